//! A table: one task that owns everything on it.
//!
//! | what | where |
//! |---|---|
//! | the table itself, and what can be done at it | `state`, `seating`, `opening`, `choosing`, `bound`, `taken_back` |
//! | its fair dice, by the second protocol | `fair` |
//! | what a deed changes, to be saved | `pending`, `note`, `occupant`, `settings` |
//! | a table as it was left | `load` |
//! | what each viewer is told | `telling`, `written` |
//! | what the host of the house does here | `by_host` |
//! | choices that were said ahead | `ahead` |
//! | the task: its messages, its clients, its clock | `message`, `actor`, `subscribers`, `commands`, `questions`, `talk`, `recent`, `sayings`, `names`, `clock`, `absent`, `seat_clocks`, `vacations`, `waiting`, `expiry`, `kept_seats`, `tournament` |

mod absent;
mod actor;
mod ahead;
mod bound;
mod by_host;
mod choosing;
mod clock;
mod commands;
mod expiry;
mod fair;
mod kept_seats;
mod load;
mod message;
mod names;
mod note;
mod occupant;
mod opening;
mod pending;
mod questions;
mod recent;
mod sayings;
mod seat_clocks;
mod seating;
mod settings;
mod state;
mod subscribers;
mod taken_back;
mod talk;
mod telling;
#[cfg(test)]
mod tests;
mod tournament;
mod unlawful;
mod vacations;
mod waiting;
mod why_closed;
mod written;

pub(crate) use actor::TableActor;
pub(crate) use by_host::ByHost;
pub(crate) use fair::FairTable;
#[cfg(test)]
pub(crate) use message::Wishes;
pub(crate) use message::{
    Again, Blank, Farewell, Hello, Newcomer, Subscription, TableHandle, TableMessage, Visitor,
};
pub(crate) use names::{is_hidden, looks, of_bot as name_of_bot, readable as readable_name};
pub(crate) use note::Note;
pub(crate) use occupant::{DiceContribution, Occupant, number, shown};
pub(crate) use settings::{OfDay, OfTournament, Settings};
pub(crate) use state::{TableState, outcome_of, result, wrong_word};
pub(crate) use unlawful::{against_rules, unknown_word};
pub(crate) use why_closed::{BY_HOST, BY_MODERATOR};
