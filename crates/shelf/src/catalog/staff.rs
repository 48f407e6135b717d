//! Who plays a game when no person does, and who judges it.

use luckhouse_bots::analysis::{Pair, Playouts};
use luckhouse_bots::search::Search;
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Game, Imagine};

/// The bots and the judge of a game. Without its own, a game has players of every level from the generic search.
pub trait Staff: Game + Imagine {
    /// A player of this level, who thinks no longer than the budget.
    fn player(level: Level, budget: Budget) -> Player<Self> {
        luckhouse_bots::search::player(level, budget)
    }

    /// Those whom one can meet at the table, besides players without a name.
    fn characters() -> &'static [Character<Self>] {
        &[]
    }

    /// Somebody who knows what any position is worth: without a judge of its own, by playing on at random.
    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        let positions = Box::new(Playouts::random(budget));
        Box::new(Pair { positions, decisions: Box::new(Search::new(budget)) })
    }
}
