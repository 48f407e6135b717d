//! Small networks that say each seat's chance to win. Nothing here knows a game.
//!
//! A [`Net`] is trained in floating point ([`train`]), rounded to whole numbers ([`Judgement`]) and kept in a file
//! ([`Model`]) that says what made it. Where its lessons come from games of its own, [`learn`] plays, trains and plays again. The same seed gives the same bytes, whatever the number of threads.

mod exp;
mod judgement;
mod memory;
mod model;
mod net;
mod rounds;
mod training;

pub use exp::softmax;
pub use judgement::{Judgement, TooLarge};
pub use memory::{Report, Taught};
pub use model::{BadModel, FORMAT, MOST_BYTES, Made, Model, ModelKind};
pub use net::{MOST_HIDDEN, MOST_OUTPUTS, Net, Shape};
pub use rounds::{Schedule, SelfPlay, learn};
pub use training::{Lesson, Misses, Training, held_out, misses, train};

/// One input that is not 0: which, and how much of it there is, in parts of [`ONE`].
///
/// Inputs are whole numbers already when a net is trained, so that nothing is lost when it is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Input {
    /// Its number.
    pub place: u16,
    /// How much of it: from −[`MOST_AMOUNT`] to [`MOST_AMOUNT`].
    pub amount: i16,
}

/// The amount of an input that is simply there.
pub const ONE: i16 = 64;
/// Larger amounts are cut.
pub const MOST_AMOUNT: i16 = 8 * ONE;

impl Input {
    /// Something that is there.
    pub const fn there(place: usize) -> Input {
        Input { place: place as u16, amount: ONE }
    }

    /// So much of something.
    ///
    /// ```
    /// use luckhouse_learn::{Input, MOST_AMOUNT, ONE};
    /// assert_eq!(Input::of(3, 0.5), Input { place: 3, amount: ONE / 2 });
    /// assert_eq!(Input::of(3, 1e9).amount, MOST_AMOUNT);
    /// ```
    pub fn of(place: usize, amount: f32) -> Input {
        let parts = (amount * f32::from(ONE)).round();
        Input {
            place: place as u16,
            amount: parts.clamp(-f32::from(MOST_AMOUNT), f32::from(MOST_AMOUNT)) as i16,
        }
    }

    /// The amount as a number.
    pub fn value(self) -> f32 {
        f32::from(self.amount) / f32::from(ONE)
    }
}
