//! Players of Booty Dice, by level.

use crate::careful::CarefulBootyDice;
use crate::{Budget, Level, Player, Wandering};
use luckhouse_games::booty_dice::BootyDice;

/// A player of this level, who thinks no longer than the budget.
pub fn player(level: Level, _budget: Budget) -> Player<BootyDice> {
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: CarefulBootyDice, percent: 40 })),
        Level::Steady | Level::Strong | Level::Best => Player::Instinct(Box::new(CarefulBootyDice)),
    }
}
