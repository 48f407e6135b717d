//! A table: one task that owns everything on it.
//!
//! | what | where |
//! |---|---|
//! | the table itself, and what can be done at it | `desk`, `seating`, `opening` |
//! | what a deed changes, to be saved | `draft`, `note`, `sitter`, `settings` |
//! | a table as it was left | `load` |
//! | what each viewer is told | `telling` |
//! | what the host of the house does here | `by_host` |
//! | the task: its letters, its clients, its clock | `mail`, `keeper`, `guests`, `commands`, `talk`, `recent`, `clock`, `waiting`, `expiry` |

mod by_host;
mod clock;
mod commands;
mod desk;
mod draft;
mod expiry;
mod guests;
mod keeper;
mod load;
mod mail;
mod note;
mod opening;
mod recent;
mod seating;
mod settings;
mod sitter;
mod talk;
mod telling;
#[cfg(test)]
mod tests;
mod waiting;

pub(crate) use by_host::ByHost;
pub(crate) use desk::{Desk, outcome_of, result, wrong_word};
pub(crate) use keeper::{Keeper, think};
pub(crate) use mail::{Blank, Farewell, Hello, Line, Mail};
pub(crate) use settings::Settings;
pub(crate) use sitter::{Added, Sitter, shown};
