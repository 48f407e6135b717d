//! The board of Fortuna.

mod boards;
mod table;

use boards::{Moment, TableOf};

const TABLES: [TableOf; 12] = [
    ("fortuna", 2, &[]),
    ("fortuna", 2, &[("calls", "house"), ("target", "60")]),
    ("fortuna", 4, &[("teams", "on"), ("spread", "full")]),
    ("fortuna", 4, &[("others", "all"), ("wolf", "either")]),
    ("fortuna", 6, &[("spread", "full")]),
    ("fortuna", 8, &[("spread", "full")]),
    ("fortuna", 8, &[]),
    ("fortuna", 10, &[]),
    ("fortuna", 12, &[("spread", "full")]),
    ("fortuna", 4, &[("spread", "grand"), ("calls", "house")]),
    ("fortuna", 6, &[("spread", "grand")]),
    ("fortuna", 12, &[("spread", "grand")]),
];

/// Right after a roll, and the spots that are touched then.
const MOMENT: Moment = (
    "fortuna",
    "fortuna seats 4 edition 1\n* dice 3 4\n* dice 4 5\n* dice 2 5\n* dice 2 6\n* dice 1 2\n* bricks 3 5\n\
     p2 call plain\np1 challenge | p3 accept | p4 challenge\n* dice 4 4\n* bricks 6 6\n",
    &[],
);

#[test]
fn whole_games_are_drawn_at_every_size() {
    boards::whole_games_are_drawn_at_every_size(&TABLES);
}

#[test]
fn every_choice_can_be_touched() {
    let all = "accept bricks call challenge dice free leave take";
    let tried = boards::every_choice_can_be_touched(&TABLES);
    assert_eq!(tried, all, "every kind of choice is among those that were tried");
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
    let starting = "fortuna seats 2 edition 1\n* dice 1 2\n* dice 5 6\n";
    let bricks = "fortuna seats 2 edition 1\n* dice 1 2\n* dice 5 6\n* dice 1 1\n";
    boards::a_roll_is_not_shown_while_it_rolls("fortuna", starting, "* dice 1 1", "* dice 4 6");
    boards::a_roll_is_not_shown_while_it_rolls("fortuna", bricks, "* bricks 0 1", "* bricks 5 6");
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
