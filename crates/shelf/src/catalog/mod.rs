//! What a game needs beyond its rules to stand in the catalogue, by purpose.

mod measure;
mod present;
mod solve;
mod staff;

pub(crate) use measure::metrics;
pub use measure::{MOST_METRICS, Measure, Metric, Progress};
pub use present::{Present, Seen, Shortcut, Step};
pub use solve::{BestPlay, Effort, HeadStart, Solve, Solved, questions};
pub use staff::Staff;

/// A game of the catalogue: it can be shown, measured, solved and played by bots. All but [`Present`] have defaults, so that a
/// new game can be played at once.
pub trait CatalogGame: Present + Measure + Solve + Staff {}

impl<G: Present + Measure + Solve + Staff> CatalogGame for G {}
