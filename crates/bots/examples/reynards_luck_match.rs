//! Two levels of Reynard's Luck against each other, with the same dice and seats swapped:
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_match -- strong steady SEED PAIRS [NODES NODES [WEIGHTS]]`
//!
//! With a file of weights the first is a strong player who plays by them.

use luckhouse_bots::{Budget, Level, arena, reynards_luck::learn::taught, reynards_luck::player};
use luckhouse_engine::Game;
use luckhouse_games::reynards_luck::{ReynardsLuck, ReynardsLuckOptions};

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let level = |at: usize| words[at].parse::<Level>().unwrap_or_else(|wrong| panic!("{wrong}"));
    let number = |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().expect("a number"));
    let (one, other) = (level(1), level(2));
    let (seed, pairs) = (number(3, 1), number(4, 10));
    let budgets = [5, 6].map(|at| Budget::nodes(number(at, u64::MAX)));
    let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2).expect("the default rules are for two");
    let mut score = arena::Score::default();
    let file = words.get(7).map(|path| std::fs::read_to_string(path).expect("a file of weights"));
    let first = || match &file {
        Some(text) => taught(text, budgets[0]).unwrap_or_else(|wrong| panic!("{wrong}")),
        None => player(one, budgets[0]).bot(None),
    };
    let second = || player(other, budgets[1]).bot(None);
    for pair in 0..pairs {
        score = score.merge(arena::swapped(&game, &first, &second, seed, pair..pair + 1));
        println!(
            "{one} against {other}: {:.3} ± {:.3} in {} pairs",
            score.mean(),
            score.half_width(),
            score.count()
        );
    }
}
