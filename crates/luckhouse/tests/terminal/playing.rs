//! Every game, from its first key to its end.

use crate::driver::{SHORT, Short};
use crate::pty::{ENTER, F10, Pty, UP, program};
use crate::run::Home;
use luckhouse_shelf::find;

/// Play a whole game in a terminal of this size, and leave.
fn play(game: &str, columns: u16, rows: u16) {
    let (home, short) = (Home::new(), Short::of(game));
    let mut pty = Pty::sized(program(&home, &short.arguments()), columns, rows);
    pty.sees(find(game).unwrap().about().title);
    short.play_to_the_end(&mut pty, &home);
    pty.sees("The game is over");
    pty.types(F10);
    assert_eq!(pty.ends(), 0);
    pty.is_restored();
}

#[test]
fn every_game_of_the_shelf_is_played_here() {
    let played: Vec<&str> = SHORT.iter().map(|short| short.game).collect();
    let shelf: Vec<&str> = luckhouse_shelf::games::GAMES.iter().map(|game| game.about().name).collect();
    assert_eq!(played, shelf);
}

#[test]
fn lucky_shot() {
    play("lucky-shot", 80, 24);
}

#[test]
fn lantern() {
    play("lantern", 80, 24);
}

#[test]
fn fortuna() {
    play("fortuna", 80, 24);
}

#[test]
fn booty_dice() {
    play("booty-dice", 80, 24);
}

#[test]
fn reynards_luck() {
    play("reynards-luck", 80, 24);
}

#[test]
fn there_is_room_for_more() {
    for short in SHORT {
        play(short.game, 120, 40);
    }
}

/// The house without a word on the command line: a game is set up, left, found on the shelf and gone on with.
#[test]
fn from_the_shelf_to_a_table_and_back() {
    let (home, short) = (Home::new(), Short::of("lantern"));
    let mut pty = Pty::start(program(&home, &[]));
    pty.sees("what shall we play?");
    pty.types("2");
    pty.sees("sit down");
    pty.types(ENTER);
    pty.sees("Your choice");
    assert!(!short.choose(&mut pty, &home, 3), "the game was too short");
    pty.types(F10);
    pty.sees("go on: Lantern");
    // The last of the shelf is the game that is kept.
    pty.types(&format!("{UP}{ENTER}"));
    pty.sees("sit down");
    pty.types(ENTER);
    pty.sees("Your choice");
    short.play_to_the_end(&mut pty, &home);
    pty.sees("The game is over");
    pty.types(F10);
    pty.sees("look back: Lantern");
    pty.types(F10);
    assert_eq!(pty.ends(), 0);
    pty.is_restored();
}

/// However the window is pulled, the game goes on.
#[test]
fn the_window_changes_its_size_while_they_play() {
    let (home, short) = (Home::new(), Short::of("lantern"));
    let mut pty = Pty::start(program(&home, &short.arguments()));
    for (columns, rows) in [(20, 5), (200, 60), (1, 1), (79, 23), (300, 3), (3, 100)] {
        pty.sees("F10 leave");
        assert!(!short.choose(&mut pty, &home, 1), "the game was too short");
        pty.resize(columns, rows);
        pty.resize(80, 24);
    }
    pty.sees("F10 leave");
    short.play_to_the_end(&mut pty, &home);
    pty.sees("The game is over");
}

/// Whoever has a small window is told what is needed.
#[test]
fn a_window_that_is_too_small_says_so() {
    let home = Home::new();
    let mut pty = Pty::sized(program(&home, &Short::of("lantern").arguments()), 60, 10);
    pty.sees("80");
    pty.sees("24");
    pty.resize(80, 24);
    pty.sees("Lantern");
    pty.types(F10);
    assert_eq!(pty.ends(), 0);
    pty.is_restored();
}
