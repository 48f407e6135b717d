//! Two players of Reynard's Luck against each other, with the same dice and seats swapped: how many games the first wins.
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_match -- ONE OTHER GAMES [MILLISECONDS]`, where a kind is a
//! level, `weighed` (the weights that ship), or the file of a model or of weights. Without a time everybody
//! thinks as long as it takes.

mod shared;

use luckhouse_bots::reynards_luck::{Nets, Opinion, player, trial};
use luckhouse_bots::{Budget, Level};
use luckhouse_engine::{Bot, Game};
use luckhouse_games::reynards_luck::{ReynardsLuck, ReynardsLuckOptions};
use std::time::Duration;

enum Kind {
    Level(Level),
    Trial(Box<Opinion>, &'static [(usize, usize)]),
}

/// A file can be followed by how far to look, and that by how much strong pieces are placed in front: `FILE@1x60,2x30^2`.
fn kind(word: &str) -> Kind {
    if let Ok(level) = word.parse() {
        return Kind::Level(level);
    }
    let (word, forward) = word.split_once('^').map_or((word, None), |(word, forward)| (word, Some(forward)));
    let (name, passes) = word.split_once('@').unwrap_or((word, "1x60,2x30"));
    let pass = |pass: &str| {
        let (turns, acts) = pass.split_once('x').unwrap_or_else(|| panic!("`{pass}`: expected TURNSxACTS"));
        (shared::number(turns) as usize, shared::number(acts) as usize)
    };
    let passes: Vec<(usize, usize)> = passes.split(',').map(pass).collect();
    let opinion = match forward {
        Some(forward) => opinion(name).arranging(forward.parse().expect("a number after `^`")),
        None => opinion(name),
    };
    Kind::Trial(Box::new(opinion), passes.leak())
}

fn opinion(name: &str) -> Opinion {
    match name {
        "weighed" => Opinion::weighed(),
        file if file.ends_with(".txt") => {
            let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
            Opinion::read(&text).unwrap_or_else(|why| panic!("{file}: {why}"))
        }
        file => Opinion::of(
            Nets::of(&shared::model(file, &Nets::kind())).unwrap_or_else(|why| panic!("{file}: {why}")),
        ),
    }
}

fn bot(kind: &Kind, budget: Budget) -> Box<dyn Bot<ReynardsLuck>> {
    match kind {
        Kind::Level(level) => player(*level, budget).bot(None),
        Kind::Trial(opinion, passes) => trial(Opinion::clone(opinion), budget, passes).bot(None),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (one, other, games, time) = match words.as_slice() {
        [one, other, games] => (one, other, games, None),
        [one, other, games, time] => (one, other, games, Some(Duration::from_millis(shared::number(time)))),
        _ => panic!("expected ONE OTHER GAMES [MILLISECONDS]"),
    };
    let kinds = [kind(one), kind(other)];
    let budget = time.map_or(Budget::nodes(u64::MAX), Budget::time);
    let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2).expect("the default rules are for two");
    let sit = |first: bool, _| bot(&kinds[usize::from(!first)], budget);
    shared::compare(&game, [one, other], shared::number(games), sit);
}
