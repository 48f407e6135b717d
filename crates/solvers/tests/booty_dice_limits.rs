//! What the solution of Booty Dice leaves out, measured: shields that are not told apart, and the rounding of the table
//! that is kept.

use luckhouse_engine::{DiceSet, Game, Options};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions, Pirate};
use luckhouse_solvers::booty_dice::{Care, Chances, Solution, Standing, Table, solve, turn};
use luckhouse_solvers::dice::Lattice;

fn game(options: &str) -> BootyDice {
    BootyDice::new(BootyOptions::read(options).unwrap(), 2).unwrap()
}

fn solved(options: &str, shields: usize) -> Solution {
    solve(&game(options), Care { shields, ..Care::default() }, &()).unwrap()
}

/// Every standing of a game in which nobody has more shields.
fn standings(game: &BootyDice, shields: u8) -> Vec<Standing> {
    let options = game.options();
    let (lives, goal) = (options.lives as u8, options.goal as u8);
    let with = |lives, shields| (0..goal).map(move |doubloons| Pirate { lives, shields, doubloons });
    let pirates: Vec<Pirate> =
        (1..=lives).flat_map(|lives| (0..=shields).flat_map(move |shields| with(lives, shields))).collect();
    pirates.iter().flat_map(|a| pirates.iter().map(|b| Standing { roller: *a, other: *b })).collect()
}

/// The largest difference between two solutions where nobody has more shields than this.
fn apart(one: &impl Chances, two: &impl Chances, game: &BootyDice, shields: u8) -> f64 {
    let difference = |s: Standing| (one.chance(s) - two.chance(s)).abs();
    standings(game, shields).into_iter().map(difference).fold(0.0, f64::max)
}

/// The more shields are told apart, the less it matters.
fn effect_of_the_shield_cap(options: &str, caps: &[usize], most: usize) -> Vec<(f64, f64)> {
    let game = game(options);
    let truth = solved(options, most);
    let start = Standing::start(&game);
    let effect = |cap: &usize| {
        let fewer = solved(options, *cap);
        let (first, few) =
            ((fewer.chance(start) - truth.chance(start)).abs(), apart(&fewer, &truth, &game, 3));
        let all = apart(&fewer, &truth, &game, *cap as u8);
        println!(
            "{options}: {cap} shields, not {most}: {first:.1e} at the start, {few:.1e} with up to 3 shields, {all:.1e} with up to {cap}"
        );
        (first, few)
    };
    caps.iter().map(effect).collect()
}

#[test]
fn few_shields_are_enough_for_one_life() {
    let effects = effect_of_the_shield_cap("lives=1, goal=12", &[2, 4], 6);
    let [(two, few_of_two), (four, few_of_four)] = effects[..] else { panic!("two caps") };
    assert!(four <= two && few_of_four < few_of_two, "{effects:?}");
    assert!(four < 1e-4, "{effects:?}");
}

/// The more, the closer, and the last are as good as all.
fn closer_and_closer(effects: &[(f64, f64)], enough: f64) {
    assert!(effects.is_sorted_by(|a, b| a.1 >= b.1), "{effects:?}");
    assert!(effects.last().unwrap().1 < enough, "{effects:?}");
}

#[test]
#[ignore = "long: make long"]
fn ten_shields_are_as_good_as_twelve_with_two_lives() {
    closer_and_closer(&effect_of_the_shield_cap("lives=2", &[4, 6, 8, 10], 12), 1e-6);
}

#[test]
#[ignore = "long: make long"]
fn seven_shields_are_nearly_as_good_as_ten_with_three_lives() {
    closer_and_closer(&effect_of_the_shield_cap("lives=3", &[4, 7], 10), 1e-4);
}

/// What is lost in one turn that is played by some chances, if others are true and all later turns are played by them.
fn lost_in_a_turn(
    standing: Standing,
    game: &BootyDice,
    believed: &impl Chances,
    truth: &impl Chances,
) -> f64 {
    let lattice = Lattice::of(6);
    let (by, best) = (turn(standing, game.options(), believed), turn(standing, game.options(), truth));
    let full: Vec<DiceSet> = lattice.sets()[lattice.full()].to_vec();
    let mut worth = vec![0.0; lattice.sets().len()];
    full.iter().zip(lattice.full()).for_each(|(dice, place)| worth[place] = best.worth(0, *dice));
    for left in [1, 2] {
        lattice.roll_the_rest(&mut worth);
        let kept: Vec<f64> = full.iter().map(|dice| worth[lattice.place(by.keep(left, *dice))]).collect();
        worth[lattice.full()].copy_from_slice(&kept);
    }
    lattice.roll_the_rest(&mut worth);
    best.start() - worth[lattice.place(DiceSet::EMPTY)]
}

/// Whoever plays by chances that are off by at most so much loses at most twice as much in a turn. The table is rounded.
fn regret_of_the_table(options: &str, shields: usize, step: usize) {
    let game = game(options);
    let truth = solved(options, shields);
    let (mut sum, mut most, mut count) = (0.0, 0.0, 0);
    for standing in standings(&game, 4).into_iter().step_by(step) {
        let lost = lost_in_a_turn(standing, &game, &Table::kept(), &truth);
        assert!(lost > -1e-12, "{standing:?}: {lost:e} is more than all that can be had");
        (sum, most, count) = (sum + lost, f64::max(most, lost), count + 1);
    }
    println!(
        "{options}: the table loses {:.2e} in a turn in the mean of {count}, {most:.2e} at most",
        sum / f64::from(count)
    );
    assert!(most < 2.0 * Table::ROUNDING + 1e-6, "{most:e}");
}

#[test]
#[ignore = "long: make long"]
fn the_rounding_of_the_table_loses_next_to_nothing() {
    regret_of_the_table("lives=2", Care::default().shields, 53);
}

/// Somebody who believes the wrong thing is found out.
#[test]
fn a_wrong_belief_loses() {
    let game = game("lives=1, goal=10");
    let truth = solved("lives=1, goal=10", 1);
    let start = Standing::start(&game);
    assert!(lost_in_a_turn(start, &game, &truth, &truth).abs() < 1e-12);
    assert!(lost_in_a_turn(start, &game, &|s: Standing| 1.0 - truth.chance(s), &truth) > 0.01);
}
