//! Why a table does not do what it was asked to: what was wrong, and what would have been right.

use crate::{BadWord, Seat, SeatSet};

/// Why a table does not do what it was asked to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The word cannot be read.
    #[error(transparent)]
    Word(#[from] BadWord),
    /// It can be read, but the rules do not allow it now.
    #[error("{seat} may not `{word}` now: expected {expected}")]
    NotLegal {
        /// Who wanted it.
        seat: Seat,
        /// What they wanted.
        word: String,
        /// What would have been allowed.
        expected: String,
    },
    /// It is somebody else's turn, or nobody's.
    #[error("not the moment for {who}: the table waits for {waiting}")]
    NotNow {
        /// Who or what came at the wrong time.
        who: String,
        /// What the table waits for.
        waiting: String,
    },
    /// A log line leaves somebody out.
    #[error("a choice is missing: expected one of {seats} too, on the same line after ` | `")]
    Missing {
        /// Those who owe a choice.
        seats: SeatSet,
    },
    /// These dice cannot show that.
    #[error("`{roll}` cannot come up here: expected {expected}")]
    Impossible {
        /// What was said to have come up.
        roll: String,
        /// What could have.
        expected: String,
    },
    /// There is nothing that may be taken back.
    #[error("nothing to take back: {0}")]
    Undo(&'static str),
}

/// A few of the words that would have been right.
pub(crate) fn some_of<'a, W: std::fmt::Display + 'a>(words: impl ExactSizeIterator<Item = &'a W>) -> String {
    const SHOWN: usize = 12;
    let more = words.len().saturating_sub(SHOWN);
    let shown: Vec<String> = words.take(SHOWN).map(|word| format!("`{word}`")).collect();
    match more {
        0 => shown.join(", "),
        _ => format!("{} or one of {more} more", shown.join(", ")),
    }
}
