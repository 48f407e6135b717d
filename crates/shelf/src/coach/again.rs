//! Trying again from a moment of a game that was played: another table, and that game stays as it is.

use crate::{AnyTable, BadLog, Waiting, read_log};
use luckhouse_engine::Rng;

/// Why there is nothing to try.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTry {
    /// The log cannot be read.
    #[error(transparent)]
    Log(#[from] BadLog),
    /// Nobody chooses anything at that moment.
    #[error("nobody chooses anything after {after} events: expected a moment before the last of {most}")]
    Moment {
        /// So many events had happened.
        after: usize,
        /// So many there are.
        most: usize,
    },
}

/// A game as it stood after so many events; if it waited for dice, with new ones.
///
/// ```
/// use luckhouse_engine::Rng;
/// use luckhouse_shelf::coach::try_from;
/// let log = "booty-dice seats 2 edition 1\n* p1 starts\n* D D X X C W\np1 stop\n";
/// let table = try_from(log, 2, &mut Rng::seeded(1))?;
/// assert_eq!(table.events(), 2);
/// assert!(try_from(log, 3, &mut Rng::seeded(1)).is_err(), "that was all");
/// # Ok::<(), luckhouse_shelf::coach::NoTry>(())
/// ```
///
/// # Errors
/// If nobody could choose anything then.
pub fn try_from(log: &str, after: usize, rng: &mut Rng) -> Result<Box<dyn AnyTable>, NoTry> {
    let most = read_log(log, usize::MAX)?.events();
    let mut table = read_log(log, after)?;
    while matches!(table.waiting(), Waiting::Roll) {
        table.roll(rng);
    }
    let open = matches!(table.waiting(), Waiting::Choice(_)) && after < most;
    if open { Ok(table) } else { Err(NoTry::Moment { after, most }) }
}
