//! One pirate among others of one kind, who sits everywhere in turn: how many games it wins.
//!
//! `cargo run --release -p luckhouse-bots --example booty_dice_match -- ONE OTHERS SEATS GAMES [OPTIONS]`, where a kind is a
//! level, `solved` (the formulas that came before the networks), `simple` (pirates of three habits) or the file of a model.

#[path = "../tests/habits/mod.rs"]
mod habits;

use luckhouse_bots::arena::{Score, play};
use luckhouse_bots::booty_dice::{Estimate, Nets, TurnPlanner, player};
use luckhouse_bots::{Budget, Level, share};
use luckhouse_engine::{Bot, Game, Options, Rng, Seat};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions};
use luckhouse_learn::Model;
use rayon::prelude::*;

#[derive(Clone, Copy)]
enum Kind {
    Level(Level),
    Planner(Estimate),
    Simple,
}

fn kind(word: &str) -> Kind {
    if let Ok(level) = word.parse() {
        return Kind::Level(level);
    }
    if word == "simple" {
        return Kind::Simple;
    }
    if word == "solved" {
        return Kind::Planner(Estimate::Solved);
    }
    let bytes = std::fs::read(word).unwrap_or_else(|error| panic!("{word}: {error}"));
    let model = Model::read(&bytes, &Nets::kind()).unwrap_or_else(|error| panic!("{word}: {error}"));
    let nets = Nets::of(&model).unwrap_or_else(|error| panic!("{word}: {error}"));
    Kind::Planner(Estimate::Learned(Box::leak(Box::new(nets))))
}

fn bot(kind: Kind, number: usize) -> Box<dyn Bot<BootyDice>> {
    match kind {
        Kind::Level(level) => player(level, Budget::of(level)).bot(None),
        Kind::Simple => Box::new(habits::HABITS[number % 3]),
        Kind::Planner(estimate) => Box::new(TurnPlanner::new(estimate)),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, others, seats, games, options @ ..] = words.as_slice() else {
        panic!("expected ONE OTHERS SEATS GAMES [OPTIONS]");
    };
    let number =
        |word: &String| word.parse::<u64>().unwrap_or_else(|_| panic!("`{word}`: expected a number"));
    let (kinds, seats, games) = ([kind(one), kind(others)], number(seats), number(games));
    let options = BootyOptions::read(&options.join(",")).expect("options");
    let game = BootyDice::new(options, seats as usize).expect("a table");
    let won = |index: u64| {
        let me = Seat::at((index % seats) as usize);
        let mut bots: Vec<Box<dyn Bot<BootyDice>>> = Seat::all(seats as usize)
            .map(|seat| bot(kinds[usize::from(seat != me)], seat.index() + (index / seats) as usize))
            .collect();
        // The same dice for each seat in turn.
        let (mut dice, mut thoughts) = (Rng::stream(404, index / seats), Rng::stream(405, index));
        share(&play(&game, &mut bots, &mut dice, &mut thoughts))[me]
    };
    let results: Vec<f64> = (0..games).into_par_iter().map(won).collect();
    let mut score = Score::default();
    results.into_iter().for_each(|won| score.add(won));
    let (mean, width) = (100.0 * score.mean(), 100.0 * score.half_width());
    println!(
        "{one} among {others}, {seats} seats, {games} games: {mean:.2} ± {width:.2} %, even is {:.2}",
        100.0 / seats as f64
    );
}
