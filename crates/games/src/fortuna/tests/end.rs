//! The end.

use super::*;

const MISS: &str = "* dice 1 2\n* bricks 5 6\n";

#[test]
fn fo_12_the_game_ends_when_somebody_has_no_marbles() {
    assert!(goes_on(&two("calls=house", &MISS.repeat(4))));
    // p1 misses for the third time; p2 has no turn to make up for it.
    let table = two("calls=house", &MISS.repeat(5));
    assert_eq!(marbles(&table), [0, 1]);
    assert_eq!(outcome(&table).scores.as_slice(), [0, 0]);
}

#[test]
fn fo_12_the_end_is_checked_only_at_the_end_of_the_turn() {
    // p1, with one marble, loses it to a challenge, and has it back by the true score.
    let missed = format!("{MISS}p1 call plain\np2 accept\n{MISS}p2 call plain\np1 accept\n").repeat(2);
    let events = format!("{missed}* dice 1 5\n* bricks 3 5\np1 call grin\np2 challenge\np2 leave\n");
    let table = two("", &events);
    assert_eq!(marbles(&table), [0, 1]);
    assert_eq!(legal(&table, P1), ["free", "leave"]);
    let freed = two("", &format!("{events}p1 free\n"));
    assert!(goes_on(&freed));
    assert_eq!(marbles(&freed), [1, 1]);
    let left = two("", &format!("{events}p1 leave\n"));
    assert_eq!(outcome(&left).winners, SeatSet::one(P1));
}

#[test]
fn fo_12_a_target_ends_the_game() {
    let plain = "* dice 1 5\n* bricks 3 5\n";
    assert!(goes_on(&two("calls=house, target=11", &plain.repeat(4))));
    assert!(goes_on(&two("calls=house", &plain.repeat(40))), "by default there is none");
    let table = two("calls=house, target=10", &plain.repeat(3));
    assert_eq!(outcome(&table).winners, SeatSet::one(P1));
    assert_eq!(outcome(&table).scores.as_slice(), [10, 5]);
}

#[test]
fn fo_12_a_target_counts_at_the_end_of_the_turn() {
    // The marble is still asked for, and p2 still loses one.
    let events = format!("{}* dice 2 4\n* bricks 2 5\n", MISS.repeat(2));
    let table = two("calls=house, target=10", &events);
    assert_eq!(legal(&table, P1), ["free", "leave"]);
    let table = two("calls=house, target=10", &format!("{events}p1 free\n"));
    assert_eq!(marbles(&table), [3, 1]);
    assert_eq!(outcome(&table).winners, SeatSet::one(P1));
}

#[test]
fn fo_13_the_highest_score_wins_whoever_ran_out() {
    // p1 scores once and then misses three times; p2 misses twice.
    let events = format!("* dice 1 5\n* bricks 3 5\n{}* dice 2 4\n* bricks 0 4\n{}", MISS.repeat(4), MISS);
    let table = two("calls=house", &events);
    assert_eq!(scores(&table), [5, 0]);
    assert!(marbles(&table).contains(&0));
    assert_eq!(outcome(&table).winners, SeatSet::one(P1));
}

#[test]
fn fo_13_equal_scores_share_the_win() {
    let table = two("calls=house", &MISS.repeat(5));
    assert_eq!(outcome(&table).winners, SeatSet::all(2));
}

#[test]
fn fo_13_a_cap_ends_the_game_and_the_highest_score_wins() {
    assert_eq!(FortunaOptions::default().cap, 1000);
    let plain = "* dice 1 5\n* bricks 3 5\n";
    assert!(goes_on(&two("calls=house, cap=4", &plain.repeat(3))));
    let table = two("calls=house, cap=3", &plain.repeat(3));
    assert_eq!(outcome(&table).winners, SeatSet::one(P1));
    assert_eq!(outcome(&table).scores.as_slice(), [10, 5]);
}

#[test]
fn fo_13_no_score_is_too_high_to_count() {
    // A player has at most half of the turns, and the best throw is Happiness with sixes.
    let best = Score::of(Pair::of(6, 6), Pair::of(6, 6), Plain::Each).points;
    let mut options = FortunaOptions::default();
    assert!(luckhouse_engine::Options::put(&mut options, "cap", "5000").is_ok());
    assert!(luckhouse_engine::Options::put(&mut options, "cap", "5001").is_err());
    assert!(2500 * u32::from(best) < u32::from(u16::MAX));
}
