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
//! | its part in the dice | [`Contribution`] |
//! | where a house and its tables are found | [`Address`] |
//! | the socket, over any stream | [`wire`] |
//! | the requests by HTTP, over any stream | [`api`] |
//!
//! Somebody opens a table, and sees that it waits for the others:
//!
//! ```
//! use luckhouse_server::client::{Client, Ticket, api::Api, wire::Wire};
//! use luckhouse_server::protocol::{OpenTable, Stage};
//! use luckhouse_server::{Config, House, serve};
//! use luckhouse_store::Memory;
//! use std::sync::Arc;
//! use tokio::net::{TcpListener, TcpStream};
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! let house = House::start(Arc::new(Memory::default()), Config::default())?;
//! let listener = TcpListener::bind("127.0.0.1:0").await?;
//! let address = listener.local_addr()?;
//! tokio::spawn(serve(listener, house, std::future::pending()));
//!
//! let game = luckhouse_shelf::games::GAMES[0].about();
//! let order = format!(r#"{{"game": "{}", "seats": {}, "sit": {{"name": "Ann"}}}}"#, game.name, game.seats[0]);
//! let order: OpenTable = serde_json::from_str(&order)?;
//! let mut api = Api::over(TcpStream::connect(address).await?, &address.to_string()).await?;
//! let seated = api.open(&order).await?;
//!
//! let ticket = Ticket { table: seated.table, token: seated.token, ..Ticket::default() };
//! let mut client = Client::new(ticket, 0x5eed);
//! let mut wire = Wire::open(TcpStream::connect(address).await?, &address.to_string()).await?;
//! wire.say(&client.hello()).await?;
//! while client.now().is_none() {
//!     let heard = wire.hear().await?;
//!     wire.pass_on(&mut client, &heard).await?;
//! }
//! assert_eq!(client.seat(), Some(1));
//! assert!(client.now().is_some_and(|now| now.stage != Stage::Over));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # }).unwrap();
//! ```

mod address;
pub mod api;
mod command;
mod dice;
mod happened;
mod numbered;
mod state;
mod ticket;
pub mod wire;

pub use address::{Address, BadAddress};
pub use command::Command;
pub use dice::Contribution;
pub use happened::Happened;
pub use state::Client;
pub use ticket::Ticket;

#[cfg(test)]
mod tests;
