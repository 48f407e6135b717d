//! How long a bot may think.

use crate::Level;
use luckhouse_solvers::Cancel;
use std::time::{Duration, Instant};

/// The most that one choice may cost: so many nodes, and so much time if that is set.
///
/// Nodes alone make a bot play the same on every machine; time keeps it at a human pace on a slow one.
///
/// ```
/// use luckhouse_bots::Budget;
/// let mut meter = Budget::nodes(2).begin();
/// assert!(meter.go_on() && meter.go_on());
/// assert!(!meter.go_on());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    /// What a node is, the bot says: a playout, a visit, a position looked at.
    pub nodes: u64,
    /// No choice takes longer.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many nodes, however long they take.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes, time: None }
    }

    /// As many nodes as fit into this time.
    pub const fn time(time: Duration) -> Budget {
        Budget { nodes: u64::MAX, time: Some(time) }
    }

    /// At most so much time as well.
    #[must_use]
    pub const fn within(self, time: Duration) -> Budget {
        Budget { time: Some(time), ..self }
    }

    /// A human pace: what a level may think at a table of people.
    pub const fn of(level: Level) -> Budget {
        match level {
            Level::Novice | Level::Steady => Budget::time(Duration::from_millis(100)),
            Level::Strong => Budget::time(Duration::from_millis(250)),
            Level::Best => Budget::time(Duration::from_millis(1500)),
        }
    }

    /// Begin to think.
    pub fn begin(self) -> Meter {
        Meter { left: self.nodes, until: self.time.map(|time| Instant::now() + time) }
    }
}

/// A budget that is being spent.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    left: u64,
    until: Option<Instant>,
}

impl Meter {
    /// Spend one node. `false` if there is none left, or no time, or nobody who waits for it.
    pub fn go_on(&mut self) -> bool {
        let in_time = || self.until.is_none_or(|until| Instant::now() < until);
        let on = self.left > 0 && in_time() && !Cancel::is_time_up();
        self.left = self.left.saturating_sub(1);
        on
    }
}
