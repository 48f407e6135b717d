//! Players of any game, by level.

use super::Search;
use crate::{Budget, Level, Player, Wandering};
use luckhouse_engine::{Game, Imagine};

/// A player of this level for a game of which nothing is known but the rules, who thinks no longer than the budget.
///
/// ```
/// use luckhouse_bots::{Budget, Level, search};
/// use luckhouse_engine::{Decision, Bot, Game, Rng, Seat, Viewer, pig::{Pig, PigAction, PigOptions}};
/// let mut bot = search::player::<Pig>(Level::Strong, Budget::nodes(200)).bot(None);
/// let game = Pig::new(PigOptions::default(), 2)?;
/// let view = game.view(&game.start(), Viewer::Watcher);
/// let decision = Decision { game: &game, seat: Seat::at(0), view: &view, legal: &[PigAction::Roll] };
/// let action = bot.choose(&decision, &mut Rng::seeded(1));
/// assert_eq!(action, PigAction::Roll);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn player<G: Game + Imagine>(level: Level, budget: Budget) -> Player<G> {
    let at_most = |nodes: u64| Search::<G>::new(Budget { nodes: budget.nodes.min(nodes), ..budget });
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: at_most(50), percent: 40 })),
        Level::Steady => Player::Thinker(Box::new(at_most(100))),
        Level::Strong => Player::Thinker(Box::new(at_most(2000))),
        Level::Best => Player::Thinker(Box::new(at_most(u64::MAX))),
    }
}
