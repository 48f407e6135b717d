//! Chance: what happens without anybody choosing.

use crate::{Game, Odds, Rng, Word};
use std::fmt::Debug;

/// A chance event: its exact odds, and a fast way to let it happen.
///
/// The two must agree; a law holds the fast roll against the odds. Solvers and curious players ask for the odds,
/// the lab rolls.
pub trait Chance: Clone + PartialEq + Debug {
    /// What can come up.
    type Roll: Word;

    /// Everything that can come up, with its ways.
    fn odds(&self) -> Odds<Self::Roll>;

    /// Let it happen, in a few nanoseconds and without a heap.
    fn roll(&self, rng: &mut Rng) -> Self::Roll;

    /// Can this come up here?
    fn allows(&self, roll: Self::Roll) -> bool {
        self.odds().ways(roll) > 0
    }

    /// Can only one thing come? A game that knows it without listing its odds says so; a law compares.
    fn is_certain(&self) -> bool {
        self.odds().lines().len() == 1
    }
}

/// What the dice of a game can show.
pub type RollOf<G> = <<G as Game>::Chance as Chance>::Roll;
