//! For each verdict figures that are made so that it is true, and others so that it is not: where its borders are. What
//! it says of games that were played stands in `verdicts_played_tests`.

use super::*;
use crate::{Effect, Figure, Found, Judged, Line, Measure, Observed, Sample, Step, Surveyed, Tally};
use luckhouse_engine::{Outcome, PerSeat, Seat, SeatSet};
use luckhouse_shelf::{MOST_METRICS, Progress};

/// One game of a run: who begins, who wins, how long it takes, and whether the cap ends it.
struct Made {
    first: Option<usize>,
    winner: Option<usize>,
    turns: u32,
    capped: bool,
}

/// So many games at a table with so many seats, each as its number says.
fn played(seats: usize, games: usize, made: impl Fn(usize) -> Made) -> Tally {
    let mut tally = Tally::new(seats, 0);
    for number in 0..games {
        let Made { first, winner, turns, capped } = made(number);
        let winners = winner.map_or(SeatSet::EMPTY, |seat| SeatSet::one(Seat::at(seat)));
        tally.add(&Observed {
            outcome: Outcome { winners, scores: PerSeat::new(seats, 0) },
            progress: Progress { turns, capped },
            first: first.map(Seat::at),
            choices: turns,
            rolls: turns,
            counted: turns,
            real: turns,
            width: 2 * turns,
            metrics: PerSeat::new(seats, [0; MOST_METRICS]),
        });
    }
    tally
}

/// Two take turns to begin; whoever begins wins so many games of a hundred.
fn two(games: usize, first_wins: usize) -> Tally {
    played(2, games, |number| {
        let (first, wins) = (number % 2, number / 2 % 100 < first_wins);
        let winner = if wins { first } else { 1 - first };
        Made { first: Some(first), winner: Some(winner), turns: 10, capped: false }
    })
}

fn table(bots: &[&str]) -> Cell {
    Cell::new("booty-dice", &[], bots)
}

const EQUALS: [&str; 2] = ["steady", "steady"];

#[test]
fn a_game_is_fair_if_neither_a_seat_nor_beginning_is_worth_anything() {
    let fair = Fairness::of(&table(&EQUALS), &two(20_000, 50));
    assert!(matches!(fair, Fairness::Fair { at_most } if at_most <= EVEN), "{fair:?}");
    // One point above is still even enough, if it is known so well.
    let nearly = Fairness::of(&table(&EQUALS), &two(200_000, 51));
    assert!(matches!(nearly, Fairness::Fair { .. }), "{nearly:?}");
    let few = Fairness::of(&table(&EQUALS), &two(200, 50));
    assert!(matches!(few, Fairness::Open { at_most } if at_most > EVEN), "few games do not show it: {few:?}");
}

#[test]
fn a_game_is_not_fair_if_beginning_is_worth_something_and_it_says_to_whom() {
    let Fairness::Uneven { who, by } = Fairness::of(&table(&EQUALS), &two(20_000, 60)) else {
        panic!("ten points are not even")
    };
    assert_eq!(who, Who::Begins);
    assert!((by.value - 0.1).abs() < 1e-9 && by.low > 0.08 && by.high < 0.12, "{by:?}");
    let worse = Fairness::of(&table(&EQUALS), &two(20_000, 40));
    assert!(matches!(worse, Fairness::Uneven { who: Who::Begins, by } if by.high < 0.0), "{worse:?}");
}

#[test]
fn a_seat_that_wins_more_whoever_begins_is_named() {
    let third = played(3, 9_000, |number| {
        let winner = if number.is_multiple_of(10) { 2 } else { number % 3 };
        Made { first: None, winner: Some(winner), turns: 10, capped: false }
    });
    let found = Fairness::of(&table(&["steady"; 3]), &third);
    assert!(matches!(found, Fairness::Uneven { who: Who::Seat(2), by } if by.low > 0.0), "{found:?}");
}

/// A rough game: of a hundred that are fair, next to none is called unfair, although four figures of each are looked at.
#[test]
fn luck_alone_makes_no_game_unfair() {
    let unfair = (0..200u64).filter(|run| {
        let mut dice = luckhouse_engine::Rng::seeded(*run);
        let draws: Vec<[usize; 2]> =
            (0..400).map(|_| [dice.below(3) as usize, dice.below(3) as usize]).collect();
        let tally = played(3, draws.len(), |number| {
            let [first, winner] = draws[number];
            Made { first: Some(first), winner: Some(winner), turns: 10, capped: false }
        });
        matches!(Fairness::of(&table(&["steady"; 3]), &tally), Fairness::Uneven { .. })
    });
    let unfair = unfair.count();
    assert!(unfair <= 16, "{unfair} of 200");
}

#[test]
fn games_that_nobody_wins_are_nobodys_disadvantage() {
    let tally = played(2, 40_000, |number| {
        let winner = (!number.is_multiple_of(4)).then_some(number / 4 % 2);
        Made { first: Some(number / 8 % 2), winner, turns: 10, capped: false }
    });
    let found = Fairness::of(&table(&EQUALS), &tally);
    assert!(matches!(found, Fairness::Fair { .. }), "{found:?}");
}

#[test]
fn seats_of_different_bots_are_not_held_against_each_other() {
    assert_eq!(Fairness::of(&table(&["strong", "random"]), &two(2_000, 90)), Fairness::Unlike);
    assert_eq!(Fairness::of(&table(&EQUALS), &two(0, 50)), Fairness::Unknown);
}

fn lengths(turns: impl Fn(usize) -> u32) -> Tally {
    played(2, 2_000, |number| Made { first: None, winner: Some(0), turns: turns(number), capped: false })
}

#[test]
fn games_are_of_one_length_or_they_are_not() {
    let spread = |tally: &Tally| Length::of(tally).unwrap().spread;
    assert_eq!(spread(&lengths(|number| 10 + (number % 5) as u32)), Spread::Steady);
    assert_eq!(spread(&lengths(|number| 1 + (number % 100) as u32)), Spread::Wide);
    let few = played(2, 12, |number| Made {
        first: None,
        winner: Some(0),
        turns: 5 + 2 * number as u32,
        capped: false,
    });
    assert_eq!(spread(&few), Spread::Open, "twelve games show nothing");
    let [short, half, long] = Length::of(&lengths(|number| (number % 100) as u32)).unwrap().turns;
    assert_eq!([short.value, half.value, long.value], [9.0, 49.0, 89.0]);
    assert!(half.low < 49.0 && half.high > 49.0);
    assert_eq!(Length::of(&Tally::new(2, 0)), None);
}

#[test]
fn a_game_ends_by_itself_or_the_cap_ends_it() {
    let capped = |games: usize, every: usize| {
        let made = |number: usize| Made {
            first: None,
            winner: None,
            turns: 9,
            capped: number.is_multiple_of(every),
        };
        Ending::of(&played(2, games, made)).unwrap()
    };
    assert!(matches!(capped(2_000, usize::MAX), Ending::Itself(_)));
    assert!(matches!(capped(2_000, 20), Ending::Capped(share) if share.low > CAPPED));
    assert!(matches!(capped(50, usize::MAX), Ending::Open(_)));
}

fn steps(wins: Figure, even: f64) -> Vec<Step> {
    vec![
        Step { better: "novice", weaker: "random", wins: Figure::exact(0.99), even },
        Step { better: "steady", weaker: "novice", wins, even },
    ]
}

#[test]
fn luck_or_skill_decides_or_both() {
    let decides =
        |wins: f64, half: f64, even: f64| Luck::of(&steps(Figure::around(wins, half), even)).unwrap().decides;
    assert_eq!(decides(0.52, 0.01, 0.5), Decides::Luck);
    assert_eq!(decides(0.65, 0.02, 0.5), Decides::Both);
    assert_eq!(decides(0.90, 0.02, 0.5), Decides::Skill);
    assert_eq!(decides(0.56, 0.05, 0.5), Decides::Open);
    // Alone, and at a table for four, the same part of what there is to win.
    assert_eq!([decides(0.05, 0.01, 0.0), decides(0.7, 0.1, 0.0)], [Decides::Luck, Decides::Skill]);
    assert_eq!([decides(0.28, 0.01, 0.25), decides(0.8, 0.1, 0.25)], [Decides::Luck, Decides::Skill]);
    assert_eq!(Luck::of(&[]), None);
}

/// A game that is as good as won after this part of it.
fn looked_at(sealed: &[f64]) -> Sample {
    let game = |(index, sealed): (usize, &f64)| Judged {
        index: index as u64,
        lead_changes: 0,
        decided: Some(*sealed),
        sealed: Some(*sealed),
        drama: None,
        comeback: None,
        luck_per_roll: None,
        luck: 0.0,
        given_away: 0.0,
        accuracy: None,
        decisions: Vec::new(),
        early_leader: None,
        kingmaking: 0,
        error: 0.0,
        curve: None,
    };
    let games = sealed.iter().enumerate().map(game).collect();
    Sample { seats: 2, games, left_out: 0, interrupted: false }
}

#[test]
fn a_game_drags_that_goes_on_after_it_is_won() {
    let drag = |sealed: &[f64]| Drag::of(&looked_at(sealed)).unwrap();
    assert!(matches!(drag(&[0.4, 0.5, 0.45, 0.5]), Drag::Drags(after) if after.low > DRAG));
    assert!(matches!(drag(&[0.9, 0.95, 0.9, 0.92]), Drag::Moves(after) if after.high < DRAG));
    assert!(matches!(drag(&[0.2, 0.9]), Drag::Open(_)));
    assert_eq!(Drag::of(&looked_at(&[])), None);
}

/// A survey in which each value makes this share of whoever begins, 60 % as it is.
fn tried(values: &[(&str, f64, f64)]) -> Surveyed {
    let line = |share: f64, half: f64| Line {
        measure: Measure::First,
        a: Figure::around(share, half),
        b: Figure::around(0.6, half),
        difference: Figure::around(share - 0.6, half),
    };
    let effect = |(value, share, half): &(&str, f64, f64)| Effect {
        key: "goal",
        value: value.to_string(),
        found: Found { lines: vec![line(*share, *half)], skill: Figure::exact(0.0) },
    };
    Surveyed {
        effects: values.iter().map(effect).collect(),
        skill: Figure::exact(0.0),
        base: Vec::new(),
        interrupted: false,
    }
}

#[test]
fn the_option_that_helps_most_is_to_be_changed_first() {
    let uneven = Some(Complaint::Uneven(Who::Begins));
    let survey = tried(&[("20", 0.55, 0.01), ("30", 0.51, 0.01), ("40", 0.40, 0.01)]);
    let Change::This { key, value, now, then, .. } = Change::of(uneven, Some(&survey), 2) else {
        panic!("one helps")
    };
    assert_eq!((key, value.as_str(), now.value, then.value), ("goal", "30", 0.6, 0.51));
    let worse = tried(&[("20", 0.65, 0.01), ("30", 0.58, 0.05)]);
    assert_eq!(Change::of(uneven, Some(&worse), 2), Change::NoneHelps(Complaint::Uneven(Who::Begins)));
    assert_eq!(Change::of(uneven, None, 2), Change::Untried(Complaint::Uneven(Who::Begins)));
    assert_eq!(Change::of(None, Some(&survey), 2), Change::NoneNeeded);
}

#[test]
fn what_is_worst_is_complained_about() {
    let share = Figure::exact(0.5);
    let (fair, uneven) =
        (Fairness::Fair { at_most: 0.01 }, Fairness::Uneven { who: Who::Seat(1), by: Figure::exact(0.1) });
    let (capped, drags) = (Ending::Capped(share), Drag::Drags(share));
    let of = Complaint::of;
    assert_eq!(of(&uneven, Some(&capped), Some(&drags)), Some(Complaint::Uneven(Who::Seat(1))));
    assert_eq!(of(&fair, Some(&capped), Some(&drags)), Some(Complaint::Capped));
    assert_eq!(of(&fair, Some(&Ending::Itself(share)), Some(&drags)), Some(Complaint::Drags));
    assert_eq!(of(&fair, None, Some(&Drag::Moves(share))), None);
}
