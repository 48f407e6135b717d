//! Values that others have published, found again.

mod race;

use luckhouse_engine::{Game, Seat};
use luckhouse_solvers::duel::{self, Care, Duel, Stop};
use race::{Gains, Race, RaceAction, RaceOptions, RaceState};

const FIRST: Seat = Seat::at(0);

fn solve(goal: u8, with: Gains) -> Duel<Race> {
    let race = Race::new(RaceOptions { goal, with }, 2).unwrap();
    let solved = duel::solve(&race, FIRST, Care::default()).unwrap();
    assert_eq!(solved.stop(), Stop::Met);
    solved
}

/// Neller and Presser, "Optimal Play of the Dice Game Pig" (2004), show these for Piglet to 2.
#[test]
fn piglet_to_two() {
    let solved = solve(2, Gains::Coin);
    let known = [
        ((0, 0, 0), 4.0 / 7.0),
        ((0, 0, 1), 5.0 / 7.0),
        ((0, 1, 0), 2.0 / 5.0),
        ((0, 1, 1), 3.0 / 5.0),
        ((1, 0, 0), 4.0 / 5.0),
        ((1, 1, 0), 2.0 / 3.0),
    ];
    for ((own, other, points), value) in known {
        let found = solved.interval(&RaceState::at(own, other, points)).unwrap();
        assert!(
            found.holds(value) && found.width() < 1e-10,
            "{own} {other} {points}: {found:?}, not {value}"
        );
    }
}

/// The same paper: with best play on both sides whoever begins wins 53.06 of 100 games.
#[test]
fn pig_to_a_hundred() {
    let solved = solve(100, Gains::Die);
    let start = solved.interval(&RaceState::at(0, 0, 0)).unwrap();
    println!(
        "pig: {start:?}, {} states in {} parts, {} sweeps, widest {:e}",
        solved.states(),
        solved.parts(),
        solved.sweeps(),
        solved.widest()
    );
    assert!((start.middle() - 0.530_592_725_3).abs() < 1e-9 && start.width() < 1e-9, "{start:?}");
    when_to_hold(&solved);
}

/// At the start one holds at 21, not at 20; when the other is one roll from winning, one goes on to the end.
fn when_to_hold(solved: &Duel<Race>) {
    let best = |own, other, points| solved.best(&RaceState::at(own, other, points)).unwrap();
    assert_eq!(best(0, 0, 20), RaceAction::Roll);
    assert_eq!(best(0, 0, 21), RaceAction::Hold);
    assert_eq!(best(50, 99, 40), RaceAction::Roll);
}
