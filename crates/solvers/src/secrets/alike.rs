//! What may be counted as one without changing what the game is worth.

use luckhouse_engine::{Game, RollOf, Seat};

/// Says which choices and which rolls lead to the same game, so that the tree need not hold them all.
///
/// It must be told from what both seats see alone, and be true: whatever one of them can come to, the others can.
pub trait Alike<G: Game>: Sync {
    /// For each of the legal choices of a seat, the first that is like it.
    fn choices(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action]) -> Vec<usize>;

    /// For each of the rolls that can come, the first that is like it.
    fn rolls(&self, game: &G, state: &G::State, rolls: &[RollOf<G>]) -> Vec<usize>;

    /// Must this roll be remembered by those who read it? Not, if all that it tells shows in the view until the next
    /// choice, and the order in which such rolls came tells nothing: then one order stands for all.
    fn remembered(&self, roll: RollOf<G>) -> bool;
}

/// Nothing is like anything else.
#[derive(Clone, Copy, Debug, Default)]
pub struct Apart;

impl<G: Game> Alike<G> for Apart {
    fn choices(&self, _: &G, _: &G::State, _: Seat, legal: &[G::Action]) -> Vec<usize> {
        (0..legal.len()).collect()
    }

    fn rolls(&self, _: &G, _: &G::State, rolls: &[RollOf<G>]) -> Vec<usize> {
        (0..rolls.len()).collect()
    }

    fn remembered(&self, _: RollOf<G>) -> bool {
        true
    }
}
