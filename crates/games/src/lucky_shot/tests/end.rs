//! LS-20 to LS-22: four treasures, no treasure, the last one in, the cap.

use super::*;

#[test]
fn ls_20_four_treasures_win_at_once_before_any_power() {
    let mut board = board("1a 3 5 sea, 1b 1 1 plains, 1c 1 1 forest, 1d 2 1, 2a 4 5 swamp", "desert");
    board.play("p1 hunt, * 2");
    assert_eq!(board.winners(), Some(SeatSet::one(P1)));
    let Turn::Over(outcome) = board.game.turn(&board.state) else { panic!() };
    assert_eq!(outcome.scores.as_slice(), [4, 1]);
}

const THREE_OF_FOUR: &str =
    "1a 3 5 sea, 1b 1 1 plains, 1c 1 1 forest, 1d 2 1, 2a 4 1 desert, 2b 5 5 swamp, 2c 5 5 volcano";

#[test]
fn ls_20_four_by_capture_win_before_any_power() {
    let mut board = board(THREE_OF_FOUR, "");
    board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1d, * 1");
    assert_eq!((board.fort("1d").as_str(), board.winners()), ("2 1/0 desert", Some(SeatSet::one(P1))));
}

#[test]
fn ls_20_four_by_salvage_win_before_any_power() {
    let mut board = board(THREE_OF_FOUR, "");
    board.dice("raid 6, attack 1, build 1").play("p1 attack 2a, p1 salvage, * 2");
    assert_eq!((board.fort("1d").as_str(), board.winners()), ("2 1/0 desert", Some(SeatSet::one(P1))));
}

#[test]
fn ls_20_four_treasures_win_on_anybodys_turn() {
    let mut board =
        board("1a 3 5 sea, 1b 2 1, 1c 1 1 desert, 2a 1 1 plains, 2b 1 1 swamp, 2c 1 1 forest, 2d 5 1", "");
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 2");
    assert_eq!(board.winners(), Some(SeatSet::one(P2)));
}

#[test]
fn ls_20_no_treasure_knocks_out() {
    let mut board = board("1a 3 5 sea, 2a 4 1 desert, 2b 4 3, 3a 5 5 swamp", "");
    board.dice("attack 1, build 1, raid 6").play("p1 attack 2a");
    assert_eq!(board.game.in_play(&board.state), SeatSet::one(P1).with(P3));
    assert_eq!(board.available(), "desert");
}

#[test]
fn ls_20_a_treasure_waiting_for_its_salvage_roll_still_counts_as_held() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 1 desert, 2b 4 3, 3a 5 5 swamp", "");
    board.dice("attack 1, build 1, raid 6").play("p1 attack 2a");
    assert!(board.game.in_play(&board.state).contains(P2), "not before the roll");
    board.play("p1 salvage");
    assert!(board.game.in_play(&board.state).contains(P2));
    board.play("* 2");
    assert!(!board.game.in_play(&board.state).contains(P2));
    assert!(board.words("attack 2").is_empty(), "2b is taken away before the power of Desert");
}

#[test]
fn ls_20_an_owner_who_salvages_the_last_treasure_stays_in() {
    let mut board = board("1a 3 1 sea, 1b 2 1, 2a 4 5 desert", "");
    board.dice("attack 1, build 1, raid 6").play("p1 attack 1a, p1 salvage, * 2");
    assert_eq!(board.winners(), None);
    assert!(board.game.in_play(&board.state).contains(P1));
}

#[test]
fn ls_20_a_treasure_on_the_move_still_counts_as_held() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 1 1, 3a 1 1 swamp, 3b 1 1", "");
    board.dice("raid 2, attack 1, build 1").play("p1 move 1a 1b, * 2");
    assert_eq!(board.winners(), None);
    assert!(board.game.in_play(&board.state).contains(P1), "p3 has yet to roll");
    board.play("* 5");
    assert!(!board.game.in_play(&board.state).contains(P1));
}

#[test]
fn ls_21_a_player_knocked_out_takes_their_forts_away() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 1 desert, 2b 4 3, 3a 5 5 swamp", "");
    board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1b, * 1");
    assert_eq!((board.fort("2a").as_str(), board.fort("2b").as_str()), ("gone", "gone"));
    // The raider's turn goes on, and p3 is next.
    board.play("p1 none, p1 done");
    assert_eq!(board.state.on_turn, P3);
}

#[test]
fn ls_21_on_their_own_turn_the_turn_ends() {
    let mut board = board("1a 3 1 sea, 2a 4 1 desert, 3a 5 5 swamp", "");
    board.dice("attack 1, build 1, raid 6").play("p1 attack 1a");
    assert_eq!((board.state.on_turn, board.state.turns), (P2, 1));
    assert_eq!(board.state.card, Card::default());
    assert!(!board.game.in_play(&board.state).contains(P1));
}

/// p1 moves the only treasure while both others may steal.
fn last_treasure_on_the_move(dice: &str) -> Board {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert, 2b 1 1, 3a 4 5 swamp, 3b 1 1", "plains");
    board.play("p1 skip").dice("raid 2, attack 1, build 1").play("p1 move 1a 1b").play(dice);
    assert_eq!(board.game.in_play(&board.state), SeatSet::all(3).without(P1));
    assert_eq!((board.state.on_turn, board.state.turns, board.state.card), (P2, 1, Card::default()));
    assert_eq!((board.fort("1a").as_str(), board.fort("1b").as_str()), ("gone", "gone"));
    assert_eq!(board.legal(), ["hunt", "skip"], "p2 begins as always");
    board
}

#[test]
fn ls_21_two_matches_on_the_movers_last_treasure_knock_the_mover_out() {
    let board = last_treasure_on_the_move("* 2, * 2");
    assert_eq!(board.available(), "plains, sea");
}

#[test]
fn ls_21_the_turn_ends_for_whoever_is_robbed_of_the_last_treasure_on_the_move() {
    let board = last_treasure_on_the_move("* 1, * 2");
    assert_eq!((board.fort("3b").as_str(), board.available().as_str()), ("1 1/0 sea", "plains"));
}

#[test]
fn ls_21_a_last_treasure_lost_by_desert_while_hunting() {
    let forts = "1a 3 5 sea, 1b 2 1, 2a 4 2 plains, 2b 1 1, 3a 5 5 swamp";
    let mut at_once = board(forts, "desert");
    at_once.play("p1 hunt, * 2, p1 attack 2a");
    let mut unsalvaged = board(&forts.replace("2a", "1c 6 1, 2a"), "desert");
    unsalvaged.play("p1 hunt, * 2, p1 attack 2a, p1 salvage");
    assert!(unsalvaged.game.in_play(&unsalvaged.state).contains(P2), "LS-20: not before the die");
    unsalvaged.play("* 1");
    for board in [at_once, unsalvaged] {
        assert_eq!(board.game.in_play(&board.state), SeatSet::all(3).without(P2));
        assert_eq!((board.available().as_str(), board.fort("2b").as_str()), ("plains", "gone"));
        assert!(
            matches!(board.state.phase, Phase::Die { purpose: Purpose::Card }),
            "the hunter's turn goes on"
        );
        assert_eq!(board.state.on_turn, P1);
    }
}

#[test]
fn ls_22_the_last_player_in_wins_by_capture_before_the_power() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 1 desert, 2b 4 3", "");
    board.dice("raid 4, attack 1, build 1").play("p1 raid 2a 1b, * 1");
    assert_eq!(board.winners(), Some(SeatSet::one(P1)));
}

#[test]
fn ls_22_the_last_player_in_wins_at_once() {
    let mut board = board("1a 3 5 sea, 2a 4 1 desert", "");
    board.dice("attack 1, build 1, raid 6").play("p1 attack 2a");
    assert_eq!(board.winners(), Some(SeatSet::one(P1)));
}

#[test]
fn ls_22_who_throws_away_their_last_treasure_hands_over_the_game() {
    let mut board = board("1a 3 1 sea, 2a 4 1 desert", "");
    board.dice("attack 1, build 1, raid 6").play("p1 attack 1a");
    assert_eq!(board.winners(), Some(SeatSet::one(P2)));
}

/// The winners of a game that is capped after this turn, in which p1 builds one brick on 1a.
fn capped(forts: &str) -> SeatSet {
    let options = LuckyShotOptions { cap: 1, ..Default::default() };
    let mut board = board_with(options, forts, "");
    board.dice("attack 1, build 6, raid 6").play("p1 build 1a");
    assert_eq!(board.winners(), None, "not before the turn is over");
    board.play("p1 done").winners().unwrap()
}

#[test]
fn ls_22_at_the_cap_most_treasures_win() {
    assert_eq!(capped("1a 3 9 sea, 2a 4 1 desert, 2b 4 1 swamp"), SeatSet::one(P2));
}

#[test]
fn ls_22_then_most_standing_bricks() {
    assert_eq!(capped("1a 3 5 sea, 2a 4 9/4 desert"), SeatSet::one(P1));
    assert_eq!(capped("1a 3 4 sea, 2a 4 5 desert, 2b 1 1"), SeatSet::one(P2));
}

#[test]
fn ls_22_then_shared() {
    assert_eq!(capped("1a 3 4 sea, 2a 4 9/4 desert"), SeatSet::all(2));
}

#[test]
fn ls_22_two_of_three_share_a_capped_game() {
    assert_eq!(capped("1a 3 4 sea, 2a 4 9/4 desert, 3a 5 4 swamp"), SeatSet::all(3).without(P3));
}

#[test]
fn ls_22_the_cap_is_300_turns_unless_said_otherwise() {
    assert_eq!(LuckyShotOptions::default().cap, 300);
}
