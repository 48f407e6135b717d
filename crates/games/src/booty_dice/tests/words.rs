//! Words: what can be typed, and what is said to what cannot.

use super::*;

fn action(text: &str) -> Result<BootyAction, BadWord> {
    text.parse()
}

#[test]
fn the_words_of_the_rules() {
    for word in ["roll XXW", "roll all", "stop", "rob p3", "attack p2", "begin p2"] {
        assert_eq!(action(word).unwrap().to_string(), word);
    }
}

#[test]
fn case_order_and_spaces_do_not_matter() {
    assert_eq!(action("  ROLL  w X x "), action("roll XXW"));
    assert_eq!(action("Rob P3"), action("rob p3"));
    assert_eq!("s c  d".parse::<BootyRoll>(), "D C S".parse());
    assert_eq!("P2  Starts".parse::<BootyRoll>(), "p2 starts".parse());
}

#[test]
fn bd_22_six_letters_are_just_those_faces() {
    let table = after(" seats 2", "* D D X X W W; p1 roll wwxxdd");
    assert_eq!(table.turn(), Turn::Roll(BootyChance::Dice { count: 6 }));
    assert!(table.whole_log().ends_with("p1 roll all\n"), "and are written so");
    let mut table = after(" seats 2", "* D D X X W W");
    for wrong in ["roll SSSSSS", "roll DDXXWS", "roll XXXDWW"] {
        let refusal = try_choose(&mut table, P1, wrong).unwrap_err().to_string();
        let written = action(wrong).unwrap().to_string();
        let start = format!("p1 may not `{written}` now: expected `stop`, `roll all`");
        assert!(refusal.starts_with(&start), "{refusal}");
    }
    try_choose(&mut table, P1, "roll all").unwrap();
}

#[test]
fn words_that_cannot_be_read_say_what_was_expected() {
    let expected = "expected `stop`, `roll all`, `roll XXW` (the letters of the dice), `rob p2`, `attack p2` or `begin p2`";
    for wrong in ["", "roll", "roll Q", "roll DXJCWSS", "stop now", "dance"] {
        let text = action(wrong).unwrap_err().to_string();
        assert_eq!(text, format!("`{wrong}` is not an action of booty-dice: {expected}"));
    }
    assert_eq!(action("rob x").unwrap_err().to_string(), "`x` is not a seat: expected p1 to p12");
    let roll = "1 2".parse::<BootyRoll>().unwrap_err().to_string();
    let expected = "`p2 starts`, or one to six of the letters D X J C W S, like `D C S`";
    assert_eq!(roll, format!("`1 2` is not a roll of booty-dice: expected {expected}"));
}

#[test]
fn every_roll_can_be_written_and_read() {
    for count in 1..=6 {
        for dice in Faces::every(count) {
            let roll = BootyRoll::Dice(dice);
            assert_eq!(roll.to_string().parse(), Ok(roll));
            let again = BootyAction::Roll(dice);
            assert_eq!(again.to_string().parse(), Ok(again));
        }
    }
}

#[test]
fn dice_that_are_not_in_the_air_are_refused() {
    let mut table = after(" seats 2", "* D D X X W W; p1 roll XX");
    let refusal = table.rolled("D D D".parse().unwrap()).unwrap_err().to_string();
    assert!(refusal.starts_with("`D D D` cannot come up here: expected `S S`"), "{refusal}");
    assert!(table.rolled("p1 starts".parse().unwrap()).is_err());
}
