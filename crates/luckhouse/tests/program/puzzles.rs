//! Puzzles with the real program: asked, answered, mined and checked.

use crate::run::{Home, Ran, run};
use luckhouse_puzzles::{Puzzle, of};
use serde_json::Value;

fn puzzles(arguments: &[&str], typed: &str) -> Ran {
    run(&Home::new(), &[&["puzzles"], arguments].concat(), typed)
}

fn first() -> &'static Puzzle {
    &of("booty-dice").unwrap()[0]
}

/// Something else than the answer.
fn other() -> String {
    first().values(&*first().table().unwrap()).swap_remove(1).word
}

#[test]
fn a_right_and_a_wrong_answer_are_told_and_explained() {
    let (answer, other) = (&first().answer, other());
    let ran = puzzles(&["booty-dice"], &format!("{answer}\n\nquit\n"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    for part in ["Puzzle 1 of ", "one choice is clearly best", "Right!", "points better than", "Puzzle 2 of "]
    {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    let ran = puzzles(&["booty-dice"], &format!("{other}\nquit\n"));
    let best = format!("Best is `{answer}`, ");
    for part in [format!("Not the best: `{other}` costs "), best, "What each choice costs".into()] {
        assert!(ran.out.contains(&part), "{part}: {}", ran.out);
    }
}

#[test]
fn what_cannot_be_chosen_is_no_try() {
    let ran = puzzles(&["booty-dice"], &format!("dance\nlook\nlist roll\n{}\n", first().answer));
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("`dance` is not"), "{}", ran.out);
    assert!(ran.out.contains("Right!") && !ran.out.contains("Not the best"), "{}", ran.out);
}

#[test]
fn programs_get_the_puzzle_without_its_answer_and_what_came_of_a_try() {
    let asked: Value = serde_json::from_str(&puzzles(&["booty-dice", "--json"], "").out).unwrap();
    assert_eq!(asked["id"], first().id.as_str());
    assert_eq!(asked["offers"].as_array().unwrap().len(), first().costs.len());
    let keys: Vec<&String> = asked.as_object().unwrap().keys().collect();
    for secret in ["answer", "best", "values", "why", "margin", "costs"] {
        assert!(!keys.iter().any(|key| *key == secret), "{keys:?}");
    }
    let other = other();
    for (word, solved) in [(first().answer.as_str(), true), (other.as_str(), false)] {
        let ran = puzzles(&["booty-dice", "--json", "--say", word], "");
        let told: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((&told["solved"], &told["best"]), (&solved.into(), &first().answer.as_str().into()));
        assert_eq!(told["values"][0]["cost"], 0.0);
    }
}

#[test]
fn numbers_and_themes_that_are_not_there_are_refused() {
    let ran = puzzles(&["booty-dice", "--number", "0"], "");
    assert!(ran.code == 2 && ran.err.contains("--number 0: expected 1 to "), "{}", ran.err);
    let ran = puzzles(&["booty-dice", "--theme", "own-luck"], "");
    assert!(ran.code == 2 && ran.err.contains("expected others-"), "{}", ran.err);
    let ran = puzzles(&["ludo"], "");
    assert!(ran.code == 2 && ran.err.contains("`ludo` is not a game on the shelf"), "{}", ran.err);
}

#[test]
fn what_is_mined_is_checked_and_what_was_changed_is_refused() {
    let home = Home::new();
    let mine = ["puzzles", "mine", "fortuna", "--count", "4", "--games", "30", "--save", "four.puzzles"];
    let ran = run(&home, &mine, "");
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (0, "4 puzzles, 4 of them proved, in four.puzzles\n"),
        "{}",
        ran.err
    );
    let ran = run(&home, &["puzzles", "check", "--file", "four.puzzles"], "");
    assert_eq!((ran.code, ran.out.as_str()), (0, "4 puzzles: every answer is still best\n"), "{}", ran.err);
    let ran = run(&home, &["puzzles", "check", "--file", "four.puzzles", "--json"], "");
    let answer: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, answer), (0, serde_json::json!({ "checked": 4, "wrong": [] })), "{}", ran.err);
    let file = home.0.join("four.puzzles");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("answer call", "answer sing")).unwrap();
    let ran = run(&home, &["puzzles", "check", "--file", "four.puzzles"], "");
    assert_eq!((ran.code, ran.err.lines().count()), (1, 1), "{}", ran.err);
    assert!(ran.err.contains("four.puzzles cannot be read (line 1: its answer `sing "), "{}", ran.err);
}

#[test]
fn saved_games_of_another_game_are_refused() {
    let home = Home::new();
    std::fs::write(home.0.join("game.log"), &first().log).unwrap();
    let ran = run(&home, &["puzzles", "mine", "fortuna", "--save", "x.puzzles", "--from", "game.log"], "");
    let expected = "luckhouse: saved game 1 is one of booty-dice: expected fortuna\n";
    assert_eq!((ran.code, ran.err.as_str()), (1, expected));
    assert!(!home.0.join("x.puzzles").exists());
}
