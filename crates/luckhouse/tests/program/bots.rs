//! Bots that are programs: the examples play, and whatever else a program does, the house goes on.

use crate::run::{Home, Ran, run};
use luckhouse_shelf::games::GAMES;
use std::path::Path;

pub(crate) fn example(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots").join(name);
    assert!(file.exists(), "{}", file.display());
    file.display().to_string()
}

fn played(game: &str, arguments: &[&str], program: &[&str]) -> Ran {
    let start = ["bot", "run", game, "--nodes", "20"];
    run(&Home::new(), &[&start, arguments, &["--"], program].concat(), "")
}

/// Does this machine have it? Python is no part of what the tests need.
pub(crate) fn is_there(program: &str) -> bool {
    std::process::Command::new(program).arg("--version").output().is_ok()
}

#[test]
fn the_examples_play_every_game_without_a_fault() {
    let bots = [("sh", "first_bot.sh"), ("node", "random_bot.mjs"), ("python3", "random_bot.py")];
    for (interpreter, file) in bots.into_iter().filter(|(interpreter, _)| is_there(interpreter)) {
        for game in GAMES {
            let seats = game.about().seats.last().unwrap().to_string();
            let games = if game.about().seats == [1] { "1" } else { "2" };
            let ran = played(
                game.about().name,
                &["--seats", &seats, "--against", "novice", "--games", games],
                &[interpreter, &example(file)],
            );
            assert_eq!(ran.code, 0, "{file} at {}: {}{}", game.about().name, ran.out, ran.err);
        }
    }
}

#[test]
fn the_same_seed_is_the_same_match() {
    let bot = example("first_bot.sh");
    let once = || played("booty-dice", &["--seats", "3", "--games", "6", "--seed", "7"], &["sh", &bot]).out;
    assert_eq!(once(), once());
}

#[test]
fn what_a_program_wins_and_forfeits_is_data_too() {
    let lines = |ran: &Ran| serde_json::from_str::<serde_json::Value>(&ran.out).unwrap()["lines"].clone();
    let bot = example("first_bot.sh");
    let ran = played("booty-dice", &["--games", "4", "--json"], &["sh", &bot]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let subjects: Vec<_> =
        lines(&ran).as_array().unwrap().iter().map(|line| line["subject"].clone()).collect();
    assert_eq!(subjects, ["p1", "p2", "program", "program"]);
    let ran = played("booty-dice", &["--games", "2", "--json"], &["sh", "-c", &after_one_answer("exit 3")]);
    let lines = lines(&ran);
    assert_eq!((ran.code, &lines[3]["value"]), (1, &1.0.into()), "{}", ran.out);
    assert_eq!((&lines[4]["subject"], &lines[4]["word"]), (&"game 1".into(), &"ended".into()));
}

/// Answers the first question as it should, and then does this.
pub(crate) fn after_one_answer(script: &str) -> String {
    format!(
        r#"read -r begin; read -r line; offers=${{line#*\"offers\":\[\{{\"word\":\"}}
        printf '{{"choose": "%s"}}\n' "${{offers%%\"*}}"; read -r line; {script}"#
    )
}

#[test]
fn whatever_a_program_does_it_forfeits_and_the_house_goes_on() {
    let misbehaves = [
        ("hangs", "sleep 60", "did not answer"),
        ("hangs while children run", "sleep 60 & sleep 60", "did not answer"),
        ("ends", "exit 3", "ended"),
        ("ends well", "exit 0", "ended"),
        ("is killed", "kill -9 $$", "ended"),
        ("leaves a child behind", "sleep 60 >/dev/null & exit 0", "ended"),
        ("closes its output", "exec 1>&-; sleep 60", "ended"),
        ("closes its input", "exec 0<&-; sleep 60", "did not answer"),
        ("talks", "echo hello", "no answer"),
        ("says nothing", "echo", "no answer"),
        ("says an empty object", "echo '{}'", "no answer"),
        ("says a number", "echo '{\"choose\": 1}'", "no answer"),
        ("says a list", "echo '[\"stop\"]'", "no answer"),
        ("says half of it", "printf '{\"choose\": \"st'", "no answer"),
        ("says no text", "printf '\\377\\376\\n'", "no answer"),
        ("says nul", "printf '\\000\\n'", "no answer"),
        ("moves the cursor", "printf '\\033[2J\\n'", "no answer"),
        ("chooses an unknown word", "echo '{\"choose\": \"xyzzy\"}'", "xyzzy"),
        ("chooses nothing", "echo '{\"choose\": \"\"}'", "forfeited"),
        ("chooses what others may", "echo '{\"choose\": \"rob p9\"}'", "forfeited"),
        ("gives up by a word", "echo '{\"choose\": \"resign\"}'", "forfeited"),
        ("never ends a line", "cat /dev/zero", "more than"),
        ("answers without end", "while true; do echo '{\"choose\": 5}'; done", "no answer"),
        ("is nested deeply", "printf '%70000s' | tr ' ' '['", "more than"),
    ];
    for (what, script, why) in misbehaves {
        let script = after_one_answer(script);
        let ran = played("booty-dice", &["--games", "2", "--patience", "0.3"], &["sh", "-c", &script]);
        assert_eq!((ran.code, ran.err.lines().count()), (1, 1), "{what}: {}{}", ran.out, ran.err);
        assert_eq!(ran.out.matches("was forfeited").count(), 2, "{what}: {}", ran.out);
        assert!(ran.out.contains(why) && !ran.out.contains('\u{1b}'), "{what}: {}", ran.out);
    }
}

#[test]
fn who_speaks_unasked_forfeits() {
    let ran = played("booty-dice", &["--games", "1"], &["sh", "-c", "echo hello; sleep 60"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("hello"), "{}", ran.out);
}

#[test]
fn what_cannot_be_started_is_named() {
    let ran = played("fortuna", &[], &["./no-such-bot"]);
    assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{}", ran.err);
    assert!(ran.err.contains("./no-such-bot") && ran.err.contains("expected a program"), "{}", ran.err);
    for patience in ["0", "-1", "nan", "1e9"] {
        let ran = played("fortuna", &["--patience", patience], &["cat"]);
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{patience}: {}", ran.err);
    }
}
