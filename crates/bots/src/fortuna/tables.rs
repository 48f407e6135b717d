//! What is found out once for a game, and shared by all who play it.

use super::outlook::Outlook;
use luckhouse_engine::Game;
use luckhouse_games::fortuna::{Fortuna, FortunaOptions};
use luckhouse_solvers::fortuna::{Solution, effort, solve};
use std::sync::{Arc, Mutex, PoisonError};

/// More work than this is more than a second, and nobody waits that long for a first move.
const MOST_WORK: u64 = 2_000_000;

/// How many tables are kept.
const KEPT: usize = 8;

static TABLES: Mutex<Vec<(FortunaOptions, Arc<Solution>)>> = Mutex::new(Vec::new());

/// The solved game, if it is one for two that is solved at once. The same options are solved only once.
pub(super) fn table(game: &Fortuna) -> Option<Arc<Solution>> {
    if game.seats() != 2 {
        return None;
    }
    // A table is put in whole or not at all, so whoever stopped in between has left nothing half done.
    let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, table)) = tables.iter().find(|(options, _)| options == game.options()) {
        return Some(table.clone());
    }
    if effort(game.options()) > MOST_WORK {
        return None;
    }
    let table = Arc::new(solve(game, &()).ok()?);
    if tables.len() == KEPT {
        tables.remove(0);
    }
    tables.push((game.options().clone(), table.clone()));
    Some(table)
}

static OUTLOOKS: Mutex<Vec<(FortunaOptions, usize, Outlook)>> = Mutex::new(Vec::new());

/// What turns of this game are like.
pub(super) fn outlook(game: &Fortuna) -> Outlook {
    let mut known = OUTLOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    let same = |(options, seats, _): &&(FortunaOptions, usize, Outlook)| {
        *seats == game.seats() && options == game.options()
    };
    if let Some((_, _, outlook)) = known.iter().find(same) {
        return *outlook;
    }
    let outlook = Outlook::of(game);
    if known.len() == KEPT {
        known.remove(0);
    }
    known.push((game.options().clone(), game.seats(), outlook));
    outlook
}
