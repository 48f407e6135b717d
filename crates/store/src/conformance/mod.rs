//! What every store must do. Run [`check`] on a new one.

mod archive;
mod attempts;
mod belongings;
mod bots;
mod calls;
mod chat;
mod claims;
mod cluster;
mod database;
mod events;
mod fences;
mod host;
mod invitations;
mod members;
mod nodes;
mod plans;
mod retention;
pub mod sample;
mod scratch;
mod search;
mod seats;
mod standings;
mod tables;
mod together;
mod vacations;

use crate::Store;
pub use cluster::Cluster;
pub use database::Database;
pub use nodes::{ManyNodes, check_nodes};
pub use scratch::Scratch;

/// One promise: what it says, and how it is held to it. Each is given a store with nothing in it.
type Promise = (&'static str, fn(&dyn Store));

/// Hold a store to everything that is promised. `make` makes an empty one each time.
///
/// ```
/// use luckhouse_store::{Memory, conformance};
/// conformance::check(|| Box::new(Memory::default()));
/// ```
pub fn check(make: impl Fn() -> Box<dyn Store>) {
    let rooms = [tables::PROMISES, seats::PROMISES, events::PROMISES, chat::PROMISES, search::PROMISES];
    for (promise, hold) in rooms
        .into_iter()
        .chain([
            together::PROMISES,
            host::PROMISES,
            members::PROMISES,
            standings::PROMISES,
            invitations::PROMISES,
            attempts::PROMISES,
            archive::PROMISES,
            belongings::PROMISES,
            calls::PROMISES,
            bots::PROMISES,
            retention::PROMISES,
            vacations::PROMISES,
            plans::PROMISES,
        ])
        .flatten()
    {
        let store = make();
        println!("a store keeps its promise: {promise}");
        hold(&*store);
    }
}
