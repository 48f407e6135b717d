//! Two players, or two sets of options, with the same dice.

mod duel;
mod measure;
mod settings;

pub use duel::{Duel, Edge, Verdict};
pub use measure::Measure;
pub use settings::{Contrast, Line, Settings};

pub(crate) use measure::{MEASURES, Measured, sample};
pub(crate) use settings::Paired;
