//! What has been seen is kept, and nobody else's files are harmed.

use crate::run::{Home, luckhouse, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

fn only_kept(home: &Home) -> String {
    let kept = home.kept();
    assert_eq!(kept.len(), 1);
    std::fs::read_to_string(&kept[0]).unwrap()
}

/// A roll that was shown is in the file before the player can end the program and try again.
#[test]
fn a_roll_that_was_shown_is_kept_before_the_next_prompt() {
    let home = Home::new();
    let mut child = luckhouse(&home, &["play", "booty-dice", "--seed", "5"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.contains("your choice")));
    let before = only_kept(&home);
    stdin.write_all(b"roll all\n").unwrap();
    assert!(lines.any(|line| line.contains("your choice")));
    child.kill().unwrap();
    child.wait().unwrap();
    let after = only_kept(&home);
    let new: Vec<&str> = after.strip_prefix(&before).unwrap().lines().collect();
    assert!(new.len() >= 2 && new[0] == "p1 roll all" && new[1].starts_with("* "), "{new:?}");
}

#[test]
fn nobody_speaks_for_another_player() {
    let ran = run(
        &Home::new(),
        &["play", "reynards-luck", "--me", "all", "--seed", "1"],
        "\nrandom; random\n\nquit\n",
    );
    assert!(ran.out.contains("the words that were left over are dropped"), "{}", ran.out);
    assert!(ran.out.contains("p2, your choice:"), "{}", ran.out);
}

#[test]
fn a_wrong_word_does_not_change_the_game() {
    let log = |typed: &str| {
        let home = Home::new();
        run(&home, &["play", "reynards-luck", "--seed", "1"], typed);
        only_kept(&home)
    };
    assert_eq!(log("random\nquit\n"), log("zzz\nRANDOM\nquit\n"));
}

#[test]
fn dice_on_the_table_are_rolled_out_of_sight_of_anybodys_pieces() {
    let typed = "\nrandom\n\nrandom\n".to_string() + &"1\n".repeat(3);
    let ran = run(
        &Home::new(),
        &["play", "reynards-luck", "--me", "all", "--dice", "typed", "--seed", "8"],
        &typed,
    );
    let before_roll = ran.out.split("By hand:").next().unwrap();
    let since_clear = before_roll.rsplit("=====").next().unwrap();
    assert!(!since_clear.contains("hand "), "{since_clear}");
}

#[test]
fn bytes_that_are_no_text_are_a_wrong_word_and_no_more() {
    let home = Home::new();
    let mut child = luckhouse(&home, &["play", "booty-dice", "--seed", "5"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("is not an action of booty-dice"));
}

#[test]
fn a_table_that_nobody_can_see_is_kept_and_said_where() {
    let home = Home::new();
    let mut child = luckhouse(&home, &["play", "booty-dice", "--seed", "5"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.contains("your choice")));
    drop(lines);
    // Asking for help again and again never ends the game; a table that nobody sees does.
    while child.try_wait().unwrap().is_none() {
        let _ = stdin.write_all(b"help\n");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1));
    assert!(err.contains(&home.kept()[0].display().to_string()), "{err}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_error_stream_is_no_reason_to_panic() {
    let home = Home::new();
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let status = luckhouse(&home, &["play", "ludo"]).stderr(Stdio::from(full)).status().unwrap();
    assert_eq!(status.code(), Some(2));
}

#[test]
fn save_writes_over_saved_games_only() {
    let home = Home::new();
    std::fs::write(home.0.join("notes.txt"), "my notes").unwrap();
    let typed = "save notes.txt\nsave game.log\nsave game.log\nquit\n";
    let ran = run(&home, &["play", "booty-dice", "--seed", "5"], typed);
    assert!(ran.out.contains("notes.txt cannot be written"), "{}", ran.out);
    assert_eq!(ran.out.matches("Saved:").count(), 2, "{}", ran.out);
    assert_eq!(std::fs::read_to_string(home.0.join("notes.txt")).unwrap(), "my notes");
    assert_eq!(run(&home, &["replay", "game.log"], "").code, 0);
    let left: Vec<_> = std::fs::read_dir(&home.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().ends_with(".new")), "{left:?}");
}

/// Two people who go on with the same file: the second to write gets a file of their own.
#[test]
fn what_somebody_else_has_written_is_not_written_over() {
    let home = Home::new();
    run(&home, &["play", "booty-dice", "--seed", "5"], "save two.log\nquit\n");
    let file = home.0.join("two.log");
    let mut child = luckhouse(&home, &["play", "--resume", "two.log", "--seed", "6"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.contains("your choice")));
    let theirs = std::fs::read_to_string(&file).unwrap() + "# somebody else was here\n";
    std::fs::write(&file, &theirs).unwrap();
    stdin.write_all(b"1\nquit\n").unwrap();
    lines.for_each(drop);
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    child.wait().unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), theirs);
    assert!(err.contains("the game cannot be kept where it was"), "{err}");
}
