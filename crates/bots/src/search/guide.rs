//! What a search may know beyond the rules.

use super::key;
use crate::share;
use luckhouse_engine::{Game, Outcome, PerSeat, Rng, Seat, Viewer};

/// What a search knows about its game beyond the rules. Everything has a default that is right for any game;
/// a guide that knows more makes the search stronger or faster.
///
/// The states that a guide is shown are worlds that the search has imagined, never the real one.
///
/// ```
/// use luckhouse_bots::{Budget, search::{Guide, Search}};
/// use luckhouse_engine::{Game, Rng, Seat, pig::{Pig, PigAction}};
///
/// /// In playouts it rolls twice as often as it holds.
/// struct Bold;
/// impl Guide<Pig> for Bold {
///     fn playout(&mut self, _: &Pig, _: &<Pig as Game>::State, _: Seat, legal: &[PigAction], rng: &mut Rng) -> PigAction {
///         if rng.below(3) > 0 { PigAction::Roll } else { rng.pick(legal) }
///     }
/// }
/// let bold = Search::guided(Bold, Budget::nodes(100));
/// ```
pub trait Guide<G: Game>: Send {
    /// How promising each legal action is before any is tried: one weight for each, positive, on any scale.
    /// By default all the same.
    fn priors(
        &mut self,
        _game: &G,
        _state: &G::State,
        _seat: Seat,
        legal: &[G::Action],
        into: &mut Vec<f64>,
    ) {
        into.resize(legal.len(), 1.0);
    }

    /// A quick choice for playouts. By default any legal one.
    fn playout(
        &mut self,
        _game: &G,
        _state: &G::State,
        _seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action {
        rng.pick(legal)
    }

    /// What the state is worth to each seat, if that can be said without playing on.
    ///
    /// Asked where a playout begins (`depth` 0) and after each of its choices (`depth` counts them), so that a guide
    /// can cut playouts off. By default every game is played to its end.
    fn worth(&mut self, _game: &G, _state: &G::State, _depth: usize) -> Option<PerSeat<f64>> {
        None
    }

    /// Leave out actions that need not be looked at: those that do the same as another, or never more. At least
    /// one must stay. By default all stay. When all choices are to be judged, those at the root stay as well.
    fn prune(&mut self, _game: &G, _state: &G::State, _seat: Seat, _legal: &mut Vec<G::Action>) {}

    /// What the end of a game is worth to each seat, from 0 to 1. By default its share of the win.
    fn result(&self, _game: &G, outcome: &Outcome) -> PerSeat<f64> {
        share(outcome)
    }

    /// What the seat knows, as a number: situations that it cannot tell apart must have the same, others should not.
    ///
    /// By default the view is hashed, which is always right. A guide of a game with nothing hidden may use
    /// [`key::of_state`], which is faster.
    fn key(&mut self, game: &G, state: &G::State, seat: Seat) -> u64 {
        key::of_view(&game.view(state, Viewer::Seat(seat)))
    }
}

/// Knows the rules, and nothing beyond.
///
/// ```
/// use luckhouse_bots::{Budget, search::{Plain, Search}};
/// use luckhouse_engine::pig::Pig;
/// let search: Search<Pig, Plain> = Search::new(Budget::nodes(100));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Game> Guide<G> for Plain {}
