//! Several nodes at one store: any of them takes any client, and carries what is said to the node that owns the table.
//!
//! | what | where |
//! |---|---|
//! | by what nodes know each other | `identity` |
//! | one connection to each other node, for everything | `links` |
//! | over which network | `dial` |
//! | where the others come in | `door` |
//! | requests about a table of another node | `carry` |
//! | sockets at a table of another node | `stream` |
//! | what is counted for all nodes at one of them | `limits` |
//!
//! Who owns which table is the house's care (`house/nodes.rs`). What travels between two nodes is what the client would have sent and
//! been sent, so that a node learns no more of a table of another than its own clients may see.

mod carry;
mod dial;
mod door;
mod identity;
mod limits;
mod lines;
mod links;
mod stream;

pub(crate) use carry::carry;
pub(crate) use dial::over_tcp;
pub use dial::{Dial, NodeStream};
pub(crate) use door::{Carried, welcome};
pub(crate) use limits::report;
pub(crate) use links::{Links, Unreached};
pub(crate) use stream::subscribe;

use crate::http::Address;
use axum::http::{HeaderName, StatusCode};
use luckhouse_store::NodeAddress;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Whom a node asks for, in what it carries. It is believed of nodes alone.
const ADDRESS: HeaderName = HeaderName::from_static("luckhouse-address");

/// The table is not this node's, or not any more: look again whose it is.
const NOT_HERE: StatusCode = StatusCode::MISDIRECTED_REQUEST;

/// A node that has just stopped answering owns its tables until its lease has run out: so long somebody waits for another to take over.
const PATIENCE: Duration = Duration::from_secs(8);

/// And looks again so often.
const AGAIN: Duration = Duration::from_millis(100);

/// Time to look again, until there is none left.
struct Patience(Instant);

impl Patience {
    fn begin() -> Patience {
        Patience(Instant::now() + PATIENCE)
    }

    /// Wait a little. Is there time for one more look?
    async fn one_more(&self) -> bool {
        sleep(AGAIN).await;
        Instant::now() < self.0
    }
}

/// The way to another node, as a request needs it.
fn uri(to: &NodeAddress, path: &str) -> String {
    format!("https://{to}{path}")
}

/// An address, as it is carried.
fn written(address: Address) -> String {
    address.ip().to_string()
}
