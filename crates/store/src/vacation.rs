//! Days off: times in which no clock of days runs for a member.

use crate::{Millis, StoreError};

/// From one moment to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Vacation {
    /// When it begins.
    pub from: Millis,
    /// When it is over.
    pub until: Millis,
}

impl Vacation {
    /// Does it run at this moment?
    pub fn runs(self, now: Millis) -> bool {
        self.from <= now && now < self.until
    }
}

/// Are those that are known, by their beginning, those that were read?
pub(crate) fn unchanged(known: &[Vacation], read: &[Vacation]) -> Result<(), StoreError> {
    if known == read { Ok(()) } else { Err(StoreError::PlannedMeanwhile) }
}
