//! Vacations: days on which no clock of days runs for a player.
//!
//! | what | where |
//! |---|---|
//! | how many there may be, and what remains | [`Allowance`] |
//! | who has one now, for every table of this node | [`Vacations`] |

mod allowance;
mod known;

pub(crate) use allowance::{Allowance, Refused, days_of, ended};
pub(crate) use known::{AllVacations, Vacations};
