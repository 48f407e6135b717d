//! Odds, of the moment and by topic: they are data, and can be said in every language.

use luckhouse_engine::{Rng, Seat};
use luckhouse_shelf::{AnyTable, BotSpec, OddsReport, Saying, Waiting, games::GAMES, odds};
use luckhouse_words::{Language, Words};

/// Odds take long: they are asked at each so many choices.
const EVERY: usize = 3;

/// Games of every kind, for few and for many, with all that anybody is told of the odds.
fn asked(mut each: impl FnMut(&dyn AnyTable, Seat, &OddsReport)) {
    for game in GAMES {
        let seats = game.about().seats;
        for (seats, seed) in [seats[0], seats[seats.len() - 1]].into_iter().zip(0..) {
            let (mut rng, mut table) = (Rng::seeded(seed), game.open(&[], seats).unwrap());
            let mut choices = 0;
            loop {
                match table.waiting() {
                    Waiting::Roll => table.roll(&mut rng),
                    Waiting::Over(_) => break,
                    Waiting::Choice(owed) => {
                        let seat = owed.first().unwrap();
                        choices += 1;
                        if choices % EVERY == 1 && choices < 100 {
                            table.odds_here(seat).iter().for_each(|report| each(&*table, seat, report));
                        }
                        table.choose_as(seat, BotSpec::RANDOM, &mut rng).unwrap();
                    }
                }
            }
        }
    }
}

fn sayings(report: &OddsReport) -> impl Iterator<Item = &Saying> {
    let cells = report.rows.iter().flatten();
    [&report.title].into_iter().chain(&report.columns).chain(cells).chain(&report.notes)
}

/// What else can follow a topic.
const QUESTIONS: [(&str, &[&str]); 4] = [
    ("fortuna", &["dice", "2", "4"]),
    ("lantern", &["zone", "4", "5", "X"]),
    ("reynards-luck", &["duel", "fox"]),
    ("booty-dice", &["faces", "1"]),
];

/// The answer to everything that can be asked of a game.
fn answers(mut each: impl FnMut(&str, &OddsReport)) {
    for game in GAMES {
        let own = QUESTIONS.iter().filter(|(name, _)| *name == game.about().name);
        let topics = game.odds_topics().iter().map(|topic| vec![topic.name]);
        for words in topics.chain(own.map(|(_, words)| words.to_vec())) {
            each(game.about().name, &odds::answer(game.odds_topics(), &words).unwrap());
        }
    }
}

/// A message that is missing would be said by its name, and one that lacks an argument in braces.
fn can_be_said(game: &str, report: &OddsReport) {
    for language in Language::all() {
        let words = Words::in_language(language);
        for saying in sayings(report) {
            let said = saying.said(&words, game);
            let odd =
                said.contains(&format!("{game}-odds")) || said.contains("game-") || said.contains(['{', '}']);
            assert!(!odd && !said.is_empty(), "{}: {said} for {saying:?}", language.tag());
        }
    }
}

/// What is text is the same in every language: figures and signs, and the marks of boxes.
fn is_no_word(saying: &Saying) {
    let word =
        matches!(saying, Saying::Text(text) if text.chars().any(|c| c.is_alphabetic() && !"XO".contains(c)));
    assert!(!word, "{saying:?}");
}

#[test]
fn odds_of_the_moment_can_be_said_in_every_language() {
    asked(|table, _, report| {
        can_be_said(table.about().name, report);
        sayings(report).for_each(is_no_word);
    });
}

#[test]
fn every_topic_can_be_said_in_every_language() {
    answers(|game, report| {
        can_be_said(game, report);
        sayings(report).for_each(is_no_word);
    });
}

/// What is said in sentences is said in another way in every language.
#[test]
fn no_topic_is_answered_in_english_elsewhere() {
    let said_by = |tag| Words::in_language(Language::find(tag).unwrap());
    let [english, german, french] = ["en", "de", "fr"].map(said_by);
    answers(|game, report| {
        for saying in [&report.title].into_iter().chain(&report.notes) {
            let said = [&english, &german, &french].map(|words| saying.said(words, game));
            assert!(said[0] != said[1] && said[1] != said[2] && said[2] != said[0], "{said:?}");
        }
    });
}

/// A row says a chance before anything else, but where the chances of several things stand beside each other.
#[test]
fn numbers_come_first() {
    asked(|_, _, report| {
        for row in &report.rows {
            let chances = row.iter().filter(|cell| matches!(cell, Saying::Chance { .. })).count();
            let first = matches!(row[0], Saying::Chance { .. });
            assert!(first || chances != 1, "{row:?}");
            assert_eq!(row.len(), report.columns.len(), "{row:?}");
        }
    });
}

#[test]
fn every_game_has_odds_of_the_moment() {
    let mut games = std::collections::BTreeSet::new();
    asked(|table, _, _| {
        games.insert(table.about().name);
    });
    assert_eq!(games.len(), GAMES.len(), "{games:?}");
}
