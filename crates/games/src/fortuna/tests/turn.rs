//! Marbles within a turn.

use super::*;

/// p1 and p2 have missed once each.
const BOTH_MISS: &str = "* dice 1 2\n* bricks 5 6\n* dice 1 2\n* bricks 5 6\n";
/// A plain score of 5.
const PLAIN: &str = "* dice 1 5\n* bricks 3 5\n";

#[test]
fn fo_8_a_miss_puts_a_marble_into_the_dungeon() {
    let table = two("calls=house", &throw("1 2", "5 6"));
    assert_eq!(marbles(&table), [2, 3]);
    assert_eq!(table.state().on_turn, P2);
}

#[test]
fn fo_8_a_marble_that_may_come_back_is_a_choice() {
    let asked = format!("{BOTH_MISS}{PLAIN}");
    let table = two("calls=house", &asked);
    assert_eq!(legal(&table, P1), ["free", "leave"]);
    assert_eq!(table.owed(), SeatSet::one(P1));
    assert_eq!(scores(&table), [5, 0], "the score comes before the marble");
    assert_eq!(marbles(&two("calls=house", &format!("{asked}p1 free\n"))), [3, 2]);
    assert_eq!(marbles(&two("calls=house", &format!("{asked}p1 leave\n"))), [2, 2]);
}

#[test]
fn fo_8_or_always_comes_back() {
    let table = two("calls=house, retrieve=always", &format!("{BOTH_MISS}{PLAIN}"));
    assert_eq!(marbles(&table), [3, 2]);
    assert_eq!(table.state().on_turn, P2);
}

#[test]
fn fo_8_half_smile_and_wolf_grin_leave_the_dungeon_as_it_is() {
    for (dice, bricks) in [("2 4", "4 5"), ("3 3", "1 4")] {
        let table = two("calls=house", &format!("{BOTH_MISS}{}", throw(dice, bricks)));
        assert_eq!(marbles(&table), [2, 2]);
        assert_eq!(table.state().on_turn, P2, "nothing is asked");
    }
}

#[test]
fn fo_8_own_marble_before_the_opponents() {
    let table = two("calls=house", &format!("{BOTH_MISS}{}", throw("2 4", "2 5")));
    assert_eq!(legal(&table, P1), ["free", "leave"]);
    assert_eq!(marbles(&table), [2, 2], "p2 still has both");
    let freed = two("calls=house", &format!("{BOTH_MISS}{}p1 free\n", throw("2 4", "2 5")));
    assert_eq!(marbles(&freed), [3, 1]);
}

#[test]
fn fo_8_a_player_at_none_stays_at_none() {
    // p1, down to one marble, calls wrongly and is challenged, and the throw is a miss as well.
    let lost = "* dice 1 2\n* bricks 5 6\np1 call grin\np2 challenge\n* dice 1 2\n* bricks 5 6\np2 call plain\np1 accept\n";
    let table = two("", &format!("{lost}* dice 1 2\n* bricks 5 6\np1 call grin\np2 challenge\np2 leave\n"));
    assert_eq!(marbles(&table), [0, 2]);
    assert!(!goes_on(&table));
    let mut none = Marbles::ALL;
    none.lose(2);
    none.lose(2);
    assert_eq!(none.in_hand(), 0);
}

#[test]
fn fo_8_call_and_challenge_come_before_the_score() {
    let table = two("", &format!("{PLAIN}p1 call plain\n"));
    assert_eq!(scores(&table), [0, 0]);
    assert_eq!(table.owed(), SeatSet::one(P2));
    assert_eq!(scores(&two("", &format!("{PLAIN}p1 call plain\np2 accept\n"))), [5, 0]);
}
