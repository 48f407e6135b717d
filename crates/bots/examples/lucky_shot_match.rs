//! One player of Lucky Shot among others of one kind, who sits everywhere in turn: how many games it wins.
//!
//! `cargo run --release -p luckhouse-bots --example lucky_shot_match -- ONE OTHERS SEATS GAMES NODES`, where a kind is a level,
//! `fine` (the best player before the networks) or the file of a model.

mod shared;

use luckhouse_bots::lucky_shot::opinion::Opinion;
use luckhouse_bots::lucky_shot::strong::Strong;
use luckhouse_bots::lucky_shot::{Nets, player};
use luckhouse_bots::{Budget, Level};
use luckhouse_engine::{Bot, Game};
use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions};
use std::sync::Arc;

enum Kind {
    Level(Level),
    Opinion(Box<Opinion>),
}

fn kind(word: &str) -> Kind {
    if let Ok(level) = word.parse() {
        return Kind::Level(level);
    }
    if word == "fine" {
        return Kind::Opinion(Box::new(Opinion::fine()));
    }
    let nets = Nets::of(&shared::model(word, &Nets::kind())).unwrap_or_else(|why| panic!("{word}: {why}"));
    Kind::Opinion(Box::new(Opinion::fine().with_nets(Arc::new(nets))))
}

fn bot(kind: &Kind, budget: Budget) -> Box<dyn Bot<LuckyShot>> {
    match kind {
        Kind::Level(level) => player(*level, budget).bot(None),
        Kind::Opinion(opinion) => Box::new(Strong::with(Opinion::clone(opinion), budget)),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, others, seats, games, nodes] = words.as_slice() else {
        panic!("expected ONE OTHERS SEATS GAMES NODES");
    };
    let (kinds, budget) = ([kind(one), kind(others)], Budget::nodes(shared::number(nodes)));
    let seats = shared::number(seats) as usize;
    let game = LuckyShot::new(LuckyShotOptions::default(), seats).expect("two or three seats");
    let sit = |first: bool, _| bot(&kinds[usize::from(!first)], budget);
    shared::compare(&game, [one, others], shared::number(games), sit);
}
