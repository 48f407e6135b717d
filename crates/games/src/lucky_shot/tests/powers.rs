//! The powers, and LS-17 to LS-19.

use super::*;

/// p1 hunts this treasure into 1b, a fort of level 2, and stands before its power.
fn gained(treasure: &str, rest: &str) -> Board {
    let mut board = board(&format!("1a 3 5, 1b 2 1, 1c 6 1 {rest}"), treasure);
    board.play("p1 hunt, * 2");
    board
}

#[test]
fn powers_plains_builds_two_bricks_on_anyones_fort() {
    let mut board = gained("plains", "sea, 2a 4 14 desert, 2b 4 15 swamp");
    assert_eq!(board.legal(), ["build 1a", "build 1b", "build 1c", "build 2a", "none"], "2b is full");
    board.play("p1 build 2a");
    assert_eq!(board.fort("2a"), "4 15/0 desert", "as far as there is room");
}

#[test]
fn powers_plains_with_no_room_anywhere_is_not_asked_about() {
    let mut board = board("1a 2 15/1, 1b 3 15/1 sea, 2a 4 15 desert", "plains");
    board.play("p1 hunt, * 2");
    assert!(matches!(board.state.phase, Phase::Die { .. }));
}

#[test]
fn powers_desert_destroys_one_or_two_bricks() {
    let mut board = gained("desert", "sea, 2a 4 5 plains");
    let attacks = ["attack 1a", "attack 1a 1", "attack 1b", "attack 1c", "attack 2a", "attack 2a 1"];
    assert_eq!(board.words("attack"), attacks);
    let mut one = Board { game: board.game.clone(), state: board.state.clone() };
    assert_eq!(one.play("p1 attack 2a 1").fort("2a"), "4 5/1 plains");
    assert_eq!(board.play("p1 attack 2a").fort("2a"), "4 5/2 plains");
}

#[test]
fn powers_sea_gives_one_of_ones_own_forts_any_level() {
    let mut board = gained("sea", "plains, 2a 4 5 desert");
    let levels = board.words("level");
    assert_eq!(levels.len(), 15, "three forts, five other levels");
    assert!(levels.iter().all(|word| word.starts_with("level 1")));
    assert_eq!(board.play("p1 level 1a 6").fort("1a"), "6 5/0");
}

#[test]
fn powers_swamp_gives_an_opposing_fort_any_level() {
    let mut board = gained("swamp", "plains, 2a 4 5 desert");
    let levels = ["level 2a 1", "level 2a 2", "level 2a 3", "level 2a 5", "level 2a 6"];
    assert_eq!(board.words("level"), levels);
    assert_eq!(board.play("p1 level 2a 1").fort("2a"), "1 5/0 desert");
}

#[test]
fn powers_may_be_left() {
    for treasure in ["plains", "desert", "sea", "swamp", "forest"] {
        let others = if treasure == "plains" { "volcano, 2a 4 5 desert" } else { "plains, 2a 4 5 volcano" };
        let mut board = gained(treasure, others);
        let before = board.state.clone();
        board.play("p1 none");
        assert_eq!(board.state.rows, before.rows, "{treasure}");
        assert!(matches!(board.state.phase, Phase::Die { purpose: Purpose::Card }));
    }
}

#[test]
fn ls_17_forest_brings_a_treasure_and_a_die_for_it() {
    let mut board = gained("forest", "plains, 2a 4 5 desert");
    let levels = ["create 1", "create 2", "create 3", "create 4", "create 5", "create 6", "none"];
    assert_eq!(board.legal(), levels);
    board.play("p1 create 5, * sea, * 5");
    assert_eq!(board.fort("1d"), "5 1/0 sea");
    assert!(matches!(board.state.phase, Phase::Power { treasure: Treasure::Sea }));
}

#[test]
fn ls_17_bare_forest_is_the_fort_alone() {
    let options = LuckyShotOptions { forest: Forest::Bare, ..Default::default() };
    let mut board = board_with(options, "1a 3 5 sea, 1b 2 1, 2a 4 5 desert", "forest");
    board.play("p1 hunt, * 2, p1 create 5");
    assert_eq!(board.fort("1c"), "5 1/0");
    assert_eq!(board.state.set_aside.len(), 3);
    assert!(matches!(board.state.phase, Phase::Die { purpose: Purpose::Card }));
}

#[test]
fn ls_17_forest_gives_nothing_when_all_letters_are_given() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert", "forest");
    while board.state.rows[0].has_letters() {
        board.state.rows[0].add(P1, Fort::new(Die::new(1).unwrap(), 1));
    }
    board.play("p1 hunt, * 2");
    assert!(matches!(board.state.phase, Phase::Die { purpose: Purpose::Card }));
}

/// p1 raids the volcano, and p2's turn is over too.
fn volcano() -> Board {
    let mut board = board("1a 3 5 sea, 1b 2 1, 1c 6 1, 2a 4 1 volcano, 2b 5 5 desert", "");
    board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1b, * 1, p1 done");
    board
}

#[test]
fn ls_18_volcano_chooses_the_first_action_die_of_the_next_turn() {
    let mut board = volcano();
    assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::DIE), "not the other player's");
    board.dice("attack 1, build 1, raid 1").play("p2 done");
    let dice = ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6", "none"];
    assert_eq!(board.legal(), dice);
    board.play("p1 die 6, p1 put raid");
    assert_eq!(board.state.card.ready(Place::Raid), Die::new(6));
    assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::DIE), "only the first");
}

#[test]
fn ls_18_or_the_hunting_die_if_there_is_one() {
    let mut board = volcano();
    board.dice("attack 1, fortify 1, raid 1").play("p2 create, * plains, * 2, p2 done, p1 hunt, p1 die 6");
    assert_eq!(board.fort("1c"), "6 1/0 plains");
    board.play("p1 none");
    assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::DIE), "used up by the hunt");
}

#[test]
fn ls_18_who_skips_the_hunt_chooses_the_first_action_die() {
    let mut board = volcano();
    board.dice("attack 1, fortify 1, raid 1").play("p2 create, * plains, * 2, p2 done, p1 skip");
    assert_eq!(board.legal().len(), 7);
    board.play("p1 die 3");
    assert!(matches!(board.state.phase, Phase::Put { .. }));
}

#[test]
fn ls_18_the_choice_may_be_left_to_the_die() {
    let mut board = volcano();
    board.dice("attack 1, build 1, raid 1").play("p2 done, p1 none, * 2");
    assert!(matches!(board.state.phase, Phase::Put { .. }));
}

#[test]
fn ls_18_gained_while_hunting_it_waits_for_the_next_turn() {
    let mut board = gained("volcano", "sea, 2a 4 5 desert");
    assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::DIE));
    board.dice("attack 1, build 1, raid 1").play("p1 done");
    board.dice("attack 1, build 1, raid 1").play("p2 done");
    assert_eq!(board.legal().len(), 7);
}

#[test]
fn ls_18_volcano_serves_one_turn_only() {
    let mut board = volcano();
    board.dice("attack 1, build 1, raid 1").play("p2 done, p1 die 1, p1 put attack");
    board.dice("build 1, raid 1").play("p1 done").dice("attack 1, build 1, raid 1").play("p2 done");
    assert_eq!((board.state.on_turn, board.game.turn(&board.state)), (P1, Turn::Roll(Luck::DIE)));
}

#[test]
fn ls_19_a_power_gained_through_a_power_is_resolved_before_going_on() {
    let mut board = board("1a 3 5 plains, 1b 2 1, 1c 6 1, 2a 4 5 volcano, 2b 1 2 swamp", "forest");
    board.play("p1 hunt, * 2, p1 create 5, * desert, * 5");
    assert!(matches!(board.state.phase, Phase::Power { treasure: Treasure::Desert }));
    board.play("p1 attack 2b");
    assert_eq!(board.legal(), ["salvage", "none"]);
    board.play("p1 none");
    assert!(matches!(board.state.phase, Phase::Die { purpose: Purpose::Card }), "then the turn goes on");
}

#[test]
fn ls_19_a_chain_in_the_act_returns_to_the_act() {
    let mut board = board("1a 3 5 plains, 1b 2 1, 1c 6 1, 2a 4 1 desert, 2b 1 2 swamp, 2c 1 1 sea", "");
    board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1b, * 1, p1 attack 2b, p1 salvage, * 6");
    assert!(matches!(board.state.phase, Phase::Power { treasure: Treasure::Swamp }));
    board.play("p1 level 2c 6");
    assert!(matches!(board.state.phase, Phase::Act));
    assert_eq!(board.words("attack 2"), ["attack 2a", "attack 2c"]);
}

#[test]
fn ls_23_volcano_can_be_kept_from_the_hunting_die() {
    let options = LuckyShotOptions { volcano: Volcano::Act, ..LuckyShotOptions::default() };
    let mut board = board_with(options, "1a 3 5 sea, 1b 2 1, 1c 6 1, 2a 4 1 volcano, 2b 5 5 desert", "");
    board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1b, * 1, p1 done");
    board.dice("attack 1, fortify 1, raid 1").play("p2 create, * plains, * 2, p2 done, p1 hunt");
    assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::DIE), "the hunting die is rolled");
    board.play("* 6, p1 none");
    assert_eq!(board.fort("1c"), "6 1/0 plains");
    assert_eq!(board.legal().len(), 7, "the first die of the card is chosen");
    board.play("p1 die 3, p1 put attack");
    assert_eq!(board.game.turn(&board.state), Turn::Roll(Luck::DIE), "only the first");
}
