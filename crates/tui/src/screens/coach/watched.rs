//! The coach's thinking, on a thread of its own: the screen asks how far it is, and whoever leaves ends it.

use crate::thinking::{Progress, Thought};
use luckhouse_engine::Rng;
use luckhouse_shelf::coach::no_coach;
use luckhouse_shelf::{Budget, Cancel, CoachReport, NoCoach, Watch, read_log};
use luckhouse_words::{Words, say};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A report that is being made.
pub(super) struct Working {
    thought: Thought<Result<CoachReport, NoCoach>>,
    watched: Arc<Watched>,
}

#[derive(Default)]
struct Watched {
    done: AtomicU64,
    of: AtomicU64,
    cancel: Cancel,
}

impl Watch for Watched {
    fn go_on(&self, done: u64, of: u64) -> bool {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
        !self.cancel.has_left()
    }
}

impl Working {
    /// Begin to look through the game of this log; each decision is thought over for so long.
    pub(super) fn start(log: String, thought: Duration) -> Working {
        let watched = Arc::new(Watched::default());
        let watch = Arc::clone(&watched);
        let think = move |_: &mut Rng| {
            // What is looked back at was read before.
            let table = read_log(&log, usize::MAX).map_err(|_| NoCoach::NothingDecided)?;
            watch.cancel.during(|| table.coach(Budget::time(thought), &*watch))
        };
        Working { thought: Thought::start(Box::new(think), Rng::seeded(0)), watched }
    }

    /// The report, or why there is none, once it is there.
    pub(super) fn done(&self, words: &Words) -> Option<Result<CoachReport, String>> {
        match self.thought.progress() {
            Progress::Thinking => None,
            Progress::Done(report, _) => Some(report.map_err(|why| no_coach(words, &why))),
            Progress::Failed => Some(Err(say!(words, "terminal-coach-stopped"))),
        }
    }

    /// So many events of so many are looked through.
    pub(super) fn progress(&self) -> (u64, u64) {
        (self.watched.done.load(Ordering::Relaxed), self.watched.of.load(Ordering::Relaxed))
    }
}

impl Drop for Working {
    /// Whoever leaves needs no more of it.
    fn drop(&mut self) {
        self.watched.cancel.leave();
    }
}
