//! The house is killed at random moments under load, and opened again. `LUCKHOUSE_KILLS` says how often; a few times if
//! it is not set.

mod arena;
mod bystander;
mod faults;
mod house;
mod load;
mod network;
mod nodes;
mod player;
#[path = "../../../server/tests/players/mod.rs"]
mod players;
mod start;
mod tables;

/// What players come over.
use tokio::net::TcpStream as Stream;
