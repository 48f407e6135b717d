//! Bots among themselves: the same with any number of workers, for people and for machines, and true when interrupted.

use crate::run::{Home, luckhouse, run};
use std::collections::BTreeSet;

const PLAYERS: &str = "random,novice,random,novice,random";

fn held(words: &[&str]) -> String {
    let all = ["tournament", "booty-dice", "--players", PLAYERS, "--games", "4"];
    let ran = run(&Home::new(), &[&all[..], words].concat(), "");
    assert_eq!(ran.code, 0, "{words:?}: {}", ran.err);
    ran.out
}

#[test]
fn every_format_is_the_same_with_any_number_of_workers() {
    for format in ["round-robin", "swiss", "knock-out", "arena"] {
        let run = |jobs, seed| held(&["--format", format, "--jobs", jobs, "--seed", seed]);
        let alone = run("1", "7");
        assert!(alone.contains("random#3") && alone.contains("rating"), "{alone}");
        assert_eq!(alone, run("3", "7"));
        assert_ne!(alone, run("1", "8"), "another seed is another tournament");
    }
}

#[test]
fn machines_get_every_pair_and_every_rating() {
    let json: serde_json::Value = serde_json::from_str(&held(&["--json", "--fair"])).unwrap();
    assert_eq!(json["games"], 10 * 4, "everybody against everybody, four games each");
    let pairs = json["pairs"].as_array().unwrap();
    assert!(pairs.iter().all(|pair| pair["rounds"] == 2 && pair["fair_score"]["mean"].is_f64()));
    let players: BTreeSet<&str> =
        json["players"].as_array().unwrap().iter().map(|line| line["player"].as_str().unwrap()).collect();
    assert_eq!(players, BTreeSet::from(["novice", "novice#2", "random", "random#2", "random#3"]));
    let mean: f64 =
        json["players"].as_array().unwrap().iter().map(|line| line["wins"]["mean"].as_f64().unwrap()).sum();
    assert!((mean - 2.5).abs() < 1e-9, "what one wins another loses");
    let csv = held(&["--csv"]);
    assert_eq!(csv.lines().count(), 1 + 10);
    assert!(csv.lines().all(|line| line.split(',').count() == 7), "{csv}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_tournament_prints_what_was_counted() {
    let home = Home::new();
    // Far too much to end by itself.
    let words = ["tournament", "booty-dice", "--players", "random,random", "--games", "1000000", "--csv"];
    let child = luckhouse(&home, &words).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_secs(3));
    let ended = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(ended.success());
    let output = child.wait_with_output().unwrap();
    let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(130), "{err}");
    assert!(err.contains("interrupted: the above is from the first"), "{err}");
    assert!(out.lines().nth(1).unwrap().starts_with("random,random#2,"), "{out}");
}
