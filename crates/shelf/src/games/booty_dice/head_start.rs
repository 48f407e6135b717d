//! What a head start of the second pirate is worth, from the solved game.

use super::solve::{Source, source};
use crate::prose::count;
use crate::{BestPlay, HeadStart};
use luckhouse_engine::Game;
use luckhouse_games::booty_dice::{BootyDice, Pirate};
use luckhouse_solvers::booty_dice::Standing;
use luckhouse_solvers::{Unsolved, Watch};

/// The most shields or lives that are given.
const MOST: u8 = 5;

/// What best play brings who begins.
pub(super) fn best_play(game: &BootyDice, watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
    Ok(worth(&source(game, watch)?, Standing::start(game)))
}

/// Doubloons and shields that the second pirate has more, and lives that the first has fewer: the solution knows no more
/// lives than the rules give.
pub(super) fn all(game: &BootyDice, watch: &dyn Watch) -> Result<Vec<HeadStart>, Unsolved> {
    let source = source(game, watch)?;
    let Standing { roller, other } = Standing::start(game);
    let start = |gift: String, roller: Pirate, other: Pirate| HeadStart {
        gift,
        play: worth(&source, Standing { roller, other }),
    };
    let mut all = vec![start(String::new(), roller, other)];
    for more in 1..game.options().goal as u8 - other.doubloons {
        let other = Pirate { doubloons: other.doubloons + more, ..other };
        all.push(start(format!("{} more", count(more, "doubloon")), roller, other));
    }
    for shields in 1..=MOST {
        all.push(start(count(shields, "shield"), roller, Pirate { shields, ..other }));
    }
    for fewer in 1..roller.lives.min(MOST + 1) {
        let roller = Pirate { lives: roller.lives - fewer, ..roller };
        all.push(start(format!("{} more than who begins", count(fewer, "life")), roller, other));
    }
    Ok(all)
}

fn worth(source: &Source, standing: Standing) -> BestPlay {
    BestPlay { chance: source.chances.chance(standing), error: Some(source.error) }
}
