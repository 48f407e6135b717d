//! What a client knows before it is at the table.

use std::fmt;

/// A table, and what opens a seat there.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Ticket {
    /// Which table.
    pub table: String,
    /// The token of a seat; without one, one watches.
    pub token: Option<String>,
    /// What somebody who watches wants to be called in the talk.
    pub name: Option<String>,
    /// Shall the table come as plain text too?
    pub pictures: bool,
    /// In which language? English, if nothing is said.
    pub language: Option<String>,
    /// Shall it come with how things stood after each new line?
    pub views: bool,
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.token.is_some() { "a seat" } else { "to watch" };
        write!(f, "Ticket({kind}, not shown)")
    }
}
