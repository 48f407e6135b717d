//! A table: one task that owns everything on it.
//!
//! | what | where |
//! |---|---|
//! | the table itself, and what can be done at it | `desk`, `seating`, `opening`, `choosing` |
//! | its fair dice, by the second protocol | `fair` |
//! | what a deed changes, to be saved | `draft`, `note`, `sitter`, `settings` |
//! | a table as it was left | `load` |
//! | what each viewer is told | `telling` |
//! | the task: its letters, its clients, its clock | `mail`, `keeper`, `guests`, `commands`, `questions`, `talk`, `clock` |

mod choosing;
mod clock;
mod commands;
mod desk;
mod draft;
mod fair;
mod guests;
mod keeper;
mod load;
mod mail;
mod note;
mod opening;
mod questions;
mod seating;
mod settings;
mod sitter;
mod talk;
mod telling;
#[cfg(test)]
mod tests;

pub(crate) use desk::{Desk, outcome_of, result, wrong_word};
pub(crate) use fair::FairTable;
pub(crate) use keeper::Keeper;
pub(crate) use mail::{Blank, Farewell, Hello, Line, Mail};
pub(crate) use settings::Settings;
pub(crate) use sitter::{Added, Sitter, shown};
