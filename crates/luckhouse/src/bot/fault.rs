//! What a program can do wrong at a table.

use luckhouse_words::{Words, say};

/// Why a program forfeits a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Fault {
    /// It did not answer in time.
    Late { seconds: f64 },
    /// It is not there any more.
    Ended { status: String },
    /// It said a line without end.
    TooLong { bytes: u64 },
    /// It said something before it was asked.
    Unasked { line: String },
    /// What it said is no choice.
    Unreadable { line: String },
    /// What it chose cannot be chosen.
    Refused { why: String },
}

impl Fault {
    pub(crate) fn said(&self, words: &Words) -> String {
        match self {
            Fault::Late { seconds } => say!(words, "terminal-bot-late", seconds = format!("{seconds:.1}")),
            Fault::Ended { status } => say!(words, "terminal-bot-ended", status),
            Fault::TooLong { bytes } => say!(words, "terminal-bot-too-long", bytes),
            Fault::Unasked { line } => say!(words, "terminal-bot-unasked", line),
            Fault::Unreadable { line } => say!(words, "terminal-bot-unreadable", line),
            Fault::Refused { why } => say!(words, "terminal-bot-refused", why),
        }
    }
}
