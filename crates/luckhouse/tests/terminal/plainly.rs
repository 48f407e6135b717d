//! Plain text where it was asked for, or where there is no terminal; no colours for those who want none.

use crate::driver::Short;
use crate::pty::{F10, Pty, program};
use crate::run::{Home, run};

/// Is nothing on this terminal but lines?
fn is_plain(pty: &Pty) {
    assert!(!pty.written().contains("\x1b["), "{:?}", pty.written());
}

#[test]
fn plain_is_plain_before_and_after_the_command() {
    let game = ["play", "booty-dice", "--bot", "random", "--seed", "3"];
    for arguments in [[&["--plain"][..], &game].concat(), [&game[..], &["--plain"]].concat()] {
        let home = Home::new();
        let mut pty = Pty::start(program(&home, &arguments));
        pty.sees("p1, your choice:");
        pty.types("quit\r");
        assert_eq!(pty.ends(), 0);
        is_plain(&pty);
    }
}

#[test]
fn without_a_game_plain_asks_for_one() {
    let home = Home::new();
    let mut pty = Pty::start(program(&home, &["--plain"]));
    pty.sees("Game (number or name):");
    pty.types("lantern\r");
    pty.sees("p1, your choice:");
    is_plain(&pty);
}

#[test]
fn a_terminal_that_can_do_nothing_is_plain() {
    let home = Home::new();
    let mut command = program(&home, &["play", "lantern"]);
    command.env("TERM", "dumb");
    let pty = Pty::start(command);
    pty.sees("p1, your choice:");
    is_plain(&pty);
}

#[test]
fn what_is_piped_is_plain() {
    let ran = run(&Home::new(), &["play", "lantern", "--seed", "3"], "quit\n");
    assert!(ran.out.contains("p1, your choice:") && !ran.out.contains("\x1b["), "{}", ran.out);
    assert_eq!(ran.code, 0);
}

/// Are there no colours among what was written? A style is the only thing that ends in `m` after `ESC [`.
fn colours(written: &str) -> Vec<String> {
    let styles = written.split("\x1b[").skip(1).filter_map(|rest| {
        let end = rest.find(|character: char| character.is_ascii_alphabetic())?;
        rest[end..].starts_with('m').then(|| rest[..end].to_string())
    });
    let coloured = |style: &String| {
        style.split([';', ':']).any(|part| {
            let number: u32 = part.parse().unwrap_or(0);
            matches!(number, 30..=38 | 40..=48 | 90..=107)
        })
    };
    styles.filter(coloured).collect()
}

#[test]
fn no_color_is_heeded() {
    let short = Short::of("booty-dice");
    for wanted in [true, false] {
        let home = Home::new();
        let mut command = program(&home, &short.arguments());
        if !wanted {
            command.env("NO_COLOR", "1");
        }
        let mut pty = Pty::start(command);
        pty.sees("Booty Dice");
        short.choose(&mut pty, &home, 3);
        pty.types(F10);
        assert_eq!(pty.ends(), 0);
        assert_eq!(!colours(&pty.written()).is_empty(), wanted, "{:?}", colours(&pty.written()));
    }
}

#[test]
fn a_finished_game_is_looked_back_at() {
    let (home, short) = (Home::new(), Short::of("booty-dice"));
    let mut pty = Pty::start(program(&home, &short.arguments()));
    short.play_to_the_end(&mut pty, &home);
    let file = home.kept()[0].display().to_string();
    let mut replay = Pty::start(program(&home, &["replay", &file]));
    replay.is_full();
    replay.sees("Booty Dice");
    replay.types(F10);
    assert_eq!(replay.ends(), 0);
    replay.is_restored();
    let mut plain = Pty::start(program(&home, &["replay", &file, "--plain"]));
    plain.sees("every line keeps the rules");
    assert_eq!(plain.ends(), 0);
    is_plain(&plain);
}

/// When a game in plain text is over one is asked what else: another try from a choice, which leaves the kept game alone.
#[test]
fn plain_text_tries_again_and_asks_the_coach() {
    let home = Home::new();
    let game = ["--plain", "play", "booty-dice", "--bot", "random", "--seed", "3"];
    let mut pty = Pty::start(program(&home, &game));
    pty.sees("p1, your choice:");
    pty.types("resign\rresign\r");
    pty.sees("What else?");
    let kept = std::fs::read_to_string(&home.kept()[0]).unwrap();
    let events = kept.lines().filter(|line| !line.starts_with('#')).count() - 1;
    pty.types("coach\r");
    pty.writes("Luck and skill");
    pty.types(&format!("try {events} novice\r"));
    pty.sees("p1, your choice:");
    pty.types("quit\r");
    pty.sees("This was a try");
    pty.types("quit\r");
    assert_eq!(pty.ends(), 0);
    assert_eq!(home.kept().len(), 1);
    assert_eq!(std::fs::read_to_string(&home.kept()[0]).unwrap(), kept);
}
