//! Makes `crates/bots/data/booty-dice.model`: the networks of the judge of Booty Dice for three and more.
//!
//! `cargo run --release -p luckhouse-bots --example booty_dice_nets -- FILE [seed=1] [rounds=8] [games=4000] [passes=6]
//! [each=0] [threads=0]` writes the same bytes every time, on any number of threads. `each` is the number of games for
//! the rule by which every roll is resolved; the model after each round is kept beside the file.

use luckhouse_bots::booty_dice::self_play::{Report, Settings, learn};
use luckhouse_games::booty_dice::Resolve;
use luckhouse_learn::Model;
use std::time::Instant;

fn main() {
    let mut words = std::env::args().skip(1);
    let file = words.next().expect("the first word is the file to write");
    let mut settings = Settings { seed: 1, rounds: 8, games: 4000, passes: 6, resolve: Resolve::Stop };
    let mut each = 0;
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or_else(|| panic!("`{word}`: expected KEY=NUMBER"));
        let value: u64 = value.parse().unwrap_or_else(|_| panic!("`{word}`: expected KEY=NUMBER"));
        match key {
            "seed" => settings.seed = value,
            "rounds" => settings.rounds = value as u32,
            "games" => settings.games = value,
            "passes" => settings.passes = value as usize,
            "each" => each = value,
            "threads" => {
                rayon::ThreadPoolBuilder::new().num_threads(value as usize).build_global().expect("threads");
            }
            _ => panic!("`{key}`: expected seed, rounds, games, passes, each or threads"),
        }
    }
    let stop = if settings.games > 0 { round_by_round(settings, &file, None) } else { None };
    let all = match each {
        0 => stop,
        games => round_by_round(Settings { resolve: Resolve::Each, games, ..settings }, &file, stop.as_ref()),
    };
    std::fs::write(&file, all.expect("at least one round").write()).expect("the file can be written");
}

/// The model of all rounds, with what was learned before.
fn round_by_round(settings: Settings, file: &str, before: Option<&Model>) -> Option<Model> {
    let (begun, mut last, mut rounds) = (Instant::now(), None, 0);
    let say = |report: Report| {
        let Report { round, living, lessons, held, before, change } = report;
        eprintln!(
            "{:>5} s round {round} living {living}: {lessons} lessons; held out: off by {:.4} (root {:.4}), \
             before {:.4} (root {:.4}); a turn ahead changed {change:.4}",
            begun.elapsed().as_secs(),
            held.mean,
            held.root,
            before.mean,
            before.root
        );
    };
    let after = |model: Model| {
        let model = match before {
            Some(before) => joined(before.clone(), model),
            None => model,
        };
        rounds += 1;
        let name = format!("{file}.{:?}-{rounds}", settings.resolve).to_lowercase();
        std::fs::write(name, model.write()).expect("the file can be written");
        last = Some(model);
    };
    learn(settings, say, after).expect("weights stay small");
    last
}

fn joined(mut model: Model, other: Model) -> Model {
    model.nets.extend(other.nets);
    model.made.games += other.made.games;
    model.made.settings = format!("{}; {}", model.made.settings, other.made.settings);
    model
}
