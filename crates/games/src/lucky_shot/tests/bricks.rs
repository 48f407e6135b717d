//! LS-9 to LS-11: Build, Attack, salvage.

use super::*;

#[test]
fn ls_9_one_brick_on_anyones_fort_two_on_a_match() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "");
    board.dice("build 4, attack 1, raid 6");
    assert_eq!(board.words("build"), ["build 1a", "build 2a", "build 2a 1"]);
    let mut mine = Board { game: board.game.clone(), state: board.state.clone() };
    assert_eq!(mine.play("p1 build 1a").fort("1a"), "3 6/0 sea");
    let mut one = Board { game: board.game.clone(), state: board.state.clone() };
    assert_eq!(one.play("p1 build 2a 1").fort("2a"), "4 6/0 desert");
    assert_eq!(board.play("p1 build 2a").fort("2a"), "4 7/0 desert");
}

#[test]
fn ls_10_one_brick_off_any_fort_two_on_a_match() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert, 2b 4 1", "");
    board.dice("attack 4, build 1, raid 6");
    assert_eq!(board.words("attack"), ["attack 1a", "attack 2a", "attack 2a 1", "attack 2b"]);
    let mut own = Board { game: board.game.clone(), state: board.state.clone() };
    assert_eq!(own.play("p1 attack 1a").fort("1a"), "3 5/1 sea");
    let mut one = Board { game: board.game.clone(), state: board.state.clone() };
    assert_eq!(one.play("p1 attack 2a 1").fort("2a"), "4 5/1 desert");
    assert_eq!(board.play("p1 attack 2a").fort("2a"), "4 5/2 desert");
}

const SHAKY: &str = "1a 3 5 sea, 1b 2 1, 1c 2 3, 2a 4 5 desert, 2b 6 1 swamp";

#[test]
fn ls_11_without_an_empty_fort_the_treasure_is_available_at_once() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert, 2b 6 1 swamp", "");
    board.dice("attack 1, build 1, raid 1").play("p1 attack 2b");
    assert_eq!((board.fort("2b").as_str(), board.available().as_str()), ("gone", "swamp"));
    assert!(matches!(board.state.phase, Phase::Act));
}

#[test]
fn ls_11_salvage_may_be_rolled_for_or_left() {
    let mut board = board(SHAKY, "");
    board.dice("attack 1, build 1, raid 1").play("p1 attack 2b");
    assert_eq!(board.legal(), ["salvage", "none"]);
    let mut left = Board { game: board.game.clone(), state: board.state.clone() };
    assert_eq!(left.play("p1 none").available(), "swamp");
    assert_eq!(board.play("p1 salvage, * 3").available(), "swamp", "3 is no empty fort's level");
}

#[test]
fn ls_11_a_match_salvages_into_a_fort_of_ones_choice_with_the_power() {
    let mut board = board(SHAKY, "plains");
    board.play("p1 skip").dice("attack 1, build 1, raid 1").play("p1 attack 2b, p1 salvage, * 2");
    assert_eq!(board.legal(), ["take swamp 1b", "take swamp 1c"], "that treasure, not another");
    board.play("p1 take swamp 1c");
    assert_eq!((board.fort("1c").as_str(), board.available().as_str()), ("2 3/0 swamp", "plains"));
    assert!(matches!(board.state.phase, Phase::Power { treasure: Treasure::Swamp }));
}

#[test]
fn ls_11_a_lone_matching_fort_is_taken_without_asking() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 6 1 swamp", "");
    board.dice("attack 1, build 1, raid 1").play("p1 attack 2b, p1 salvage, * 2");
    assert_eq!(board.fort("1b"), "2 1/0 swamp");
}

#[test]
fn ls_11_ones_own_fort_too() {
    let mut board = board("1a 3 1 sea, 1b 2 1, 1c 1 1 plains, 2a 4 5 desert", "");
    board.dice("attack 1, build 1, raid 6").play("p1 attack 1a, p1 salvage, * 2");
    assert_eq!((board.fort("1a").as_str(), board.fort("1b").as_str()), ("gone", "2 1/0 sea"));
    assert!(matches!(board.state.phase, Phase::Power { treasure: Treasure::Sea }));
}

#[test]
fn ls_11_an_empty_fort_destroyed_leaves_nothing_to_salvage() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 6 1", "");
    board.dice("attack 1, build 1, raid 1").play("p1 attack 2b");
    assert!(matches!(board.state.phase, Phase::Act));
}

#[test]
fn ls_11_bricks_destroyed_by_desert_count_the_same() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 1c 5 1, 2a 4 5 plains, 2b 6 2 swamp", "desert");
    board.play("p1 hunt, * 2, p1 attack 2b");
    assert_eq!(board.legal(), ["salvage", "none"]);
    board.play("p1 salvage, * 5");
    assert_eq!(board.fort("1c"), "5 1/0 swamp");
}
