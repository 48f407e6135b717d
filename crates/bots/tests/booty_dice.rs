//! Players of Booty Dice, held against each other and against the solved game.

use luckhouse_bots::arena::{Score, play, swapped};
use luckhouse_bots::booty_dice::{Estimate, TurnPlanner, judge, player};
use luckhouse_bots::{Budget, Level, Thinker, best_of, over_the_odds, share};
use luckhouse_engine::{Bot, Chance, Choices, Decision, Game, Options, Rng, Seat, Starter, Turn, Viewer};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions, BootyRoll, BootyState};
use luckhouse_solvers::booty_dice::{Chances, Standing, Table};

fn game(options: &str, seats: usize) -> BootyDice {
    BootyDice::new(BootyOptions::read(options).unwrap(), seats).unwrap()
}

fn bot(level: Level) -> Box<dyn Bot<BootyDice>> {
    player(level, Budget::of(level)).bot(None)
}

/// Play to the end from here; `seen` is shown every choice before it is made.
fn play_on(
    game: &BootyDice,
    state: &mut BootyState,
    bots: &mut [Box<dyn Bot<BootyDice>>],
    rng: &mut Rng,
    seen: &mut dyn FnMut(&BootyState, Seat, luckhouse_games::booty_dice::BootyAction),
) -> f64 {
    let mut legal = Vec::new();
    loop {
        match game.turn(state) {
            Turn::Over(outcome) => return share(&outcome)[Seat::at(0)],
            Turn::Roll(chance) => {
                let roll = chance.roll(rng);
                game.roll(state, roll);
            }
            Turn::Choose(seats) => {
                let seat = seats.first().unwrap();
                legal.clear();
                game.legal(state, seat, &mut legal);
                let view = game.view(state, Viewer::Seat(seat));
                let action = bots[seat.index()]
                    .choose(&Decision { game, seat, view: &view, legal: &legal }, &mut Rng::seeded(1));
                seen(state, seat, action);
                game.choose(state, &Choices::one(seat, action));
            }
        }
    }
}

fn first_begins(game: &BootyDice) -> BootyState {
    let mut state = game.start();
    game.roll(&mut state, BootyRoll::Starts(Starter(Seat::at(0))));
    state
}

/// What somebody who begins wins against the best.
fn share_of_the_beginner(game: &BootyDice, level: Level, games: u64) -> Score {
    let mut score = Score::default();
    for index in 0..games {
        let mut bots = [bot(level), bot(Level::Best)];
        let mut rng = Rng::stream(7, index);
        score.add(play_on(game, &mut first_begins(game), &mut bots, &mut rng, &mut |_, _, _| {}));
    }
    score
}

#[test]
fn no_bot_beats_the_truth() {
    let game = game("lives=2, doubloons=0", 2);
    let truth = Table::kept().chance(Standing::start(&game));
    for level in [Level::Novice, Level::Steady, Level::Strong, Level::Best] {
        let score = share_of_the_beginner(&game, level, 300);
        // Three and a half standard deviations.
        let width = 1.8 * score.half_width();
        assert!(score.mean() <= truth + width, "{level} wins {}, where {truth} can be won", score.mean());
        if level == Level::Best {
            assert!(score.mean() >= truth - width, "the best win {}, not {truth}", score.mean());
        }
    }
}

/// Before a roll a position is worth the mean of what it is worth after it, at every number of pirates.
#[test]
fn luck_adds_up_to_nothing_for_the_judge() {
    for (options, seats) in [("", 2), ("lives=3", 2), ("", 3), ("resolve=each", 2)] {
        let game = game(options, seats);
        let mut judge = judge(Budget::of(Level::Best));
        let mut state = first_begins(&game);
        let mut rng = Rng::seeded(4);
        for _ in 0..6 {
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Roll(chance) => {
                    let worth = judge.worth(&game, &state).unwrap();
                    let mean = over_the_odds(&game, &state, |after| judge.worth(&game, after)).unwrap();
                    let off = (worth.chances[Seat::at(0)] - mean.chances[Seat::at(0)]).abs();
                    assert!(off <= worth.error, "{options} {seats}: off by {off}");
                    game.roll(&mut state, chance.roll(&mut rng));
                }
                Turn::Choose(seats) => {
                    let seat = seats.first().unwrap();
                    let action = game.any_legal(&state, seat, &mut Vec::new(), &mut rng);
                    game.choose(&mut state, &Choices::one(seat, action));
                }
            }
        }
    }
}

/// What a player loses in a game for two, choice by choice, by the solved game.
fn regret(level: Level, games: u64) -> Score {
    let game = game("", 2);
    let mut score = Score::default();
    for index in 0..games {
        let mut truth = TurnPlanner::new(Estimate::Solved);
        let mut lost = 0.0;
        let mut bots = [bot(level), bot(level)];
        let mut state = game.start();
        let mut seen = |state: &BootyState, seat: Seat, chosen| {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            let view = game.view(state, Viewer::Seat(seat));
            let advice =
                truth.think(&Decision { game: &game, seat, view: &view, legal: &legal }, &mut Rng::seeded(0));
            let worth = advice.iter().find(|advice| advice.action == chosen).unwrap().chance;
            lost += best_of(&advice).chance - worth;
        };
        play_on(&game, &mut state, &mut bots, &mut Rng::stream(11, index), &mut seen);
        // Two played.
        score.add(lost / 2.0);
    }
    score
}

#[test]
#[ignore = "long: make long"]
fn strong_loses_less_than_one_in_a_hundred_to_exact_play() {
    let (strong, steady) = (regret(Level::Strong, 400), regret(Level::Steady, 100));
    println!("regret of strong: {:.5} ± {:.5}", strong.mean(), strong.half_width());
    println!("regret of steady: {:.5} ± {:.5}", steady.mean(), steady.half_width());
    assert!(strong.mean() + strong.half_width() <= 0.01);
}

#[test]
#[ignore = "long: make long"]
fn each_level_beats_the_one_below_it_for_two() {
    let game = game("", 2);
    for (above, below, pairs) in [
        (Level::Steady, Level::Novice, 200),
        (Level::Strong, Level::Steady, 500),
        (Level::Best, Level::Steady, 500),
        (Level::Best, Level::Strong, 3000),
    ] {
        let score = swapped(&game, &|| bot(above), &|| bot(below), 21, 0..pairs);
        println!("{above} against {below}: {:.4} ± {:.4} ({pairs} pairs)", score.mean(), score.half_width());
        assert!(score.mean() > 0.5);
    }
}

/// One against three, in each seat in turn with the same dice. Luck alone is a quarter.
fn one_against_three(one: Level, three: Level, rounds: u64) -> Score {
    let game = game("", 4);
    let mut score = Score::default();
    for round in 0..rounds {
        let won = (0..4).map(|at| {
            let level = |seat| if seat == at { one } else { three };
            let mut bots: Vec<_> = (0..4).map(|seat| bot(level(seat))).collect();
            let outcome = play(&game, &mut bots, &mut Rng::stream(31, round), &mut Rng::stream(32, round));
            share(&outcome)[Seat::at(at)]
        });
        score.add(won.sum::<f64>() / 4.0);
    }
    score
}

#[test]
#[ignore = "long: make long"]
fn each_level_beats_three_of_the_one_below_it() {
    for (above, below, rounds) in [
        (Level::Steady, Level::Novice, 60),
        (Level::Strong, Level::Steady, 100),
        (Level::Best, Level::Strong, 400),
    ] {
        let score = one_against_three(above, below, rounds);
        println!(
            "{above} among three {below}: {:.4} ± {:.4} ({rounds} rounds)",
            score.mean(),
            score.half_width()
        );
        assert!(score.mean() > 0.25);
    }
}
