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
        "{THREE_UP}* 1\np1 d4-d5\n* 2\np2 d7xd5\np1 card 1 | p2 card 7\n* 6 meets 2\n* cards 1 7\np2 stay\np2 keep\n* card 1\n* card 1\n"
    ));
    assert_eq!((table.state().claim, table.state().on_turn), (None, RED));
    assert!(matches!(table.turn(), Turn::Roll(_)));
}

#[test]
fn rl_18_a_challenge_that_fails_does_not_break_it() {
    let table = CLIMB.after(&format!(
        "{THREE_UP}* 1\np1 d4-d5\n* 2\np2 d7xd5\np1 card 7 | p2 card 1\n* 6 meets 2\n* cards 7 1\np1 keep\n* card 1\n* card 1\n"
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
    let table = LAST.after("* 2\np1 d4xd6\np1 card 3 | p2 card 3\n* 6 meets 1\n* cards 3 3\n");
    assert_eq!(outcome(&table).winners, SeatSet::one(RED), "before advancing or drawing");
    assert_eq!(outcome(&table).scores.as_slice(), [5, 3]);
}

#[test]
fn rl_19_a_challenged_piece_can_win_the_game() {
    let table = LAST.after("* 2\np1 d4xd6\np1 card 1 | p2 card 7\n* 6 meets 1\n* cards 1 7\n");
    assert_eq!(outcome(&table).winners, SeatSet::one(BLUE));
}

#[test]
fn rl_19_pieces_in_reserve_count() {
    // Red captures, Blue captures, Red captures: Blue has three on the board, and Red's captive in reserve.
    let fights = "e3xd2 e4xd4 e3xd3";
    let table = melee(fights, "");
    assert_eq!((table.state().board.pieces_of(BLUE).count(), table.state().reserve(BLUE).len()), (3, 1));
    assert_eq!(words(&table.legal(BLUE)), ["roll", "return 1"], "four are enough to go on");
    // One more is lost: two on the board and the captive are three.
    let last =
        "p2 roll\n* 1\np2 e4-d5\np1 roll\n* 2\np1 e3xf2\np1 card 7 | p2 card 1\n* 2 meets 1\n* cards 7 1\n";
    let table = melee(fights, last);
    assert_eq!((table.state().board.pieces_of(BLUE).count(), table.state().reserve(BLUE).len()), (2, 1));
    assert_eq!(outcome(&table).winners, SeatSet::one(RED));
    assert_eq!(outcome(&table).scores.as_slice(), [7, 3]);
}

#[test]
fn rl_20_the_cap_counts_pieces() {
    let capped = Scene { options: ", cap=2", ..FACING };
    let table = capped
        .after("* 2\np1 d4xd6\np1 card 4 | p2 card 1\n* 6 meets 1\n* cards 4 1\np1 stay\np1 keep\n* card 7\n* card 7\n* 1\np2 a9-a8\n");
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

/// Blue's four stand one step above the foxheads, Red far away.
const DESCENT: Scene = Scene {
    red: "1@a1 2@b1 3@c1 6@d1 fox@i1",
    blue: "1@b6 2@d6 3@f6 6@h6 fox@i9",
    hands: ["1 2 3 7", "1 2 4 7"],
    options: "",
};

#[test]
fn rl_18_blue_wins_by_foxheads_too() {
    let down = "* 1\np1 a1-a2\n* 1\np2 b6-b5\n* 1\np1 a2-a1\n* 1\np2 f6-f5\n* 1\np1 a1-a2\n* 1\np2 h6-h5\n\
        * 1\np1 a2-a1\n* 1\np2 d6-d5\n";
    let table = DESCENT.after(down);
    assert_eq!((table.state().claim, table.state().on_turn), (Some(BLUE), RED));
    let table = DESCENT.after(&format!("{down}* 1\np1 a1-a2\n"));
    assert_eq!(phase(&table), Phase::Over { ending: Ending::Foxheads { winner: BLUE } });
    assert_eq!(outcome(&table).winners, SeatSet::one(BLUE));
}

#[test]
fn rl_18_an_advance_onto_the_last_foxhead_is_a_claim() {
    // Blue's 6 stands on d5; Red's 2 beats it with a 7 against a 1.
    let won = "* 1\np1 b4-b5\n* 2\np2 d7-d5\n* 1\np1 f4-f5\n* 1\np2 a9-a8\n* 1\np1 h4-h5\n* 1\np2 a8-a9\n\
        * 1\np1 d4xd5\np1 card 7 | p2 card 1\n* 2 meets 6\n* cards 7 1\n";
    let table = CLIMB.after(&format!("{won}p1 advance\np1 keep\n"));
    assert_eq!(table.state().claim, None, "the turn is not over before the cards are drawn");
    let advanced = format!("{won}p1 advance\np1 keep\n* card 1\n* card 1\n");
    assert_eq!(CLIMB.after(&advanced).state().claim, Some(RED));
    let table = CLIMB.after(&format!("{advanced}* 1\np2 a9-a8\n"));
    assert_eq!(outcome(&table).winners, SeatSet::one(RED));
    let stayed = CLIMB.after(&format!("{won}p1 stay\np1 keep\n* card 1\n* card 1\n"));
    assert_eq!(stayed.state().claim, None);
}

#[test]
fn rl_18_after_a_break_it_counts_anew() {
    // Blue's 6 takes the 2 on d5, and Red's fox comes up to stand there instead.
    let broken = format!(
        "{THREE_UP}* 1\np1 d4-d5\n* 2\np2 d7xd5\np1 card 1 | p2 card 7\n* 6 meets 2\n* cards 1 7\n\
         p2 stay\np2 keep\n* card 1\n* card 1\n"
    );
    let table = CLIMB.after(&format!("{broken}* 3\np1 a1-d4\np2 roll\n* 1\np2 a8-a9\n"));
    assert_eq!((table.state().claim, phase(&table)), (None, Phase::Roll));
    let again = format!("{broken}* 3\np1 a1-d4\np2 roll\n* 1\np2 a8-a9\n* 1\np1 d4-d5\n");
    let table = CLIMB.after(&again);
    assert_eq!((table.state().claim, phase(&table)), (Some(RED), Phase::Begin), "held anew, not won yet");
    let table = CLIMB.after(&format!("{again}p2 roll\n* 1\np2 a9-a8\n"));
    assert_eq!(outcome(&table).winners, SeatSet::one(RED));
}
