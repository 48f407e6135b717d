//! The board of Reynard's Luck.

mod stepped;

use luckhouse_laws::golden;
use luckhouse_shelf::find;
use stepped::{ASCII, LOOK, file, new_after, screen};

const TABLES: [(&str, usize); 1] = [("reynards-luck", 2)];

/// The log of the worked turn in the rules, up to the first die.
fn set_up() -> String {
    let rules = find("reynards-luck").unwrap().rules_page();
    let log = rules.split("```log\n").nth(1).unwrap().split("```").next().unwrap();
    log.split("p1 a2xa8").next().unwrap().into()
}

#[test]
fn it_is_drawn_at_every_size_through_whole_games() {
    stepped::it_is_drawn_at_every_size_through_whole_games(&TABLES);
}

#[test]
fn touches_alone_reach_every_offer_and_nothing_else() {
    stepped::touches_alone_reach_every_offer_and_nothing_else(&TABLES);
}

#[test]
fn rolling_dice_give_nothing_away() {
    stepped::rolling_dice_give_nothing_away(&TABLES);
}

#[test]
fn a_view_that_is_not_understood_is_drawn_without_a_panic() {
    stepped::a_view_that_is_not_understood_is_drawn_without_a_panic(&TABLES);
}

#[test]
fn what_is_new_is_marked() {
    // A piece has gone from one square to another.
    let moved = new_after(&format!("{}p1 a2-a4\n", set_up()), 0);
    assert_eq!(moved.replace(' ', ""), "R6.", "where it is, and where it was");
}

#[test]
fn screens_of_reynards_luck() {
    let fight = format!("{}p1 a2xa8\np1 card 3 | p2 card 4\n* 6 meets fox\n* 2\n* cards 3 4\n", set_up());
    golden(&file("board-reynards-luck-80x14.txt"), &screen(&fight, 0, (80, 14), LOOK, &[]));
    golden(&file("board-reynards-luck-120x30.txt"), &screen(&fight, 1, (120, 30), LOOK, &[]));
    golden(&file("board-reynards-luck-picked.txt"), &screen(&set_up(), 0, (80, 14), ASCII, &["a2-a3"]));
    let placing: String = set_up().lines().take(6).map(|line| format!("{line}\n")).collect();
    golden(&file("board-reynards-luck-placing.txt"), &screen(&placing, 0, (78, 30), LOOK, &[]));
}
