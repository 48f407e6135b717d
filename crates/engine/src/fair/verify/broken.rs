//! Why a log proves nothing.

use crate::fair::RoundFlaw;
use crate::{BadWord, Refusal, Seat};
use std::fmt;

/// The first line of a log that is not as it must be, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Broken {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.flaw)
    }
}

/// What can be wrong with a line of a log with fair dice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// Something else has to stand there.
    #[error("`{found}` cannot stand here: expected {expected}")]
    Place {
        /// What stands there.
        found: String,
        /// What would be right.
        expected: String,
    },
    /// A word cannot be read.
    #[error(transparent)]
    Word(#[from] BadWord),
    /// The rules do not allow it.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// Not as the house writes it.
    #[error("not written as the house writes it: expected `{0}`")]
    Text(String),
    /// The secret is not the one that was sealed.
    #[error(
        "the secret does not fit the house's seal: it is not the one that was promised before the first roll"
    )]
    HouseSeal,
    /// Bytes are not those that were sealed.
    #[error("the bytes of {0} do not fit their seal in the list")]
    SeatSeal(Seat),
    /// The signature is of something else.
    #[error(
        "the signature does not fit: terms, header or list are not those that the house signed by its key"
    )]
    Signature,
    /// Lists are chained.
    #[error("the list does not name the list before it: expected `after {0}`")]
    Previous(String),
    /// Starts are counted.
    #[error("start {found} comes where start {expected} is next")]
    Start {
        /// What the line says.
        found: u64,
        /// What it should say.
        expected: u64,
    },
    /// The list, the terms and the lines of the seats must agree.
    #[error("{seat} is {found} here: expected {expected}")]
    Listed {
        /// Whose.
        seat: Seat,
        /// What stands here.
        found: String,
        /// What stands elsewhere.
        expected: String,
    },
    /// A round, a link or a chain.
    #[error(transparent)]
    Round(#[from] RoundFlaw),
    /// A roll is another one.
    #[error("the log has `{found}`, but the dice of this table gave `{expected}`")]
    Roll {
        /// What the log says.
        found: String,
        /// What everybody's bytes lead to.
        expected: String,
    },
    /// A choice is not the one that was committed to.
    #[error("what {seat} chose as event {event} is not what it had committed to")]
    Choice {
        /// Which event.
        event: u64,
        /// Whose.
        seat: Seat,
    },
    /// A choice that had to be committed to was not.
    #[error(
        "{0} has committed to nothing before this choice, which others could not read or which was made at once"
    )]
    Uncommitted(Seat),
    /// A committed choice that was not opened is the first legal one.
    #[error("{seat} did not open its choice, so that it plays `{expected}`")]
    Unopened {
        /// Whose.
        seat: Seat,
        /// The first legal choice.
        expected: String,
    },
}
