//! Why a log proves nothing.

use crate::fair::RoundFlaw;
use crate::{Argument, BadWord, Phrase, Refusal, Seat, phrase};
use std::fmt;

/// The first line of a log that is not as it must be, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl Broken {
    /// The line and what is wrong with it, where that has been put into words.
    pub fn said(&self, fault: String) -> Phrase {
        phrase!("log-line", line = self.line, fault)
    }
}

impl std::error::Error for Broken {}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said(self.flaw.to_string()).fmt(f)
    }
}

/// What can be wrong with a line of a log with fair dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Something else has to stand there.
    Place {
        /// What stands there.
        found: Argument,
        /// What would be right.
        expected: Phrase,
    },
    /// A word cannot be read.
    Word(BadWord),
    /// The rules do not allow it.
    Rules(Refusal),
    /// Not as the house writes it.
    Text(String),
    /// The secret is not the one that was sealed.
    HouseSeal,
    /// Bytes are not those that were sealed.
    SeatSeal(Seat),
    /// The signature is of something else.
    Signature,
    /// Lists are chained.
    Previous(String),
    /// Starts are counted.
    Start {
        /// What the line says.
        found: u64,
        /// What it should say.
        expected: u64,
    },
    /// The list, the terms and the lines of the seats must agree.
    Listed {
        /// Whose.
        seat: Seat,
        /// What stands here.
        found: Argument,
        /// What stands elsewhere.
        expected: Phrase,
    },
    /// A round, a link or a chain.
    Round(RoundFlaw),
    /// A roll is another one.
    Roll {
        /// What the log says.
        found: String,
        /// What everybody's bytes lead to.
        expected: String,
    },
    /// A choice is not the one that was committed to.
    Choice {
        /// Which event.
        event: u64,
        /// Whose.
        seat: Seat,
    },
    /// A choice that had to be committed to was not.
    Uncommitted(Seat),
    /// A committed choice that was not opened is the first legal one.
    Unopened {
        /// Whose.
        seat: Seat,
        /// The first legal choice.
        expected: String,
    },
}

impl Flaw {
    /// What is wrong, to be said in any language; what the rules refuse is in their English.
    pub fn phrase(&self) -> Phrase {
        match self.clone() {
            Flaw::Place { found, expected } => phrase!("flaw-place", found, expected),
            Flaw::Word(wrong) => wrong.phrase(),
            Flaw::Rules(refusal) => Phrase::words([refusal]),
            Flaw::Text(expected) => phrase!("flaw-text", expected),
            Flaw::HouseSeal => phrase!("flaw-house-seal"),
            Flaw::SeatSeal(seat) => phrase!("flaw-seat-seal", seat),
            Flaw::Signature => phrase!("flaw-signature"),
            Flaw::Previous(hash) => phrase!("flaw-previous", hash),
            Flaw::Start { found, expected } => phrase!("flaw-start", found, expected),
            Flaw::Listed { seat, found, expected } => phrase!("flaw-listed", seat, found, expected),
            Flaw::Round(flaw) => flaw.phrase(),
            Flaw::Roll { found, expected } => phrase!("flaw-roll", found, expected),
            Flaw::Choice { event, seat } => phrase!("flaw-choice", event, seat),
            Flaw::Uncommitted(seat) => phrase!("flaw-uncommitted", seat),
            Flaw::Unopened { seat, expected } => phrase!("flaw-unopened", seat, expected),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for Flaw {}

impl From<BadWord> for Flaw {
    fn from(wrong: BadWord) -> Flaw {
        Flaw::Word(wrong)
    }
}

impl From<Refusal> for Flaw {
    fn from(refusal: Refusal) -> Flaw {
        Flaw::Rules(refusal)
    }
}

impl From<RoundFlaw> for Flaw {
    fn from(flaw: RoundFlaw) -> Flaw {
        Flaw::Round(flaw)
    }
}
