//! Words, refusals, sizes, exact chances.

use super::*;
use crate::lucky_shot::odds;
use luckhouse_engine::Options;

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}

#[test]
fn actions_are_read_in_any_case_and_with_any_spaces() {
    let same = |text: &str, word: &str| assert_eq!(text.parse::<Action>().unwrap().to_string(), word);
    same("  Move  1A 1b   PROTECTED ", "move 1a 1b protected");
    same("CREATE", "create");
    same("build 3z 1", "build 3z 1");
}

#[test]
fn what_is_no_action_is_refused_with_what_would_be() {
    for wrong in ["", "dig", "build", "build 4a", "build 1a 2", "die 7", "take gold 1a", "hunt now", "put"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
    }
    let wrong = "move 1a 1b safely".parse::<Action>().unwrap_err().to_string();
    assert!(
        wrong.starts_with("`move 1a 1b safely` is not an action of lucky-shot: expected `hunt`"),
        "{wrong}"
    );
    let wrong = "move 1a 1b protected now".parse::<Action>();
    assert!(wrong.is_err());
}

#[test]
fn rolls_are_read_and_refused() {
    for (text, word) in [("4", "4"), ("5 2 2", "2 2 5"), ("SEA", "sea"), ("P2", "p2 starts")] {
        assert_eq!(text.parse::<Roll>().unwrap().to_string(), word);
    }
    for wrong in ["", "-", "7", "gold", "p13"] {
        assert!(wrong.parse::<Roll>().is_err(), "{wrong:?}");
    }
}

#[test]
fn the_table_refuses_what_the_rules_do_not_allow() {
    let lines = ["* 3", "* 6", "* sea", "* desert", "* p1 starts", "* 4", "p1 put raid"];
    let mut table = table("lucky-shot seats 2 edition 1", &lines);
    let wrong = table.rolled("3 4".parse().unwrap()).unwrap_err();
    let text = "`3 4` cannot come up here: expected `6`, `5`, `4`, `3`, `2`, `1`";
    assert_eq!(wrong.to_string(), text);
    table.rolled("4".parse().unwrap()).unwrap();
    let wrong = table.choose(P1, "put raid".parse().unwrap()).unwrap_err();
    let text = "p1 may not `put raid` now: expected `put attack`, `put build`, `put fortify`";
    assert_eq!(wrong.to_string(), text);
}

#[test]
fn options_are_read_and_refused() {
    let options = LuckyShotOptions::read("forest=bare, cap=50").unwrap();
    assert_eq!((options.forest, options.cap), (Forest::Bare, 50));
    assert_eq!(options.write(), "forest=bare, cap=50");
    let wrong = LuckyShotOptions::read("forest=thick").unwrap_err().to_string();
    assert_eq!(wrong, "`thick` is not a value of this option: expected forest=full or bare");
    assert!(LuckyShot::new(LuckyShotOptions::default(), 4).is_err());
}

#[test]
fn a_raid_is_as_likely_as_the_dice_say() {
    for bricks in 0..=15u8 {
        let dice = DiceSet::odds(odds::blocking_dice(bricks));
        assert_eq!(odds::raid_succeeds(bricks), dice.chance(|set| set.count(4) == 0), "{bricks} bricks");
    }
}

#[test]
fn some_of_the_dice_match_as_often_as_counted() {
    for dice in 1..=3usize {
        for levels in 0..=6u8 {
            let counted = DiceSet::odds(dice).chance(|set| set.faces().any(|face| face <= levels));
            assert_eq!(odds::some_match(dice as u32, levels), counted);
        }
    }
}

#[test]
fn a_move_is_stolen_as_often_as_counted() {
    for thieves in 0..=2usize {
        let hits = |n: usize| DiceSet::odds(thieves).chance(|set| usize::from(set.count(1)) == n);
        let found = odds::move_odds(thieves as u32);
        assert_eq!((found.arrives, found.stolen, found.scattered), (hits(0), hits(1), hits(2)));
    }
}

#[test]
fn a_siege_is_counted_turn_by_turn() {
    assert_eq!(odds::siege(1, 1).as_f64(), 1.0);
    assert_eq!(odds::siege(2, 1), odds::some_match(3, 1));
    // Three bricks in two turns: not if both turns take one.
    let miss = 125.0 / 216.0;
    assert!((odds::siege(3, 2).as_f64() - (1.0 - miss * miss)).abs() < 1e-12);
    assert_eq!(odds::siege(15, 7).ways, 0);
}
