//! Players of Lantern, held against the solved truth.

use luckhouse_bots::arena::{Score, play};
use luckhouse_bots::careful::CarefulLantern;
use luckhouse_bots::lantern::Guided;
use luckhouse_bots::{Judge, share};
use luckhouse_engine::{Bot, Game, Rng, Seat};
use luckhouse_games::lantern::{Lantern, LanternOptions, Sheet};
use luckhouse_solvers::lantern::{Keep, Solution};
use std::sync::Arc;

fn dragon() -> Lantern {
    let sheet = Sheet::read("short; Dragon: X X X X X X; rows: 9").unwrap();
    Lantern::new(LanternOptions { sheet, ..Default::default() }, 1).unwrap()
}

fn wins(game: &Lantern, bot: Box<dyn Bot<Lantern>>, games: u64) -> Score {
    let (mut bots, mut score) = ([bot], Score::default());
    for number in 0..games {
        let (mut dice, mut thoughts) = (Rng::stream(77, 2 * number), Rng::stream(77, 2 * number + 1));
        score.add(share(&play(game, &mut bots, &mut dice, &mut thoughts))[Seat::at(0)]);
    }
    score
}

#[test]
fn no_player_beats_the_truth_and_the_best_reaches_it() {
    let game = dragon();
    let solution = Arc::new(Solution::solve(&game, Keep::Tail, &()).unwrap());
    let truth = solution.start().win;
    let best = wins(&game, Box::new(Guided::with_solution(solution)), 60);
    let careful = wins(&game, Box::<CarefulLantern>::default(), 60);
    println!("truth {truth:.4}, best {:.4}, careful {:.4}", best.mean(), careful.mean());
    let wide = 4.0 * (truth * (1.0 - truth) / 60.0).sqrt();
    assert!((best.mean() - truth).abs() <= wide, "best won {} where {truth} can be won", best.mean());
    assert!(careful.mean() <= truth + wide, "careful won {} where {truth} can be won", careful.mean());
}

#[test]
fn a_judge_knows_a_fight_of_a_sheet_that_nobody_has_solved() {
    let game = dragon();
    let log = "lantern(sheet=short; Dragon: X X X X X X; rows: 9) seats 1 edition 1\n* 1 2 3 4 5 6\n\
               p1 assign crit=4 counter=6 magic=3 con=5 xp=1 camp=2\n* 2 3 3 3 3 3\n";
    let table = luckhouse_engine::Table::<Lantern>::read(log).unwrap();
    let worth = Guided::judge().worth(&game, table.state()).unwrap();
    assert!((worth.chances[Seat::at(0)] - 1.0).abs() < 1e-9, "{worth:?}");
}
