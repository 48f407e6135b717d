//! However somebody leaves, the terminal is as it was, and the game is kept.

use crate::driver::Short;
use crate::pty::{CTRL_C, F10, Pty, program};
use crate::run::Home;

/// A game in which a few things have happened.
fn begun(home: &Home) -> Pty {
    let short = Short::of("booty-dice");
    let mut pty = Pty::start(program(home, &short.arguments()));
    pty.sees("Booty Dice");
    assert!(!short.choose(&mut pty, home, 2), "the game was too short");
    pty
}

/// The terminal is as it was, and what stands there says where the game is.
fn left_in_order(pty: &Pty, home: &Home) {
    pty.is_restored();
    assert_eq!(home.kept().len(), 1);
    let screen = pty.screen().replace('\n', "");
    assert!(screen.contains("luckhouse play --resume"), "{}", pty.screen());
}

#[test]
fn by_its_key() {
    let home = Home::new();
    let mut pty = begun(&home);
    pty.types(F10);
    assert_eq!(pty.ends(), 0);
    left_in_order(&pty, &home);
}

#[test]
fn by_the_word() {
    let home = Home::new();
    let mut pty = begun(&home);
    pty.types("quit\r");
    assert_eq!(pty.ends(), 0);
    left_in_order(&pty, &home);
}

#[test]
fn by_ctrl_c() {
    let home = Home::new();
    let mut pty = begun(&home);
    pty.types(CTRL_C);
    pty.ends();
    left_in_order(&pty, &home);
}

#[test]
fn by_being_asked_to_end() {
    for signal in ["-TERM", "-INT", "-HUP"] {
        let home = Home::new();
        let mut pty = begun(&home);
        pty.signal(signal);
        assert_eq!(pty.ends(), 130, "{signal}");
        left_in_order(&pty, &home);
    }
}

#[test]
fn by_closing_the_window() {
    let home = Home::new();
    let mut pty = begun(&home);
    pty.close();
    pty.ends();
    assert_eq!(home.kept().len(), 1);
}

/// What was seen cannot be undone by killing the program, and the shelf offers to go on.
#[test]
fn by_being_killed() {
    let home = Home::new();
    let mut pty = begun(&home);
    pty.signal("-KILL");
    pty.ends();
    let kept = std::fs::read_to_string(&home.kept()[0]).unwrap();
    let mut again = Pty::start(program(&home, &[]));
    again.sees("Booty Dice");
    again.sees("go on: Booty Dice");
    again.types(F10);
    assert_eq!(again.ends(), 0);
    again.is_restored();
    assert_eq!(std::fs::read_to_string(&home.kept()[0]).unwrap(), kept);
}

/// A game that is taken up again goes on in its file.
#[test]
fn and_coming_back() {
    let (home, short) = (Home::new(), Short::of("booty-dice"));
    let mut pty = begun(&home);
    pty.types(F10);
    pty.ends();
    let file = home.kept()[0].display().to_string();
    let mut again = Pty::start(program(&home, &["play", "--resume", &file, "--bot", "random"]));
    again.sees("Booty Dice");
    short.play_to_the_end(&mut again, &home);
    again.sees("The game is over");
}
