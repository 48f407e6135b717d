//! Pictures, in terminals that say that they have graphics, that say that they have none, and that say nothing.

use crate::pty::{DOWN, F10, Pty, program};
use crate::run::Home;
use portable_pty::CommandBuilder;

/// What the program asks: for graphics as kitty has them, and what every terminal answers.
const KITTY_ASKED: &str = "\x1b_Gi=31,";
const ASKED: &str = "\x1b[16t\x1b[c";

/// What is given to a terminal as a picture.
const KITTY_GIVEN: &str = "a=T,U=1";
const SIXEL_GIVEN: &str = "\x1bP";

const CELL: &str = "\x1b[6;20;10t";

/// What the environment says.
type Variables = &'static [(&'static str, &'static str)];

fn shelf(home: &Home, arguments: &[&str], set: Variables) -> CommandBuilder {
    let mut command = program(home, arguments);
    set.iter().for_each(|(name, value)| command.env(name, value));
    command
}

/// Answer as soon as one is asked.
fn answering(command: CommandBuilder, answer: &str) -> Pty {
    let mut pty = Pty::start(command);
    pty.wrote(ASKED);
    pty.types(answer);
    pty
}

fn leaves(mut pty: Pty) -> String {
    pty.types(F10);
    assert_eq!(pty.ends(), 0);
    pty.is_restored();
    pty.written()
}

#[test]
fn a_terminal_with_kitty_graphics_is_given_pictures() {
    let home = Home::new();
    let command = shelf(&home, &[], &[("TERM", "xterm-kitty")]);
    let pty = answering(command, &format!("\x1b_Gi=31;OK\x1b\\{CELL}\x1b[?62;c"));
    pty.wrote(KITTY_GIVEN);
    pty.sees("what shall we play?");
    let written = leaves(pty);
    assert!(written.contains(KITTY_ASKED) && !written.contains(SIXEL_GIVEN));
}

#[test]
fn a_terminal_with_sixels_is_given_pictures() {
    let home = Home::new();
    let pty = answering(shelf(&home, &[], &[("TERM", "foot")]), &format!("{CELL}\x1b[?62;4;22c"));
    pty.wrote(SIXEL_GIVEN);
    let written = leaves(pty);
    // A terminal that is not known for it is not asked what it might print.
    assert!(!written.contains(KITTY_ASKED) && !written.contains(KITTY_GIVEN));
}

#[test]
fn a_terminal_that_says_that_it_has_none_is_given_none() {
    let home = Home::new();
    let pty = answering(shelf(&home, &["--pictures", "on"], &[]), "\x1b[?62;22c");
    pty.sees("what shall we play?");
    let written = leaves(pty);
    assert!(written.contains(KITTY_ASKED));
    assert!(!written.contains(KITTY_GIVEN) && !written.contains(SIXEL_GIVEN));
}

/// Nobody waits for ever, what is typed meanwhile counts, and an answer that comes at last is not typed.
#[test]
fn a_terminal_that_says_nothing_is_given_none() {
    let home = Home::new();
    let mut pty = answering(shelf(&home, &["--pictures=on"], &[]), DOWN);
    pty.sees("> 2");
    pty.types("\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62;4c");
    pty.types(DOWN);
    pty.sees("> 3");
    assert!(pty.screen().contains("what shall we play?"), "{}", pty.screen());
    let written = leaves(pty);
    assert!(!written.contains(KITTY_GIVEN) && !written.contains(SIXEL_GIVEN));
}

#[test]
fn where_pictures_are_not_wanted_nobody_is_asked() {
    const KITTY: (&str, &str) = ("TERM", "xterm-kitty");
    let cases: [(&[&str], Variables); 4] = [
        (&["--pictures", "off"], &[KITTY]),
        (&[], &[KITTY, ("LUCKHOUSE_PICTURES", "off")]),
        (&[], &[("TERM", "xterm-256color")]),
        (&[], &[KITTY, ("TMUX", "/tmp/tmux/default,1,0")]),
    ];
    for (arguments, set) in cases {
        let home = Home::new();
        let pty = Pty::start(shelf(&home, arguments, set));
        pty.sees("what shall we play?");
        let written = leaves(pty);
        assert!(!written.contains(ASKED) && !written.contains("\x1b_G"), "{arguments:?} {set:?}");
    }
}
