//! What a game's end says about places.

use luckhouse_engine::Outcome;

/// The place of each seat: those who won are first together, all others share the next place.
///
/// Scores make no places. In these games who cannot win any more has no reason to defend a second place, so that one
/// says nothing about strength. Where nobody won, everybody shares the first place.
///
/// ```
/// use luckhouse_club::rating::places;
/// use luckhouse_engine::{Outcome, PerSeat, Seat};
/// let outcome = Outcome::win(Seat::at(1), PerSeat::new(3, 0));
/// assert_eq!(places(&outcome), [2, 1, 2]);
/// ```
pub fn places(outcome: &Outcome) -> Vec<u8> {
    let behind = if outcome.winners.is_empty() { 1 } else { 1 + outcome.winners.len() as u8 };
    let place = |seat| if outcome.winners.contains(seat) { 1 } else { behind };
    outcome.scores.iter().map(|(seat, _)| place(seat)).collect()
}
