//! Exact odds: every possible roll with its whole number of ways.

use std::fmt;
use std::sync::Arc;

/// Every roll that can happen, each with the number of ways it can, out of a total.
///
/// ```
/// use luckhouse_engine::DiceSet;
/// let two_dice = DiceSet::odds(2);
/// assert_eq!(two_dice.total(), 36);
/// assert_eq!(two_dice.chance(|roll| roll.total() == 7).to_string(), "6/36 (16.67 %)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds<R> {
    /// Shared by all copies: the odds of six dice have 462 lines.
    lines: Arc<[(R, u64)]>,
    total: u64,
}

impl<R: Copy + Ord> Odds<R> {
    /// The rolls with their ways, and how many ways there are in all, counted on its own.
    ///
    /// The lines are kept in the order of the rolls, so that the order too means the same for ever.
    ///
    /// # Panics
    /// If the ways do not add up to the total, a line has no way, or a roll stands twice.
    pub fn new(total: u64, mut lines: Vec<(R, u64)>) -> Odds<R> {
        lines.sort_unstable_by_key(|(roll, _)| *roll);
        let sum: u64 = lines.iter().map(|(_, ways)| ways).sum();
        assert_eq!(sum, total, "the ways of all rolls must add up");
        assert!(lines.iter().all(|(_, ways)| *ways > 0), "a roll with no way");
        assert!(lines.windows(2).all(|w| w[0].0 != w[1].0), "a roll twice");
        Odds { lines: lines.into(), total }
    }

    /// Every roll just as likely.
    pub fn even(rolls: impl IntoIterator<Item = R>) -> Odds<R> {
        let lines: Vec<_> = rolls.into_iter().map(|roll| (roll, 1)).collect();
        Odds::new(lines.len() as u64, lines)
    }

    /// The rolls with their ways, in the order of the rolls.
    pub fn lines(&self) -> &[(R, u64)] {
        &self.lines
    }

    /// The ways of all rolls together.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// How many ways this roll has; 0 if it cannot happen.
    pub fn ways(&self, roll: R) -> u64 {
        match self.lines.binary_search_by_key(&roll, |(r, _)| *r) {
            Ok(index) => self.lines[index].1,
            Err(_) => 0,
        }
    }

    /// The chance of a roll that passes the test.
    pub fn chance(&self, test: impl Fn(R) -> bool) -> Fraction {
        let passing = self.lines.iter().filter(|(roll, _)| test(*roll));
        Fraction { ways: passing.map(|(_, ways)| ways).sum(), total: self.total }
    }

    /// The same odds under another name. Rolls that become the same are added up.
    pub fn map<S: Copy + Ord>(&self, rename: impl Fn(R) -> S) -> Odds<S> {
        let mut lines: Vec<(S, u64)> = self.lines.iter().map(|(r, w)| (rename(*r), *w)).collect();
        lines.sort_unstable_by_key(|(roll, _)| *roll);
        lines.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            kept.1 += if same { next.1 } else { 0 };
            same
        });
        Odds::new(self.total, lines)
    }

    /// The roll of one ticket out of `0..total`: each roll holds as many tickets as it has ways.
    ///
    /// # Panics
    /// If the ticket is not below the total.
    pub fn at(&self, ticket: u64) -> R {
        let mut left = ticket;
        for (roll, ways) in &*self.lines {
            match left.checked_sub(*ways) {
                Some(rest) => left = rest,
                None => return *roll,
            }
        }
        panic!("ticket {ticket} of {}", self.total)
    }
}

/// An exact chance: so many ways out of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    /// The ways in which it happens.
    pub ways: u64,
    /// All ways.
    pub total: u64,
}

impl Fraction {
    /// As a number from 0 to 1.
    pub fn as_f64(self) -> f64 {
        self.ways as f64 / self.total as f64
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = 100.0 * self.as_f64();
        write!(f, "{}/{} ({percent:.2} %)", self.ways, self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "must add up")]
    fn ways_that_do_not_add_up_are_refused() {
        Odds::new(3, vec![(1, 1), (2, 1)]);
    }

    #[test]
    #[should_panic(expected = "a roll twice")]
    fn a_roll_stands_once() {
        Odds::new(2, vec![(1, 1), (1, 1)]);
    }

    #[test]
    fn tickets_follow_the_ways() {
        let odds = Odds::new(4, vec![('b', 3), ('a', 1)]);
        let drawn: String = (0..4).map(|ticket| odds.at(ticket)).collect();
        assert_eq!(drawn, "abbb");
        assert_eq!((odds.ways('b'), odds.ways('z')), (3, 0));
    }

    #[test]
    fn renaming_adds_up() {
        let odds = Odds::even(1..=6).map(|face| face % 2 == 0);
        assert_eq!(odds.lines(), [(false, 3), (true, 3)]);
    }
}
