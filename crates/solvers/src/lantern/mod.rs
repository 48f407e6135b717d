//! Lantern solved exactly: any sheet, from the setup on.
//!
//! Best play wins as often as possible, and of all plays that do it crosses off the fewest circles. Said exactly, it
//! maximises the mean of `won · (1 − ε)^score` with ε = 2⁻³⁰, in which the score counts in won games only (LN-15): no
//! chance above 28 ε (3 in a hundred million) is ever given up for a circle, and where chances are equal the mean of
//! `won · score` is the lowest.
//!
//! Read on in this order: `track` (what experience can still bring), `moves` and `sweep` (one fight), `entries` and
//! `backward` (fight by fight from the end), `setup`, [`Solution`], and [`Guide`], which answers for every state.

mod backward;
mod bytes;
mod cell;
mod entries;
mod guide;
mod moves;
mod setup;
mod solution;
mod sweep;
mod track;
mod without_rows;

pub use guide::Guide;
pub use solution::{Keep, Solution};

use cell::Single;

/// What a state is worth with best play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The chance to win.
    pub win: f64,
    /// The mean of the Adventure Score, lost games counted as 0: divided by `win` it is the mean score of won games.
    pub score: f64,
}

impl Value {
    /// With so many circles crossed off before.
    fn of(worth: Single, crossed: u8) -> Value {
        let win = worth.win();
        Value { win, score: worth.score[0] + f64::from(crossed) * win }
    }

    /// What best play maximises, near enough to compare two choices of one state: the chance, and between equal chances
    /// the score.
    pub fn worth(self) -> f64 {
        self.win - cell::TASTE * self.score
    }

    /// The mean Adventure Score of won games, if any is won.
    pub fn score_when_won(self) -> Option<f64> {
        (self.win > 0.0).then(|| self.score / self.win)
    }
}
