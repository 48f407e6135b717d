//! The real program in other languages, and asked for one that it does not speak.

use crate::run::{Home, Ran, luckhouse, run, run_to_its_end};
use luckhouse_shelf::games::GAMES;

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

/// What a topic says in each of the three languages, title and notes, as the real program prints it.
#[test]
fn every_topic_of_odds_is_answered_in_the_language_that_was_asked_for() {
    let home = Home::new();
    for game in GAMES {
        for topic in game.odds_topics() {
            let [english, german, french] = ["en", "de", "fr"].map(|language| {
                let ran = run(&home, &["odds", game.about().name, topic.name, "--lang", language], "");
                assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
                assert!(!ran.out.contains("-odds-"), "a name instead of a message: {}", ran.out);
                ran.out
            });
            for other in [&german, &french] {
                // Figures and names may be the same; whoever says a sentence alike has not put it into words.
                let sentence =
                    |line: &&str| line.split_whitespace().filter(|word| word.len() > 3).count() > 3;
                let same =
                    english.lines().filter(sentence).find(|line| other.lines().any(|own| own == *line));
                assert_eq!(same, None, "{other}");
            }
        }
    }
}

#[test]
fn what_is_wrong_with_a_command_line_is_said_in_the_language_that_was_asked_for() {
    let cases: [(&[&str], &str, &str); 10] = [
        (&["play", "ludo"], "erwartet lucky-shot", "on attend lucky-shot"),
        (&["play", "booty-dice", "--seats", "7"], "erwartet 2 bis 6 für", "on attend 2 à 6 pour"),
        (&["play", "booty-dice", "--option", "goal"], "ist keine Option", "n'est pas une option"),
        (&["play", "booty-dice", "--option", "gold=30"], "erwartet lives", "on attend lives"),
        (&["play", "booty-dice", "--option", "goal=99"], "erwartet goal=10 bis 60", "on attend goal=10 à 60"),
        (&["odds", "fortuna", "weather"], "erwartet scores", "on attend scores"),
        (&["dance"], "`dance` ist hier nicht bekannt", "`dance` n'est pas connu ici"),
        (&["play", "--fly"], "`--fly` ist hier nicht", "`--fly` n'est pas connu"),
        (&["play", "booty-dice", "--seats", "many"], "kann nicht `many` sein", "ne peut pas être `many`"),
        (&["rules"], "erwartet auch", "on attend aussi"),
    ];
    for (arguments, german, french) in cases {
        for (language, expected) in [("de", german), ("fr", french)] {
            let ran = run(&Home::new(), &[arguments, &["--lang", language]].concat(), "");
            assert_eq!((ran.code, ran.err.trim_end().lines().count()), (2, 1), "{}", ran.err);
            assert!(ran.err.contains(expected) && !ran.err.contains("expected"), "{expected}: {}", ran.err);
        }
    }
}
