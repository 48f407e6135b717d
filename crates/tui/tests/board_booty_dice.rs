//! The board of Booty Dice.

mod boards;
mod table;

use boards::{Moment, TableOf};

const TABLES: [TableOf; 6] = [
    ("booty-dice", 2, &[]),
    ("booty-dice", 3, &[("resolve", "each")]),
    ("booty-dice", 4, &[("lives", "20"), ("curse", "six")]),
    ("booty-dice", 5, &[("first-throw", "some")]),
    ("booty-dice", 6, &[]),
    ("booty-dice", 6, &[("starts", "agreed")]),
];

/// Right after a roll, and the spots that are touched then.
const MOMENT: Moment = (
    "booty-dice",
    "booty-dice seats 4 edition 1\n* p2 starts\n* D C J W S S\np2 stop\np2 rob p1\np2 rob p3\np2 attack p4\n\
     * D D X W W S\np3 roll DXS\n* W C S\n",
    &[1, 5],
);

#[test]
fn whole_games_are_drawn_at_every_size() {
    boards::whole_games_are_drawn_at_every_size(&TABLES);
}

#[test]
fn every_choice_can_be_touched() {
    let all = "attack begin rob roll stop";
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
    let mutiny = "booty-dice seats 2 edition 1\n* p1 starts\n* D D D W W W\np1 roll W\n* S\np1 roll S\n";
    let decided = MOMENT.1.trim_end_matches("* W C S\n");
    boards::a_roll_is_not_shown_while_it_rolls("booty-dice", decided, "* W C S", "* D X X");
    boards::a_roll_is_not_shown_while_it_rolls("booty-dice", mutiny, "* W", "* D");
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
