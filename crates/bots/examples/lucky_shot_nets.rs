//! Makes networks for Lucky Shot, for two and three in play. `lucky_shot_match` holds them against the best there is.
//!
//! `cargo run --release -p luckhouse-bots --example lucky_shot_nets -- FILE [seed=1] [rounds=6] [games=400] [passes=8]
//! [threads=0] [from=MODEL]` writes the same bytes every time, on any number of threads; the model after each round is kept
//! beside the file. With `from` a model is taught further. The kept one was made by two runs: see docs/strength.md.

mod shared;

use luckhouse_bots::lucky_shot::Nets;
use luckhouse_bots::lucky_shot::self_play::LuckySelfPlay;
use luckhouse_learn::Schedule;

fn main() {
    let usual = Schedule { seed: 1, rounds: 6, games: 400, passes: 8 };
    let (file, schedule, others) = shared::schedule(usual);
    let from = match others.as_slice() {
        [] => None,
        [word] if word.starts_with("from=") => Some(shared::model(&word["from=".len()..], &Nets::kind())),
        _ => panic!("`{}`: expected seed, rounds, games, passes, threads or from", others.join(" ")),
    };
    shared::teach(&LuckySelfPlay { from }, schedule, &file);
}
