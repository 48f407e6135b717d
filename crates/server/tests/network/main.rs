//! The house over real sockets and simulated ones.

mod drawn_again;
mod eavesdrop;
mod fairness;
mod faults;
mod first_protocol;
mod frames;
#[path = "../players/mod.rs"]
mod players;
mod running;
mod several;

/// What players come over.
use turmoil::net::TcpStream as Stream;
