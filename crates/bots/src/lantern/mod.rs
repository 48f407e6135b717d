//! Players of Lantern, by level.

use crate::careful::CarefulLantern;
use crate::{Budget, Level, Player, Wandering};
use luckhouse_games::lantern::Lantern;

/// A player of this level, who thinks no longer than the budget.
pub fn player(level: Level, _budget: Budget) -> Player<Lantern> {
    match level {
        Level::Novice => {
            Player::Instinct(Box::new(Wandering { player: CarefulLantern::default(), percent: 40 }))
        }
        Level::Steady | Level::Strong | Level::Best => Player::Instinct(Box::new(CarefulLantern::default())),
    }
}
