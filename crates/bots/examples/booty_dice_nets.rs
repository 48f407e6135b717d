//! Makes `crates/bots/data/booty-dice.model`: the networks of the judge of Booty Dice for three and more.
//!
//! `cargo run --release -p luckhouse-bots --example booty_dice_nets -- FILE [seed=1] [rounds=8] [games=4000] [passes=6]
//! [threads=0] [each]` writes the same bytes every time, on any number of threads. `each` teaches the rule by which every
//! roll is resolved; the model after each round is kept beside the file.

mod shared;

use luckhouse_bots::booty_dice::self_play::BootySelfPlay;
use luckhouse_games::booty_dice::Resolve;
use luckhouse_learn::Schedule;

fn main() {
    let usual = Schedule { seed: 1, rounds: 8, games: 4000, passes: 6 };
    let (file, schedule, others) = shared::schedule(usual);
    let resolve = match others.as_slice() {
        [] => Resolve::Stop,
        [each] if each == "each" => Resolve::Each,
        _ => panic!("`{}`: expected seed, rounds, games, passes or threads, or each", others.join(" ")),
    };
    shared::teach(&BootySelfPlay { resolve }, schedule, &file);
}
