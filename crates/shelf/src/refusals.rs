//! What the rules refuse, in somebody's language.

use crate::AnyTable;
use luckhouse_engine::fair::{Broken, Flaw};
use luckhouse_engine::{
    Argument, Awaited, BadWord, LogError, LogFault, NoUndo, Phrase, Refusal, SeatSet, phrase,
};
use luckhouse_words::{Language, Words, say};
use serde_json::{Map, Value};

/// Why a table does not do what it was asked to, in words: by the rules of its game where they speak against a choice.
pub fn refusal_at(words: &Words, table: &dyn AnyTable, refused: &Refusal) -> String {
    let objection = match refused {
        Refusal::NotLegal { seat, word, .. } => table.objection(*seat, word),
        _ => None,
    };
    match objection {
        Some(objection) => against_rules(words, refused, &objection.said(words, table.about().name)),
        None => refusal(words, refused),
    }
}

/// What the rules say against a choice, and what they would have allowed.
pub(crate) fn against_rules(words: &Words, refused: &Refusal, because: &str) -> String {
    match refused {
        Refusal::NotLegal { expected, .. } => {
            let (listed, more) = (expected.words.join(", "), expected.more);
            say!(words, "refusal-against-rules", because, words = listed, more)
        }
        _ => refusal(words, refused),
    }
}

/// Why a table does not do what it was asked to, in words.
pub fn refusal(words: &Words, refusal: &Refusal) -> String {
    match refusal {
        // The rules speak English themselves.
        _ if words.language() == Language::ENGLISH => refusal.to_string(),
        Refusal::Word(wrong) => bad_word(words, wrong),
        Refusal::NotLegal { seat, word, expected } => {
            let (listed, more) = (expected.words.join(", "), expected.more);
            say!(words, "refusal-not-legal", seat, word, words = listed, more)
        }
        Refusal::NotNow { who, waiting } => not_now(words, who, *waiting),
        Refusal::Missing { seats } => say!(words, "refusal-missing", seats = listed(words, *seats)),
        Refusal::Impossible { roll, expected } => {
            let (listed, more) = (expected.words.join(", "), expected.more);
            say!(words, "refusal-impossible", roll, words = listed, more)
        }
        Refusal::Undo(NoUndo::NotYours) => say!(words, "refusal-undo-not-yours"),
        Refusal::Undo(NoUndo::OthersChose) => say!(words, "refusal-undo-others-chose"),
        Refusal::Undo(NoUndo::Shown) => say!(words, "refusal-undo-shown"),
    }
}

/// What was not understood, and what would have been.
pub fn bad_word(words: &Words, wrong: &BadWord) -> String {
    said(words, &wrong.phrase())
}

/// A phrase of the rules.
pub fn said(words: &Words, phrase: &Phrase) -> String {
    // What can be typed stays as it is typed, whatever a player or a thing of a game is called.
    let words = words.called(&|seat| seat.to_string()).about("house");
    let value = |argument: &Argument| match argument {
        Argument::Number(number) => Value::from(*number),
        Argument::Text(text) => Value::from(text.as_str()),
        Argument::Phrase(phrase) => Value::from(said(&words, phrase)),
    };
    let arguments: Map<String, Value> =
        phrase.arguments().map(|(name, argument)| (name.to_string(), value(argument))).collect();
    words.say(phrase.id(), &arguments)
}

/// What is wrong with a line of a log.
pub(crate) fn bad_line(words: &Words, error: &LogError) -> String {
    let fault = match &error.fault {
        LogFault::Empty => said(words, &phrase!("log-empty")),
        LogFault::Hidden => said(words, &phrase!("log-hidden")),
        LogFault::Word(wrong) => bad_word(words, wrong),
        LogFault::Refused(refused) => refusal(words, refused),
    };
    said(words, &error.said(fault))
}

/// What is wrong with a log of fair dice.
pub fn broken_log(words: &Words, broken: &Broken) -> String {
    let flaw = match &broken.flaw {
        Flaw::Rules(refused) => refusal(words, refused),
        flaw => said(words, &flaw.phrase()),
    };
    said(words, &broken.said(flaw))
}

fn not_now(words: &Words, who: &str, waiting: Awaited) -> String {
    match waiting {
        Awaited::Choice(seats) => say!(words, "refusal-not-now", who, seats = listed(words, seats)),
        Awaited::Roll => say!(words, "refusal-not-now-roll", who),
        Awaited::Others => say!(words, "refusal-not-now-others", who),
        Awaited::Nothing => say!(words, "refusal-game-over"),
    }
}

fn listed(words: &Words, seats: SeatSet) -> String {
    words.listed(seats.iter().map(|seat| seat.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_said_in_every_language() {
        let game = crate::find("booty-dice").unwrap();
        let mut table = game.open(&[], 2).unwrap();
        let no = table.choose(luckhouse_engine::Seat::at(0), "fly").unwrap_err();
        let said: Vec<String> =
            Language::all().into_iter().map(|language| refusal(&Words::in_language(language), &no)).collect();
        assert_eq!(said.len(), 3);
        assert!(said.iter().all(|text| !text.starts_with("refusal-")), "{said:?}");
        assert!(said[0] != said[1] && said[1] != said[2], "{said:?}");
    }
}
