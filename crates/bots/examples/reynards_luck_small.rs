//! How far from perfect? A small board of Reynard's Luck solved with all its secrets, and players held against it.
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_small -- BOARD ROUNDS LEVEL…`, where BOARD is one that
//! ships, or a cap and the line of a layout: `'2 pieces 2:2 5:2; cards 3:8; foxheads …; red …; blue …'`.

use luckhouse_bots::Level;
use luckhouse_bots::reynards_luck::{Mix, Opinion, Part, Yardstick, mix, trial_mix};
use luckhouse_engine::Seat;
use luckhouse_solvers::reynards_luck::{BOARDS, SmallBoard};
use std::time::Instant;

/// So many fit into 4 GB, with what is noted while the tree grows.
const MOST_NODES: usize = 30_000_000;
/// Half a point of a hundred.
const GAP: f64 = 0.005;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [board, rounds, levels @ ..] = words.as_slice() else { panic!("expected BOARD ROUNDS LEVEL…") };
    let board = board_of(board);
    let rounds = rounds.parse().unwrap_or_else(|_| panic!("`{rounds}`: expected a number"));
    let begun = Instant::now();
    let stick = Yardstick::new(board, MOST_NODES, (GAP, rounds), &()).unwrap_or_else(|why| panic!("{why}"));
    let [red, blue] = [0, 1].map(|seat| stick.tree.moments(Seat::at(seat)));
    let (low, high) = (100.0 * stick.solved.low, 100.0 * stick.solved.high);
    println!("{}: {} places, {red} and {blue} moments", board.name, stick.tree.len());
    println!(
        "p1 wins {low:.2} to {high:.2} of a hundred, after {} rounds, {:.1?}",
        stick.solved.rounds,
        begun.elapsed()
    );
    for level in levels {
        hold(&stick, level);
        println!("  {:.1?}", begun.elapsed());
    }
}

fn board_of(word: &str) -> SmallBoard {
    let own = || {
        let (cap, layout) = word.split_once(' ')?;
        Some(SmallBoard { name: "own", layout: layout.to_string().leak(), cap: cap.parse().ok()? })
    };
    let names: Vec<&str> = BOARDS.iter().map(|board| board.name).collect();
    let found = SmallBoard::named(word).or_else(own);
    found.unwrap_or_else(|| panic!("`{word}`: expected one of {names:?}, or a cap and a layout"))
}

/// A level, or `best^N`: the best, who places strong pieces in front so much more often.
fn player(word: &str) -> Mix {
    match word.split_once('^') {
        Some((_, forward)) => {
            let forward = forward.parse().unwrap_or_else(|_| panic!("`{forward}`: expected a number"));
            trial_mix(Opinion::weighed().arranging(forward))
        }
        None => mix(word.parse::<Level>().unwrap_or_else(|why| panic!("{why}"))),
    }
}

fn hold(stick: &Yardstick, level: &str) {
    let plans = stick.plans(|| player(level));
    println!("{level}, in points of a hundred below what the board is worth:");
    for part in [Part::All, Part::Placing, Part::Playing, Part::Cards] {
        let lost = stick.lost(&plans, part);
        let (perfect, answered) = (100.0 * lost.perfect, 100.0 * lost.answered);
        println!("  {part:?}: {perfect:.2} against perfect play, {answered:.2} against the best answer");
    }
}
