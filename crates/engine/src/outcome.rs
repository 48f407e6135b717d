//! How a game ended.

use crate::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who won, and everybody's score. Winners can be none (a lost solitaire), one, or several who share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Those who won, or who share the win.
    pub winners: SeatSet,
    /// A score for each seat, by the game's own measure; always there.
    pub scores: PerSeat<i32>,
}

impl Outcome {
    /// The seats with the highest score win, or share.
    ///
    /// ```
    /// use luckhouse_engine::{Outcome, PerSeat, Seat};
    /// let shared = Outcome::highest(PerSeat::new(2, 12));
    /// assert_eq!(shared.winners.len(), 2);
    /// ```
    pub fn highest(scores: PerSeat<i32>) -> Outcome {
        let best = scores.as_slice().iter().copied().max();
        Outcome { winners: scores.seats_where(|score| Some(score) == best), scores }
    }

    /// This seat wins, whatever the scores.
    pub fn win(winner: Seat, scores: PerSeat<i32>) -> Outcome {
        Outcome { winners: SeatSet::one(winner), scores }
    }
}
