//! A table: one task that owns everything on it.
//!
//! | what | where |
//! |---|---|
//! | the table itself, and what can be done at it | `desk`, `seating`, `opening`, `choosing`, `bound`, `taken_back` |
//! | its fair dice, by the second protocol | `fair` |
//! | what a deed changes, to be saved | `draft`, `note`, `sitter`, `settings` |
//! | a table as it was left | `load` |
//! | what each viewer is told | `telling` |
//! | what the host of the house does here | `by_host` |
//! | the task: its letters, its clients, its clock | `mail`, `keeper`, `guests`, `commands`, `questions`, `talk`, `recent`, `sayings`, `names`, `clock`, `waiting`, `expiry`, `kept_seats` |

mod bound;
mod by_host;
mod choosing;
mod clock;
mod commands;
mod desk;
mod draft;
mod expiry;
mod fair;
mod guests;
mod keeper;
mod kept_seats;
mod load;
mod mail;
mod names;
mod note;
mod opening;
mod questions;
mod recent;
mod sayings;
mod seating;
mod settings;
mod sitter;
mod taken_back;
mod talk;
mod telling;
#[cfg(test)]
mod tests;
mod waiting;

pub(crate) use by_host::ByHost;
pub(crate) use desk::{Desk, outcome_of, result, wrong_word};
pub(crate) use fair::FairTable;
pub(crate) use keeper::Keeper;
pub(crate) use mail::{Blank, Farewell, Hello, Line, Mail, Visitor};
pub(crate) use names::readable as readable_name;
pub(crate) use settings::Settings;
pub(crate) use sitter::{Added, Sitter, shown};
