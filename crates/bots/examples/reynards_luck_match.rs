//! Two levels of Reynard's Luck against each other, with the same dice and seats swapped:
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_match -- strong steady SEED PAIRS [NODES NODES]`

use luckhouse_bots::{Budget, Level, arena, reynards_luck::player};
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
    for pair in 0..pairs {
        let [a, b] = [(one, budgets[0]), (other, budgets[1])];
        let next = arena::swapped(
            &game,
            &|| player(a.0, a.1).bot(None),
            &|| player(b.0, b.1).bot(None),
            seed,
            pair..pair + 1,
        );
        score = score.merge(next);
        println!(
            "{one} against {other}: {:.3} ± {:.3} in {} pairs",
            score.mean(),
            score.half_width(),
            score.count()
        );
    }
}
