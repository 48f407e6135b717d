//! What a head start of the second pirate is worth, from the solved game.

use super::solve::{Source, source};
use crate::{BestPlay, HeadStart, Saying};
use luckhouse_engine::Game;
use luckhouse_games::booty_dice::{BootyDice, Pirate};
use luckhouse_solvers::booty_dice::Standing;
use luckhouse_solvers::{Unsolved, Watch};
use serde_json::json;

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
    let start = |gift: Option<Saying>, roller: Pirate, other: Pirate| HeadStart {
        gift,
        play: worth(&source, Standing { roller, other }),
    };
    let mut all = vec![start(None, roller, other)];
    for more in 1..game.options().goal as u8 - other.doubloons {
        let other = Pirate { doubloons: other.doubloons + more, ..other };
        all.push(start(gift("gift-doubloons", more), roller, other));
    }
    for shields in 1..=MOST {
        all.push(start(gift("gift-shields", shields), roller, Pirate { shields, ..other }));
    }
    for fewer in 1..roller.lives.min(MOST + 1) {
        let roller = Pirate { lives: roller.lives - fewer, ..roller };
        all.push(start(gift("gift-lives", fewer), roller, other));
    }
    Ok(all)
}

/// What bots can be measured with, at tables of any size.
pub(super) const GIFTS: &[&str] = &["gift-doubloons", "gift-shields"];

/// Nobody may have won before the first turn.
pub(super) fn give(game: &BootyDice, pirate: &mut Pirate, gift: usize, more: u32) -> bool {
    let more = more.min(u32::from(u8::MAX)) as u8;
    let (doubloons, shields) = (pirate.doubloons.saturating_add(more), pirate.shields.saturating_add(more));
    match gift {
        0 if u32::from(doubloons) < game.options().goal => pirate.doubloons = doubloons,
        1 => pirate.shields = shields,
        _ => return false,
    }
    true
}

/// So many more of something.
fn gift(name: &str, more: u8) -> Option<Saying> {
    Some(Saying::fact(&json!({ "name": name, "more": more })))
}

fn worth(source: &Source, standing: Standing) -> BestPlay {
    BestPlay { chance: source.chances.chance(standing), error: Some(source.error) }
}
