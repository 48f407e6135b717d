//! The board of Lantern.

mod boards;
mod table;

use boards::{Moment, SIGNS, TableOf};
use luckhouse_tui::board::LEAST;
use std::collections::BTreeSet;
use table::RandomTable;

const TABLES: [TableOf; 4] = [
    ("lantern", 1, &[]),
    ("lantern", 1, &[]),
    ("lantern", 1, &[("reroll-ones", "on")]),
    ("lantern", 1, &[("sheet", LONG_SHEET)]),
];

/// As long as a sheet can be: two stretches of road, and more circles than fit on a line.
const LONG_SHEET: &str = "a long way; a name of 24 letters abc: 1; b: X O; c: rest; d: 1; e: rest; f: rest; g: rest; \
     h: 1; i: rest; j: X X; k: rest; l: X X O; m: 1 2; n: rest; o: X O; p: X X X X X X; rows: 12 12 12 12 12 12 12 12";

/// Right after a roll, and the spots that are touched then.
const MOMENT: Moment = (
    "lantern",
    "lantern seats 1 edition 1\n* 1 2 3 4 5 6\np1 assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2\n\
     * 2 2 2 4 5 6\n* 1 2 2 3 5 5\np1 crit 1\np1 con 2 3\n* 4 6\n",
    &[1],
);

#[test]
fn whole_games_are_drawn_at_every_size() {
    boards::whole_games_are_drawn_at_every_size(&TABLES);
}

#[test]
fn every_choice_can_be_touched() {
    let mut tried: BTreeSet<String> =
        boards::every_choice_can_be_touched(&TABLES).split(' ').map(String::from).collect();
    // Dice that are low may be rolled again, which is rare.
    let low = RandomTable::read("lantern seats 1 edition 1\n* 1 1 2 2 3 5\n");
    tried.extend(boards::touched(&boards::scene(&low.situation(), &low.before, None, &SIGNS), LEAST));
    let all = "again assign con counter crit gain keep magic";
    assert_eq!(Vec::from_iter(tried).join(" "), all, "every kind of choice is among those that were tried");
}

#[test]
fn every_spot_leads_to_a_choice() {
    boards::every_spot_leads_to_a_choice(&TABLES);
}

#[test]
fn what_is_picked_can_be_forgotten() {
    boards::what_is_picked_can_be_forgotten(MOMENT);
}

#[test]
fn parts_that_are_missing_are_not_drawn() {
    boards::parts_that_are_missing_are_not_drawn(MOMENT);
}

#[test]
fn what_came_up_is_not_shown_while_dice_roll() {
    let fighting = MOMENT.1.trim_end_matches("* 4 6\n");
    boards::a_roll_is_not_shown_while_it_rolls("lantern", fighting, "* 1 1", "* 4 6");
}

#[test]
fn what_is_new_is_marked() {
    boards::what_is_new_is_marked(MOMENT);
}

#[test]
fn the_spot_that_the_keyboard_is_on_stands_out() {
    boards::the_spot_that_the_keyboard_is_on_stands_out(MOMENT);
}

#[test]
fn moments_look_as_they_did() {
    boards::moments_look_as_they_did(MOMENT);
}
