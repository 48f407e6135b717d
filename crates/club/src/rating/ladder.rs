//! Climbing from level to level.

/// How somebody fared against the bots of one level.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Met {
    /// Games that counted.
    pub games: u32,
    /// Those that were won.
    pub won: u32,
    /// The mean share of the win, less what the dice gave, if somebody has looked at that.
    pub without_luck: Option<f64>,
}

/// The level that is next worth trying, counted from the weakest: the first one above the best that was ever beaten. Whoever has
/// beaten them all goes back to the weakest against whom they win less than their part when the luck is taken out, and if there is none,
/// nothing is left to climb.
///
/// ```
/// use luckhouse_club::rating::{Met, next_worth_trying};
/// let beaten = Met { games: 3, won: 1, without_luck: Some(0.6) };
/// let lost = Met { games: 3, won: 0, without_luck: Some(0.2) };
/// assert_eq!(next_worth_trying(&[Met::default(); 4], 2), Some(0));
/// assert_eq!(next_worth_trying(&[lost, beaten, lost, lost], 2), Some(2));
/// assert_eq!(next_worth_trying(&[beaten; 4], 2), None);
/// ```
pub fn next_worth_trying(levels: &[Met], seats: u8) -> Option<usize> {
    let next = levels.iter().rposition(|level| level.won > 0).map_or(0, |beaten| beaten + 1);
    if next < levels.len() {
        return Some(next);
    }
    let even = 1.0 / f64::from(seats.max(1));
    levels.iter().position(|level| level.without_luck.is_some_and(|share| share < even))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_beat_the_best_by_luck_goes_back_to_where_they_lose() {
        let met = |won, share| Met { games: 4, won, without_luck: share };
        let all = [met(3, Some(0.7)), met(2, Some(0.4)), met(2, None), met(1, Some(0.1))];
        assert_eq!(next_worth_trying(&all, 2), Some(1));
        assert_eq!(next_worth_trying(&all, 4), Some(3), "at four a quarter is one's part");
        assert_eq!(next_worth_trying(&[], 2), None);
    }
}
