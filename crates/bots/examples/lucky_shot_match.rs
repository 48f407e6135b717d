//! One player of Lucky Shot among others of one kind, who sits everywhere in turn: how many games it wins.
//!
//! `cargo run --release -p luckhouse-bots --example lucky_shot_match -- ONE OTHERS SEATS GAMES NODES`, where a kind is a level,
//! `fine` (the best player before the networks) or the file of a model.

use luckhouse_bots::arena::{Score, play};
use luckhouse_bots::lucky_shot::opinion::Opinion;
use luckhouse_bots::lucky_shot::strong::Strong;
use luckhouse_bots::lucky_shot::{Nets, player};
use luckhouse_bots::{Budget, Level, share};
use luckhouse_engine::{Bot, Game, Rng, Seat};
use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions};
use luckhouse_learn::Model;
use rayon::prelude::*;
use std::sync::Arc;

#[derive(Clone)]
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
    let bytes = std::fs::read(word).unwrap_or_else(|error| panic!("{word}: {error}"));
    let model = Model::read(&bytes, &Nets::kind()).unwrap_or_else(|error| panic!("{word}: {error}"));
    let nets = Nets::of(&model).unwrap_or_else(|error| panic!("{word}: {error}"));
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
    let number =
        |word: &String| word.parse::<u64>().unwrap_or_else(|_| panic!("`{word}`: expected a number"));
    let (kinds, seats, games) = ([kind(one), kind(others)], number(seats), number(games));
    let budget = Budget::nodes(number(nodes));
    let game = LuckyShot::new(LuckyShotOptions::default(), seats as usize).expect("two or three seats");
    let won = |index: u64| {
        let me = Seat::at((index % seats) as usize);
        let mut bots: Vec<Box<dyn Bot<LuckyShot>>> =
            Seat::all(seats as usize).map(|seat| bot(&kinds[usize::from(seat != me)], budget)).collect();
        // The same dice for each seat in turn.
        let (mut dice, mut thoughts) = (Rng::stream(404, index / seats), Rng::stream(405, index));
        share(&play(&game, &mut bots, &mut dice, &mut thoughts))[me]
    };
    let results: Vec<f64> = (0..games).into_par_iter().map(won).collect();
    let mut score = Score::default();
    results.into_iter().for_each(|won| score.add(won));
    let (mean, width, even) = (100.0 * score.mean(), 100.0 * score.half_width(), 100.0 / seats as f64);
    println!(
        "{one} among {others}, {seats} seats, {games} games, {nodes} nodes: {mean:.2} ± {width:.2} %, even is {even:.2}"
    );
}
