//! Why there is no answer.

use luckhouse_engine::BadWord;

/// Why a game could not be solved, and what would help.
///
/// ```
/// use luckhouse_solvers::Unsolved;
/// let wrong = Unsolved::Seats { found: 3, expected: 2 };
/// assert_eq!(wrong.to_string(), "a game for 3 cannot be solved here: expected rules made for 2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The rules are for another number of seats.
    #[error("a game for {found} cannot be solved here: expected rules made for {expected}")]
    Seats {
        /// The seats that the rules were made for.
        found: usize,
        /// The seats that this solver needs.
        expected: usize,
    },
    /// More states can be reached than were allowed.
    #[error("more than {limit} states can be reached: raise the limit, or start later in the game")]
    TooLarge {
        /// How many states were allowed.
        limit: usize,
    },
    /// The game can come back to a state, where each must come once at most.
    #[error("the game can come back to {state}: expected a game in which no state comes twice")]
    Cycle {
        /// A state that can come twice.
        state: String,
    },
    /// Several players choose at once.
    #[error("several choose at once in {state}: expected one at a time")]
    AtOnce {
        /// The state in which they do.
        state: String,
    },
    /// Whoever waited did not want to wait any longer.
    #[error("stopped before the answer was there")]
    Stopped,
    /// The game is set up in a way that this solver does not know.
    #[error("{found} cannot be solved: expected {expected}")]
    Setup {
        /// How it is set up.
        found: String,
        /// What could be solved.
        expected: String,
    },
    /// The question could not be read.
    #[error(transparent)]
    Word(#[from] BadWord),
}
