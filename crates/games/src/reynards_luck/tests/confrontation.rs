use super::*;

/// Six pieces each. Red's 4 on d4 faces Blue's 3 on d6; foxes face each other on h4 and h6.
const DUELS: Scene = Scene {
    red: "4@d4 fox@h4 1@a1 2@b1 3@c1 6@d1",
    blue: "3@d6 fox@h6 1@a9 2@b9 4@c9 6@d9",
    hands: ["1 2 3 7", "1 2 4 7"],
    options: "",
};

/// A whole confrontation, up to the cards turned.
fn d4xd6(cards: &str) -> String {
    let turned = cards.replace("p1 card ", "").replace(" | p2 card", "");
    format!("* 2\np1 d4xd6\n{cards}\n* 4 meets 3\n* cards {turned}\n")
}

#[test]
fn rl_11_both_choose_a_card_of_their_hand_at_once() {
    let mut table = DUELS.after("* 2\np1 d4xd6\n");
    assert_eq!(words(&table.legal(RED)), ["card 1", "card 2", "card 3", "card 7"]);
    assert_eq!(words(&table.legal(BLUE)), ["card 1", "card 2", "card 4", "card 7"]);
    table.choose(BLUE, act("card 4")).unwrap();
    assert_eq!(table.owed(), SeatSet::one(RED));
    assert!(!table.log(Viewer::Seat(RED)).contains("card 4\np1"), "sealed until both have chosen");
    assert_eq!(table.view(Viewer::Seat(RED)), DUELS.after("* 2\np1 d4xd6\n").view(Viewer::Seat(RED)));
    assert!(refused(&table, "p1 card 1").starts_with("a choice is missing: expected one of p2 too"));
    assert!(refused(&table, "p1 card 4 | p2 card 4").starts_with("p1 may not `card 4` now"));
}

/// Foxes meet: every moment from the choice of the cards to the first one after they are turned.
const FOXES: [&str; 5] =
    ["* 2\np1 h4xh6\np1 card 3 | p2 card 4\n", "* fox meets fox\n", "* 2\n", "* 5\n", "* cards 3 4\n"];

#[test]
fn rl_11_pieces_then_foxes_then_cards() {
    let refusals = [
        ("* cards 3 4", "`cards 3 4` cannot come up here: expected `fox meets fox`"),
        ("* cards 3 4", "`cards 3 4` cannot come up here: expected `1`, `2`"),
        ("* cards 3 4", "`cards 3 4` cannot come up here: expected `1`, `2`"),
        ("* cards 4 3", "`cards 4 3` cannot come up here: expected `cards 3 4`"),
    ];
    for (moment, (line, complaint)) in refusals.iter().enumerate() {
        let refusal = refused(&DUELS.after(&FOXES[..=moment].concat()), line);
        assert!(refusal.starts_with(complaint), "{refusal}");
    }
    assert!(matches!(phase(&DUELS.after(&FOXES[..4].concat())), Phase::TurnCards { .. }));
    // 2 + 3 against 5 + 4.
    let table = DUELS.after(&FOXES.concat());
    assert_eq!(words(&table.legal(BLUE)), ["return fox", "keep"]);
    // Where no fox fights, the cards are turned after the pieces.
    let table = DUELS.after("* 2\np1 d4xd6\np1 card 2 | p2 card 2\n* 4 meets 3\n");
    assert!(matches!(phase(&table), Phase::TurnCards { .. }));
}

#[test]
fn rl_11_nobody_sees_the_others_card_before_it_is_turned() {
    for moment in 1..=4 {
        let table = DUELS.after(&FOXES[..moment].concat());
        // The same table with other cards played.
        let others = |red: &str, blue: &str| {
            let played = format!("p1 card {red} | p2 card {blue}");
            DUELS.after(&FOXES[..moment].concat().replace("p1 card 3 | p2 card 4", &played))
        };
        for (viewer, other) in [
            (Viewer::Seat(RED), others("3", "1")),
            (Viewer::Seat(BLUE), others("7", "4")),
            (Viewer::Watcher, others("7", "1")),
        ] {
            let json = |table: &Table<_>| serde_json::to_string(&table.view(viewer)).unwrap();
            assert_eq!(json(&table), json(&other));
            assert_eq!(table.log(viewer), other.log(viewer));
        }
        assert!(table.state().spent.is_empty(), "not spent before they are turned");
        assert_eq!((table.state().hand(RED).len(), table.state().hand(BLUE).len()), (3, 3));
        table.game().sound(table.state()).unwrap();
    }
}

#[test]
fn rl_11_everybody_sees_the_cards_when_they_are_turned() {
    let card = |value| Card::new(value).unwrap();
    let face_down = DUELS.after(&FOXES[..4].concat());
    let own = face_down.view(Viewer::Seat(BLUE)).played;
    assert_eq!(own.as_slice(), [Played::FaceDown, Played::Known(card(4))]);
    assert_eq!(face_down.view(Viewer::Watcher).played.as_slice(), [Played::FaceDown; 2]);
    let table = DUELS.after(&FOXES.concat());
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Watcher] {
        let view = table.view(viewer);
        assert_eq!(view.played.as_slice(), [Played::Nothing; 2]);
        assert_eq!(view.spent, Bag::of([0, 0, 1, 1, 0, 0, 0]));
        let Phase::Return { duel, .. } = view.phase else { panic!() };
        assert_eq!((duel.challenger.card, duel.challenged.card), (Some(card(3)), Some(card(4))));
        assert!(table.log(viewer).ends_with("* fox meets fox\n* 2\n* 5\n* cards 3 4\n"));
    }
}

#[test]
fn rl_11_a_hand_of_equal_cards_is_still_asked_for() {
    let equal = Scene { hands: ["5 5 5 5", "1 2 4 7"], ..DUELS };
    let table = equal.after("* 2\np1 d4xd6\n");
    assert_eq!(table.owed(), SeatSet::all(2), "Blue must not see that Red has no choice");
}

#[test]
fn rl_11_the_higher_sum_of_piece_and_card_wins() {
    // 4 + 2 against 3 + 2.
    let table = DUELS.after(&d4xd6("p1 card 2 | p2 card 2"));
    assert_eq!((table.state().pieces(RED), table.state().pieces(BLUE)), (7, 5));
    // 4 + 1 against 3 + 4.
    let table = DUELS.after(&d4xd6("p1 card 1 | p2 card 4"));
    assert_eq!((table.state().pieces(RED), table.state().pieces(BLUE)), (5, 7));
}

#[test]
fn rl_11_each_fox_rolls_for_its_value_the_challenger_first() {
    let start = "* 2\np1 h4xh6\np1 card 2 | p2 card 1\n* fox meets fox\n";
    let Phase::Foxes { .. } = phase(&DUELS.after(start)) else { panic!() };
    // 2 + 2 against 5 + 1.
    let table = DUELS.after(&format!("{start}* 2\n* 5\n* cards 2 1\n"));
    assert_eq!((table.state().pieces(RED), table.state().pieces(BLUE)), (5, 7));
    // The same dice the other way round: 5 + 2 against 2 + 1.
    let table = DUELS.after(&format!("{start}* 5\n* 2\n* cards 2 1\n"));
    assert_eq!((table.state().pieces(RED), table.state().pieces(BLUE)), (7, 5));
}

#[test]
fn rl_11_only_a_fox_rolls_and_each_time_anew() {
    // h4xh6 ties 3 + 2 with 4 + 1; the same foxes roll again when they meet again.
    let tie =
        "* 2\np1 h4xh6\np1 card 2 | p2 card 1\n* fox meets fox\n* 3\n* 4\n* cards 2 1\n* card 5\n* card 5\n";
    let again = format!("{tie}* 2\np2 h6xh4\np1 card 1 | p2 card 2\n* fox meets fox\n");
    let Phase::Foxes { duel } = phase(&DUELS.after(&again)) else { panic!() };
    assert_eq!((duel.challenger.die, duel.challenged.die), (None, None));
    assert!(matches!(phase(&DUELS.after(&d4xd6("p1 card 2 | p2 card 2"))), Phase::Advance { .. }));
}

#[test]
fn rl_7_both_pieces_are_revealed_for_ever() {
    let table = DUELS.after(&d4xd6("p1 card 1 | p2 card 2"));
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Watcher] {
        let view = table.view(viewer);
        assert_eq!(view.at(sq("d4")).unwrap().kind, Some(Kind::Four));
        assert_eq!(view.at(sq("d6")).unwrap().kind, Some(Kind::Three));
        assert_eq!(view.hidden[RED].count(Kind::Four), 0);
    }
    let table = DUELS.after(&(d4xd6("p1 card 1 | p2 card 2") + "* card 1\n* card 1\n* 1\np2 d6-e6\n"));
    assert_eq!(table.view(Viewer::Watcher).at(sq("e6")).unwrap().kind, Some(Kind::Three));
}

#[test]
fn rl_7_what_is_open_and_what_is_secret() {
    let table = DUELS.after(&(d4xd6("p1 card 2 | p2 card 2") + "p1 stay\np1 keep\n* card 5\n"));
    let view = table.view(Viewer::Seat(BLUE));
    assert_eq!(view.reserves[RED], [Kind::Three].into_iter().collect(), "a captive is known");
    assert_eq!(view.spent, Bag::of([0, 2, 0, 0, 0, 0, 0]), "spent cards are open");
    assert_eq!(view.deck, 31, "so is how many are left");
    assert_eq!((view.hand(RED), view.hands[0].count), (None, 4));
    assert_eq!(view.hand(BLUE), Some(Bag::of([1, 0, 0, 1, 0, 0, 1])));
    assert_eq!(view.at(sq("h4")).unwrap().kind, None, "an enemy that never fought");
    assert_eq!(view.at(sq("h6")).unwrap().kind, Some(Kind::Fox), "one's own");
    let watcher = table.view(Viewer::Watcher);
    assert_eq!((watcher.hand(RED), watcher.hand(BLUE)), (None, None));
    assert_eq!(watcher.at(sq("h6")).unwrap().kind, None);
}

#[test]
fn rl_11_what_is_revealed_stands_in_everybodys_log() {
    let table = DUELS.after("* 2\np1 d4xd6\np1 card 1 | p2 card 2\n");
    assert!(
        table.view(Viewer::Seat(BLUE)).at(sq("d4")).unwrap().kind.is_none(),
        "after the cards are chosen"
    );
    assert_eq!(refused(&table, "* 4 meets 4"), "`4 meets 4` cannot come up here: expected `4 meets 3`");
    let table = DUELS.after("* 2\np1 d4xd6\np1 card 1 | p2 card 2\n* 4 meets 3\n");
    assert!(table.log(Viewer::Seat(BLUE)).ends_with("* 4 meets 3\n"));
    assert!(table.log(Viewer::Watcher).ends_with("* 4 meets 3\n"));
}

#[test]
fn rl_12_a_tie_moves_nothing_and_ends_the_turn() {
    let table = DUELS.after(&d4xd6("p1 card 1 | p2 card 2"));
    assert_eq!((table.state().pieces(RED), table.state().pieces(BLUE)), (6, 6));
    assert_eq!((piece(&table, "d4").owner, piece(&table, "d6").owner), (RED, BLUE));
    assert_eq!(table.state().spent, Bag::of([1, 1, 0, 0, 0, 0, 0]));
    assert!(matches!(phase(&table), Phase::Draw { .. }));
    let table = DUELS.after(&(d4xd6("p1 card 1 | p2 card 2") + "* card 1\n* card 1\n"));
    assert_eq!(table.state().on_turn, BLUE);
}

#[test]
fn rl_13_a_winning_challenger_may_advance() {
    let won = d4xd6("p1 card 2 | p2 card 2");
    let table = DUELS.after(&won);
    assert_eq!(words(&table.legal(RED)), ["advance", "stay"]);
    assert!(is_empty(&table, "d6"), "captured before that");
    let advanced = DUELS.after(&format!("{won}p1 advance\n"));
    assert_eq!(piece(&advanced, "d6").owner, RED);
    assert!(is_empty(&advanced, "d4"));
    let stayed = DUELS.after(&format!("{won}p1 stay\n"));
    assert_eq!(piece(&stayed, "d4").owner, RED);
    assert!(is_empty(&stayed, "d6"));
}

#[test]
fn rl_13_a_beaten_challenger_is_captured_and_nobody_advances() {
    let table = DUELS.after(&d4xd6("p1 card 1 | p2 card 7"));
    assert!(is_empty(&table, "d4"));
    assert_eq!(piece(&table, "d6").owner, BLUE);
    assert_eq!(words(&table.legal(BLUE)), ["return 4", "keep"]);
}

#[test]
fn rl_14_the_winner_may_return_the_captive_at_once() {
    let won = d4xd6("p1 card 2 | p2 card 2") + "p1 advance\n";
    assert_eq!(words(&DUELS.after(&won).legal(RED)), ["return 3", "keep"]);
    let back = DUELS.after(&format!("{won}p1 return 3\n"));
    assert_eq!((piece(&back, "e1").owner, piece(&back, "e1").kind), (RED, Kind::Three));
    assert!(back.state().reserve(RED).is_empty());
    let kept = DUELS.after(&format!("{won}p1 keep\n"));
    assert!(is_empty(&kept, "e1"));
    assert_eq!(kept.state().reserve(RED).count(Kind::Three), 1);
}

#[test]
fn rl_14_a_challenged_winner_returns_on_its_own_shield() {
    let table = DUELS.after(&(d4xd6("p1 card 1 | p2 card 7") + "p2 return 4\n"));
    assert_eq!((piece(&table, "e9").owner, piece(&table, "e9").kind), (BLUE, Kind::Four));
    assert_eq!(table.state().on_turn, RED, "the turn is still Red's until the cards are drawn");
}

/// Red's 4 stands next to its shield, Blue's 3 on it.
const ON_THE_SHIELD: &str = "* 1\np1 a1-a2\n* 5\np2 d6-e5\n* 1\np1 d4-d3\n* 4\np2 e5-e1\n";

#[test]
fn rl_14_the_shield_counts_as_it_is_after_the_advance() {
    let won = format!("{ON_THE_SHIELD}* 1\np1 d1xe1\np1 card 7 | p2 card 1\n* 6 meets 3\n* cards 7 1\n");
    let stayed = DUELS.after(&format!("{won}p1 stay\n"));
    assert_eq!(words(&stayed.legal(RED)), ["return 3", "keep"], "the captive left it empty");
    let advanced = DUELS.after(&format!("{won}p1 advance\n"));
    assert!(matches!(phase(&advanced), Phase::Draw { .. }), "the winner stands on it: kept without asking");
    assert_eq!(advanced.state().reserve(RED).len(), 1);
}

#[test]
fn rl_15_both_draw_up_to_four_the_player_on_turn_first() {
    let tie = d4xd6("p1 card 1 | p2 card 2");
    let table = DUELS.after(&tie);
    assert_eq!((table.state().hand(RED).len(), table.state().hand(BLUE).len()), (3, 3));
    let table = DUELS.after(&format!("{tie}* card 6\n"));
    assert_eq!((table.state().hand(RED).len(), table.state().hand(BLUE).len()), (4, 3));
    let table = DUELS.after(&format!("{tie}* card 6\n* card 5\n"));
    assert_eq!(*table.state().hand(RED), Bag::of([0, 1, 1, 0, 0, 1, 1]));
    assert_eq!(*table.state().hand(BLUE), Bag::of([1, 0, 0, 1, 1, 0, 1]));
    // On Blue's turn Blue draws first.
    let blue = format!(
        "{tie}* card 6\n* card 5\n* 2\np2 d6xd4\np1 card 2 | p2 card 1\n* 3 meets 4\n* cards 2 1\np1 keep\n* card 3\n"
    );
    let table = DUELS.after(&blue);
    assert_eq!((table.state().hand(RED).len(), table.state().hand(BLUE).len()), (3, 4));
}

#[test]
fn rl_15_draws_are_secret() {
    let table = DUELS.after(&(d4xd6("p1 card 1 | p2 card 2") + "* card 6\n* card 5\n"));
    assert!(
        table.log(Viewer::Seat(RED)).ends_with("p1 card 1 | p2 ?\n* 4 meets 3\n* cards 1 2\n* card 6\n* ?\n")
    );
    assert!(
        table
            .log(Viewer::Seat(BLUE))
            .ends_with("p1 ? | p2 card 2\n* 4 meets 3\n* cards 1 2\n* ?\n* card 5\n")
    );
    assert!(table.log(Viewer::Watcher).ends_with("p1 ? | p2 ?\n* 4 meets 3\n* cards 1 2\n* ?\n* ?\n"));
}

#[test]
fn rl_15_an_empty_deck_is_remade_from_the_spent_cards() {
    // Eight cards in all: after the first confrontation the deck is empty, and the two played are drawn again.
    let log = DUELS.log(&d4xd6("p1 card 1 | p2 card 2"));
    let log = log.replace("cards 1:6 2:6 3:6 4:6 5:6 6:5 7:5", "cards 1:2 2:2 3:1 4:1 7:2");
    let table = Table::<ReynardsLuck>::read(&log).unwrap();
    assert_eq!(table.state().deck, Bag::of([1, 1, 0, 0, 0, 0, 0]));
    assert!(table.state().spent.is_empty());
    let table = Table::<ReynardsLuck>::read(&format!("{log}* card 2\n* card 1\n")).unwrap();
    assert_eq!((table.state().deck.len(), table.state().on_turn), (0, BLUE));
}

#[test]
fn rl_15_the_deck_can_run_out_between_the_two_draws() {
    // Nine cards in all: Red draws the last one, and Blue from the two just played.
    let log = DUELS.log(&d4xd6("p1 card 1 | p2 card 2"));
    let log = log.replace("cards 1:6 2:6 3:6 4:6 5:6 6:5 7:5", "cards 1:2 2:2 3:1 4:1 5:1 7:2");
    let table = Table::<ReynardsLuck>::read(&log).unwrap();
    assert_eq!(table.state().deck, Bag::of([0, 0, 0, 0, 1, 0, 0]));
    assert_eq!(table.state().spent, Bag::of([1, 1, 0, 0, 0, 0, 0]));
    assert!(refused(&table, "* card 1").starts_with("`card 1` cannot come up here: expected `card 5`"));
    let table = Table::<ReynardsLuck>::read(&format!("{log}* card 5\n")).unwrap();
    assert_eq!(table.state().deck, Bag::of([1, 1, 0, 0, 0, 0, 0]));
    assert!(table.state().spent.is_empty());
    let table = Table::<ReynardsLuck>::read(&format!("{log}* card 5\n* card 1\n")).unwrap();
    assert_eq!(*table.state().hand(RED), Bag::of([0, 1, 1, 0, 1, 0, 1]));
    assert_eq!(*table.state().hand(BLUE), Bag::of([2, 0, 0, 1, 0, 0, 1]));
    assert_eq!((table.state().deck, table.state().on_turn), (Bag::of([0, 1, 0, 0, 0, 0, 0]), BLUE));
}
