//! Levels of Lucky Shot against each other: `lucky_shot_match strong steady 2 100 [nodes]`.
use luckhouse_bots::lucky_shot::{opinion::Opinion, quick::Quick};
use luckhouse_bots::{Budget, Level, arena, lucky_shot, share};
use luckhouse_engine::{Bot, Game, Rng, Seat};
use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seats: usize = args[2].parse().unwrap();
    let (from, to) = args[3].split_once('-').unwrap();
    let (from, to): (u64, u64) = (from.parse().unwrap(), to.parse().unwrap());
    let game = LuckyShot::new(LuckyShotOptions::default(), seats).unwrap();
    let make = |word: &str| -> Box<dyn Bot<LuckyShot>> {
        let (word, nodes) = word.split_once(':').unwrap_or((word, ""));
        if let Some(file) = word.strip_prefix("strong@") {
            let opinion = Opinion::read(&std::fs::read_to_string(file).unwrap()).unwrap();
            return Box::new(luckhouse_bots::lucky_shot::strong::Strong::with(opinion, Budget::nodes(nodes.parse().unwrap())));
        }
        if word == "quick" {
            return Box::new(Quick::new(Opinion::learned()));
        }
        let level: Level = word.parse().unwrap();
        let budget = nodes.parse().map_or(Budget::of(level), Budget::nodes);
        lucky_shot::player(level, budget).bot(None)
    };
    let mut score = arena::Score::default();
    for game_no in from..to {
        let mut sum = 0.0;
        for of_a in 0..seats {
            let mut bots: Vec<_> =
                (0..seats).map(|s| make(if s == of_a { &args[0] } else { &args[1] })).collect();
            let mut dice = Rng::stream(9, 2 * game_no);
            let mut thoughts = Rng::stream(9, 2 * game_no + 1);
            sum += share(&arena::play(&game, &mut bots, &mut dice, &mut thoughts))[Seat::at(of_a)];
        }
        score.add(sum / seats as f64);
        if game_no % 10 == 9 {
            eprintln!("{} {:.3} ± {:.3}", score.count(), score.mean(), score.half_width());
        }
    }
    println!(
        "{} vs {} at {seats}: {:.3} ± {:.3} ({} sets)",
        args[0],
        args[1],
        score.mean(),
        score.half_width(),
        score.count()
    );
}
