//! What cannot be done is answered in one clear line that names what was expected, with exit code 2 or 1.

use crate::run::{Home, Ran, run};

fn refused(home: &Home, arguments: &[&str], code: i32, reason: &str) -> Ran {
    let ran = run(home, arguments, "");
    assert_eq!(ran.code, code, "{arguments:?}: {}", ran.err);
    assert_eq!(ran.err.trim_end().lines().count(), 1, "{arguments:?}: {}", ran.err);
    assert!(ran.err.starts_with("luckhouse: "), "{arguments:?}: {}", ran.err);
    assert!(ran.err.contains(reason), "{arguments:?}: expected `{reason}` in: {}", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    ran
}

#[test]
fn usage_is_exit_code_2() {
    let home = Home::new();
    let cases: [(&[&str], &str); 39] = [
        (&["play", "ludo"], "expected lucky-shot, lantern"),
        (&["rules", "ludo"], "is not a game on the shelf"),
        (&["odds", "ludo"], "is not a game on the shelf"),
        (&["simulate", "ludo"], "is not a game on the shelf"),
        (&["dance"], "dance"),
        (&["play", "booty-dice", "--seats", "7"], "expected 2 to 6 for booty-dice"),
        (&["play", "booty-dice", "--seats", "many"], "many"),
        (&["play", "booty-dice", "--option", "goal"], "expected KEY=VALUE"),
        (&["play", "booty-dice", "--option", "goal=99"], "expected goal=10 to 60"),
        (&["play", "booty-dice", "--option", "gold=30"], "expected lives, doubloons, goal"),
        (&["play", "booty-dice", "--bot", "genius"], "expected random, novice, steady, strong, best"),
        (&["play", "booty-dice", "--bot", "strong:nobody"], "`strong:nobody` is not a bot"),
        (&["play", "booty-dice", "--bot", "steady,steady"], "expected at most 1"),
        (&["play", "booty-dice", "--time", "-1"], "expected seconds, above 0"),
        (&["simulate", "booty-dice", "--bots", "steady", "--nodes", "0"], "--nodes 0: expected at least 1"),
        (&["simulate", "booty-dice", "--bots", ","], "is not a bot"),
        (&["simulate", "booty-dice", "--fair"], "--bots"),
        (&["solve", "ludo"], "`ludo` is not a game on the shelf"),
        (&["play", "booty-dice", "--me", "3"], "expected seats from 1 to 2"),
        (&["play", "booty-dice", "--dice", "loaded"], "expected typed or rolled"),
        (&["odds", "booty-dice", "weather"], "is not something to ask the odds of"),
        (&["simulate", "booty-dice", "--games", "0"], "0"),
        (&["play", "lantern", "--option", "sheet=./no-such-sheet.toml"], "no-such-sheet.toml"),
        (&["play", "--seats", "4"], "expected `luckhouse play GAME` with them"),
        (&["play", "booty-dice", "-o", "goal=30", "-o", "goal=40"], "expected each option once"),
        (&["play", "booty-dice", "--option", "goal=3\n0"], "expected goal=10 to 60"),
        (&["play", "booty-dice", "--seats", "-1"], "--seats"),
        (&["play", "booty-dice", "--seed", "abc"], "--seed"),
        (&["tournament", "lantern"], "expected a game for two or more"),
        (&["tournament", "booty-dice", "--seats", "4", "--players", "steady"], "expected at least 4"),
        (&["tournament", "booty-dice", "--players", "steady,genius"], "`genius` is not a bot"),
        (&["tournament", "booty-dice", "--format", "ladder"], "ladder"),
        (&["play", "lantren"], "Did you mean `lantern`?"),
        (&["rules", "reynard"], "Did you mean `reynards-luck`?"),
        (&["play", "booty-dice", "--option", "gaol=30"], "Did you mean `goal`?"),
        (&["play", "booty-dice", "--bot", "storng"], "Did you mean `strong`?"),
        (&["judge", "fortuna", "--by", "stedy"], "Did you mean `steady`?"),
        (&["simulte", "booty-dice"], "Did you mean `simulate`?"),
        (&["simulate", "booty-dice", "--bts", "steady"], "Did you mean `--bots`?"),
    ];
    for (arguments, reason) in cases {
        refused(&home, arguments, 2, reason);
    }
}

#[test]
fn a_wrong_sheet_is_refused_with_its_line() {
    let home = Home::new();
    let sheet = home.0.join("mine.toml");
    std::fs::write(
        &sheet,
        "name = \"mine\"\nrows = [5, 4, 3]\n\n[[zone]]\nname = \"Wolves\"\nboxes = \"4 9\"\n",
    )
    .unwrap();
    let ran = refused(&home, &["play", "lantern", "--option", "sheet=./mine.toml"], 2, "line 6");
    assert!(ran.err.contains("mine.toml"), "{}", ran.err);
}

#[test]
fn a_wrong_log_is_refused_with_its_line() {
    let home = Home::new();
    let file = home.0.join("game.log");
    let replay = |text: &str, reason: &str| {
        std::fs::write(&file, text).unwrap();
        refused(&home, &["replay", "game.log"], 1, reason);
        refused(&home, &["play", "--resume", "game.log"], 1, reason);
    };
    let header = "booty-dice seats 2 edition 1\n";
    replay("", "line 1: the log is empty");
    replay("booty", "line 1: `booty` is not the header of a game");
    replay("ludo seats 2 edition 1\n", "line 1: `ludo` is not a game on the shelf");
    replay("booty-dice seats 9 edition 1\n", "line 1: `9` is not a number of seats");
    replay("booty-dice seats 2 edition 7\n", "line 1: `edition 7` is not an edition known here");
    replay(&format!("{header}* p1 starts\n* D D D D D\n"), "line 3:");
    replay(&format!("{header}* p1 starts\n* D D D D D D\np2 stop\n"), "line 4: not the moment for p2");
    replay(&format!("{header}* p1 starts\n* D D D D D D\np1 sto"), "line 4: `sto` is not an action");
    replay(&format!("{header}* p1 starts\n* ?\n"), "line 3: this line is hidden");
    std::fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    refused(&home, &["replay", "game.log"], 1, "line 1");
}

#[test]
fn a_missing_file_and_a_moment_past_the_end() {
    let home = Home::new();
    refused(&home, &["replay", "nothing.log"], 1, "nothing.log cannot be read");
    std::fs::write(home.0.join("game.log"), "booty-dice seats 2 edition 1\n* p1 starts\n").unwrap();
    refused(&home, &["replay", "game.log", "--at", "5"], 2, "expected 0 to 1");
    refused(&home, &["replay", "game.log", "--as", "p3"], 2, "expected p1 to p2, or watcher");
    refused(&home, &["play", "--resume", "game.log", "--seats", "3"], 2, "leave out --seats");
}

#[cfg(unix)]
#[test]
fn a_file_without_end_is_refused() {
    let home = Home::new();
    refused(&home, &["play", "lantern", "--option", "sheet=/dev/zero"], 2, "larger than 4 MB");
    refused(&home, &["replay", "/dev/zero"], 1, "larger than 4 MB");
}

#[test]
fn closed_input_at_a_hand_over() {
    let ran = run(&Home::new(), &["play", "reynards-luck", "--me", "all", "--seed", "1"], "\nrandom\n");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("Hand over to p2") && ran.err.contains("the game is kept in"), "{}", ran.err);
}

#[test]
fn closed_input_before_a_game_is_chosen() {
    let ran = run(&Home::new(), &[], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("standard input was closed"), "{}", ran.err);
}
