//! Everything that thinks for longer than a table may wait: bots, judges, the coach, and games read from their logs.
//!
//! | what | where |
//! |---|---|
//! | as many threads as it has, and a queue that can be full | `pool` |
//! | one run for all who ask the same, and answers that are kept | `shared` |
//! | what is solved by many threads, in nobody's way | `spread` |

mod pool;
mod shared;
mod spread;

pub(crate) use pool::Pool;
pub(crate) use shared::Shared;
pub(crate) use spread::spread;

use crate::config;
use crate::protocol::{Problem, Why, because};
use std::time::Duration;

/// Whoever finds no room to think may ask again after so long.
pub(crate) const AGAIN: Duration = Duration::from_secs(5);

/// The threads of a house that think. Bots have their own, so that no question keeps a game waiting; so has the coach,
/// who takes minutes, so that no hint waits for one, and so have the exact answers about documents, and the games that the coach
/// looks at unasked.
pub(crate) struct Thinking {
    pub(crate) bots: Pool,
    pub(crate) questions: Pool,
    pub(crate) coach: Pool,
    pub(crate) studies: Pool,
    pub(crate) reviews: Pool,
}

impl Thinking {
    pub(crate) fn new(config: &config::Thinking) -> Thinking {
        Thinking {
            bots: Pool::new("bots", config.bots, config.bots_waiting).sharing(config.wait),
            questions: Pool::new("questions", config.questions, config.questions_waiting)
                .sharing(config.wait),
            coach: Pool::new("coach", config.coach, config.questions_waiting),
            studies: Pool::new("studies", 1, config.questions_waiting),
            reviews: Pool::new("reviews", config.reviews, config.questions_waiting),
        }
    }
}

/// Why nothing was thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unanswered {
    /// Too much waits to be thought about.
    Busy,
    /// Whoever thought about it failed.
    Failed,
}

impl Unanswered {
    /// How somebody hears of it; `failed` names the message that says what could not be done.
    pub(crate) fn problem(self, failed: &'static str) -> Problem {
        match self {
            Unanswered::Busy => busy(),
            Unanswered::Failed => Problem::new(Why::Rules, because(failed)),
        }
    }
}

/// There is no room to think.
pub(crate) fn busy() -> Problem {
    let seconds = AGAIN.as_secs();
    Problem::new(Why::Busy, because("thinking").with("seconds", seconds))
}
