//! Levels of Fortuna against each other: `fortuna_match OPTIONS SEATS LEVEL LEVEL NODES PAIRS`.
//!
//! For two, each pair is two games with the same dice, seats swapped. For more, each number is one game for every seat
//! that the first level can sit in, the others being of the second; an even share is one in so many seats.

use luckhouse_bots::arena::{self, Score};
use luckhouse_bots::{Budget, Level, fortuna, share};
use luckhouse_engine::{Bot, Game, Options, Rng, Seat};
use luckhouse_games::fortuna::{Fortuna, FortunaOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [options, seats, one, other, nodes, pairs] = words.as_slice() else {
        return Err("expected OPTIONS SEATS LEVEL LEVEL NODES PAIRS, like '' 2 best strong 100 20000".into());
    };
    let game = Fortuna::new(FortunaOptions::read(options)?, seats.parse()?)?;
    let (one, other): (Level, Level) = (one.parse()?, other.parse()?);
    let (nodes, pairs) = (nodes.parse()?, pairs.parse()?);
    let sit = |level| move || fortuna::player(level, Budget::nodes(nodes)).bot(None);
    let score = match game.seats() {
        2 => arena::swapped(&game, &sit(one), &sit(other), 20_261_115, 0..pairs),
        _ => rotated(&game, &sit(one), &sit(other), pairs),
    };
    println!("{:.5} ± {:.5} of {} × {}", score.mean(), score.half_width(), score.count(), game.seats());
    Ok(())
}

fn rotated(game: &Fortuna, one: arena::Maker<Fortuna>, other: arena::Maker<Fortuna>, rounds: u64) -> Score {
    let mut score = Score::default();
    for round in 0..rounds {
        let at = |seat: Seat| {
            let sit = |place: Seat| if place == seat { one() } else { other() };
            let mut bots: Vec<Box<dyn Bot<Fortuna>>> = Seat::all(game.seats()).map(sit).collect();
            let mut thoughts = Rng::stream(7, round);
            share(&arena::play(game, &mut bots, &mut Rng::stream(20_261_115, round), &mut thoughts))[seat]
        };
        score.add(Seat::all(game.seats()).map(at).sum::<f64>() / game.seats() as f64);
    }
    score
}
