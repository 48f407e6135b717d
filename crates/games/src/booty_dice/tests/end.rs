//! The end: BD-16 to BD-18.

use super::*;

#[test]
fn bd_16_the_last_pirate_alive_wins_at_once() {
    // The first Cutlass ends it: the second finds nobody, and the two W never come.
    let table = after("(lives=1) seats 2", "* C C W W S S; p1 stop");
    assert_eq!(winners(&table), Some(SeatSet::one(P1)));
    assert_eq!(has(&table, P1), (1, 0, 10));
}

#[test]
fn bd_16_in_the_middle_of_named_attacks_too() {
    let table = after("(lives=1) seats 3", "* C C W W S S; p1 stop; p1 attack p3");
    // One pirate is left to attack, so it needs no word; and then nobody is left.
    assert_eq!(winners(&table), Some(SeatSet::one(P1)));
    assert_eq!(has(&table, P1), (1, 0, 15));
}

#[test]
fn bd_16_the_other_wins_when_the_roller_drowns() {
    let table = after("(lives=1) seats 2", "* D D D D D W; p1 stop");
    assert_eq!(winners(&table), Some(SeatSet::one(P2)));
    let Turn::Over(outcome) = table.turn() else { panic!() };
    assert_eq!(outcome.scores.as_slice(), [0, 5]);
}

#[test]
fn bd_16_a_mutiny_that_kills_all_others_wins() {
    let table = after("(lives=1) seats 3", "* W W W X X X; p1 stop");
    assert_eq!(winners(&table), Some(SeatSet::one(P1)));
    assert_eq!(has(&table, P1).2, 15, "plundered before the Shipwreck could bury it");
}

#[test]
fn bd_16_a_curse_that_kills_all_others_wins() {
    let table = after("(lives=2) seats 2", "* X J C W S S; p1 stop");
    assert_eq!(winners(&table), Some(SeatSet::one(P1)));
    assert_eq!(has(&table, P1).2, 10);
}

#[test]
fn bd_16_with_each_roll_resolved_nobody_rolls_on() {
    let first = "* C S S S S S; p1 attack p2; p1 roll SSSSS;";
    let table = after("(lives=1, resolve=each, goal=60) seats 3", &format!("{first} * W W W X X"));
    assert_eq!(winners(&table), Some(SeatSet::one(P1)));
    assert_eq!(has(&table, P1), (1, 5, 11), "the two X came, then the Cutlass ended it before the Mutiny");
    let table = after("(lives=1, resolve=each) seats 2", "* W S S S S S");
    assert_eq!(winners(&table), Some(SeatSet::one(P2)), "the roller drowned");
}

#[test]
fn bd_17_the_goal_wins_when_the_resolution_ends() {
    let table = after("(goal=15) seats 3", "* D D D D J S; p1 stop; p1 rob p2");
    assert_eq!(winners(&table), None, "14 doubloons, and a theft to come");
    let table = after("(goal=15) seats 3", "* D D D D J S; p1 stop; p1 rob p2; p1 rob p2");
    assert_eq!(winners(&table), Some(SeatSet::one(P1)));
    assert_eq!(has(&table, P1), (10, 1, 15));
}

#[test]
fn bd_17_exactly_one_short_does_not_win() {
    let table = after("(goal=12) seats 2", "* D D D S S S; p1 stop");
    assert_eq!((has(&table, P1).2, winners(&table)), (11, None));
}

#[test]
fn bd_17_gold_that_an_x_takes_back_never_won() {
    let table = after("(goal=12) seats 2", "* D D D D X S; p1 stop");
    assert_eq!(has(&table, P1).2, 11);
    assert_eq!(winners(&table), None);
}

#[test]
fn bd_17_a_roller_who_drowns_with_the_goal_does_not_win() {
    let table = after("(goal=10, lives=1) seats 3", "* D D D D W S; p1 stop");
    assert_eq!(winners(&table), None);
    assert_eq!(has(&table, P1), (0, 0, 0));
}

#[test]
fn bd_17_only_the_roller_wins_by_the_goal() {
    // Everybody starts beyond the goal: p1 gives it up with X, p2 is the first to end a resolution with it.
    let table = after("(goal=10, doubloons=11) seats 2", "* X X S S S S; p1 stop");
    assert_eq!(winners(&table), None);
    let table = after("(goal=10, doubloons=11) seats 2", "* X X S S S S; p1 stop; * S S S S S S; p2 stop");
    assert_eq!(winners(&table), Some(SeatSet::one(P2)));
}

#[test]
fn bd_18_a_capped_game_is_shared_by_the_richest() {
    let quiet = "* S S S S S S; p1 stop; * D S S S S S; p2 stop;";
    let table = after("(cap=2) seats 3", quiet);
    assert_eq!(winners(&table), Some(SeatSet::one(P2)));
    let table = after("(cap=3) seats 3", &format!("{quiet} * D S S S S S; p3 stop"));
    assert_eq!(winners(&table), Some(SeatSet::all(3).without(P1)));
    let Turn::Over(outcome) = table.turn() else { panic!() };
    assert_eq!(outcome.scores.as_slice(), [5, 7, 7]);
}

#[test]
fn bd_18_the_dead_have_no_share() {
    let table = after("(cap=1, doubloons=0, lives=1) seats 3", "* C S S S S S; p1 stop; p1 attack p2");
    assert_eq!(winners(&table), Some(SeatSet::all(3).without(P2)));
}

#[test]
fn bd_18_a_win_in_the_last_turn_stands() {
    let table = after("(cap=1, goal=10) seats 2", "* D D D S S S; p1 stop");
    assert_eq!(winners(&table), Some(SeatSet::one(P1)));
}

#[test]
fn bd_18_the_default_is_500_turns() {
    assert_eq!(BootyOptions::default().cap, 500);
    let quiet = "* S S S S S S; p1 stop; * S S S S S S; p2 stop;".repeat(250);
    let table = after(" seats 2", &quiet);
    assert_eq!(winners(&table), Some(SeatSet::all(2)));
}
