//! Whole games through the real program, and games that are broken off and taken up again.

use crate::run::{Home, luckhouse, run};
use luckhouse_engine::fair::{DailyDice, Secret};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::read_log;
use std::io::{BufRead, BufReader, Write};
use std::time::{Duration, Instant};

/// A day that is over is played again by anybody, far from the house, with the dice that everybody had.
#[test]
fn the_dice_of_a_day_are_the_same_for_everybody() {
    let secret = "5e".repeat(32);
    let dice = DailyDice::new("2026-11-16".parse().unwrap(), Secret::new([0x5e; 32]));
    let home = Home::new();
    let ran = run(&home, &["play", "--daily", &format!("2026-11-16:{secret}")], &first_choices());
    assert_eq!(ran.code, 0, "{}\n{}", ran.err, tail(&ran.out));
    assert!(ran.out.contains(&dice.seal().to_string()), "{}", ran.out);
    let log = std::fs::read_to_string(&home.kept()[0]).unwrap();
    let played: String =
        log.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    let table = read_log(&played, usize::MAX).unwrap();
    assert!(table.prove(&dice.proof(), &played).unwrap().rolls >= 2);
    let good = format!("2026-13-01:{secret}");
    for (words, expected) in [
        ("2026-11-16", "a day and its secret"),
        ("2026-11-16:00", "64 lower-case"),
        (&good, "year, month and day"),
    ] {
        let refused = run(&home, &["play", "--daily", words], "");
        assert!(refused.code != 0 && refused.err.contains(expected), "{words}: {}", refused.err);
    }
}

/// Enough first choices for any game.
fn first_choices() -> String {
    "1\n".repeat(6000)
}

#[test]
fn every_game_is_played_to_its_end_by_choosing_from_the_list() {
    for game in GAMES {
        for seats in game.about().seats {
            let home = Home::new();
            let seats = seats.to_string();
            let ran =
                run(&home, &["play", game.about().name, "--seats", &seats, "--seed", "5"], &first_choices());
            let name = game.about().name;
            assert_eq!(ran.code, 0, "{name} with {seats}: {}\n{}", ran.err, tail(&ran.out));
            assert!(ran.out.contains("The game is over"), "{name} with {seats}");
            let kept = home.kept();
            assert_eq!(kept.len(), 1);
            let shown = run(&home, &["replay", kept[0].to_str().unwrap()], "");
            assert_eq!(shown.code, 0, "{}", shown.err);
            assert!(shown.out.contains("every line keeps the rules"));
        }
    }
}

#[test]
fn one_can_look_on_while_bots_play() {
    for game in GAMES {
        for bot in ["random", "novice", "careful"] {
            let ran = run(
                &Home::new(),
                &["play", game.about().name, "--me", "none", "--bot", bot, "--seed", "9"],
                "",
            );
            assert_eq!(ran.code, 0, "{}", ran.err);
            assert!(ran.out.contains("The game is over"));
        }
    }
}

#[test]
fn the_same_seed_and_choices_make_the_same_game() {
    for game in GAMES {
        let log = || {
            let home = Home::new();
            run(&home, &["play", game.about().name, "--seed", "11"], &first_choices());
            std::fs::read_to_string(&home.kept()[0]).unwrap()
        };
        assert_eq!(log(), log());
    }
}

#[test]
fn closed_input_keeps_the_game_and_says_where() {
    for game in GAMES {
        let home = Home::new();
        let ran = run(&home, &["play", game.about().name, "--seed", "3"], "1\n");
        assert_eq!(ran.code, 1);
        let kept = home.kept();
        assert_eq!(kept.len(), 1, "{}", ran.err);
        let file = kept[0].to_str().unwrap();
        assert!(ran.err.contains("standard input was closed") && ran.err.contains(file), "{}", ran.err);
        let resumed = run(&home, &["play", "--resume", file, "--seed", "4"], &first_choices());
        assert_eq!(resumed.code, 0, "{}: {}", game.about().name, resumed.err);
        assert!(resumed.out.contains("The game is over"));
    }
}

#[test]
fn quitting_keeps_the_game_too() {
    let home = Home::new();
    let ran = run(&home, &["play", "booty-dice", "--seed", "3"], "1\nquit\n");
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains(&format!("--resume {}", home.kept()[0].display())));
}

/// Start a game, wait until it has been kept, and end the program with a signal.
#[cfg(unix)]
fn killed_by(signal: &str) -> (Home, Option<i32>, String) {
    let home = Home::new();
    let mut child = luckhouse(&home, &["play", "booty-dice", "--seed", "3"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    lines.by_ref().find(|line| line.as_ref().is_ok_and(|l| l.contains("your choice"))).unwrap().unwrap();
    stdin.write_all(b"1\n").unwrap();
    let patience = Instant::now();
    while home.kept().iter().all(|file| std::fs::metadata(file).unwrap().len() == 0) {
        assert!(patience.elapsed() < Duration::from_secs(20), "the game was not kept");
        std::thread::sleep(Duration::from_millis(5));
    }
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args([signal, &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    (home, output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_game_and_says_where() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let (home, code, err) = killed_by(signal);
        assert_eq!(code, Some(130), "{signal}");
        assert!(err.contains(&home.kept()[0].display().to_string()), "{signal}: {err}");
    }
}

#[cfg(unix)]
#[test]
fn a_killed_program_has_kept_the_game() {
    let (home, code, _) = killed_by("-KILL");
    assert_eq!(code, None);
    let file = home.kept()[0].clone();
    let resumed = run(&home, &["play", "--resume", file.to_str().unwrap()], &first_choices());
    assert_eq!(resumed.code, 0, "{}", resumed.err);
}

#[test]
fn a_place_that_cannot_be_written_does_not_stop_the_game() {
    let home = Home::new();
    // A file where the folder should be: nothing can be kept under it.
    std::fs::write(home.0.join("games"), "").unwrap();
    let ran = run(
        &home,
        &["play", "booty-dice", "--seed", "3"],
        "1\nsave no/such/folder/x.log\nsave here.log\nquit\n",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("no/such/folder/x.log cannot be written"), "{}", ran.out);
    assert!(ran.out.contains("--resume ./booty-dice-"), "{}", tail(&ran.out));
    assert_eq!(run(&home, &["replay", "here.log"], "").code, 0);
}

#[test]
fn the_commands_of_the_table() {
    let home = Home::new();
    let typed =
        "help\nodds\nodds weather\nrules\nlog\nlook\nlist roll x\nlist zzz\nundo\nnonsense\n99\nquit\n";
    let ran = run(&home, &["play", "booty-dice", "--seed", "3"], typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in [
        "take back your last choice",
        "What can be asked",
        "is not something to ask the odds of",
        "Your turn\n---------",
        "booty-dice seats 2 edition 1",
        "No choice begins with `zzz` or tells of it",
        "nothing to take back",
        "`nonsense` is not an action of booty-dice",
        "`99` is not an action of booty-dice",
    ] {
        assert!(ran.out.contains(expected), "{expected}\n{}", ran.out);
    }
}

#[test]
fn dice_that_are_rolled_on_the_real_table_are_typed_in() {
    let home = Home::new();
    let typed = "p1 starts\nD D D D\nDDDDDD\nstop\nquit\n";
    let ran = run(&home, &["play", "booty-dice", "--dice", "typed"], typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("cannot come up here"), "{}", ran.out);
    let log = std::fs::read_to_string(&home.kept()[0]).unwrap();
    assert!(log.contains("* p1 starts\n* D D D D D D\np1 stop\n"), "{log}");
}

#[test]
fn the_figures_of_a_roll_are_enough() {
    let home = Home::new();
    let ran = run(&home, &["play", "fortuna", "--dice", "typed"], "6 5\n1 2\n4 2\n5 2\ncall smile\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let log = std::fs::read_to_string(&home.kept()[0]).unwrap();
    assert!(log.contains("* dice 5 6\n* dice 1 2\n* dice 2 4\n* bricks 2 5\np1 call smile\n"), "{log}");
}

#[test]
fn an_empty_line_lets_the_house_roll() {
    let home = Home::new();
    let ran = run(&home, &["play", "booty-dice", "--dice", "typed", "--seed", "2"], &"\n".repeat(6));
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(std::fs::read_to_string(&home.kept()[0]).unwrap().lines().count() >= 3);
}

#[test]
fn secrets_are_handed_over_with_care() {
    let home = Home::new();
    // Both arrange at random, then play on.
    let typed = "\nrandom\n\nrandom\n".to_string() + &"\n1\n".repeat(40);
    let ran = run(&home, &["play", "reynards-luck", "--me", "all", "--seed", "8"], &typed);
    assert!(ran.out.contains("Hand over to p2. Nobody else looks now."), "{}", tail(&ran.out));
    // What p2 sees after the hand-over has no line that only p1 may read.
    let of_p2 = ran.out.split("Hand over to p2").nth(1).unwrap().split("Hand over to p1").next().unwrap();
    assert!(!of_p2.contains("p1 place") && !of_p2.contains("p1: place"), "{of_p2}");
}

#[test]
fn open_games_are_shared_without_hand_over() {
    let ran = run(&Home::new(), &["play", "booty-dice", "--me", "all", "--seed", "8"], &"1\n".repeat(30));
    assert!(!ran.out.contains("Hand over"), "{}", tail(&ran.out));
}

#[test]
fn resigning_a_game_of_two_ends_it_and_a_larger_one_goes_on() {
    let two = run(&Home::new(), &["play", "booty-dice", "--seed", "3"], "resign\nresign\n");
    assert_eq!(two.code, 0, "{}", two.err);
    assert!(two.out.contains("p2 wins"), "{}", tail(&two.out));
    let three = run(&Home::new(), &["play", "booty-dice", "--seats", "3", "--seed", "3"], "resign\nresign\n");
    assert_eq!(three.code, 0, "{}", three.err);
    assert!(three.out.contains("The game is over"), "{}", tail(&three.out));
}

#[test]
fn without_arguments_it_asks_for_a_game() {
    let home = Home::new();
    let ran = run(&home, &[], "chess\n4\nmany\n3\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("What shall we play?") && ran.err.contains("`chess` is not a game"),
        "{}",
        ran.err
    );
}

#[test]
fn a_saved_game_is_tried_again_from_a_choice_and_stays_as_it_is() {
    let home = Home::new();
    run(&home, &["play", "booty-dice", "--seed", "3", "--bot", "random"], "stop\nresign\nresign\n");
    let file = home.kept()[0].clone();
    let (name, log) = (file.to_str().unwrap(), std::fs::read_to_string(&file).unwrap());
    let lines: Vec<&str> = log.lines().filter(|line| !line.starts_with('#')).collect();
    let event = lines.iter().position(|line| *line == "p1 stop").unwrap().to_string();
    let again = |event: &str, typed: &str| run(&home, &["play", "--try", name, "--event", event], typed);
    for _ in 0..2 {
        let ran = again(&event, "1\nquit\n");
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("p1, your choice:") && ran.out.contains("This was a try"), "{}", ran.out);
    }
    let ended = again(&event, "resign\nresign\n");
    assert!(ended.code == 0 && ended.out.contains("p2 wins"), "{}{}", ended.out, ended.err);
    for wrong in ["0", "1", "99999"] {
        let ran = again(wrong, "");
        assert_eq!(ran.code, 2, "{}", ran.out);
        assert!(ran.err.contains("expected an event at which somebody chose"), "{}", ran.err);
    }
    assert_eq!((home.kept().len(), std::fs::read_to_string(&file).unwrap()), (1, log));
}

fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(30)..].join("\n")
}
