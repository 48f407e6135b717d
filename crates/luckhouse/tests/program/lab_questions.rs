//! What a designer asks the lab, asked as a designer does: two bots, two rules, what an option does, what nobody needs,
//! what start is even, and which rules come near to what is wanted.

use crate::lab::{done, lab};
use crate::run::Home;

/// Every word stands in the answer.
fn answers(words: &str, expected: &[&str]) -> String {
    let said = done(&Home::new(), words);
    expected.iter().for_each(|word| assert!(said.contains(word), "{words}: no `{word}` in\n{said}"));
    said
}

/// The line of an answer that begins so, in words.
fn line<'a>(said: &'a str, begins: &str) -> Vec<&'a str> {
    let line = said.lines().find(|line| line.trim_start().starts_with(begins));
    line.unwrap_or_else(|| panic!("no line begins with `{begins}` in\n{said}")).split_whitespace().collect()
}

#[test]
fn two_bots_are_told_apart_and_equals_are_not() {
    let words = "compare booty-dice steady novice --games 2000";
    let said = answers(words, &["steady against novice", "steady is better.", "the looks share that error"]);
    assert_eq!(said, done(&Home::new(), &format!("{words} --jobs 1")), "any number of workers");
    let said = done(&Home::new(), "compare booty-dice random random --games 200");
    assert!(!said.contains("is better."), "{said}");
}

#[test]
fn two_sets_of_options_are_compared_line_by_line() {
    let said = answers("compare booty-dice --a goal=20 --b goal=30 --games 400", &["A: goal=20; B: goal=30"]);
    assert_eq!(line(&said, "turns").last(), Some(&"differs"), "{said}");
    assert!(line(&said, "draws").ends_with(&["not", "shown"]), "{said}");
}

#[test]
fn every_option_is_asked_what_it_does() {
    let said =
        answers("options booty-dice --games 60 --values 2", &["as it is", "Skill: how much more steady"]);
    for option in ["lives=", "doubloons=", "goal=", "resolve=each", "curse=six", "cap="] {
        line(&said, option);
    }
    assert!(said.lines().any(|line| line.contains("cap=") && line.contains("changes nothing measurable")));
}

#[test]
fn what_a_bot_never_does_tells_nothing_and_what_it_needs_costs() {
    answers(
        "without booty-dice attack --games 100",
        &["this bot never does it, so that nothing can be said"],
    );
    let said = done(&Home::new(), "without booty-dice roll-some --games 1000");
    assert!(line(&said, "roll-some").iter().any(|word| word.starts_with('-')), "it costs games:\n{said}");
}

#[test]
fn a_head_start_that_makes_the_seats_even_is_found() {
    let said = answers("handicap fortuna", &["both playing best", "1 point more"]);
    assert!(line(&said, "nothing").contains(&"54.51"), "{said}");
    let said = answers("handicap lucky-shot --games 20 --bots random", &["random"]);
    assert!(!said.contains("both playing best"), "nobody has solved it:\n{said}");
}

#[test]
fn a_head_start_for_three_is_measured_with_intervals() {
    let said =
        answers("handicap booty-dice --seats 3 --bots novice --games 60", &["turn 3", "4 doubloons more"]);
    assert!(line(&said, "nothing").iter().filter(|word| **word == "to").count() == 4, "{said}");
    assert!(said.contains("Nearest to even: "), "{said}");
}

/// The nearest to today comes first, and what changes nothing is not listed.
#[test]
fn tuning_stays_near_the_game_of_today() {
    let words = "tune booty-dice --vary goal=12,25 --vary cap=500,1000 --bots random --games 64 --aim";
    let said = answers_to(words, "2 to 12 turns", &["1: --option 'goal=12'\n", "away"]);
    assert!(!said.contains("cap=1000") && said.contains("played the very same games"), "{said}");
    let ran = crate::run::run(
        &Home::new(),
        &["lab", "tune", "booty-dice", "--near", "-1", "--aim", "turns 1..2"],
        "",
    );
    assert_eq!(ran.code, 2, "{}", ran.err);
}

/// A whole sheet is searched, and the best of it solved exactly.
#[test]
fn a_sheet_is_tuned_and_confirmed_from_the_command_line() {
    let home = Home::new();
    let sheet = "sheet=mine; Wolves: 4 X X X; Dragon: X X X X; rows: 4";
    let aim = "best play wins 50 to 60%";
    let words = [
        "lab",
        "tune",
        "lantern",
        "--option",
        sheet,
        "--vary",
        "sheet",
        "--generations",
        "1",
        "--confirm",
        "1",
    ];
    let ran = crate::run::run(&home, &[&words[..], &["--aim", aim]].concat(), "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let best = line(&ran.out, "1 ");
    assert!(!best[1].starts_with('~') && ran.out.contains("1: --option 'sheet=tuned; "), "{}", ran.out);
}

#[test]
fn rules_that_come_near_to_an_aim_are_proposed_with_the_command_that_plays_them() {
    let words = "tune booty-dice --vary goal=10,20,30 --games 200 --aim";
    let said = answers_to(words, "at most 5 turns", &["--option 'goal=10'"]);
    assert!(line(&said, "1 ").contains(&"met"), "{said}");
}

/// An aim is one word, whatever is in it.
fn answers_to(words: &str, aim: &str, expected: &[&str]) -> String {
    let words: Vec<&str> = std::iter::once("lab").chain(words.split(' ')).chain([aim]).collect();
    let ran = crate::run::run(&Home::new(), &words, "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    expected.iter().for_each(|word| assert!(ran.out.contains(word), "no `{word}` in\n{}", ran.out));
    ran.out
}

#[test]
fn what_cannot_be_asked_is_one_clear_line() {
    let cases = [
        ("compare booty-dice strong", "<SECOND>"),
        ("compare booty-dice strong steady --a goal=20", "cannot be used with"),
        ("compare booty-dice --a goal=99 --b goal=20", "expected goal=10 to 60"),
        ("tune booty-dice --aim nice", "`nice` is not an aim: expected like"),
        ("handicap ludo", "is not a game on the shelf"),
        ("options booty-dice --skill one", "expected two bots, the better one first"),
        ("without booty-dice nothing", "expected stop, roll-some"),
    ];
    for (words, reason) in cases {
        let ran = lab(&Home::new(), words);
        assert_eq!(ran.code, 2, "{words}: {}", ran.err);
        assert_eq!(ran.err.trim_end().lines().count(), 1, "{words}: {}", ran.err);
        assert!(ran.err.contains(reason), "{words}: expected `{reason}` in: {}", ran.err);
    }
}
