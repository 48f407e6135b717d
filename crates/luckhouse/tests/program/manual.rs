//! What a package brings along, and what programs read.

use crate::run::{Home, run};
use luckhouse_shelf::games::GAMES;
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let ran = run(&Home::new(), arguments, "");
    assert_eq!(ran.code, 0, "{arguments:?}: {}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&Home::new(), &["completions", shell], "").out;
        assert!(["serve", "coach", "completions"].into_iter().all(|word| script.contains(word)), "{shell}");
    }
    let unknown = run(&Home::new(), &["completions", "abacus"], "");
    assert_eq!((unknown.code, unknown.err.lines().count()), (2, 1), "{}", unknown.err);
}

#[test]
fn every_command_has_a_manual_page_with_examples() {
    let home = Home::new();
    let written = run(&home, &["man", "pages"], "");
    assert_eq!((written.code, written.out.as_str()), (0, ""), "{}", written.err);
    for page in ["luckhouse.1", "luckhouse-play.1", "luckhouse-lab-run.1"] {
        let text = std::fs::read_to_string(home.0.join("pages").join(page)).unwrap();
        assert!(text.contains("Examples:"), "{page}");
    }
    assert!(run(&home, &["man"], "").out.starts_with(".ie"), "roff");
    let nowhere = run(&home, &["man", "pages/luckhouse.1"], "");
    assert_eq!((nowhere.code, nowhere.err.lines().count()), (2, 1), "{}", nowhere.err);
}

#[test]
fn games_and_odds_answer_programs_too() {
    let told = json(&["games", "--json"]);
    let names: Vec<&str> =
        told.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, GAMES.iter().map(|game| game.about().name).collect::<Vec<_>>());
    for game in GAMES {
        let odds = json(&["odds", game.about().name, "--json"]);
        assert!(!odds["rows"].as_array().unwrap().is_empty(), "{odds}");
    }
}
