//! What a host should know of data that was opened all the same.

use crate::Millis;
use std::fmt;

/// Something is not as it was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The data has less than was written: its log was cut or lost, or an older file was put in its place.
    Missing {
        /// At least so many.
        changes: u64,
        /// The time of the last change that is there.
        after: Millis,
        /// The time of the last one that is missing.
        until: Millis,
    },
    /// The data was in use when it was copied or left, and its log is not there: whatever was in the log is missing.
    MaybeMissing {
        /// The time of the last change that is there.
        after: Millis,
    },
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let copy = "copy data with `luckhouse backup`, or the house stopped and all files together";
        match self {
            Notice::Missing { changes, after, until } => write!(
                f,
                "at least {changes} changes that were written are missing, all after {after}, the last of {until}: the \
                 write-ahead log (luckhouse.sqlite-wal) was cut or lost; {copy}"
            ),
            Notice::MaybeMissing { after } => write!(
                f,
                "changes after {after} may be missing: the data was in use when it was copied, and its write-ahead log \
                 (luckhouse.sqlite-wal) is not beside it; {copy}"
            ),
        }
    }
}
