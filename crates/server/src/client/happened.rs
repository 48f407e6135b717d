//! What has changed for a client.

use crate::protocol::{Entry, Inbound, Opinion, Report, TalkLine, Why};
use std::time::Duration;

/// What a message of the house meant. Nothing is told twice.
#[derive(Clone, Debug, PartialEq)]
pub enum Happened {
    /// The house has said welcome: whatever was not answered is now said again, see [`super::Client::again`].
    Welcomed,
    /// Something about the table is new, such as where they play again: [`super::Client::table`].
    Table,
    /// This happened at the table. It is new: nobody has been told of these numbers before.
    Story(Vec<Entry>),
    /// The whole story was told anew. What was hidden may stand open in it.
    Replaced,
    /// How things stand may have changed: [`super::Client::now`].
    Stands,
    /// This was said.
    Talked(Vec<TalkLine>),
    /// Somebody came or went: [`super::Client::people`].
    People,
    /// A command is done and safe.
    Done(Inbound),
    /// A command was not done, or something that was said could not be read.
    Refused {
        /// Which command, if it is known.
        said: Option<Inbound>,
        /// Why, for a program.
        why: Why,
        /// Why, for a person.
        text: String,
    },
    /// The odds that were asked for.
    Odds(Vec<Report>),
    /// What would be best, that first.
    Hint(Vec<Opinion>),
    /// The house asks to be left alone for a while. Then whatever is not answered may be said again.
    SlowDown {
        /// For how long.
        wait: Duration,
        /// What was too much.
        text: String,
    },
    /// The house closes the connection.
    Bye {
        /// Why, for a program.
        why: Why,
        /// Why, for a person.
        text: String,
    },
    /// Something was missed: this connection is of no more use. Say hello on a new one.
    Missed,
    /// This is to be said now: the client has decided so by itself. What is [unkept](super::Client::unkept) is stored before.
    Say(Inbound),
    /// The house has contradicted itself about the dice: nothing more is added to them, and whoever plays must be told.
    Alarm(String),
    /// Something about the dice that everybody should know; play goes on.
    Notice(String),
}
