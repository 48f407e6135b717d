//! What the programs that teach nets, and those that try them, have in common.
#![allow(dead_code, reason = "each of them uses a part of it")]

use luckhouse_bots::arena::{Score, play};
use luckhouse_bots::share;
use luckhouse_engine::{Bot, Game, Rng, Seat};
use luckhouse_learn::{Model, ModelKind, Report, Schedule, SelfPlay, learn};
use rayon::prelude::*;
use std::time::Instant;

/// Reads `FILE [seed=1] [rounds=…] [games=…] [passes=…] [threads=0]`; other words are for the caller.
pub(crate) fn schedule(mut usual: Schedule) -> (String, Schedule, Vec<String>) {
    let mut words = std::env::args().skip(1);
    let (file, mut others) = (words.next().expect("the first word is the file to write"), Vec::new());
    for word in words {
        match word.split_once('=') {
            Some(("seed", value)) => usual.seed = number(value),
            Some(("rounds", value)) => usual.rounds = number(value) as u32,
            Some(("games", value)) => usual.games = number(value),
            Some(("passes", value)) => usual.passes = number(value) as usize,
            Some(("threads", value)) => {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(number(value) as usize);
                pool.build_global().expect("threads");
            }
            _ => others.push(word),
        }
    }
    (file, usual, others)
}

pub(crate) fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|_| panic!("`{word}`: expected a number"))
}

/// Teach, say how each round went, and write the model; that of each round is kept beside it.
pub(crate) fn teach(game: &impl SelfPlay, schedule: Schedule, file: &str) {
    let (begun, mut rounds, mut last) = (Instant::now(), 0, Vec::new());
    let say = |Report { round, net, lessons, held, before }: Report| {
        eprintln!(
            "{:>5} s round {round}, net {net}: {lessons} lessons; held out: off by {:.4} (root {:.4}), \
             before {:.4} (root {:.4})",
            begun.elapsed().as_secs(),
            held.mean,
            held.root,
            before.mean,
            before.root
        );
    };
    let after = |model: Model| {
        rounds += 1;
        last = model.write();
        std::fs::write(format!("{file}.{rounds}"), &last).expect("the file can be written");
    };
    learn(game, schedule, say, after).expect("weights stay small");
    std::fs::write(file, last).expect("the file can be written");
}

/// The model in a file.
pub(crate) fn model(file: &str, kind: &ModelKind) -> Model {
    let bytes = std::fs::read(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    Model::read(&bytes, kind).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// One among others, who sits everywhere in turn, with the same dice: how many games it wins.
///
/// `bot` makes a player of the first or the second kind, for a number that differs from seat to seat.
pub(crate) fn compare<G: Game + Sync>(
    game: &G,
    [one, others]: [&str; 2],
    games: u64,
    bot: impl Fn(bool, usize) -> Box<dyn Bot<G>> + Sync,
) {
    let seats = game.seats() as u64;
    let won = |index: u64| {
        let me = Seat::at((index % seats) as usize);
        let sit = |seat: Seat| bot(seat == me, seat.index() + (index / seats) as usize);
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(game.seats()).map(sit).collect();
        let (mut dice, mut thoughts) = (Rng::stream(404, index / seats), Rng::stream(405, index));
        share(&play(game, &mut bots, &mut dice, &mut thoughts))[me]
    };
    let results: Vec<f64> = (0..games).into_par_iter().map(won).collect();
    let mut score = Score::default();
    results.into_iter().for_each(|won| score.add(won));
    let (mean, width, even) = (100.0 * score.mean(), 100.0 * score.half_width(), 100.0 / seats as f64);
    println!(
        "{one} among {others}, {seats} seats, {games} games: {mean:.2} ± {width:.2} %, even is {even:.2}"
    );
}
