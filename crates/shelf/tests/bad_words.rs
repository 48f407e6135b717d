//! Words that cannot be read are refused in every language, and in English as the engine says it itself.

use luckhouse_engine::{BadWord, Refusal, Seat};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, BotSpec, bad_word, find, odds, read_log};
use luckhouse_words::{Language, Words, files};
use std::fs;
use std::path::{Path, PathBuf};

const FILE: &str = "terminal-bad-words";

/// What this game says against words that it cannot read: actions, rolls, options, seats, odds.
fn refused(game: &dyn AnyGame) -> Vec<BadWord> {
    let about = game.about();
    let mut table = game.open(&[], about.seats[0]).unwrap();
    let unread = |refusal| match refusal {
        Refusal::Word(wrong) => wrong,
        other => panic!("{}: {other}", about.name),
    };
    let option = |key: &str| game.open(&[(key.into(), "xyzzy".into())], about.seats[0]).err();
    let mut all = vec![
        unread(table.choose(Seat::at(0), "xyzzy").unwrap_err()),
        unread(table.rolled("xyzzy").unwrap_err()),
        about.check_seats(99).unwrap_err(),
        odds::answer(game.odds_topics(), &["xyzzy"]).unwrap_err(),
    ];
    all.extend(option("xyzzy"));
    all.extend(game.options().iter().filter_map(|line| option(line.key)));
    all.extend(
        game.odds_topics()
            .iter()
            .filter_map(|topic| odds::answer(game.odds_topics(), &[topic.name, "xyzzy"]).err()),
    );
    all
}

/// Text without what stands in every language: words to type, arguments, words in capitals.
fn own_words(text: &str) -> String {
    let typed = text.split('`').step_by(2).collect::<String>();
    let plain: String =
        typed.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    plain.split_whitespace().filter(|word| word.chars().any(char::is_lowercase)).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_game_refuses_in_every_language() {
    let english = Words::in_language(Language::ENGLISH);
    for wrong in GAMES.iter().flat_map(|game| refused(*game)).chain(find("ludo").err()) {
        let plain = wrong.to_string();
        assert_eq!(bad_word(&english, &wrong), plain, "the engine reads the catalogue as Fluent does");
        for language in Language::all().into_iter().filter(|language| *language != Language::ENGLISH) {
            let said = bad_word(&Words::in_language(language), &wrong);
            assert!(said.starts_with(&format!("`{}` ", wrong.found)), "{said}");
            assert!(
                ![" is not ", " expected ", " or ", " to ", " like "]
                    .iter()
                    .any(|word| own_words(&said).contains(word)),
                "{said}"
            );
        }
    }
}

/// A slip of the hand is answered with the word that was meant, wherever a word of a few can be typed.
#[test]
fn what_was_meant_is_suggested_in_every_language() {
    let lantern = find("lantern").unwrap();
    let booty = find("booty-dice").unwrap();
    let option = |game: &dyn AnyGame, key: &str, value: &str| {
        game.open(&[(key.into(), value.into())], game.about().seats[0]).err().unwrap()
    };
    for (wrong, meant) in [
        (find("lantren").err().unwrap(), "lantern"),
        (option(booty, "gaol", "30"), "goal"),
        (option(booty, "first-throw", "al"), "all"),
        (option(lantern, "sheet", "last-fortres"), "last-fortress"),
        (BotSpec::read("storng", booty).unwrap_err(), "strong"),
        (BotSpec::read("best:gruge", booty).unwrap_err(), "best:grudge"),
        (BotSpec::read("strong!atack", booty).unwrap_err(), "attack"),
        (
            odds::answer(booty.odds_topics(), &[&booty.odds_topics()[0].name[1..]]).unwrap_err(),
            booty.odds_topics()[0].name,
        ),
    ] {
        assert_eq!(wrong.near.as_deref(), Some(meant), "{wrong}");
        for language in Language::all() {
            let said = bad_word(&Words::in_language(language), &wrong);
            assert!(said.contains(&format!("`{meant}`")), "{said}");
        }
    }
}

#[test]
fn a_log_is_refused_in_every_language() {
    let german = Words::in_language(Language::find("de").unwrap());
    let said = |log: &str| read_log(log, usize::MAX).err().unwrap().said(&german);
    assert_eq!(
        said(""),
        "Zeile 1: die Mitschrift ist leer: erwartet eine Kopfzeile wie `GAME seats 2 edition 1`"
    );
    assert_eq!(
        said("fortuna seats 2 edition 1\n* xyzzy"),
        "Zeile 2: `xyzzy` ist kein Wurf von fortuna: erwartet `dice` oder `bricks` mit Augenzahlen, wie `dice 3 6`"
    );
}

fn messages(language: &str) -> Vec<(&'static str, String)> {
    let (_, _, text) = files().iter().find(|(tag, name, _)| *tag == language && *name == FILE).unwrap();
    let mut all: Vec<(&str, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match (line.split_once(" ="), all.last_mut()) {
            (Some((id, text)), _) if !line.starts_with(' ') => all.push((id, text.trim().into())),
            (_, Some((_, whole))) => *whole += line.trim(),
            _ => {}
        }
    }
    all
}

#[test]
fn no_phrase_stands_in_english_in_another_language() {
    let english = messages("en");
    for language in ["de", "fr"] {
        for ((id, said), (_, own)) in english.iter().zip(messages(language)) {
            let words = own_words(said);
            assert!(words.is_empty() || words != own_words(&own), "{language} {id}: {own}");
        }
    }
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => sources(&path, into),
            false if path.extension().is_some_and(|end| end == "rs") => into.push(path),
            false => {}
        }
    }
}

/// What is not in the catalogue does not compile; what nobody says is found here.
#[test]
fn every_phrase_is_said_somewhere() {
    let mut all = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut all);
    let code: String = all.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let code: String = code.split_whitespace().collect();
    let said = |id: &str| code.contains(&format!("phrase!(\"{id}\""));
    let unsaid: Vec<&str> = messages("en").into_iter().map(|(id, _)| id).filter(|id| !said(id)).collect();
    assert_eq!(unsaid, Vec::<&str>::new());
}
