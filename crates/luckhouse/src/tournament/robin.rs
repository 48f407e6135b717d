//! Everybody against everybody, as often as was asked for.

use super::Played;
use super::books::Books;
use super::hall::{Hall, Round};
use crate::failure::{Failure, usage};
use luckhouse_engine::BadWord;
use luckhouse_solvers::Watch;
use rayon::prelude::*;

/// More tables than this nobody waits for.
const MOST_TABLES: usize = 20_000;
/// So many rounds are played between two looks at whether somebody interrupts.
const PORTION: usize = 64;

/// Every table that can be put together.
pub(super) fn tables(hall: &Hall) -> Result<Vec<Vec<usize>>, Failure> {
    let (players, seats) = (hall.names.len(), hall.seats);
    let many = (0..seats).try_fold(1usize, |many, at| Some(many.checked_mul(players - at)? / (at + 1)));
    match many {
        Some(many) if many <= MOST_TABLES => Ok(chosen(0, players, seats)),
        _ => Err(usage!("terminal-usage-tournament-tables", players, most = MOST_TABLES)),
    }
}

/// All ways to choose so many of the numbers from `from` on.
fn chosen(from: usize, below: usize, many: usize) -> Vec<Vec<usize>> {
    if many == 0 {
        return vec![Vec::new()];
    }
    let with = |first: usize| {
        let rests = chosen(first + 1, below, many - 1);
        rests.into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (from..below).flat_map(with).collect()
}

/// All tables in turn, so that whoever interrupts has about as much of each.
pub(super) fn play(hall: &Hall, tables: &[Vec<usize>], watch: &impl Watch) -> Result<Played, BadWord> {
    let all = hall.rounds * tables.len() as u64;
    let mut books = Books::new(hall);
    let numbers: Vec<u64> = (0..all).collect();
    for portion in numbers.chunks(PORTION) {
        if !watch.go_on(portion[0], all) {
            return Ok(Played { books, standings: Vec::new(), interrupted: true });
        }
        let one = |number: &u64| {
            let (round, table) = (number / tables.len() as u64, number % tables.len() as u64);
            hall.round(&tables[table as usize], round)
        };
        // In their order, so that ratings are the same with any number of workers.
        let rounds: Result<Vec<Round>, BadWord> = portion.par_iter().map(one).collect();
        rounds?.iter().for_each(|round| books.enter(round));
    }
    Ok(Played { books, standings: Vec::new(), interrupted: false })
}
