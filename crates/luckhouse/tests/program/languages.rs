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

/// Wrong command lines of every command that says what it expected.
const WRONG: &[&[&str]] = &[
    &["play", "--daily", "2026-13-01:00"],
    &["play", "--daily", "yesterday"],
    &["join", "ftp://example.org/"],
    &["join", "http://127.0.0.1:1/", "--bots", "strong"],
    &["serve", "--listen", "nowhere"],
    &["serve", "--config", "no-such-file.toml"],
    &["serve", "--set", "talk=3"],
    &["serve", "--name", "https://a.example"],
    &["serve", "--origin", "a.example"],
    &["serve", "--behind-proxy", "everybody"],
    &["serve", "--behind-proxy", "loopback", "--trust-loopback"],
    &["serve", "--store", "mysql://here/"],
    &["migrate", "--from", ".", "--to", "."],
    &["migrate", "--from", ".", "--to", "postgres://"],
    &["admin", "ban", "everybody", "--data", "."],
    &["admin", "ban", "192.0.2.7", "--for", "soon", "--data", "."],
    &["admin", "hide", "k", "--line", "0", "--data", "."],
    &["admin", "list", "--after", "here", "--data", "."],
    &["bench-server", "--game", "lantern"],
    &["solve", "fortuna", "weather"],
    &["solve", "lucky-shot"],
    &["simulate", "booty-dice", "--bots", "genius"],
    &["simulate", "booty-dice", "--games", "0"],
    &["pace", "booty-dice", "genius"],
    &["judge", "booty-dice", "--by", "genius"],
    &["bot", "run", "booty-dice", "--patience", "0", "--", "true"],
    &["bot", "run", "booty-dice", "--", "./no-such-program"],
    &["tournament", "lantern"],
    &["tournament", "booty-dice", "--players", "steady"],
    &["puzzles", "booty-dice", "--theme", "weather"],
    &["lab", "run", "booty-dice", "--until", "soon"],
    &["lab", "run", "booty-dice", "--shard", "5/4", "--out", "shard"],
    &["lab", "run", "booty-dice", "--seats", "two"],
    &["lab", "run", "booty-dice", "--seats", "2,2"],
    &["lab", "run", "booty-dice", "--seats", "2,9"],
    &["lab", "run", "booty-dice", "--option", "goal=20,99"],
    &["lab", "options", "booty-dice", "--option", "goal=99"],
    &["lab", "run", "booty-dice", "--option", "goal"],
    &["lab", "run", "booty-dice", "--bots", "novice,steady,strong"],
    &["lab", "run", "booty-dice", "--nodes", "0"],
    &["lab", "compare", "booty-dice"],
    &["lab", "compare", "booty-dice", "--a", "goal"],
    &["lab", "tune", "booty-dice", "--aim", "be fun"],
    &["lab", "handicap", "lantern"],
    &["lab", "options", "booty-dice", "--skill", "steady"],
    &["lab", "report", "booty-dice", "fortuna", "--seats", "2"],
    &["lab", "report", "booty-dice", "--minutes", "0"],
];

/// Whoever speaks German or French is refused in it: none of the words in which English ones are refused come.
#[test]
fn every_command_refuses_in_the_language_that_is_spoken() {
    let home = Home::new();
    let refused = |arguments: &[&str], language: &str| {
        let mut command = luckhouse(&home, arguments);
        command.env("LANG", language);
        let ran = run_to_its_end(&mut command, "");
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{arguments:?}: {}{}", ran.out, ran.err);
        assert!(!ran.err.contains("terminal-"), "a name instead of a message: {}", ran.err);
        ran.err
    };
    // What `admin` refuses without a house needs the data of one.
    drop(luckhouse_store::Sqlite::open(&home.0).unwrap());
    for arguments in WRONG {
        let english = refused(arguments, "en_GB.UTF-8");
        for language in ["de_DE.UTF-8", "fr_FR.UTF-8"] {
            let said = refused(arguments, language);
            assert_ne!(said, english);
            let alike =
                ["expected", " to ", " with ", " lists ", " cannot ", " is not ", "leave out", "choose "];
            let same = alike.iter().find(|words| said.contains(**words));
            assert_eq!(same, None, "{arguments:?}: {said}");
        }
    }
}
