//! Setup, who starts, and rolling: BD-1 to BD-4.

use super::*;

#[test]
fn bd_1_stores_and_piles_at_the_start() {
    let table = after(" seats 4", "");
    assert!(Seat::all(4).all(|seat| has(&table, seat) == (10, 0, 5)));
    assert_eq!(piles(&table), (80, 30));
}

#[test]
fn bd_1_the_options_change_the_start() {
    let table = after("(lives=1, doubloons=15) seats 6", "");
    assert!(Seat::all(6).all(|seat| has(&table, seat) == (1, 0, 15)));
    assert_eq!(piles(&table), (10, 30));
}

#[test]
fn bd_1_options_have_their_ranges() {
    let game = |text: &str| <BootyOptions as luckhouse_engine::Options>::read(text);
    for good in ["lives=1", "lives=20", "doubloons=0", "doubloons=15", "goal=10", "goal=60"] {
        assert_eq!(luckhouse_engine::Options::write(&game(good).unwrap()), good);
    }
    for bad in ["lives=0", "lives=21", "doubloons=16", "goal=9", "goal=61", "curse=four", "resolve=never"] {
        assert!(game(bad).is_err(), "{bad}");
    }
    assert_eq!(game("").unwrap(), BootyOptions::default());
}

#[test]
fn bd_1_two_to_six_pirates() {
    for (seats, works) in [(1, false), (2, true), (6, true), (7, false)] {
        assert_eq!(BootyDice::new(BootyOptions::default(), seats).is_ok(), works);
    }
}

#[test]
fn bd_2_each_pirate_is_as_likely_to_start() {
    let table = Table::<BootyDice>::read("booty-dice seats 3 edition 1").unwrap();
    let Turn::Roll(chance) = table.turn() else { panic!() };
    let lines = luckhouse_engine::Chance::odds(&chance);
    let words: Vec<_> = lines.lines().iter().map(|(roll, ways)| format!("{roll} {ways}")).collect();
    assert_eq!(words, ["p1 starts 1", "p2 starts 1", "p3 starts 1"]);
}

#[test]
fn bd_2_the_one_drawn_starts_and_play_goes_clockwise() {
    let log = "booty-dice seats 3 edition 1\n* p3 starts\n* S S S S S S\n";
    let table = Table::<BootyDice>::read(log).unwrap();
    assert_eq!(table.owed(), SeatSet::one(P3));
    let table = Table::<BootyDice>::read(&format!("{log}p3 stop\n")).unwrap();
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P1));
}

#[test]
fn bd_2_play_goes_past_those_who_are_out() {
    // p1 cuts p2 down; after p1 comes p3, then p1 again.
    let cut = "* C D D D S S; p1 stop; p1 attack p2; * S S S S S S; p3 stop";
    let table = after("(lives=1) seats 3", cut);
    assert_eq!(table.game().in_play(table.state()), SeatSet::all(3).without(P2));
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P1));
}

#[test]
fn bd_3_the_first_roll_is_of_all_six_and_asks_nobody() {
    let table = after(" seats 2", "");
    assert_eq!(table.turn(), Turn::Roll(BootyChance::Dice { count: 6 }));
}

#[test]
fn bd_3_then_stop_or_roll_any_of_the_dice() {
    let table = after(" seats 2", "* D D X X X X");
    // Of two D and four X: 3 × 5 parts, less none of them; all six have a word of their own.
    let words = legal_words(&table, P1);
    assert_eq!(words.len(), 15);
    assert_eq!(words[..4], ["stop", "roll all", "roll X", "roll XX"]);
    assert!(words.contains(&"roll DDXXX".into()));
}

#[test]
fn bd_3_only_the_named_dice_are_rolled() {
    let table = after(" seats 2", "* D D X X W W; p1 roll XXW");
    assert_eq!(table.turn(), Turn::Roll(BootyChance::Dice { count: 3 }));
    let table = after(" seats 2", "* D D X X W W; p1 roll XXW; * D C S");
    let throw = Throw { dice: faces("D D D C W S"), rolls: 2 };
    assert_eq!(table.view(Viewer::Watcher).phase, Phase::Deciding(throw));
}

#[test]
fn bd_3_dice_that_were_kept_before_may_be_rolled() {
    let table = after(" seats 2", "* D D X X W W; p1 roll XX; * S S; p1 roll DDWW");
    assert_eq!(table.turn(), Turn::Roll(BootyChance::Dice { count: 4 }));
}

#[test]
fn bd_3_dice_that_are_not_there_cannot_be_rolled() {
    let mut table = after(" seats 2", "* D D X X W W");
    let refusal = try_choose(&mut table, P1, "roll S").unwrap_err().to_string();
    assert!(
        refusal.starts_with("p1 may not `roll S` now: expected `stop`, `roll all`, `roll W`"),
        "{refusal}"
    );
}

#[test]
fn bd_3_the_third_roll_ends_the_rolling() {
    let table = after(" seats 2", "* S S S S S S; p1 roll all; * S S S S S S; p1 roll S; * S");
    assert_eq!(has(&table, P1), (10, 6, 5));
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P2));
}

#[test]
fn bd_4_by_default_only_the_last_faces_count() {
    let table = after(" seats 2", "* D D D D D D; p1 roll all; * W W S S S S; p1 stop");
    assert_eq!(has(&table, P1), (8, 4, 5));
}

#[test]
fn bd_4_with_each_all_six_faces_count_after_every_roll() {
    let rolls = "* D D S S S S; p1 roll S; * W";
    let table = after("(resolve=each) seats 2", rolls);
    // Twice two D, four and three shields, one W.
    assert_eq!(has(&table, P1), (9, 7, 13));
    assert_eq!(table.owed(), SeatSet::one(P1), "and may roll on");
}

#[test]
fn bd_4_with_each_stopping_resolves_nothing_more() {
    let table = after("(resolve=each) seats 2", "* D D S S S S; p1 stop");
    assert_eq!(has(&table, P1), (10, 4, 9));
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P2));
}

#[test]
fn bd_4_with_each_the_third_roll_ends_the_turn() {
    let rolls = "* S S S S S S; p1 roll all; * S S S S S S; p1 roll all; * S S S S S S";
    let table = after("(resolve=each) seats 2", rolls);
    assert_eq!(has(&table, P1), (10, 18, 5));
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P2));
}

#[test]
fn bd_4_with_each_a_dead_pirate_rolls_no_more() {
    let table = after("(resolve=each, lives=2) seats 3", "* W W S S S S");
    assert_eq!(has(&table, P1), (0, 0, 0));
    assert_eq!(table.turn(), Turn::Roll(BootyChance::Dice { count: 6 }));
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P2));
}

#[test]
fn bd_4_with_each_the_goal_wins_after_the_first_roll() {
    let table = after("(resolve=each, goal=10) seats 2", "* D D D S S S");
    assert_eq!(winners(&table), Some(SeatSet::one(P1)));
}

#[test]
fn bd_4_with_each_the_roller_is_asked_for_targets_and_then_for_the_next_roll() {
    let table = after("(resolve=each) seats 3", "* C C S S S S");
    assert_eq!(legal_words(&table, P1), ["attack p2", "attack p3"]);
    let table = after("(resolve=each) seats 3", "* C C S S S S; p1 attack p2; p1 attack p3");
    assert_eq!(legal_words(&table, P1)[..2], ["stop", "roll all"]);
}

#[test]
fn bd_19_with_some_the_dice_lie_as_they_were_left() {
    let table = after("(first-throw=some) seats 2", "* D D S S S S; p1 stop");
    assert_eq!(table.owed(), SeatSet::one(P2), "who chooses what to roll already the first time");
    let words = legal_words(&table, P2);
    assert_eq!(words[..3], ["roll all", "roll S", "roll SS"]);
    assert_eq!(words.len(), 3 * 5 - 1, "at least one die is rolled");
    let mut table = after("(first-throw=some) seats 2", "* D D S S S S; p1 stop; p2 roll SSSS; * W W W W");
    assert_eq!(legal_words(&table, P2)[0], "stop", "that was the first of three rolls");
    try_choose(&mut table, P2, "stop").unwrap();
    assert_eq!(has(&table, P2), (10, 0, 9), "the two D that lay there act too, beside a Mutiny");
}

#[test]
fn bd_19_the_very_first_turn_rolls_all() {
    for options in ["", "(first-throw=some)"] {
        let table = after(&format!("{options} seats 2"), "");
        assert_eq!(table.turn(), Turn::Roll(BootyChance::Dice { count: 6 }));
    }
    let classic = after(" seats 2", "* D D S S S S; p1 stop");
    assert_eq!(classic.turn(), Turn::Roll(BootyChance::Dice { count: 6 }));
}

#[test]
fn bd_21_with_rolled_only_the_dice_just_rolled_act() {
    let rolls = "* D D S S S S; p1 roll S; * W";
    let table = after("(resolve=each, each=rolled) seats 2", rolls);
    // Two D and four shields by the first roll, one W by the second.
    assert_eq!(has(&table, P1), (9, 4, 9));
    let same = after("(each=rolled) seats 2", "* D D S S S S; p1 roll S; * W; p1 stop");
    assert_eq!(has(&same, P1), (9, 3, 9), "without `resolve=each` all six are resolved once");
}

#[test]
fn bd_21_combos_count_all_six_faces_and_strike_once_a_turn() {
    let table = after("(resolve=each, each=rolled) seats 2", "* W W S S S S; p1 roll SSSS; * W D D D");
    // Two W alone cost two lives; then they make a Mutiny with the third, which strikes p2.
    assert_eq!((has(&table, P1), has(&table, P2)), ((8, 4, 11), (9, 0, 5)));
    let table = after(
        "(resolve=each, each=rolled) seats 2",
        "* W W S S S S; p1 roll SSSS; * W D D D; p1 roll DDD; * W W W",
    );
    assert_eq!((has(&table, P1), has(&table, P2)), ((8, 4, 11), (9, 0, 5)), "not a second time");
    assert_eq!(table.view(Viewer::Watcher).so_far, SoFar::default(), "the next turn begins anew");
}

#[test]
fn bd_21_of_equal_dice_the_one_that_was_rolled_acts_beside_a_curse() {
    let rolls = "* X J C W S S; p1 roll S; * S";
    let table = after("(resolve=each, each=rolled) seats 2", rolls);
    // The Curse struck with the first roll: p2 is left with 8 lives and no gold; the spare shield counts each time.
    assert_eq!((has(&table, P1).1, has(&table, P2)), (2, (8, 0, 0)));
}
