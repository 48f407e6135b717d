//! The real program in other languages, and asked for one that it does not speak.

use crate::run::{Home, Ran, luckhouse, run_to_its_end};

/// A game in plain text that is looked at and left, with this said of the language.
fn played(arguments: &[&str], variables: &[(&str, &str)]) -> Ran {
    let home = Home::new();
    let arguments = [&["play", "booty-dice", "--plain", "--seed", "3"], arguments].concat();
    let mut command = luckhouse(&home, &arguments);
    command.envs(variables.iter().copied());
    let ran = run_to_its_end(&mut command, "help\nlist\nsave\nresign\nquit\n");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(!ran.out.contains("terminal-"), "a name instead of a message: {}", ran.out);
    ran
}

#[test]
fn the_environment_says_which_language_is_spoken() {
    for variables in [
        &[("LANG", "de_DE.UTF-8")][..],
        &[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "de_AT")],
        &[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "en_GB"), ("LC_ALL", "de_CH.UTF-8")],
    ] {
        let ran = played(&[], variables);
        for text in ["p1, du bist dran:", "Tippe eine Zahl oder ein Wort", "Bis zum nächsten Mal"] {
            assert!(ran.out.contains(text), "{variables:?} {text}: {}", ran.out);
        }
        assert_eq!(ran.err, "");
    }
}

#[test]
fn what_is_asked_for_comes_first() {
    let ran = played(&["--lang", "fr"], &[("LANG", "de_DE.UTF-8")]);
    for text in ["p1, à toi de choisir :", "Tape encore une fois `resign`", "À la prochaine"] {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
}

#[test]
fn a_language_that_is_not_spoken_is_english_with_one_line() {
    let ran = played(&["--lang", "xx"], &[("LANG", "de_DE.UTF-8")]);
    assert!(ran.out.contains("p1, your choice:") && ran.out.contains("Until next time"), "{}", ran.out);
    assert_eq!(
        ran.err,
        "luckhouse: the language `xx` is not spoken here: expected en, de, fr; English it is\n"
    );
}

#[test]
fn what_a_computer_is_set_to_is_nobodys_mistake() {
    for locale in ["C", "POSIX", "pl_PL.UTF-8"] {
        let ran = played(&[], &[("LANG", locale)]);
        assert!(ran.out.contains("p1, your choice:") && ran.err.is_empty(), "{locale}: {}", ran.err);
    }
}
