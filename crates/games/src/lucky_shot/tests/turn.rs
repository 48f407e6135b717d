//! LS-6 to LS-8: the hunt, the dice, the act.

use super::*;

#[test]
fn ls_6_hunting_is_offered_with_an_available_treasure_and_an_empty_fort() {
    let both = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert", "plains");
    assert_eq!(both.legal(), ["hunt", "skip"]);
    for (forts, available) in
        [("1a 3 5 sea, 1b 2 1, 2a 4 5 desert", ""), ("1a 3 5 sea, 2a 4 5 desert, 2b 2 1", "plains")]
    {
        assert!(board(forts, available).legal().is_empty(), "{forts}");
    }
}

#[test]
fn ls_6_a_match_takes_the_treasure_and_its_power() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert", "plains");
    board.play("p1 hunt, * 2");
    assert_eq!(board.fort("1b"), "2 1/0 plains");
    assert_eq!(board.available(), "");
    assert!(matches!(board.state.phase, Phase::Power { treasure: Treasure::Plains }));
    board.play("p1 build 1b");
    assert_eq!(board.fort("1b"), "2 3/0 plains");
    assert!(matches!(board.state.phase, Phase::Die { purpose: Purpose::Card }), "then the dice");
}

#[test]
fn ls_6_only_the_level_of_an_empty_fort_matches() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert", "plains");
    board.play("p1 hunt, * 3");
    assert_eq!(board.available(), "plains");
    assert!(matches!(board.state.phase, Phase::Die { purpose: Purpose::Card }));
}

#[test]
fn ls_6_the_hunter_chooses_treasure_and_fort() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 1c 2 4, 1d 5 1, 2a 4 5 desert", "plains volcano");
    board.play("p1 hunt, * 2");
    let ways = ["take plains 1b", "take plains 1c", "take volcano 1b", "take volcano 1c"];
    assert_eq!(board.legal(), ways, "and no way to leave it");
    board.play("p1 take volcano 1c");
    assert_eq!((board.fort("1c").as_str(), board.available().as_str()), ("2 4/0 volcano", "plains"));
}

#[test]
fn ls_6_who_skips_rolls_no_hunting_die() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert", "plains");
    board.play("p1 skip, * 2");
    assert_eq!(board.available(), "plains");
    assert!(matches!(board.state.phase, Phase::Put { .. }));
}

#[test]
fn ls_7_each_die_is_put_before_the_next_and_stays() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "");
    board.play("* 4");
    assert_eq!(board.legal(), ["put attack", "put build", "put raid", "put fortify"]);
    board.play("p1 put raid, * 1");
    assert_eq!(board.legal(), ["put attack", "put build", "put fortify"]);
    board.play("p1 put fortify, * 3");
    assert_eq!(board.legal(), ["put attack", "put build"]);
    board.play("p1 put attack");
    let faces = Place::ALL.map(|place| board.state.card.ready(place).map(Die::face));
    assert_eq!(faces, [Some(3), None, Some(4), Some(1)]);
}

#[test]
fn ls_8_dice_in_any_order_each_once_or_left() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "");
    board.dice("attack 4, build 3, fortify 4");
    board.play("p1 build 1a");
    assert!(board.words("build").is_empty(), "the die is used");
    assert_eq!(board.words("done"), ["done"]);
    board.play("p1 done");
    assert_eq!((board.state.on_turn, board.fort("2a")), (P2, "4 5/0 desert".into()));
}

#[test]
fn ls_8_levels_count_as_they_are_at_that_moment() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "");
    board.dice("attack 5, build 3, fortify 5");
    assert_eq!(board.words("attack 2a"), ["attack 2a"]);
    board.play("p1 level 2a 5");
    assert_eq!(board.words("attack 2a"), ["attack 2a", "attack 2a 1"]);
    board.play("p1 attack 2a");
    assert_eq!(board.fort("2a"), "5 5/2 desert");
}

#[test]
fn ls_8_the_turn_ends_when_no_die_has_a_use() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "");
    board.dice("attack 1, build 1, raid 6").play("p1 build 1a, p1 attack 2a");
    assert_eq!(board.state.on_turn, P2, "a Raid die without a raid is not asked about");
}
