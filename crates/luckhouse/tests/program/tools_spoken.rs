//! What the tools for designers and hosts print, in every language: nothing of it is left in English.

use crate::run::{Home, Ran, run};
use luckhouse_shelf::games::GAMES;
use std::collections::BTreeSet;

/// Every tool with as little to do as makes it say what it can say.
const COMMANDS: &[&[&str]] = &[
    &["simulate", "booty-dice", "--games", "40"],
    &["simulate", "booty-dice", "--bots", "random", "--games", "2", "--fair"],
    &["lab", "run", "booty-dice", "--games", "20", "--seats", "2,3"],
    &["lab", "run", "booty-dice", "--games", "2000", "--until", "20%"],
    &["lab", "run", "booty-dice", "--games", "2", "--until", "0.1%", "--nodes", "5"],
    &["lab", "run", "booty-dice", "--games", "20", "--shard", "1/2", "--out", "one"],
    &["lab", "run", "booty-dice", "--games", "20", "--shard", "2/2", "--out", "two"],
    &["lab", "merge", "one", "two", "--out", "whole"],
    &["lab", "compare", "booty-dice", "random", "random", "--games", "8"],
    &["lab", "compare", "booty-dice", "random", "random", "--games", "12", "--seats", "3"],
    &["lab", "compare", "lantern", "random", "random", "--games", "4"],
    &["lab", "compare", "booty-dice", "--a", "goal=20", "--bots", "random", "--games", "64"],
    &[
        "lab",
        "options",
        "booty-dice",
        "--bots",
        "random",
        "--skill",
        "random,random",
        "--values",
        "2",
        "--games",
        "2",
    ],
    &["lab", "without", "booty-dice", "--all", "--bot", "random", "--games", "64"],
    &["lab", "without", "booty-dice", "stop", "--bot", "random", "--games", "8"],
    &["lab", "handicap", "booty-dice"],
    &["lab", "handicap", "booty-dice", "--seats", "3", "--bots", "random", "--games", "8"],
    &["lab", "handicap", "lucky-shot", "--bots", "random", "--games", "4", "--option", "cap=10"],
    &[
        "lab",
        "tune",
        "booty-dice",
        "--aim",
        "at most 90 rolls",
        "--vary",
        "goal=12,25",
        "--bots",
        "random",
        "--games",
        "8",
    ],
    &[
        "lab",
        "report",
        "booty-dice",
        "--option",
        "goal=20,30",
        "--seats",
        "2",
        "--bots",
        "random",
        "--games",
        "8",
        "--judged",
        "1",
        "--rounds",
        "2",
        "--surveyed",
        "2",
        "--coach",
        "5",
    ],
    &[
        "lab",
        "report",
        "lantern",
        "--bots",
        "random",
        "--games",
        "8",
        "--judged",
        "0",
        "--rounds",
        "2",
        "--surveyed",
        "2",
        "--coach",
        "5",
        "--out",
        "reports",
    ],
    &[
        "tournament",
        "booty-dice",
        "--players",
        "random,random,random",
        "--games",
        "3",
        "--seats",
        "3",
        "--fair",
    ],
    &["tournament", "booty-dice", "--players", "random,random,random", "--games", "2", "--format", "swiss"],
    &["judge", "booty-dice", "--positions", "4", "--playouts", "2", "--by", "novice"],
    &["pace", "booty-dice", "random", "--by", "random", "--games", "2"],
    &["pace", "booty-dice", "random", "--by", "random", "--games", "1", "--staying"],
    &["solve", "booty-dice", "chance", "12/7/1", "5/10/0"],
    &["solve", "booty-dice", "roll", "DDJCWX", "2", "12/7/1", "5/10/0"],
    &["solve", "fortuna", "--option", "target=10"],
    &["solve", "fortuna", "2", "1", "marbles", "2", "3", "--option", "target=10"],
    &["solve", "lantern", "3", "3", "4", "5", "6", "6"],
    &["solve", "reynards-luck", "5", "1,4", "vs", "3"],
    &["solve", "reynards-luck", "fox?", "2", "vs", "?"],
    &["games"],
    &["odds", "booty-dice"],
    &["bench-server", "--tables", "1", "--seconds", "1", "--every", "100"],
    &["bench-server", "--idle", "1", "--seconds", "1"],
];

/// Words of logs and of command lines, units, names of files, and a word that French has too.
const ALIKE: &[&str] = &[
    "random", "novice", "steady", "seats", "edition", "option", "xp", "camp", "ns", "µs", "ms", "reports",
    "html", "md", "chance",
];

/// Words that are the same in every language: names of games, options, bots and what is counted, and what a log says.
fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = ALIKE.iter().map(ToString::to_string).collect();
    for game in GAMES {
        let options = game.options();
        let keys = options.iter().flat_map(|option| {
            [option.key, option.default.as_str()].into_iter().chain(option.words.iter().copied())
        });
        let metrics = game.metrics().iter().map(|what| what.name);
        let about = [game.about().name, game.about().title];
        names.extend(keys.chain(metrics).chain(about).flat_map(words_of));
    }
    names
}

fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    // Capitals alone are dice.
    let told = |word: &&str| word.chars().count() > 1 && word.chars().any(char::is_lowercase);
    words.filter(told).map(str::to_lowercase).collect()
}

/// A line without its figures, which languages write each in their own way, and without what sets columns apart.
fn plain(line: &str) -> String {
    let figure = |letter: char| letter.is_ascii_digit() || ".,".contains(letter);
    let mut text: String = line.chars().map(|letter| if figure(letter) { '#' } else { letter }).collect();
    while text.contains("##") {
        text = text.replace("##", "#");
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Everything that is said, line by line: no command to type, and nothing that programs read.
fn told(text: &str) -> BTreeSet<String> {
    let (names, mut fenced) = (names(), false);
    let says = |line: &str| {
        let typed: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let typed = typed.trim_start();
        !typed.starts_with("luckhouse ") && words_of(typed).iter().any(|word| !names.contains(word))
    };
    let own = text.lines().filter(|line| {
        fenced ^= line.starts_with("```");
        !fenced && says(line)
    });
    own.map(plain).collect()
}

/// The texts of a page, below its plan.
fn texts(page: &str) -> String {
    let body = page.split_once("</pre>").unwrap().1;
    let between = body.split('<').filter_map(|piece| piece.split_once('>').map(|(_, text)| text.trim()));
    // One word may be the same in two languages; a sentence is not.
    between.filter(|text| words_of(text).len() > 2).collect::<Vec<_>>().join("\n")
}

fn assert_put_into_words(command: &[&str], english: &str, other: &str) {
    let (english, other) = (told(english), told(other));
    let same: Vec<&String> = english.intersection(&other).collect();
    assert!(same.is_empty(), "`luckhouse {}` is still English:\n{same:#?}", command.join(" "));
}

fn spoken(home: &Home, language: &str, command: &[&str]) -> Ran {
    let ran = run(home, &[&["--lang", language], command].concat(), "");
    assert_eq!(ran.code, 0, "{command:?} in {language}: {}{}", ran.out, ran.err);
    for missing in ["terminal-", "-odds-", "-metric-"] {
        assert!(!ran.out.contains(missing), "a name instead of a message: {}", ran.out);
    }
    ran
}

#[test]
fn no_tool_speaks_english_to_somebody_else() {
    let homes = ["en", "de", "fr"].map(|language| (language, Home::new()));
    for command in COMMANDS {
        let [english, german, french] =
            homes.each_ref().map(|(language, home)| spoken(home, language, command));
        for other in [german, french] {
            assert_put_into_words(command, &english.out, &other.out);
            assert_put_into_words(command, &english.err, &other.err);
        }
    }
    let pages = homes.map(|(language, home)| {
        let page = std::fs::read_to_string(home.0.join("reports/lantern.html")).unwrap();
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{language}");
        texts(&page)
    });
    let [english, german, french] = pages;
    for other in [german, french] {
        assert_put_into_words(&["lab", "report"], &english, &other);
    }
}
