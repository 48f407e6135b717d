//! Players of Reynard's Luck, by level.

use crate::careful::CarefulReynardsLuck;
use crate::{Budget, Level, Player, Wandering};
use luckhouse_games::reynards_luck::ReynardsLuck;

/// A player of this level, who thinks no longer than the budget.
pub fn player(level: Level, _budget: Budget) -> Player<ReynardsLuck> {
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: CarefulReynardsLuck, percent: 40 })),
        Level::Steady | Level::Strong | Level::Best => Player::Instinct(Box::new(CarefulReynardsLuck)),
    }
}
