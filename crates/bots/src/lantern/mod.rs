//! Players of Lantern, by level.
//!
//! `novice` and `steady` are the careful player, the one with wandering thoughts. `strong` plays every fight exactly,
//! and thinks of what lies behind it as if no more ones would be rolled, or as if there were no rows where even that
//! would take too long. `best` is exact from the setup on where the sheet is solved, and from the first fight on where it
//! is not; of a journey with very many circles it takes the first fights as `strong` does.

mod guided;
mod guides;
mod memory;
mod tastes;

pub use guided::Guided;
pub use memory::remember_at_most;
pub use tastes::CHARACTERS;

use crate::careful::CarefulLantern;
use crate::{Budget, Judge, Level, Player, Wandering};
use luckhouse_games::lantern::Lantern;

/// A player of this level. What it works out does not depend on the budget: each level keeps to a human pace.
pub fn player(level: Level, _budget: Budget) -> Player<Lantern> {
    match level {
        Level::Novice => {
            Player::Instinct(Box::new(Wandering { player: CarefulLantern::default(), percent: 40 }))
        }
        Level::Steady => Player::Instinct(Box::new(CarefulLantern::default())),
        Level::Strong => Player::Thinker(Box::new(Guided::strong())),
        Level::Best => Player::Thinker(Box::new(Guided::best())),
    }
}

/// Somebody who knows what any position is worth.
pub fn judge(_budget: Budget) -> Box<dyn Judge<Lantern>> {
    Box::new(Guided::judge())
}
