//! Two judges for one: a quick one for positions, and one who takes time for decisions.

use crate::{Advice, Judge, Thinker, Unclear, Worth};
use luckhouse_engine::{Bot, Decision, Game, Outcome, PerSeat, Rng};

/// Asks one judge what positions are worth, and another what to choose.
///
/// An analysis asks about every position that a roll could have led to, and must always get the same answer; of
/// decisions there are far fewer, and they deserve more time.
///
/// ```
/// use luckhouse_bots::{Budget, Judge, analysis::{Pair, Playouts}, search::Search};
/// use luckhouse_engine::{Game, pig::{Pig, PigOptions}};
/// let game = Pig::new(PigOptions::default(), 2)?;
/// let mut both = Pair {
///     positions: Box::new(Playouts::random(Budget::nodes(50))),
///     decisions: Box::new(Search::new(Budget::nodes(500))),
/// };
/// assert_eq!(both.worth(&game, &game.start()), both.worth(&game, &game.start()));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Pair<G: Game> {
    /// Says what positions are worth.
    pub positions: Box<dyn Judge<G>>,
    /// Says what choices are worth.
    pub decisions: Box<dyn Thinker<G>>,
}

impl<G: Game> Judge<G> for Pair<G> {
    fn worth(&mut self, game: &G, state: &G::State) -> Result<Worth, Unclear> {
        self.positions.worth(game, state)
    }

    fn result(&self, game: &G, outcome: &Outcome) -> PerSeat<f64> {
        self.positions.result(game, outcome)
    }
}

impl<G: Game> Thinker<G> for Pair<G> {
    fn think(&mut self, decision: &Decision<G>, rng: &mut Rng) -> Vec<Advice<G::Action>> {
        self.decisions.think(decision, rng)
    }
}

impl<G: Game> Bot<G> for Pair<G> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        self.decisions.choose(decision, rng)
    }
}
