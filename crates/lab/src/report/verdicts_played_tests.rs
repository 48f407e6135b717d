//! For each verdict a game that was played and in which it is true, and one in which it is not.
//!
//! The games are those of the house, with options and sheets under which little is left to doubt; each is counted, looked at
//! and judged as a report does it.

use super::*;
use crate::{Ladder, Study, Survey, Tally};

const RANDOM: [&str; 2] = ["random"; 2];

fn counted(cell: &Cell, games: u64) -> Tally {
    cell.check().unwrap().play(1, 0..games)
}

fn lantern(sheet: &str) -> Cell {
    Cell::new("lantern", &[("sheet", sheet)], &["random"])
}

/// A door that nobody can miss.
const OPEN: &str = "open; Door: X; rows: 9 9 9";

#[test]
fn lucky_shot_at_random_is_fair_and_needs_no_change() {
    let cell = Cell::new("lucky-shot", &[], &RANDOM);
    let found = Fairness::of(&cell, &counted(&cell, 20_000));
    assert!(matches!(found, Fairness::Fair { .. }), "{found:?}");
    assert_eq!(Change::of(Complaint::of(&found, None, None), None, 2), Change::NoneNeeded);
}

/// Whoever begins has the better of it.
#[test]
fn booty_dice_for_two_is_unfair_to_the_second() {
    let cell = Cell::new("booty-dice", &[], &RANDOM);
    let found = Fairness::of(&cell, &counted(&cell, 20_000));
    assert!(matches!(found, Fairness::Uneven { who: Who::Begins, by } if by.low > 0.0), "{found:?}");
}

/// A door that opens by itself, one that hardly ever does, and one between.
#[test]
fn a_player_alone_has_hope_danger_or_both() {
    let prospect = |sheet: &str| {
        let cell = lantern(sheet);
        match Fairness::of(&cell, &counted(&cell, 600)) {
            Fairness::Alone(prospect, _) => prospect,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(prospect(OPEN), Prospect::Won);
    assert_eq!(prospect("shut; Door: 6 6 6 6 6 6; Gate: 6 6 6 6 6 6; rows: 1"), Prospect::Lost);
    assert_eq!(prospect("door; Door: 6 6; rows: 9"), Prospect::Contest);
}

/// A pirate's end is some turns away, a fort can fall at once or never.
#[test]
fn booty_dice_is_of_one_length_and_lucky_shot_is_not() {
    let spread = |game: &str| Length::of(&counted(&Cell::new(game, &[], &RANDOM), 2_000)).unwrap().spread;
    assert_eq!([spread("booty-dice"), spread("lucky-shot")], [Spread::Steady, Spread::Wide]);
}

/// Nobody has won Booty Dice after four turns.
#[test]
fn a_low_cap_ends_booty_dice_and_a_high_one_does_not() {
    let ending =
        |cap: &str| Ending::of(&counted(&Cell::new("booty-dice", &[("cap", cap)], &RANDOM), 500)).unwrap();
    assert!(matches!(ending("4"), Ending::Capped(_)) && matches!(ending("500"), Ending::Itself(_)));
}

/// Of Fortuna, and of a door without a choice, practice brings next to nothing; a little in Booty Dice with few lives; in Lucky
/// Shot a beginner has no chance.
#[test]
fn luck_decides_or_skill_or_both() {
    let decides = |cell: Cell, rounds: u64| {
        let steps = Ladder { cell, seed: 1, rounds }.climb(&()).unwrap();
        Luck::of(&steps).unwrap().decides
    };
    let two = |game: &str, options: &[(&str, &str)]| Cell::new(game, options, &RANDOM);
    assert_eq!(decides(lantern("open; Door: X; rows: 1"), 150), Decides::Luck);
    assert_eq!(decides(two("fortuna", &[]), 1_000), Decides::Luck);
    assert_eq!(decides(two("booty-dice", &[("lives", "3")]), 120), Decides::Both);
    assert_eq!(decides(two("lucky-shot", &[]), 12), Decides::Skill);
}

/// What nobody can miss is won before it begins; a pirate who has little gold can still be robbed of the win.
#[test]
fn a_journey_through_an_open_door_drags_and_booty_dice_does_not() {
    let drag = |cell: Cell| {
        let sample = Study { cell, seed: 1, games: 12, nodes: 10 }.run(&()).unwrap().unwrap();
        Drag::of(&sample).unwrap()
    };
    let (open, pirates) =
        (drag(lantern(OPEN)), drag(Cell::new("booty-dice", &[("goal", "60")], &["steady"; 2])));
    assert!(matches!(open, Drag::Drags(_)), "{open:?}");
    assert!(matches!(pirates, Drag::Moves(_)), "{pirates:?}");
}

/// Whoever begins at Fortuna is ahead by less if the house makes the calls. In Booty Dice at random nothing of the sort is found.
#[test]
fn the_option_that_helps_is_found_where_there_is_one() {
    let change = |game: &str, games: u64| {
        let table = Cell::new(game, &[], &RANDOM);
        let found = Fairness::of(&table, &counted(&table, 20_000));
        let complaint = Complaint::of(&found, None, None);
        let skill = ("novice".into(), "random".into());
        let survey = Survey { table, skill, values: 3, games, rounds: 2, seed: 1 };
        let surveyed = complaint.and_then(|_| survey.run(&()).unwrap());
        Change::of(complaint, surveyed.as_ref(), 2)
    };
    let fortuna = change("fortuna", 8_000);
    assert!(matches!(&fortuna, Change::This { key: "calls", value, .. } if value == "house"), "{fortuna:?}");
    assert_eq!(change("booty-dice", 1_500), Change::NoneHelps(Complaint::Uneven(Who::Begins)));
}
