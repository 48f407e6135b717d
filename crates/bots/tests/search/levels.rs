//! Each level beats the one before it, in a game of which nothing is known but the rules.

use luckhouse_bots::{Budget, Level, arena, search};
use luckhouse_engine::pig::{Pig, PigOptions};
use luckhouse_engine::{Bot, Game, Imagine};
use luckhouse_games::booty_dice::BootyDice;

fn duel<G: Imagine>(game: &G, a: Level, b: Level, pairs: u64) -> arena::Score {
    let bot = |level| move || -> Box<dyn Bot<G>> { search::player(level, Budget::nodes(8000)).bot(None) };
    arena::swapped(game, &bot(a), &bot(b), 23, 0..pairs)
}

fn wins(score: arena::Score) -> bool {
    println!("{:.4} ± {:.4} over {} pairs", score.mean(), score.half_width(), score.count());
    score.mean() > 0.5 + score.half_width()
}

#[test]
fn steady_beats_novice_in_pig() {
    let game = Pig::new(PigOptions { goal: 25, ..PigOptions::default() }, 2).unwrap();
    assert!(wins(duel(&game, Level::Steady, Level::Novice, 200)));
}

#[test]
#[ignore = "long: make long"]
fn strong_beats_steady_in_booty_dice() {
    let game = BootyDice::new(Default::default(), 2).unwrap();
    assert!(wins(duel(&game, Level::Strong, Level::Steady, 16)));
}
