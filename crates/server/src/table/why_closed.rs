//! Why a table was closed. It stands in the story as it was written down, in English and for ever; what the house itself
//! wrote can be told in other words.

use crate::protocol::{Fact, Problem, Why, because};

/// What is said to those who are at a table that the host closes without a word.
pub(crate) const BY_HOST: &str = "the host of the house closed this table";
/// What is said to those who are at a table that somebody closes who keeps order.
pub(crate) const BY_MODERATOR: &str = "a moderator of the house closed this table";
/// The dice could not be made.
pub(super) const UNOPENED: &str = "twice somebody did not open their bytes for the dice";

/// What the house wrote down, as data; nothing for the host's own words.
pub(super) fn why_closed(why: &str) -> Option<Fact> {
    let name = match why {
        BY_HOST => "closed-by-host",
        BY_MODERATOR => "closed-by-moderator",
        UNOPENED => "closed-unopened",
        _ => return None,
    };
    Problem::new(Why::House, because(name)).reason
}
