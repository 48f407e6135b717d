//! What the rules refuse, as the house tells it.

use crate::protocol::{Problem, Reason, Why, because};
use luckhouse_engine::{Awaited, BadWord, NoUndo, Refusal};
use luckhouse_shelf::{AnyTable, refusal_at};
use luckhouse_words::{Language, Words};

/// A word that the rules cannot read, or the value of an option that cannot be set.
pub(crate) fn unknown_word(wrong: &BadWord) -> Problem {
    let reason = match wrong.option {
        Some(key) => because("bad-option").with("option", key),
        None => because("bad-word"),
    };
    Problem::new(Why::Word, reason.with("found", wrong.found.to_string()).in_words(wrong.to_string()))
}

/// What the rules do not allow, or not now.
pub(super) fn refused(refusal: &Refusal) -> Problem {
    let text = refusal.to_string();
    let reason: Reason = match refusal {
        Refusal::Word(wrong) => return unknown_word(wrong),
        Refusal::NotLegal { seat, word, expected } => because("not-legal")
            .with("seat", seat.to_string())
            .with("word", word.as_str())
            .with("words", expected.words.join(", "))
            .with("more", expected.more),
        Refusal::NotNow { who, waiting } => not_now(who, *waiting),
        Refusal::Undo(NoUndo::NotYours) => because("undo-not-yours"),
        Refusal::Undo(NoUndo::OthersChose) => because("undo-others-chose"),
        Refusal::Undo(NoUndo::Shown) => because("undo-shown"),
        // Nobody types logs or rolls at a table of the house.
        Refusal::Missing { .. } | Refusal::Impossible { .. } => text.as_str().into(),
    };
    Problem::new(Why::Rules, reason.in_words(text))
}

/// A choice that the rules do not allow, with what they say against it.
pub(crate) fn against_rules(table: &dyn AnyTable, refusal: &Refusal) -> Problem {
    let Refusal::NotLegal { seat, word, .. } = refusal else { return refused(refusal) };
    let Some(objection) = table.objection(*seat, word) else { return refused(refusal) };
    let text = refusal_at(&Words::in_language(Language::ENGLISH), table, refusal);
    let reason =
        because("against-rules").with("game", table.about().name).with("because", objection.into_fact());
    Problem::new(Why::Rules, reason.in_words(text))
}

fn not_now(who: &str, waiting: Awaited) -> Reason {
    match waiting {
        Awaited::Choice(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            because("not-now").with("who", who).with("seats", seats)
        }
        Awaited::Roll => because("not-now-roll").with("who", who),
        Awaited::Others => because("not-now-others").with("who", who),
        Awaited::Nothing => because("game-over"),
    }
}
