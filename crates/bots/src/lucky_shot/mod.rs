//! Players of Lucky Shot, by level.

mod characters;
pub mod features;
pub mod judge;
mod leaves;
mod luck;
pub mod net;
mod nets;
pub mod opinion;
mod placing;
mod plan;
pub mod quick;
pub mod self_play;
mod sense;
pub mod strong;
#[cfg(test)]
mod tests;
mod threats;

pub use characters::CHARACTERS;
pub use nets::Nets;

use crate::careful::CarefulLuckyShot;
use crate::{Budget, Judge, Level, Player, Wandering};
use luckhouse_games::lucky_shot::LuckyShot;

/// A player of this level, who thinks no longer than the budget.
pub fn player(level: Level, budget: Budget) -> Player<LuckyShot> {
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: CarefulLuckyShot, percent: 40 })),
        Level::Steady => Player::Instinct(Box::new(CarefulLuckyShot)),
        Level::Strong => Player::Thinker(Box::new(strong::Strong::new(budget))),
        Level::Best => Player::Thinker(Box::new(strong::Strong::fine(budget))),
    }
}

/// Somebody who knows what any position is worth.
pub fn judge(budget: Budget) -> Box<dyn Judge<LuckyShot>> {
    Box::new(judge::Referee::new(budget))
}
