//! A player whose thoughts wander.

use luckhouse_engine::{Bot, Game, Rng, Seat};

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
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action {
        if rng.below(100) < self.percent {
            return rng.pick(legal);
        }
        self.player.choose(game, seat, view, legal, rng)
    }
}
