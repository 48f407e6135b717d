//! Makes networks for Lucky Shot, for two and three in play. `lucky_shot_match` holds them against the best there is.
//!
//! `cargo run --release -p luckhouse-bots --example lucky_shot_nets -- FILE [seed=1] [rounds=6] [games=400] [passes=8]
//! [threads=0]` writes the same bytes every time, on any number of threads; the model after each round is kept beside
//! the file.

use luckhouse_bots::lucky_shot::self_play::{Report, Settings, learn};
use luckhouse_learn::Model;
use std::time::Instant;

fn main() {
    let mut words = std::env::args().skip(1);
    let file = words.next().expect("the first word is the file to write");
    let mut settings = Settings { seed: 1, rounds: 6, games: 400, passes: 8 };
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or_else(|| panic!("`{word}`: expected KEY=NUMBER"));
        let value: u64 = value.parse().unwrap_or_else(|_| panic!("`{word}`: expected KEY=NUMBER"));
        match key {
            "seed" => settings.seed = value,
            "rounds" => settings.rounds = value as u32,
            "games" => settings.games = value,
            "passes" => settings.passes = value as usize,
            "threads" => {
                rayon::ThreadPoolBuilder::new().num_threads(value as usize).build_global().expect("threads");
            }
            _ => panic!("`{key}`: expected seed, rounds, games, passes or threads"),
        }
    }
    let begun = Instant::now();
    let say = |report: Report| {
        let Report { round, in_play, lessons, held, before } = report;
        eprintln!(
            "{:>5} s round {round}, {in_play} in play: {lessons} lessons; held out: off by {:.4} (root {:.4}), \
             before {:.4} (root {:.4})",
            begun.elapsed().as_secs(),
            held.mean,
            held.root,
            before.mean,
            before.root
        );
    };
    let (mut rounds, mut last) = (0, Vec::new());
    let after = |model: Model| {
        rounds += 1;
        last = model.write();
        std::fs::write(format!("{file}.{rounds}"), &last).expect("the file can be written");
    };
    learn(settings, say, after).expect("weights stay small");
    std::fs::write(&file, last).expect("the file can be written");
}
