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
fn help_takes_a_language_wherever_it_stands() {
    let home = Home::new();
    for arguments in [
        &["--lang", "de", "help", "play"][..],
        &["help", "--lang", "de", "play"],
        &["help", "play", "--lang=de"],
        &["play", "--help", "--lang", "de"],
    ] {
        let ran = run(&home, arguments, "");
        assert!(ran.code == 0 && ran.out.contains("Aufruf: luckhouse play"), "{arguments:?}: {}", ran.out);
    }
}

/// A file may be called anything.
#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_no_fault_of_the_language() {
    use std::os::unix::ffi::OsStrExt;
    let home = Home::new();
    let mut command = luckhouse(&home, &["replay"]);
    command.arg(std::ffi::OsStr::from_bytes(b"\xff.log"));
    let ran = run_to_its_end(&mut command, "");
    assert!(ran.code != 101 && ran.err.starts_with("luckhouse: "), "{}: {}", ran.code, ran.err);
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

/// Every way to ask for help, and a text that stands in it.
const HELPS: &[(&[&str], &str, &str)] = &[
    (&["--help"], "Ein Spiel im Terminal spielen", "Jouer à un jeu dans le terminal"),
    (&["-h"], "Aufruf: luckhouse [OPTIONEN] [BEFEHL]", "Usage : luckhouse [OPTIONS] [COMMANDE]"),
    (&["help"], "-V, --version", "Montre la version"),
    (&["play", "--help"], "--resume <DATEI>", "--resume <FICHIER>"),
    (&["play", "-h"], "luckhouse play --resume DATEI", "luckhouse play --resume FICHIER"),
    (&["help", "play"], "Wer auf den anderen Plätzen spielt", "Qui joue les autres places"),
    (&["lab", "run", "--help"], "[Vorgabe: 1]", "[par défaut : 1]"),
    (&["help", "lab", "run"], "Argumente: <SPIEL>", "Arguments : <JEU>"),
    (&["tournament", "--help"], "- swiss:       In jeder Runde", "- swiss:       À chaque tour"),
    (&["tournament", "-h"], "(mehr mit `--help`)", "(plus avec `--help`)"),
    (&["puzzles", "--help"], "luckhouse puzzles <BEFEHL>", "luckhouse puzzles <COMMANDE>"),
    (&["help", "help"], "Zeigt diese Hilfe", "Montre cette aide"),
    (&["admin", "list", "--help"], "- waiting: Noch sind", "- waiting: Tous ne sont"),
];

#[test]
fn help_is_in_the_language_that_was_asked_for() {
    let home = Home::new();
    for (arguments, german, french) in HELPS {
        for (language, expected) in [("de", german), ("fr", french)] {
            let ran = run(&home, &[&["--lang", language], *arguments].concat(), "");
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{arguments:?}");
            // Lines are broken wherever they are full.
            let flowing = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(flowing(&ran.out).contains(&flowing(expected)), "{expected}: {}", ran.out);
            let same = ENGLISH.iter().find(|words| own_words(&ran.out).contains(**words));
            assert_eq!(same, None, "{arguments:?}: {}", ran.out);
        }
    }
    let english = run(&home, &["play", "--help", "--lang", "en"], "").out;
    assert!(english.contains("Usage: luckhouse play [OPTIONS] [GAME]"), "{english}");
}

#[test]
fn a_host_is_answered_in_the_language_that_was_asked_for() {
    let home = Home::new();
    drop(luckhouse_store::Sqlite::open(&home.0).unwrap());
    let cases: [(&[&str], &str, &str); 6] = [
        (&["list"], "Kein Tisch passt.", "Aucune table ne correspond."),
        (&["bans"], "Niemand ist ausgesperrt.", "Personne n'est exclu."),
        (&["ban", "192.0.2.7"], "Erledigt.", "C'est fait."),
        (&["bans"], "192.0.2.7  bis es aufgehoben wird", "192.0.2.7  jusqu'à ce que ce soit levé"),
        (&["lift", "192.0.2.7"], "Erledigt.", "C'est fait."),
        (&["ban", "192.0.2.7", "--for", "3d"], "Erledigt.", "C'est fait."),
    ];
    for (language, place) in [("de", 0), ("fr", 1)] {
        for (arguments, german, french) in cases {
            let ran = run(&home, &[&["--lang", language, "admin", "--data", "."], arguments].concat(), "");
            assert_eq!((ran.code, ran.out.trim_end()), (0, [german, french][place]), "{}", ran.err);
        }
        let until = run(&home, &["--lang", language, "admin", "bans", "--data", "."], "").out;
        assert!(until.starts_with(["192.0.2.7  bis 2", "192.0.2.7  jusqu'au 2"][place]), "{until}");
        assert_eq!(run(&home, &["admin", "lift", "192.0.2.7", "--data", "."], "").code, 0);
    }
}

/// Manual pages and completions are made once for everybody.
#[test]
fn what_a_package_brings_along_is_english() {
    let home = Home::new();
    for arguments in [&["man"][..], &["completions", "fish"]] {
        let [german, english] =
            ["de", "en"].map(|language| run(&home, &[arguments, &["--lang", language]].concat(), "").out);
        assert_eq!(german, english);
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

/// What cannot be done, with command lines that are in order.
const FAILING: &[&[&str]] = &[
    &["replay", "no-such.log"],
    &["replay", "empty.log"],
    &["replay", "unread.log"],
    &["replay", "unlawful.log"],
    &["replay", "hidden.log"],
    &["play", "--resume", "unread.log"],
    &["coach", "unread.log"],
    &["coach", "begun.log"],
    &["verify", "unread.log"],
    &["verify", "begun.log"],
    &["verify", "second.log"],
    &["verify", "begun.log", "--receipt", "begun.log"],
    &["backup", "copy.sqlite", "--data", "nowhere"],
    &["backup", "begun.log", "--data", "."],
    &["restore", "no-such-file", "--data", "new"],
    &["restore", "begun.log", "--data", "."],
    &["migrate", "--from", "nowhere", "--to", "there"],
    &["migrate", "--from", ".", "--to", "postgres://nobody@127.0.0.1:1/nothing"],
    &["admin", "list", "--data", "nowhere"],
    &["admin", "close", "no-such-table", "--data", "."],
    &["admin", "delete", "no-such-table", "--data", "."],
    &["admin", "hide", "no-such-table", "--line", "1", "--data", "."],
    &["admin", "lift", "192.0.2.7", "--data", "."],
    &["serve", "--listen", "192.0.2.1:7070"],
    &["serve", "--listen", "127.0.0.1:0", "--data", "begun.log"],
    &["serve", "--listen", "127.0.0.1:0", "--store", "postgres://nobody@127.0.0.1:1/nothing"],
    &["puzzles", "check", "--file", "no-such-file"],
    &["lab", "merge", "nowhere", "nothing", "--out", "whole"],
];

/// Words in which English people are refused.
const ENGLISH: [&str; 13] = [
    "expected",
    " to ",
    " with ",
    " lists ",
    " cannot ",
    " is not ",
    "leave out",
    "choose ",
    " the ",
    "there is",
    " and ",
    " or ",
    "line ",
];

/// What the program says against this in a language, with this exit code.
fn refused(home: &Home, arguments: &[&str], language: &str, code: i32) -> String {
    let mut command = luckhouse(home, arguments);
    command.env("LANG", language);
    let ran = run_to_its_end(&mut command, "");
    assert_eq!((ran.code, ran.err.lines().count()), (code, 1), "{arguments:?}: {}{}", ran.out, ran.err);
    let named = ["terminal-", "refusal-", "kind-", "found-"].iter().find(|name| ran.err.contains(**name));
    assert_eq!(named, None, "a name instead of a message: {}", ran.err);
    ran.err
}

/// Without what stands in every language: words to type, and what the system says, mostly in brackets.
fn own_words(said: &str) -> String {
    let typed: String = said.split('`').step_by(2).collect();
    let mut depth = 0;
    let outside = |c: &char| {
        depth += i32::from(*c == '(') - i32::from(*c == ')');
        depth == 0
    };
    typed.replace("No such file or directory", "").chars().filter(outside).collect()
}

/// Whoever speaks German or French is refused in it: none of the words in which English ones are refused come.
fn is_refused_in_every_language(home: &Home, arguments: &[&str], code: i32) {
    let english = refused(home, arguments, "en_GB.UTF-8", code);
    for language in ["de_DE.UTF-8", "fr_FR.UTF-8"] {
        let said = refused(home, arguments, language, code);
        assert_ne!(said, english);
        let same = ENGLISH.iter().find(|words| own_words(&said).contains(**words));
        assert_eq!(same, None, "{arguments:?}: {said}");
    }
}

#[test]
fn every_command_refuses_in_the_language_that_is_spoken() {
    let home = Home::new();
    // What `admin` refuses without a house needs the data of one.
    drop(luckhouse_store::Sqlite::open(&home.0).unwrap());
    WRONG.iter().for_each(|arguments| is_refused_in_every_language(&home, arguments, 2));
}

#[test]
fn what_cannot_be_done_is_said_in_the_language_that_is_spoken() {
    let home = Home::new();
    drop(luckhouse_store::Sqlite::open(&home.0).unwrap());
    let begun = "booty-dice seats 2 edition 1\n";
    let logs = [
        ("empty.log", String::new()),
        ("unread.log", format!("{begun}p1 xyzzy\n")),
        ("unlawful.log", format!("{begun}p1 stop\n")),
        ("hidden.log", format!("{begun}p1 ?\n")),
        ("begun.log", begun.into()),
        ("second.log", format!("# luckhouse log 2\n{begun}# seat p1 person Ann\n")),
    ];
    for (name, text) in logs {
        std::fs::write(home.0.join(name), text).unwrap();
    }
    FAILING.iter().for_each(|arguments| is_refused_in_every_language(&home, arguments, 1));
}

/// Everybody mistypes at a table: what the words of a game are is said in the language of the player.
#[test]
fn every_game_says_in_the_language_that_is_spoken_what_can_be_typed() {
    let home = Home::new();
    for game in GAMES {
        let typed = |language| {
            let arguments = ["play", game.about().name, "--plain", "--seed", "3", "--lang", language];
            run(&home, &arguments, "xyzzy\nquit\n").out
        };
        let refusal = |out: &str| out.lines().find(|line| line.contains("`xyzzy`")).map(String::from);
        let english = refusal(&typed("en")).unwrap();
        assert!(english.contains("is not an action of"), "{english}");
        for language in ["de", "fr"] {
            let said = refusal(&typed(language)).unwrap();
            let same = ENGLISH.iter().find(|words| own_words(&said).contains(**words));
            assert_eq!(same, None, "{said}");
        }
    }
}
