//! The levels of Booty Dice among simple pirates of three habits, at every number of seats.

mod habits;

use habits::HABITS;
use luckhouse_bots::arena::{Score, play};
use luckhouse_bots::booty_dice::player;
use luckhouse_bots::{Budget, Level, share};
use luckhouse_engine::{Bot, Game, Rng, Seat};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions};
use rayon::prelude::*;

/// What one pirate of a level wins among simple ones, who sit in changing order.
fn among_simple_ones(level: Level, seats: usize, games: u64) -> Score {
    let game = BootyDice::new(BootyOptions::default(), seats).unwrap();
    let one = |index: u64| {
        let me = Seat::at(index as usize % seats);
        let habit = |seat: Seat| HABITS[(seat.index() + index as usize / seats) % HABITS.len()];
        let mut bots: Vec<Box<dyn Bot<BootyDice>>> = Seat::all(seats)
            .map(|seat| match seat == me {
                true => player(level, Budget::of(level)).bot(None),
                false => Box::new(habit(seat)) as Box<dyn Bot<BootyDice>>,
            })
            .collect();
        let (mut dice, mut thoughts) = (Rng::stream(31, index), Rng::stream(32, index));
        share(&play(&game, &mut bots, &mut dice, &mut thoughts))[me]
    };
    let results: Vec<f64> = (0..games).into_par_iter().map(one).collect();
    results.into_iter().fold(Score::default(), |mut score, result| {
        score.add(result);
        score
    })
}

/// Above its fair share, beyond doubt.
fn above_its_share(level: Level, seats: usize, games: u64) {
    let (score, even) = (among_simple_ones(level, seats, games), 1.0 / seats as f64);
    let (mean, width) = (score.mean(), score.half_width());
    println!(
        "{level} among simple pirates, {seats} seats, {games} games: {mean:.3} ± {width:.3}, even is {even:.3}"
    );
    assert!(mean - width > even, "{level} wins {mean:.3} ± {width:.3} at {seats} seats, even is {even:.3}");
}

#[test]
fn the_steady_win_more_than_their_share_at_every_number_of_seats() {
    (2..=6).for_each(|seats| above_its_share(Level::Steady, seats, 360));
}

#[test]
#[ignore = "long: make long"]
fn each_level_wins_more_than_the_one_below_among_simple_pirates() {
    for seats in 2..=6 {
        let scores = Level::ALL.map(|(level, _)| among_simple_ones(level, seats, 2400));
        for ((level, _), score) in Level::ALL.iter().zip(scores) {
            println!("{level}, {seats} seats: {:.3} ± {:.3}", score.mean(), score.half_width());
        }
        let rises = scores.windows(2).all(|pair| pair[0].mean() < pair[1].mean());
        assert!(rises, "at {seats} seats a level is no better than the one below");
    }
}
