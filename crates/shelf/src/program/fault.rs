//! What a program can do wrong at a table.

use luckhouse_words::{Words, say};

/// Why a program forfeits a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// It could not be started.
    NotStarted {
        /// What the system says.
        error: String,
    },
    /// It did not answer in time.
    Late {
        /// So long it was waited for.
        seconds: f64,
    },
    /// It is not there any more.
    Ended {
        /// How, in the system's words.
        status: String,
    },
    /// It said a line without end.
    TooLong {
        /// A line may be so long.
        bytes: u64,
    },
    /// It said something before it was asked.
    Unasked {
        /// The beginning of it.
        line: String,
    },
    /// What it said is no choice.
    Unreadable {
        /// The beginning of it.
        line: String,
    },
    /// What it chose cannot be chosen.
    Refused {
        /// What speaks against it, in words.
        why: String,
    },
    /// What it chose is none of its offers.
    NotOffered {
        /// What it said.
        word: String,
    },
}

impl Fault {
    /// For programs.
    pub fn name(&self) -> &'static str {
        match self {
            Fault::NotStarted { .. } => "not started",
            Fault::Late { .. } => "late",
            Fault::Ended { .. } => "ended",
            Fault::TooLong { .. } => "too long",
            Fault::Unasked { .. } => "unasked",
            Fault::Unreadable { .. } => "unreadable",
            Fault::Refused { .. } => "refused",
            Fault::NotOffered { .. } => "not offered",
        }
    }

    /// In words.
    pub fn said(&self, words: &Words) -> String {
        match self {
            Fault::NotStarted { error } => say!(words, "terminal-bot-no-start", error),
            Fault::Late { seconds } => say!(words, "terminal-bot-late", seconds = format!("{seconds:.1}")),
            Fault::Ended { status } => say!(words, "terminal-bot-ended", status),
            Fault::TooLong { bytes } => say!(words, "terminal-bot-too-long", bytes),
            Fault::Unasked { line } => say!(words, "terminal-bot-unasked", line),
            Fault::Unreadable { line } => say!(words, "terminal-bot-unreadable", line),
            Fault::Refused { why } => say!(words, "terminal-bot-refused", why),
            Fault::NotOffered { word } => say!(words, "terminal-bot-not-offered", word),
        }
    }
}
