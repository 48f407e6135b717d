//! Makes networks for Lucky Shot, for two and three in play. `lucky_shot_match` holds them against the best there is.
//!
//! `cargo run --release -p luckhouse-bots --example lucky_shot_nets -- FILE [seed=1] [rounds=6] [games=400] [passes=8]
//! [threads=0]` writes the same bytes every time, on any number of threads; the model after each round is kept beside
//! the file.

mod shared;

use luckhouse_bots::lucky_shot::self_play::LuckySelfPlay;
use luckhouse_learn::Schedule;

fn main() {
    let usual = Schedule { seed: 1, rounds: 6, games: 400, passes: 8 };
    let (file, schedule, others) = shared::schedule(usual);
    assert!(others.is_empty(), "`{}`: expected seed, rounds, games, passes or threads", others.join(" "));
    shared::teach(&LuckySelfPlay, schedule, &file);
}
