use super::*;
use luckhouse_engine::Die;

/// Six pieces each, so that one loss is not the end.
const BIG: Scene = Scene {
    red: "6@d4 1@a1 2@b1 3@c1 fox@d1 5@f1",
    blue: "1@d6 6@a9 2@b9 3@c9 fox@d9 5@f9",
    hands: ["1 2 3 4", "1 2 3 4"],
    options: "",
};

/// Red captures Blue's 1 on d6 and keeps it; then Blue goes a9-a8. Red is on turn, with a 1 in reserve.
const KEPT: &str = "* 2\np1 d4xd6\np1 card 4 | p2 card 1\n* 6 meets 1\n* cards 4 1\np1 stay\np1 keep\n* card 5\n* card 5\n\
    * 1\np2 a9-a8\n";

#[test]
fn rl_8_returning_from_the_reserve_is_the_whole_turn() {
    let table = BIG.after(KEPT);
    assert_eq!(words(&table.legal(RED)), ["roll", "return 1"]);
    let table = BIG.after(&format!("{KEPT}p1 return 1\n"));
    let back = piece(&table, "e1");
    assert_eq!((back.owner, back.kind, back.standing), (RED, Kind::One, Standing::Turncoat));
    assert!(table.state().reserve(RED).is_empty());
    assert_eq!((table.state().on_turn, phase(&table)), (BLUE, Phase::Roll));
}

#[test]
fn rl_8_whoever_rolls_instead_acts_as_usual() {
    let table = BIG.after(&format!("{KEPT}p1 roll\n* 3\n"));
    assert!(matches!(phase(&table), Phase::Act { .. }));
    assert!(!table.legal(RED).contains(&act("return 1")), "only before rolling");
}

#[test]
fn rl_8_without_a_reserve_the_die_is_rolled_at_once() {
    assert_eq!(phase(&BIG.after("")), Phase::Roll);
}

#[test]
fn rl_17_a_piece_on_the_shield_lets_nobody_return() {
    // Red steps on its own shield; later a Blue piece stands there.
    let table = BIG.after(&format!("{KEPT}p1 roll\n* 1\np1 d1-e1\n* 1\np2 a8-a7\n"));
    assert_eq!(phase(&table), Phase::Roll, "own piece in the way");
    let blue = BIG.after(&format!(
        "{KEPT}p1 roll\n* 1\np1 a1-a2\n* 6\np2 a8-a3\np1 roll\n* 1\np1 a2-b2\n* 3\np2 a3-d3\n\
         p1 roll\n* 1\np1 b2-a2\n* 2\np2 d3-e2\np1 roll\n* 1\np1 a2-b2\n* 1\np2 e2-e1\n"
    ));
    assert_eq!(phase(&blue), Phase::Roll, "an enemy on the shield");
}

#[test]
fn rl_9_a_piece_moves_straight_as_far_as_the_die_shows() {
    let table = FACING.after("* 2\n");
    let of_d4: Vec<String> =
        words(&table.legal(RED)).into_iter().filter(|word| word.starts_with("d4")).collect();
    let expected = [
        "d4-b2", "d4-d2", "d4-f2", "d4-c3", "d4-d3", "d4-e3", "d4-b4", "d4-c4", "d4-e4", "d4-f4", "d4-c5",
        "d4-d5", "d4-e5", "d4-b6", "d4xd6", "d4-f6",
    ];
    assert_eq!(of_d4, expected);
    let table = FACING.after("* 2\np1 d4-f6\n");
    assert_eq!(piece(&table, "f6").kind, Kind::Six);
    assert!(is_empty(&table, "d4"));
    assert_eq!(table.state().on_turn, BLUE);
}

#[test]
fn rl_9_nothing_jumps() {
    let table = FACING.after("* 6\n");
    let legal = table.legal(RED);
    assert!(!legal.contains(&act("d4-d7")), "over an enemy");
    assert!(!legal.contains(&act("d4xd9")), "nor challenges over one");
    assert!(!legal.contains(&act("a1-e1")), "over its own");
    assert!(!legal.contains(&act("a1xb1")), "nor challenges its own");
    assert!(!legal.contains(&act("d4-e6")), "not straight");
}

#[test]
fn rl_9_a_challenge_needs_the_die_to_reach() {
    assert!(!FACING.after("* 1\n").legal(RED).contains(&act("d4xd6")));
    assert!(FACING.after("* 2\n").legal(RED).contains(&act("d4xd6")));
    let table = FACING.after("* 2\np1 d4xd6\n");
    assert_eq!(piece(&table, "d4").owner, RED, "the challenger stays where it is");
    assert_eq!(table.owed(), SeatSet::all(2));
}

#[test]
fn rl_9_an_act_that_is_not_legal_is_refused() {
    let table = FACING.after("* 1\n");
    assert!(refused(&table, "p1 d4xd6").starts_with("p1 may not `d4xd6` now: expected `a1-a2`, `a1-b2`, "));
    assert!(refused(&table, "p2 d6-d5").starts_with("not the moment for p2"));
}

#[test]
fn rl_10_whoever_can_do_neither_passes() {
    let table = BIG.after("");
    let mut state = table.state().clone();
    // All of Red's pieces are captives in reserve, and an enemy stands on the shield.
    for (square, piece) in table.state().board.pieces_of(RED) {
        state.board.take(square);
        state.reserves[RED.index()].put(piece.kind);
    }
    let enemy = state.board.take(sq("d6"));
    state.board.put(sq("e1"), enemy);
    table.game().begin_turn(&mut state);
    assert_eq!(state.phase, Phase::Roll);
    table.game().roll(&mut state, Roll::Die(Die::new(6).unwrap()));
    assert_eq!((state.on_turn, state.turns, state.phase), (BLUE, 1, Phase::Roll));
}

/// The same from a real log: each captures the other's pieces until Red has four, all of them in reserve.
#[test]
fn rl_10_a_pass_in_a_real_game() {
    let fights = "e3xd2 e4xd4 e3xd3 e4xf4 e3xf2 e4xe5 e3xf3 e4xc6 e3xe4-";
    let bare = "p2 roll\n* 3\np2 e4-e1\n";
    let table = melee(fights, bare);
    assert_eq!((table.state().board.pieces_of(RED).count(), table.state().reserve(RED).len()), (0, 4));
    assert_eq!((table.state().on_turn, table.state().turns, phase(&table)), (RED, 10, Phase::Roll));
    let table = melee(fights, &format!("{bare}* 6\n"));
    assert_eq!((table.state().on_turn, table.state().turns, phase(&table)), (BLUE, 11, Phase::Begin));
}

#[test]
fn rl_10_nobody_else_may_pass() {
    let refusal = refused(&FACING.after("* 1\n"), "p1 pass");
    assert!(refusal.starts_with("`pass` is not an action of reynards-luck: expected `place 4`"), "{refusal}");
}

#[test]
fn rl_10_foxheads_and_shields_are_ordinary_squares() {
    let legal = FACING.after("* 1\n").legal(RED);
    assert!(legal.contains(&act("d4-d5")), "a foxhead");
    assert!(legal.contains(&act("d1-e1")), "a shield");
    let table = FACING.after("* 1\np1 a1-a2\n* 4\n");
    assert!(table.legal(BLUE).contains(&act("b9-b5")), "a foxhead at the end of four");
}

#[test]
fn rl_16_a_turncoat_fights_for_its_captor_from_the_next_turn() {
    let table = BIG.after(&format!("{KEPT}p1 return 1\n* 1\np2 a8-a7\n* 1\n"));
    assert!(table.legal(RED).contains(&act("e1-e2")));
    assert!(!table.legal(RED).contains(&act("e1xd1")), "Red's own now");
}

#[test]
fn rl_16_a_turncoat_can_be_captured_back() {
    // Blue's 1 fights for Red, is captured back by Blue's 6, and comes home.
    let table = BIG.after(&format!(
        "{KEPT}p1 return 1\n* 6\np2 a8-a5\n* 1\np1 d4-d3\n* 4\np2 a5xe1\np1 card 1 | p2 card 4\n* 6 meets 1\n* cards 1 4\n\
         p2 stay\np2 return 1\n"
    ));
    let home = piece(&table, "e9");
    assert_eq!((home.owner, home.kind, home.standing), (BLUE, Kind::One, Standing::Turncoat));
    assert_eq!((table.state().pieces(RED), table.state().pieces(BLUE)), (6, 6));
}

#[test]
fn rl_21_with_adjacent_only_a_neighbour_is_challenged_instead_of_moving() {
    let adjacent = Scene { options: ", challenge=adjacent", ..FACING };
    let two = adjacent.after("* 2\n").legal(RED);
    assert!(!two.contains(&act("d4xd6")) && two.contains(&act("d4-f6")), "moves go as far as ever");
    let close = Scene { red: "6@c6 1@a1 2@b1 3@c1 fox@d1", ..adjacent };
    for die in 1..=6 {
        assert!(close.after(&format!("* {die}\n")).legal(RED).contains(&act("c6xd6")), "{die}");
    }
    assert!(!close.after("* 6\n").legal(RED).contains(&act("d1xd6")));
    let moved = adjacent.after("* 1\np1 d4-d5\n");
    assert_eq!(moved.state().on_turn, BLUE, "a piece that has moved challenges nobody");
}

#[test]
fn rl_21_with_after_a_piece_moves_and_may_then_challenge_a_neighbour() {
    let after = Scene { options: ", challenge=after", ..FACING };
    assert!(!after.after("* 2\n").legal(RED).contains(&act("d4xd6")), "not from afar");
    let moved = after.after("* 1\np1 d4-d5\n");
    assert_eq!((phase(&moved), moved.owed()), (Phase::Follow { at: sq("d5") }, SeatSet::one(RED)));
    assert_eq!(words(&moved.legal(RED)), ["d5xd6", "stay"]);
    let stayed = after.after("* 1\np1 d4-d5\np1 stay\n");
    assert_eq!((stayed.state().on_turn, stayed.state().turns), (BLUE, 1));
    let challenged = after.after("* 1\np1 d4-d5\np1 d5xd6\n");
    assert_eq!(phase(&challenged), Phase::Cards { from: sq("d5"), to: sq("d6") });
    assert_eq!(after.after("* 1\np1 a1-a2\n").state().on_turn, BLUE, "nobody is near: nothing to decide");
    let close = Scene { red: "6@c6 1@a1 2@b1 3@c1 fox@d1", ..after };
    assert!(close.after("* 1\n").legal(RED).contains(&act("c6xd6")), "or without moving");
}
