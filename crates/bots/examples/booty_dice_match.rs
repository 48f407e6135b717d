//! One pirate among others of one kind, who sits everywhere in turn: how many games it wins.
//!
//! `cargo run --release -p luckhouse-bots --example booty_dice_match -- ONE OTHERS SEATS GAMES [OPTIONS]`, where a kind is a
//! level, `solved` (the formulas that came before the networks), `simple` (pirates of three habits) or the file of a model.

#[path = "../tests/habits/mod.rs"]
mod habits;
mod shared;

use luckhouse_bots::booty_dice::{Estimate, Nets, TurnPlanner, player};
use luckhouse_bots::{Budget, Level};
use luckhouse_engine::{Bot, Game, Options};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions};

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
    let nets = Nets::of(&shared::model(word, &Nets::kind())).unwrap_or_else(|why| panic!("{word}: {why}"));
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
    let kinds = [kind(one), kind(others)];
    let options = BootyOptions::read(&options.join(",")).expect("options");
    let game = BootyDice::new(options, shared::number(seats) as usize).expect("a table");
    let sit = |first: bool, number| bot(kinds[usize::from(!first)], number);
    shared::compare(&game, [one, others], shared::number(games), sit);
}
