//! Why a table does not do what it was asked to: what was wrong, and what would have been right.

use crate::{BadWord, Seat, SeatSet};
use std::fmt;

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
        expected: Expected,
    },
    /// It is somebody else's turn, or nobody's.
    #[error("not the moment for {who}: the table waits for {waiting}")]
    NotNow {
        /// Who or what came at the wrong time.
        who: String,
        /// What the table waits for.
        waiting: Awaited,
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
        expected: Expected,
    },
    /// There is nothing that may be taken back.
    #[error("nothing to take back: {0}")]
    Undo(NoUndo),
}

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// A choice of each of these.
    Choice(SeatSet),
    /// Dice, cards, whatever nobody chooses.
    Roll,
    /// Whoever else it is.
    Others,
    /// The game is over.
    Nothing,
}

impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Awaited::Choice(seats) => write!(f, "a choice of {seats}"),
            Awaited::Roll => f.write_str("a roll"),
            Awaited::Others => f.write_str("others"),
            Awaited::Nothing => f.write_str("nothing, the game is over"),
        }
    }
}

/// Why nothing may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    /// A roll came, or nothing yet.
    #[error("the last thing that happened was not a choice of yours")]
    NotYours,
    /// Somebody else has chosen.
    #[error("another player has chosen since")]
    OthersChose,
    /// The choice showed its player something.
    #[error("your choice has already shown you something new")]
    Shown,
}

/// A few of the words that would have been right, and how many more there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// These.
    pub words: Vec<String>,
    /// And so many more.
    pub more: usize,
}

impl Expected {
    pub(crate) fn of<'a, W: fmt::Display + 'a>(words: impl ExactSizeIterator<Item = &'a W>) -> Expected {
        const SHOWN: usize = 12;
        let more = words.len().saturating_sub(SHOWN);
        Expected { words: words.take(SHOWN).map(|word| format!("`{word}`")).collect(), more }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words.join(", "))?;
        if self.more > 0 { write!(f, " or one of {} more", self.more) } else { Ok(()) }
    }
}
