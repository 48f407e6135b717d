//! LS-12, LS-13, LS-15: capture, move, protect.

use super::*;

const RAIDERS: &str = "1a 3 5 sea, 1b 2 1, 1c 5 1, 2a 4 5 desert, 2b 6 1 swamp, 2c 4 3";

#[test]
fn ls_12_a_capture_needs_a_treasure_of_the_dies_level_and_an_empty_fort() {
    let mut ready = board(RAIDERS, "");
    ready.dice("raid 4, attack 1, build 1");
    assert_eq!(ready.words("raid"), ["raid 2a 1b", "raid 2a 1c"]);
    let mut full = board("1a 3 5 sea, 2a 4 5 desert", "");
    full.dice("raid 4, attack 1, build 1");
    assert!(full.words("raid").is_empty());
}

#[test]
fn ls_12_only_another_players_fort_can_be_captured() {
    let mut board = board("1a 4 5 sea, 1b 2 1, 2a 4 5 desert", "");
    board.dice("raid 4, attack 1, build 1");
    assert_eq!(board.words("raid"), ["raid 2a 1b"], "1a has the level, but it is p1's own");
}

#[test]
fn ls_12_the_owner_rolls_a_die_for_every_two_bricks_at_least_one() {
    for (bricks, dice) in [("1", 1), ("2", 1), ("3", 1), ("4", 2), ("5", 2), ("15/1", 7), ("15", 7)] {
        let mut board = board(&format!("1a 3 5 sea, 1b 2 1, 2a 4 {bricks} desert"), "");
        board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1b");
        assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::Dice(dice)), "{bricks} bricks");
    }
}

#[test]
fn ls_12_any_die_equal_to_the_raid_die_blocks_and_the_die_is_used() {
    let mut board = board(RAIDERS, "");
    board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1b, * 1 4");
    assert_eq!((board.fort("2a").as_str(), board.fort("1b").as_str()), ("4 5/0 desert", "2 1/0"));
    assert!(board.words("raid").is_empty());
    assert_eq!(board.state.card.ready(Place::Raid), None);
}

#[test]
fn ls_12_otherwise_the_treasure_goes_where_the_raider_said_with_its_power() {
    let mut board = board(RAIDERS, "");
    board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1c, * 1 6");
    assert_eq!((board.fort("2a").as_str(), board.fort("1c").as_str()), ("4 5/0", "5 1/0 desert"));
    assert!(matches!(board.state.phase, Phase::Power { treasure: Treasure::Desert }));
}

#[test]
fn ls_13_a_move_needs_the_die_to_equal_either_level() {
    let ways = |die: u8| {
        let mut board = board(RAIDERS, "");
        board.dice(&format!("raid {die}, attack 1, build 1")).words("move")
    };
    assert_eq!(ways(3), ["move 1a 1b", "move 1a 1c"]);
    assert_eq!(ways(5), ["move 1a 1c"]);
    assert!(ways(6).is_empty());
}

#[test]
fn ls_13_nobody_with_an_empty_fort_and_nobody_rolls() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert", "");
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b");
    assert_eq!((board.fort("1a").as_str(), board.fort("1b").as_str()), ("3 5/0", "2 1/0 sea"));
    assert!(matches!(board.state.phase, Phase::Act), "and no power");
}

#[test]
fn ls_13_a_match_with_the_raid_die_steals() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 1c 6 1 plains, 2a 4 5 desert, 2b 1 1, 2c 1 4", "");
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 2");
    // The thief chooses, on another player's turn.
    assert_eq!(board.game.turn(&board.state), Turn::of(P2));
    assert_eq!(board.legal(), ["take sea 2b", "take sea 2c"]);
    board.play("p2 take sea 2c");
    assert_eq!((board.fort("1a").as_str(), board.fort("1b").as_str()), ("3 5/0", "2 1/0"));
    assert_eq!(board.fort("2c"), "1 4/0 sea");
    assert!(matches!(board.state.phase, Phase::Act), "no power for the thief");
    assert_eq!(board.state.on_turn, P1);
}

#[test]
fn ls_13_a_miss_lets_the_treasure_arrive() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 1 1", "");
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 1");
    assert_eq!(board.fort("1b"), "2 1/0 sea");
}

const THREE: &str = "1a 3 5 sea, 1b 2 1, 1c 1 1 plains, 2a 4 5 desert, 2b 1 1, 3a 4 5 swamp, 3b 1 1";

#[test]
fn ls_13_every_other_player_with_an_empty_fort_rolls_in_turn() {
    let mut stolen = board(THREE, "");
    stolen.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 1, * 2");
    assert_eq!(stolen.fort("3b"), "1 1/0 sea", "the second to roll is p3; a lone empty fort is taken");
    let mut lone = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 3a 4 5 swamp, 3b 1 1", "");
    lone.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 1");
    assert_eq!(lone.fort("1b"), "2 1/0 sea", "p2 has no empty fort and rolls no die");
}

#[test]
fn ls_13_two_matches_make_it_available() {
    let mut board = board(THREE, "");
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 2, * 2");
    assert_eq!(board.available(), "sea");
    assert_eq!((board.fort("1a").as_str(), board.fort("1b").as_str()), ("3 5/0", "2 1/0"));
    assert!(matches!(board.state.phase, Phase::Act), "nobody gets a power");
}

#[test]
fn ls_15_a_fortify_die_that_matches_either_fort_protects_the_move() {
    let words = |fortify: u8| {
        let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 1 1", "");
        board.dice(&format!("raid 2, fortify {fortify}, build 1")).words("move")
    };
    assert_eq!(words(3), ["move 1a 1b", "move 1a 1b protected"]);
    assert_eq!(words(2), ["move 1a 1b", "move 1a 1b protected"]);
    assert_eq!(words(4), ["move 1a 1b"]);
}

#[test]
fn ls_15_nobody_rolls_to_steal_and_both_dice_are_used() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 1 1", "");
    board.dice("raid 2, fortify 3, build 1").play("p1 move 1a 1b protected");
    assert_eq!(board.fort("1b"), "2 1/0 sea");
    assert_eq!(board.words("level"), [""; 0]);
    assert_eq!(board.words("create"), [""; 0]);
    assert_eq!(board.state.card.at(Place::Fortify), Slot::Used(Die::new(3).unwrap()));
}

#[test]
fn ls_15_the_raid_die_must_fit_as_well() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 1 1", "");
    board.dice("raid 6, fortify 3, build 1");
    assert!(board.words("move").is_empty());
}

#[test]
fn ls_15_a_used_fortify_die_protects_nothing() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 1 1", "");
    board.dice("raid 2, fortify 2, build 1");
    assert_eq!(board.words("move"), ["move 1a 1b", "move 1a 1b protected"]);
    board.play("p1 level 1a 2");
    assert_eq!(board.words("move"), ["move 1a 1b"]);
}

fn with_power(forts: &str) -> Board {
    board_with(LuckyShotOptions { stolen: Stolen::Power, ..LuckyShotOptions::default() }, forts, "")
}

#[test]
fn ls_24_a_stolen_treasure_can_give_the_thief_its_power() {
    let mut board = with_power("1a 3 5 sea, 1b 2 1, 1c 6 1 plains, 2a 4 5 desert, 2b 1 1");
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 2");
    assert_eq!(board.game.turn(&board.state), Turn::of(P2), "at once, on another player's turn");
    assert!(
        board.legal().iter().all(|word| word.starts_with("level 2") || word == "none"),
        "{:?}",
        board.legal()
    );
    board.play("p2 level 2a 6");
    assert_eq!(board.fort("2a"), "6 5/0 desert");
    assert!(matches!(board.state.phase, Phase::Act) && board.state.on_turn == P1, "then the turn goes on");
}

#[test]
fn ls_24_what_the_power_brings_is_the_thiefs() {
    let forts = "1a 3 5 forest, 1b 2 1, 1c 6 1 plains, 2a 4 5 desert, 2b 1 1";
    let mut board = with_power(forts);
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 2, p2 create 5, * volcano, * 5");
    assert_eq!(board.fort("2c"), "5 1/0 volcano");
    assert!(board.state.volcano.contains(P2), "the die of the thief's own next turn");
    assert_eq!(board.game.turn(&board.state), Turn::of(P1));
}

#[test]
fn ls_24_a_turn_that_ends_by_the_theft_ends_before_the_power() {
    let mut board = with_power("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 1 1, 3a 5 5 swamp");
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 2");
    assert_eq!((board.state.on_turn, board.state.in_play), (P2, [P2, P3].into_iter().collect()));
    assert!(matches!(board.state.phase, Phase::Die { .. }));
}
