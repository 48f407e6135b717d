//! LS-14, LS-16: levels and new forts.

use super::*;

#[test]
fn ls_14_a_fort_one_above_or_below_takes_the_dies_value() {
    let mut board = board("1a 3 5 sea, 1b 5 1, 2a 4 5 desert, 2b 2 2, 2c 3 1", "");
    board.dice("fortify 4, attack 1, build 1");
    assert_eq!(board.words("level"), ["level 1a 4", "level 1b 4", "level 2c 4"]);
    board.play("p1 level 2c 4");
    assert_eq!(board.fort("2c"), "4 1/0");
    assert!(board.words("level").is_empty());
}

#[test]
fn ls_14_no_step_from_6_to_1() {
    let mut board = board("1a 6 5 sea, 2a 1 5 desert", "");
    board.dice("fortify 1, attack 2, build 2");
    assert!(board.words("level").is_empty());
}

#[test]
fn ls_14_nor_from_1_to_6() {
    let mut board = board("1a 1 5 sea, 2a 6 5 desert", "");
    board.dice("fortify 6, attack 2, build 2");
    assert!(board.words("level").is_empty());
}

#[test]
fn ls_16_a_new_fort_of_the_dies_level_with_one_brick_brings_a_treasure() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "");
    board.dice("fortify 6, attack 1, build 1").play("p1 create, * swamp");
    assert_eq!((board.fort("1b").as_str(), board.available().as_str()), ("6 1/0", "swamp"));
    assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::DIE));
    board.play("* 5");
    assert_eq!(board.available(), "swamp", "no match");
    assert!(matches!(board.state.phase, Phase::Act));
}

#[test]
fn ls_16_a_match_with_the_new_forts_level_takes_one_of_ones_choice() {
    let mut board = board("1a 3 5 sea, 1b 6 1, 2a 4 5 desert", "plains");
    board.play("p1 skip").dice("fortify 6, attack 1, build 1").play("p1 create, * swamp, * 6");
    assert_eq!(board.legal(), ["take plains 1c", "take swamp 1c"], "into the new fort only");
    board.play("p1 take plains 1c");
    assert_eq!((board.fort("1c").as_str(), board.available().as_str()), ("6 1/0 plains", "swamp"));
    assert!(matches!(board.state.phase, Phase::Power { treasure: Treasure::Plains }));
}

#[test]
fn ls_16_the_last_set_aside_treasure_needs_no_draw() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "plains forest volcano");
    board.dice("fortify 6, attack 1, build 1").play("p1 create, * 1");
    assert_eq!(board.available(), "plains, swamp, volcano, forest");
    assert!(board.state.set_aside.is_empty());
}

#[test]
fn ls_16_nothing_set_aside_but_something_available_still_gives_the_die() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "plains swamp forest volcano");
    board.dice("fortify 6, attack 1, build 1").play("p1 create");
    assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::DIE));
}

#[test]
fn ls_16_nothing_set_aside_and_nothing_available_gives_the_fort_alone() {
    let mut board =
        board("1a 3 5 sea, 1b 1 1 plains, 1c 1 1 forest, 2a 4 5 desert, 2b 1 1 swamp, 2c 1 1 volcano", "");
    board.dice("fortify 6, attack 1, build 1").play("p1 create");
    assert_eq!(board.fort("1d"), "6 1/0");
    assert!(matches!(board.state.phase, Phase::Act));
}
