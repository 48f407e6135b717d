//! A player whose thoughts wander.

use luckhouse_engine::{Bot, Decision, Game, Rng};

/// Plays as another player does, but in so many of a hundred choices takes any that is legal.
///
/// ```
/// use luckhouse_bots::{Random, Wandering};
/// let novice = Wandering { player: Random, percent: 40 };
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Wandering<B> {
    /// Who it is when it pays attention.
    pub player: B,
    /// How often it does not.
    pub percent: u64,
}

impl<G: Game, B: Bot<G>> Bot<G> for Wandering<B> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        let Decision { legal, .. } = *decision;
        if rng.below(100) < self.percent {
            return rng.pick(legal);
        }
        self.player.choose(decision, rng)
    }
}
