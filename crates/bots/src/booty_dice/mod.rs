//! Players of Booty Dice, by level.
//!
//! `strong` and `best` both play a turn exactly: every keep of every roll, every victim. They differ in what they
//! believe of the standing after it. `best` knows the solved game for two, and where two are left of more; `strong` knows
//! it at a few lives and shields and guesses in between. Elsewhere `strong` has the formula for two, whatever the number
//! of pirates; `best` has networks, one for each number of living pirates, which have learned from games against
//! themselves ([`self_play`]). Where there is no network, or none that can be read, formulas stand in that have learned from
//! games of so many.

mod beliefs;
mod characters;
mod coarse;
mod estimate;
mod fit;
mod naming;
mod nets;
mod planner;
pub mod self_play;
mod settling;
mod shares;

use crate::careful::CarefulBootyDice;
use crate::{Budget, Judge, Level, Player, Wandering};
pub use beliefs::Beliefs;
pub use characters::CHARACTERS;
pub use estimate::Estimate;
pub use fit::{Fit, Sample};
use luckhouse_games::booty_dice::BootyDice;
pub use nets::Nets;
pub use planner::TurnPlanner;

/// A player of this level. None of them needs longer than a few milliseconds for a choice, whatever the budget.
///
/// ```
/// use luckhouse_bots::{Budget, Level, Player, booty_dice};
/// let best = booty_dice::player(Level::Best, Budget::of(Level::Best));
/// assert!(matches!(best, Player::Thinker(_)));
/// ```
pub fn player(level: Level, _budget: Budget) -> Player<BootyDice> {
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: CarefulBootyDice, percent: 40 })),
        Level::Steady => Player::Instinct(Box::new(CarefulBootyDice)),
        Level::Strong => Player::Thinker(Box::new(TurnPlanner::new(Estimate::Formula))),
        Level::Best => Player::Thinker(Box::new(TurnPlanner::new(Estimate::best()))),
    }
}

/// Somebody who knows what any position is worth: exactly, where the game is solved.
pub fn judge(_budget: Budget) -> Box<dyn Judge<BootyDice>> {
    Box::new(TurnPlanner::new(Estimate::best()))
}
