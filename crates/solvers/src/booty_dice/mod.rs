//! Booty Dice for two, solved: the chance of whoever rolls, in every standing, when both play as well as can be.
//!
//! Lives never come back, so the standings fall into layers by the lives of both. A layer leads to itself, to the one
//! with the two exchanged, and to layers with fewer lives. From the fewest lives up, each pair of layers is swept
//! until the chances stand still. A turn is worked out exactly (`sweep.rs`): two passes over the [lattice] of the dice.
//!
//! # How far it can be off
//!
//! Let the chances change by at most *r* in one more sweep. Whatever anybody does, a die shows W in three rolls in a
//! row with a chance of 1/216, and then somebody loses a life: W alone, in a Mutiny and in a Curse all do. So a game
//! with *n* lives in all lasts at most 216 (*n* − 1) turns in the mean, however it is played, and the chances are
//! off by at most *r* × 216 (*n* − 1). Where every roll is resolved it is 6 instead of 216. [`Solution::bound`] says so
//! for the solved game, with the rounding of a sweep counted in.
//!
//! # What is left out
//!
//! Two things are not in the bound. They are measured, not proved (`tests/booty_dice_limits.rs`; for the lengths of games
//! `booty_dice_measures.rs` of the bots).
//!
//! - **Shields beyond some number are not told apart.** With two lives, and against twelve shields told apart, the chance
//!   at the start changes by 1.8e-7 with four, 1.5e-10 with six and 1.2e-13 with eight; that of any standing in which
//!   nobody has more than three by 4.9e-4, 5.2e-7 and 3.5e-10; that of any in which nobody has more than are told apart by
//!   1.3e-3, 4.5e-5 and 1.4e-6. So ten, the default, are beyond doubt for the game from its start; who has more shields
//!   than are told apart is taken to have fewer, and can be off by more.
//! - **The turn cap is ignored.** The bound above says nothing about 500 turns. Of 4,000 games of the best, half
//!   were over within 10 turns, 99 % within 22, and all within 30.
//!
//! The [`Table`] that is kept is rounded as well. Whoever plays by chances that are off by at most *e* loses at most 2*e*
//! in a turn: 1.5e-5 by the rounding.
//!
//! [lattice]: crate::dice

mod each;
mod hopes;
mod packed;
mod solve;
mod standing;
mod sweep;
mod table;
mod turn;
mod values;

pub use hopes::Hopes;
use luckhouse_games::booty_dice::{BootyOptions, Resolve};
pub use solve::solve;
pub use standing::{After, Effect, Standing};
pub use table::Table;
pub use turn::{Chances, turn};
use values::Values;

/// How many standings are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The most lives.
    pub lives: usize,
    /// The doubloons that win.
    pub goal: usize,
    /// The most shields that are told apart.
    pub shields: usize,
}

impl Extent {
    /// So many kinds of shields are told apart.
    fn kinds(self) -> usize {
        self.shields + 1
    }

    /// Both purses and one pirate's shields.
    fn rows(self) -> usize {
        self.goal * self.goal * self.kinds()
    }

    /// How many standings there are.
    pub fn standings(self) -> usize {
        self.lives * self.lives * self.rows() * self.kinds()
    }
}

/// How carefully to solve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Care {
    /// The most shields that are told apart, at most [`Care::MOST_SHIELDS`].
    pub shields: usize,
    /// A layer is done when a sweep changes no chance by more.
    pub tolerance: f64,
}

impl Care {
    /// With more, the War Chest could run empty, which the solver does not know.
    pub const MOST_SHIELDS: usize = 12;
}

impl Default for Care {
    fn default() -> Care {
        Care { shields: 10, tolerance: 1e-10 }
    }
}

/// The chance of whoever rolls, in every standing.
#[derive(Clone, Debug)]
pub struct Solution {
    options: BootyOptions,
    values: Values,
    residual: f64,
    sweeps: usize,
}

impl Chances for Solution {
    fn chance(&self, standing: Standing) -> f64 {
        self.values.at(standing)
    }
}

impl Solution {
    /// The rules that it is of.
    pub fn options(&self) -> &BootyOptions {
        &self.options
    }

    /// How many standings are told apart.
    pub fn extent(&self) -> Extent {
        self.values.extent()
    }

    /// No chance changes by more in one more sweep.
    pub fn residual(&self) -> f64 {
        self.residual
    }

    /// How often a pair of layers was swept, all together.
    pub fn sweeps(&self) -> usize {
        self.sweeps
    }

    /// How far a chance can be off from that of the game without a turn cap, with so many shields told apart.
    pub fn bound(&self) -> f64 {
        /// A sweep adds and halves some forty numbers between 0 and 1 in a row: three rolls of six dice.
        const ROUNDING: f64 = 64.0 * f64::EPSILON;
        (self.residual + ROUNDING)
            * turns_to_lose_a_life(self.options.resolve)
            * (2 * self.options.lives - 1) as f64
    }
}

/// In the mean at most: the chance that one die shows W and goes on doing so.
fn turns_to_lose_a_life(resolve: Resolve) -> f64 {
    match resolve {
        Resolve::Stop => 216.0,
        Resolve::Each => 6.0,
    }
}
