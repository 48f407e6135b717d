//! Players of Lucky Shot, by level.

use crate::careful::CarefulLuckyShot;
use crate::{Budget, Level, Player, Wandering};
use luckhouse_games::lucky_shot::LuckyShot;

/// A player of this level, who thinks no longer than the budget.
pub fn player(level: Level, _budget: Budget) -> Player<LuckyShot> {
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: CarefulLuckyShot, percent: 40 })),
        Level::Steady | Level::Strong | Level::Best => Player::Instinct(Box::new(CarefulLuckyShot)),
    }
}
