//! Players of Fortuna, by level.
//!
//! `steady` is the careful bot. `strong` plays every choice to the end of the turn and knows roughly who wins from
//! there. `best` has the solved table for two, and plays games out in mind for more.

mod ahead;
mod best;
mod characters;
mod judge;
mod outlook;
pub(crate) mod pairing;
mod playouts;
mod quick;
mod strong;
mod tables;
#[cfg(test)]
mod tests;

pub use characters::CHARACTERS;

use crate::careful::CarefulFortuna;
use crate::{Budget, Judge, Level, Player, Wandering};
use luckhouse_games::fortuna::Fortuna;

/// A player of this level, who thinks no longer than the budget; a node is a game played out in mind.
///
/// ```
/// use luckhouse_bots::{Budget, Level, arena, fortuna};
/// use luckhouse_engine::{Bot, Game, Rng};
/// use luckhouse_games::fortuna::Fortuna;
/// let game = Fortuna::new(Default::default(), 2)?;
/// let sit = |level| fortuna::player(level, Budget::nodes(100)).bot(None);
/// let mut bots = [sit(Level::Best), sit(Level::Novice)];
/// let outcome = arena::play(&game, &mut bots, &mut Rng::seeded(1), &mut Rng::seeded(2));
/// assert!(!outcome.winners.is_empty());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn player(level: Level, budget: Budget) -> Player<Fortuna> {
    match level {
        Level::Novice => Player::Instinct(Box::new(Wandering { player: CarefulFortuna, percent: 40 })),
        Level::Steady => Player::Instinct(Box::new(CarefulFortuna)),
        Level::Strong => Player::Thinker(Box::new(strong::Strong)),
        Level::Best => Player::Thinker(Box::new(best::Best::new(budget))),
    }
}

/// Somebody who knows what any position is worth: exactly for two, roughly for more.
pub fn judge(budget: Budget) -> Box<dyn Judge<Fortuna>> {
    Box::new(judge::FortunaJudge::new(budget))
}
