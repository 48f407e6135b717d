//! The other side of the protocol: a client that loses nothing.
//!
//! [`Client`] has no socket and no clock. It is told what the house says and answers what there is to say; whoever
//! holds the connection carries the words. A connection may break at any time: say [`Client::hello`] on a new one, and
//! what was missed comes, and what was not answered is said again under the same name, so that it is done once.
//!
//! | what | where |
//! |---|---|
//! | what a client knows of its seat before it is there | [`Ticket`] |
//! | what it can ask for | [`Command`] |
//! | what has changed for it | [`Happened`] |
//! | where a house and its tables are found | [`Address`] |
//! | the socket, over any stream | [`wire`] |
//! | the requests by HTTP, over any stream | [`api`] |

mod address;
pub mod api;
mod command;
mod happened;
mod numbered;
mod state;
mod ticket;
pub mod wire;

pub use address::{Address, BadAddress};
pub use command::Command;
pub use happened::Happened;
pub use state::Client;
pub use ticket::Ticket;

#[cfg(test)]
mod tests;
