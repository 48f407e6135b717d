use super::*;

const KINDS: [&str; 16] =
    ["1", "1", "2", "2", "3", "3", "4", "4", "5", "5", "6", "6", "fox", "fox", "fox", "fox"];

fn placing(seat: &str, count: usize) -> String {
    KINDS[..count].iter().map(|kind| format!("{seat} place {kind}\n")).collect()
}

fn after(events: &str) -> Table<ReynardsLuck> {
    Table::read(&format!("reynards-luck seats 2 edition 1\n{events}")).unwrap()
}

#[test]
fn rl_5_pieces_go_on_the_formation_home_rank_first() {
    let table = after("p1 place fox\np1 place 4\n");
    assert_eq!((piece(&table, "a1").kind, piece(&table, "b1").kind), (Kind::Fox, Kind::Four));
    assert_eq!(table.state().board.pieces().count(), 2);
    let table = after(&placing("p1", 9));
    assert_eq!(piece(&table, "a2").kind, Kind::Five, "the ninth begins the second rank");
}

#[test]
fn rl_5_any_arrangement_but_only_of_the_own_pieces() {
    let table = after("p1 place 6\np1 place 6\n");
    let legal = ["place 1", "place 2", "place 3", "place 4", "place 5", "place fox"];
    assert_eq!(words(&table.legal(RED)), legal);
    assert!(refused(&table, "p1 place 6").starts_with("p1 may not `place 6` now: expected `place 1`"));
}

#[test]
fn rl_5_the_last_piece_places_itself_but_never_an_earlier_one() {
    let table = after(&placing("p1", 14));
    assert_eq!(words(&table.legal(RED)), ["place fox"], "asked for, or Blue would learn that two are equal");
    let table = after(&placing("p1", 15));
    assert_eq!(piece(&table, "i2").kind, Kind::Fox);
    assert_eq!(table.owed(), SeatSet::one(BLUE));
}

#[test]
fn rl_5_both_arrange_before_anything_else() {
    let table = after(&(placing("p1", 15) + &placing("p2", 15)));
    assert_eq!(table.state().board.pieces_of(BLUE).count(), 16);
    assert_eq!(phase(&table), Phase::Deal);
}

#[test]
fn rl_5_nobody_reads_how_the_other_arranges() {
    let table = after(&(placing("p1", 15) + "p2 place fox\n"));
    assert!(table.log(Viewer::Seat(BLUE)).ends_with("p1 ?\np2 place fox\n"));
    assert!(table.log(Viewer::Seat(RED)).ends_with("p1 place fox\np2 ?\n"));
    assert!(table.log(Viewer::Watcher).ends_with("p1 ?\np2 ?\n"));
    let view = table.view(Viewer::Seat(BLUE));
    assert!(view.pieces_of(RED).all(|piece| piece.kind.is_none()));
    assert_eq!(view.pieces_of(BLUE).next().unwrap().kind, Some(Kind::Fox));
    assert_eq!(view.hidden[BLUE].len(), 16, "the ones in hand are not told from those on the board");
}

#[test]
fn rl_5_a_placement_can_be_taken_back() {
    let mut table = after(&placing("p1", 15));
    table.undo(RED).unwrap();
    assert_eq!(table.state().board.pieces().count(), 14);
    assert!(table.undo(BLUE).is_err());
}

#[test]
fn rl_6_four_cards_each_then_a_random_player_starts() {
    let placed = placing("p1", 15) + &placing("p2", 15);
    let dealt = placed + "* card 1\n* card 7\n* card 7\n* card 2\n";
    let table = after(&dealt);
    assert_eq!(*table.state().hand(RED), Bag::of([1, 1, 0, 0, 0, 0, 2]));
    let dealt = dealt + "* card 3\n* card 3\n* card 3\n* card 3\n";
    let table = after(&dealt);
    assert_eq!(*table.state().hand(BLUE), Bag::of([0, 0, 4, 0, 0, 0, 0]));
    let Turn::Roll(chance) = table.turn() else { panic!() };
    assert_eq!(chance, Luck::Starter);
    for (word, starter) in [("* p1 starts\n", RED), ("* p2 starts\n", BLUE)] {
        let table = after(&(dealt.clone() + word));
        assert_eq!((table.state().on_turn, phase(&table)), (starter, Phase::Roll));
    }
}

#[test]
fn rl_6_cards_are_drawn_from_what_is_left() {
    let placed = placing("p1", 15) + &placing("p2", 15);
    let table = after(&(placed + "* card 7\n* card 7\n* card 7\n* card 7\n* card 7\n"));
    let Turn::Roll(chance) = table.turn() else { panic!() };
    let odds = luckhouse_engine::Chance::odds(&chance);
    assert_eq!((odds.total(), odds.lines().len()), (35, 6), "the sevens are gone");
    assert!(refused(&table, "* card 7").starts_with("`card 7` cannot come up here: expected `card 1`"));
}

#[test]
fn rl_7_a_dealt_card_is_read_only_by_its_owner() {
    let placed = placing("p1", 15) + &placing("p2", 15);
    let table = after(&(placed + "* card 1\n* card 2\n* card 3\n* card 4\n* card 5\n"));
    assert!(table.log(Viewer::Seat(RED)).ends_with("* card 4\n* ?\n"));
    assert!(table.log(Viewer::Seat(BLUE)).ends_with("* ?\n* card 5\n"));
    assert!(table.log(Viewer::Watcher).ends_with("* ?\n* ?\n"));
}
