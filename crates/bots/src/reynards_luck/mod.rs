//! Players of Reynard's Luck, by level.
//!
//! A player of the higher levels believes something about every hidden piece (`belief`), looks ahead with it (`look`)
//! to positions that are counted (`survey`) and weighed (`weights`, learned by [`learn`]), and solves every
//! confrontation for itself (`cards`). All of it starts from one view; nothing is remembered between choices.

mod belief;
mod cards;
mod field;
mod judge;
pub mod learn;
mod look;
mod lookahead;
mod mixing;
mod nets;
mod placing;
pub mod self_play;
mod survey;
mod taste;
#[cfg(test)]
mod tests;
mod weights;
mod yardstick;

pub use mixing::{Mix, mix, trial_mix};
pub use nets::Nets;
pub use taste::CHARACTERS;
pub use weights::Opinion;
pub use yardstick::{Lost, Part, Yardstick};

use crate::careful::CarefulReynardsLuck;
use crate::{Budget, Judge, Level, Player, Wandering};
use lookahead::LookaheadBot;
use luckhouse_engine::Game;
use luckhouse_games::reynards_luck::{Challenge, Reveal, ReynardsLuck};

/// How far a chance that comes from the evaluation can be off, as measured by
/// `cargo test --release -p luckhouse-bots --lib -- --ignored --nocapture the_error_is_what_was_measured`.
const ERROR: f64 = 0.19;

/// With another reading of the rules (RL-21, RL-22) nothing was measured, and a move with a challenge after it is not
/// looked at: twice as far.
const OTHER_ERROR: f64 = 2.0 * ERROR;

/// How far a chance can be off under these rules.
fn error(game: &ReynardsLuck) -> f64 {
    let usual = (game.options().challenge, game.options().reveal) == (Challenge::Reach, Reveal::Stays);
    if usual { ERROR } else { OTHER_ERROR }
}

/// How far the difference of two choices can be off, rounded up: it was 0.167 at 111 moments, by
/// `differences_in_reynards_luck_are_no_further_off_than_the_judge_says`. Most of that is saying too much: what was said to
/// cost 9 points on average cost 1 when it was played out.
const APART: f64 = 0.18;

/// A player of this level, who thinks no longer than the budget. A node is a position looked at.
///
/// ```
/// use luckhouse_bots::{Budget, Level, Player, reynards_luck};
/// let strong = reynards_luck::player(Level::Strong, Budget::nodes(5_000));
/// assert!(matches!(strong, Player::Thinker(_)));
/// ```
pub fn player(level: Level, budget: Budget) -> Player<ReynardsLuck> {
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: CarefulReynardsLuck, percent: 40 })),
        Level::Steady => Player::Instinct(Box::new(CarefulReynardsLuck)),
        Level::Strong => Player::Thinker(Box::new(strong(budget))),
        Level::Best => Player::Thinker(Box::new(best(budget))),
    }
}

fn best(budget: Budget) -> LookaheadBot {
    LookaheadBot::new(budget, &[(1, 60), (2, 30)], 3)
}

fn strong(budget: Budget) -> LookaheadBot {
    LookaheadBot::new(budget, &[(1, 16)], 3)
}

/// A player with another opinion, who looks as far as is said: for each pass, how many turns ahead and how many acts; to
/// try what is new.
pub fn trial(opinion: Opinion, budget: Budget, passes: &'static [(usize, usize)]) -> Player<ReynardsLuck> {
    Player::Thinker(Box::new(LookaheadBot { opinion, ..LookaheadBot::new(budget, passes, 3) }))
}

/// Somebody who knows what any position is worth once the pieces stand.
///
/// ```
/// use luckhouse_bots::{Budget, reynards_luck};
/// use luckhouse_engine::Game;
/// use luckhouse_games::reynards_luck::{ReynardsLuck, ReynardsLuckOptions};
/// let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2)?;
/// let unclear = reynards_luck::judge(Budget::nodes(1_000)).worth(&game, &game.start()).unwrap_err();
/// assert!(unclear.to_string().contains("ask again when both sides stand"));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn judge(budget: Budget) -> Box<dyn Judge<ReynardsLuck>> {
    Box::new(judge::Referee::new(budget))
}
