//! One number for how each game behaves: if it changes, some game went another way, and a commit shows it.

use crate::Cell;
use crate::measured;
use crate::{Decided, Observed};
use luckhouse_shelf::AnyGame;
use luckhouse_shelf::games::GAMES;
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Who plays, how many games, and the most that they look at for a choice.
const TABLES: [(&str, u64, u64); 2] = [("random", 50, 1), ("steady", 2, 30)];

/// The dice of all signatures.
const SEED: u64 = 2026;

/// The number of one game, over a small set of games that is always the same: every number of seats, the default options,
/// at random and by bots who count their thoughts. It hears every choice, what else could have been chosen, and every end.
pub fn signature(game: &dyn AnyGame) -> String {
    let seats = game.about().seats.to_vec();
    let tables: Vec<(usize, _)> =
        seats.iter().flat_map(|seats| TABLES.map(|table| (*seats, table))).collect();
    let heard = |(seats, (bot, games, nodes)): &(usize, (&str, u64, u64))| {
        let mut cell = Cell::new(game.about().name, &[], &vec![*bot; *seats]);
        cell.nodes = Some(*nodes);
        hear(&cell, *games)
    };
    let all: String = tables.par_iter().map(heard).collect::<Vec<String>>().concat();
    crate::parts::check_of(all.as_bytes())
}

/// The hash of all that is said in these games of a cell.
fn hear(cell: &Cell, games: u64) -> String {
    let setup = cell.check().expect("default options are fine");
    let (mut hash, mut line) = (Sha256::new(), String::new());
    let mut ends = String::new();
    let mut each = |number: u64, seen: &Observed| {
        let scores: Vec<i32> = seen.outcome.scores.iter().map(|(_, score)| score).collect();
        let (winners, turns, rolls) = (seen.outcome.winners, seen.progress.turns, seen.rolls);
        let _ = writeln!(ends, "{number}: {winners} {scores:?} {turns} {rolls}");
    };
    let mut told = |decided: &Decided| {
        line.clear();
        let _ = writeln!(line, "{} {} {}", decided.seat, decided.word, decided.choices);
        hash.update(&line);
    };
    let (options, bots) = (&setup.options, &setup.bots);
    let played =
        measured(setup.game).observe_choices(options, bots, SEED, 0..games, &mut each, Some(&mut told));
    played.expect("the cell was checked");
    hash.update(&ends);
    crate::parts::check_of(&hash.finalize())
}

/// The numbers of all games, a line each.
pub fn signatures() -> String {
    let line = |game: &&dyn AnyGame| format!("{:<14} {}\n", game.about().name, signature(*game));
    GAMES.iter().map(line).collect()
}
