//! Levels of Lucky Shot against each other, one against the others, each seat once with the same dice:
//!
//! ```text
//! cargo run --release -p luckhouse-bots --example lucky_shot_match strong:100000 steady 2 0-50
//! ```
//!
//! After a level and a colon stands its budget in nodes; without it, it thinks as long as at a table of people.

use luckhouse_bots::{Budget, Level, arena, lucky_shot, share};
use luckhouse_engine::{Bot, Game, Rng, Seat};
use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [one, others, seats, sets] = &args[..] else { panic!("expected: strong steady 2 0-50") };
    let seats = seats.parse().expect("2 or 3 seats");
    let (from, to) = sets.split_once('-').expect("numbers of sets of games, like 0-50");
    let game = LuckyShot::new(LuckyShotOptions::default(), seats).expect("2 or 3 seats");
    let mut score = arena::Score::default();
    for set in from.parse().expect("a number")..to.parse().expect("a number") {
        let results = Seat::all(seats).map(|mine| play(&game, mine, one, others, set));
        score.add(results.sum::<f64>() / seats as f64);
        eprintln!("{:>4} {:.3} ± {:.3}", score.count(), score.mean(), score.half_width());
    }
    println!("{one} against {others}, {seats} seats: {:.3} ± {:.3}", score.mean(), score.half_width());
}

fn play(game: &LuckyShot, mine: Seat, one: &str, others: &str, set: u64) -> f64 {
    let seated = |seat: Seat| bot(if seat == mine { one } else { others });
    let mut bots: Vec<Box<dyn Bot<LuckyShot>>> = Seat::all(game.seats()).map(seated).collect();
    let (mut dice, mut thoughts) = (Rng::stream(9, 2 * set), Rng::stream(9, 2 * set + 1));
    share(&arena::play(game, &mut bots, &mut dice, &mut thoughts))[mine]
}

fn bot(word: &str) -> Box<dyn Bot<LuckyShot>> {
    let (level, nodes) = word.split_once(':').unwrap_or((word, ""));
    let level: Level = level.parse().expect("novice, steady, strong or best");
    let budget = nodes.parse().map_or(Budget::of(level), Budget::nodes);
    lucky_shot::player(level, budget).bot(None)
}
