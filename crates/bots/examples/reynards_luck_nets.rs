//! Makes networks for Reynard's Luck, one for each layout that ships. `reynards_luck_match` holds them against the best there is.
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_nets -- FILE [seed=1] [rounds=6] [games=2000] [passes=4]
//! [threads=0]` writes the same bytes every time, on any number of threads; the model after each round is kept beside
//! the file.

mod shared;

use luckhouse_bots::reynards_luck::self_play::ReynardSelfPlay;
use luckhouse_learn::Schedule;

fn main() {
    let usual = Schedule { seed: 1, rounds: 6, games: 2000, passes: 4 };
    let (file, schedule, others) = shared::schedule(usual);
    assert!(others.is_empty(), "`{}`: expected seed, rounds, games, passes or threads", others.join(" "));
    shared::teach(&ReynardSelfPlay, schedule, &file);
}
