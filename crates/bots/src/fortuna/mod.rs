//! Players of Fortuna, by level.

use crate::careful::CarefulFortuna;
use crate::{Budget, Level, Player, Wandering};
use luckhouse_games::fortuna::Fortuna;

/// A player of this level, who thinks no longer than the budget.
pub fn player(level: Level, _budget: Budget) -> Player<Fortuna> {
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: CarefulFortuna, percent: 40 })),
        Level::Steady | Level::Strong | Level::Best => Player::Instinct(Box::new(CarefulFortuna)),
    }
}
