use super::*;

/// Red's four stand one step below the foxheads, Blue far away but for the 6 on d7.
const CLIMB: Scene = Scene {
    red: "1@b4 2@d4 3@f4 6@h4 fox@a1",
    blue: "1@a9 2@b9 3@c9 6@d7 fox@i9",
    hands: ["1 2 3 7", "1 2 4 7"],
    options: "",
};

const THREE_UP: &str =
    "* 1\np1 b4-b5\n* 1\np2 a9-a8\n* 1\np1 f4-f5\n* 1\np2 a8-a9\n* 1\np1 h4-h5\n* 1\np2 a9-a8\n";

#[test]
fn rl_18_four_foxheads_held_through_the_opponents_turn_win() {
    let table = CLIMB.after(&format!("{THREE_UP}* 1\np1 d4-d5\n"));
    assert_eq!(table.state().claim, Some(RED));
    assert!(matches!(table.turn(), Turn::Roll(_)), "not yet");
    let table = CLIMB.after(&format!("{THREE_UP}* 1\np1 d4-d5\n* 1\np2 a8-a9\n"));
    assert_eq!(outcome(&table).winners, SeatSet::one(RED));
    assert_eq!(outcome(&table).scores.as_slice(), [5, 5]);
    assert_eq!(phase(&table), Phase::Over { ending: Ending::Foxheads { winner: RED } });
}

#[test]
fn rl_18_a_foxhead_lost_in_between_breaks_it() {
    // Blue's 6 takes the 2 on d5; one Red piece fewer, and the game goes on.
    let table = CLIMB.after(&format!(
        "{THREE_UP}* 1\np1 d4-d5\n* 2\np2 d7xd5\np1 card 1 | p2 card 7\n* 6 meets 2\np2 stay\np2 keep\n* card 1\n* card 1\n"
    ));
    assert_eq!((table.state().claim, table.state().on_turn), (None, RED));
    assert!(matches!(table.turn(), Turn::Roll(_)));
}

#[test]
fn rl_18_a_challenge_that_fails_does_not_break_it() {
    let table = CLIMB.after(&format!(
        "{THREE_UP}* 1\np1 d4-d5\n* 2\np2 d7xd5\np1 card 7 | p2 card 1\n* 6 meets 2\np1 keep\n* card 1\n* card 1\n"
    ));
    assert_eq!(outcome(&table).winners, SeatSet::one(RED), "2 + 7 beats 6 + 1");
    assert_eq!(outcome(&table).scores.as_slice(), [6, 4]);
}

#[test]
fn rl_18_three_foxheads_are_not_enough() {
    let table = CLIMB.after(THREE_UP);
    assert_eq!(table.state().claim, None);
}

/// Four pieces each: the first capture decides.
const LAST: Scene = Scene {
    red: "6@d4 1@a1 2@b1 fox@c1",
    blue: "1@d6 6@a9 2@b9 fox@c9",
    hands: ["1 2 3 7", "1 2 3 7"],
    options: "",
};

#[test]
fn rl_19_three_pieces_left_lose_at_once() {
    let table = LAST.after("* 2\np1 d4xd6\np1 card 3 | p2 card 3\n* 6 meets 1\n");
    assert_eq!(outcome(&table).winners, SeatSet::one(RED), "before advancing or drawing");
    assert_eq!(outcome(&table).scores.as_slice(), [5, 3]);
}

#[test]
fn rl_19_a_challenged_piece_can_win_the_game() {
    let table = LAST.after("* 2\np1 d4xd6\np1 card 1 | p2 card 7\n* 6 meets 1\n");
    assert_eq!(outcome(&table).winners, SeatSet::one(BLUE));
}

#[test]
fn rl_19_pieces_in_reserve_count() {
    // Five each: Red loses one and has four; Blue's captive in reserve counts for Blue.
    let table = FACING
        .after("* 2\np1 d4xd6\np1 card 4 | p2 card 1\n* 6 meets 1\np1 stay\np1 keep\n* card 7\n* card 7\n");
    assert_eq!((table.state().pieces(RED), table.state().pieces(BLUE)), (6, 4));
    assert!(matches!(table.turn(), Turn::Roll(_)), "four are enough to go on");
}

#[test]
fn rl_20_the_cap_counts_pieces() {
    let capped = Scene { options: ", cap=2", ..FACING };
    let table = capped
        .after("* 2\np1 d4xd6\np1 card 4 | p2 card 1\n* 6 meets 1\np1 stay\np1 keep\n* card 7\n* card 7\n* 1\np2 a9-a8\n");
    assert_eq!(phase(&table), Phase::Over { ending: Ending::Cap });
    assert_eq!(outcome(&table).winners, SeatSet::one(RED));
    assert_eq!(outcome(&table).scores.as_slice(), [6, 4]);
}

#[test]
fn rl_20_equal_pieces_share_a_capped_game() {
    let capped = Scene { options: ", cap=2", ..FACING };
    let table = capped.after("* 1\np1 a1-a2\n* 1\np2 a9-a8\n");
    assert_eq!(outcome(&table).winners, SeatSet::all(2));
    assert_eq!(outcome(&table).scores.as_slice(), [5, 5]);
}

#[test]
fn rl_18_foxheads_come_before_the_cap() {
    let capped = Scene { options: ", cap=8", ..CLIMB };
    let table = capped.after(&format!("{THREE_UP}* 1\np1 d4-d5\n* 1\np2 a8-a9\n"));
    assert_eq!(outcome(&table).winners, SeatSet::one(RED));
}
