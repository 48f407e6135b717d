//! `random`: every legal action as likely as the others.

use luckhouse_engine::{Bot, Decision, Game, Rng};

/// Chooses any legal action. The measure of every other bot, and the player of the lab's fastest runs.
///
/// ```
/// use luckhouse_bots::Random;
/// use luckhouse_engine::pig::{Pig, PigAction, PigOptions};
/// use luckhouse_engine::{Decision, Bot, Game, Rng, Seat, Table, Viewer};
///
/// let table = Table::open(Pig::new(PigOptions::default(), 2)?);
/// let seat = Seat::at(0);
/// let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
/// let decision = Decision { game: table.game(), seat, view: &view, legal: &legal };
/// let action = Random.choose(&decision, &mut Rng::seeded(1));
/// assert_eq!(action, PigAction::Roll);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        rng.pick(decision.legal)
    }
}
