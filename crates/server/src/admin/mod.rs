//! What the host does by hand: `luckhouse admin`, on a house that runs or on its data alone.
//!
//! | what | where |
//! |---|---|
//! | what can be asked and what is answered | [`Order`], [`Answer`] |
//! | on a house that runs | `house/host.rs`, and `table/by_host.rs` for what is done at a table |
//! | on data that no house has open | [`at_rest`] |
//! | the way to a house that runs: one line of JSON each way on a socket in its folder | [`serve`], [`SOCKET`] |
//! | who is kept out | [`Network`], `bans` |
//! | what is held of accounts | [`Held`], `accounts` |

mod accounts;
mod at_rest;
mod bans;
mod listing;
mod network;
mod order;
#[cfg(unix)]
mod socket;

pub use accounts::Held;
pub(crate) use accounts::{Grounds, account_change, standing};
pub use at_rest::at_rest;
pub(crate) use at_rest::{ban, deed, hide, written};
pub(crate) use bans::{Bans, BansChange};
pub(crate) use listing::read;
pub use network::{BadNetwork, Network};
pub use order::{
    AccountRow, Answer, BanRow, DeedRow, NotDone, Order, Request, Said, Stage, TableRow, TalkRow, Whose,
};
#[cfg(unix)]
pub use socket::{SOCKET, Socket, serve};
