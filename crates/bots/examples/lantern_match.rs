//! How often each level wins Lantern: `lantern_match LEVEL FIRST GAMES [TABLE]`, the games numbered from FIRST.
//!
//! With a table, `best` plays with the solution in that file.

use luckhouse_bots::arena::{Score, play};
use luckhouse_bots::lantern::{Guided, player};
use luckhouse_bots::{Budget, Level, share};
use luckhouse_engine::{Bot, Game, Rng, Seat};
use luckhouse_games::lantern::{Lantern, LanternOptions};
use luckhouse_solvers::lantern::Solution;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (level, first, games): (Level, u64, u64) = (words[0].parse()?, words[1].parse()?, words[2].parse()?);
    let game = Lantern::new(LanternOptions::default(), 1)?;
    let bot: Box<dyn Bot<Lantern>> = match words.get(3) {
        Some(file) => {
            let solution = Solution::from_bytes(&game, &std::fs::read(file)?)?;
            println!("solved: {:?}", solution.start());
            Box::new(Guided::with_solution(Arc::new(solution)))
        }
        None => player(level, Budget::of(level)).bot(None),
    };
    let mut bots = [bot];
    let (mut wins, mut scores) = (Score::default(), Score::default());
    for number in first..first + games {
        let (mut dice, mut thoughts) =
            (Rng::stream(20_261_115, 2 * number), Rng::stream(20_261_115, 2 * number + 1));
        let outcome = play(&game, &mut bots, &mut dice, &mut thoughts);
        wins.add(share(&outcome)[Seat::at(0)]);
        if !outcome.winners.is_empty() {
            scores.add(f64::from(100 - outcome.scores[Seat::at(0)]));
        }
    }
    println!(
        "{level}: {} games, won {:.4} ± {:.4}, score {:.2} ± {:.2}",
        wins.count(),
        wins.mean(),
        wins.half_width(),
        scores.mean(),
        scores.half_width()
    );
    Ok(())
}
