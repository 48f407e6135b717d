//! LN-10 to LN-12.

use super::*;
use crate::lantern::{Abilities, Circles, LanternState, Phase};

/// Out of the gate of the short sheet, with experience 1 from the setup and this roll on entering.
fn out_of_the_gate(roll: &str) -> Table<Lantern> {
    with(SHORT, &format!("{SETUP}* {roll}\n"))
}

/// A state in the reward phase or beyond: these circles are drawn, the row of five is full, zone 1 is left.
fn leaving_with(drawn: [u8; 4], experience: u8) -> LanternState {
    let game = rules("");
    let circles = |left| Circles { left, crossed: 0 };
    let abilities = Abilities {
        crit: circles(drawn[0]),
        counter: circles(drawn[1]),
        magic: circles(drawn[2]),
        con: circles(drawn[3]),
    };
    let mut state = LanternState { phase: Phase::Enter, abilities, experience, ..game.start() };
    game.roll(&mut state, "2 2 2 4 5 6".parse().unwrap());
    state
}

#[test]
fn ln_10_a_full_row_is_rewarded_on_leaving() {
    let table = out_of_the_gate("1 2 2 3 3 6");
    assert_eq!((view(&table).phase, view(&table).zone), (Phase::Reward, 1));
    assert_eq!(legal(&table), ["gain crit", "gain counter", "gain magic", "gain con"]);
    let rewarded = with(SHORT, &format!("{SETUP}* 1 2 2 3 3 6\np1 gain magic\n"));
    assert_eq!(view(&rewarded).abilities.magic.left, 5);
    assert_eq!((view(&rewarded).phase, view(&rewarded).zone), (Phase::Enter, 2));
}

#[test]
fn ln_10_a_row_that_is_not_full_earns_nothing() {
    assert_eq!(view(&out_of_the_gate("2 2 2 3 3 6")).phase, Phase::Enter);
}

#[test]
fn ln_10_a_row_filled_in_setup_is_rewarded_on_leaving_zone_1() {
    let setup = "* 1 2 3 4 5 6\np1 assign crit=1 counter=3 magic=4 con=6 xp=5 camp=2\n";
    assert_eq!(view(&after(setup)).phase, Phase::Enter);
    let left = after(&format!("{setup}* 2 2 2 4 5 6\n"));
    assert_eq!((view(&left).phase, view(&left).zone), (Phase::Reward, 1));
}

#[test]
fn ln_10_two_rows_are_two_rewards_which_may_go_to_the_same_ability() {
    let first = with(SHORT, &format!("{SETUP}* 1 1 1 3 3 6\np1 gain counter\n"));
    assert_eq!((view(&first).phase, view(&first).rewarded), (Phase::Reward, 1));
    let both = with(SHORT, &format!("{SETUP}* 1 1 1 3 3 6\np1 gain counter\np1 gain counter\n"));
    assert_eq!((view(&both).phase, view(&both).abilities.counter.left), (Phase::Enter, 5));
}

#[test]
fn ln_10_a_row_is_rewarded_once() {
    let events = format!("{SETUP}* 1 2 2 3 3 6\np1 gain magic\n* 2 2 2 3 3 3\np1 con 2 2 2\n* 4 4 4\n");
    assert_eq!(view(&with(SHORT, &events)).rewarded, 1);
    let sheet = "sheet=three; Gate: 6; Hall: 5; Tower: 4; rows: 2 9";
    let on = with(sheet, &format!("{SETUP}* 1 2 2 3 3 6\np1 gain magic\n* 2 2 2 3 3 5\n"));
    assert_eq!((view(&on).phase, view(&on).zone), (Phase::Enter, 3));
}

#[test]
fn ln_11_an_ability_with_seven_circles_gets_no_more() {
    let state = leaving_with([7, 7, 5, 6], 5);
    let mut words = Vec::new();
    rules("").legal(&state, P1, &mut words);
    let words: Vec<String> = words.iter().map(ToString::to_string).collect();
    assert_eq!(words, ["gain magic", "gain con"]);
}

#[test]
fn ln_11_crossed_off_circles_count() {
    assert!(Circles { left: 2, crossed: 4 }.has_room());
    assert!(!Circles { left: 2, crossed: 5 }.has_room());
}

#[test]
fn ln_11_crossed_off_circles_count_when_a_row_is_rewarded() {
    // The fire makes seven circles for Constitution, the five ones fill the row, and one circle is used.
    let sheet = "sheet=fire; Gate: 6; Fire: rest; Yard: 6; Hall: 5; rows: 8 9";
    let events = format!("{SETUP}* 2 2 2 3 3 6\n* 1 1 1 1 1 2\np1 con 1\n* 6\n");
    let table = with(sheet, &events);
    assert_eq!(view(&table).phase, Phase::Reward);
    assert_eq!(view(&table).abilities.con, Circles { left: 6, crossed: 1 });
    assert_eq!(legal(&table), ["gain crit", "gain counter", "gain magic"]);
}

#[test]
fn ln_11_one_ability_with_room_is_taken_without_asking() {
    let state = leaving_with([7, 7, 5, 7], 5);
    assert_eq!((state.phase, state.abilities.magic.left, state.rewarded), (Phase::Enter, 6, 1));
}

#[test]
fn ln_11_a_reward_with_no_room_anywhere_is_lost() {
    let state = leaving_with([7, 7, 7, 7], 5);
    assert_eq!((state.phase, state.zone, state.rewarded), (Phase::Enter, 1, 1));
    // Two rewards, room for one.
    let state = leaving_with([7, 7, 6, 7], 9);
    assert_eq!((state.phase, state.abilities.magic.left, state.rewarded), (Phase::Enter, 7, 2));
}

#[test]
fn ln_12_the_campfire_is_neither_rolled_nor_fought() {
    let sheet = "sheet=fire; Gate: 6; Fire: rest; Hall: 5; rows: 9 9";
    let table = with(sheet, &format!("{SETUP}* 2 2 2 3 3 6\n"));
    assert_eq!((view(&table).zone, view(&table).phase), (3, Phase::Enter));
    assert_eq!(view(&table).abilities.con.left, 7);
    assert_eq!(view(&table).experience, 3);
}

#[test]
fn ln_12_constitution_has_seven_circles_at_the_most_there_too() {
    let sheet = "sheet=fires; Fire: rest; Embers: rest; Hall: 5; rows: 12";
    let table = with(sheet, SETUP);
    assert_eq!((view(&table).abilities.con.left, view(&table).experience), (7, 5));
}

#[test]
fn ln_12_crossed_off_circles_count_at_the_campfire() {
    // Six circles and one from the first fire; two are used, and the second fire draws none.
    let sheet = "sheet=fires; Gate: 6; Fire: rest; Yard: 6; Embers: rest; Hall: 5; rows: 9 9";
    let used = format!("{SETUP}* 2 2 2 3 3 6\n* 2 2 2 3 3 3\np1 con 2\n* 3\np1 con 2\n* 6\n");
    let table = with(sheet, &used);
    assert_eq!((view(&table).zone, view(&table).phase), (5, Phase::Enter));
    assert_eq!(view(&table).abilities.con, Circles { left: 5, crossed: 2 });
    assert_eq!(view(&table).experience, 5, "the scroll counts all the same");
}

#[test]
fn ln_12_rows_filled_at_the_campfire_are_rewarded_on_leaving_it() {
    let sheet = "sheet=fire; Gate: 6; Fire: rest; Hall: 5; rows: 3 9";
    let table = with(sheet, &format!("{SETUP}* 2 2 2 3 3 6\n"));
    assert_eq!((view(&table).zone, view(&table).phase), (2, Phase::Reward));
    let on = with(sheet, &format!("{SETUP}* 2 2 2 3 3 6\np1 gain crit\n"));
    assert_eq!((view(&on).zone, view(&on).phase, view(&on).abilities.crit.left), (3, Phase::Enter, 6));
}

#[test]
fn ln_12_the_default_sheet_rests_in_zone_5() {
    let fights = "* 2 2 2 4 5 6\n* 2 2 2 2 3 4\n* 3 3 3 3 4 5\n* 2 2 2 5 5 5\n";
    let table = after(&format!("{SETUP}{fights}"));
    assert_eq!((view(&table).zone, view(&table).here().name.as_str()), (6, "Spider"));
    assert_eq!((view(&table).abilities.con.left, view(&table).experience), (7, 3));
}
