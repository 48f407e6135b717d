//! What a store must do that several nodes share. Run [`check_nodes`] on a new one.

use super::sample::id;
use super::{archive, claims, fences};
use crate::{Memory, Node, NodeAddress, Nodes, Owner, Postgres, Store, TableId};
use std::time::Duration;

/// A store that nodes can join, and whose clock can be moved.
pub trait ManyNodes: Send + Sync {
    /// One more node, at this address.
    fn join(&self, address: &NodeAddress) -> Box<dyn Store>;

    /// Let time pass for all leases.
    fn pass(&self, time: Duration);
}

impl ManyNodes for Memory {
    fn join(&self, address: &NodeAddress) -> Box<dyn Store> {
        Box::new(self.node(address))
    }

    fn pass(&self, time: Duration) {
        Memory::pass(self, time);
    }
}

/// Nobody waits: all leases are moved into the past instead.
impl ManyNodes for super::Database {
    fn join(&self, address: &NodeAddress) -> Box<dyn Store> {
        Box::new(Postgres::open_node(self.url(), address).unwrap_or_else(|why| panic!("{why}")))
    }

    fn pass(&self, time: Duration) {
        let micros = time.as_micros();
        self.batch(&format!("UPDATE nodes SET expires = expires - interval '{micros} microseconds'"));
    }
}

/// One promise: what it says, and how it is held to it. Each is given a store with nothing in it.
pub(super) type Promise = (&'static str, fn(&dyn ManyNodes));

/// Hold a store to everything that is promised of nodes. `make` makes an empty one each time.
///
/// ```
/// use luckhouse_store::{Memory, conformance};
/// conformance::check_nodes(|| Box::new(Memory::default()));
/// ```
pub fn check_nodes(make: impl Fn() -> Box<dyn ManyNodes>) {
    for (promise, hold) in [claims::PROMISES, fences::PROMISES, archive::OF_NODES].into_iter().flatten() {
        let house = make();
        println!("a store of several nodes keeps its promise: {promise}");
        hold(&*house);
    }
}

/// A node at an address of this name.
pub(super) fn join(house: &dyn ManyNodes, name: &str) -> Box<dyn Store> {
    house.join(&NodeAddress::new(format!("{name}.example:7777")).expect("tests give fine addresses"))
}

/// What a store can do as a node.
pub(super) fn of(store: &dyn Store) -> &dyn Nodes {
    store.nodes().expect("a store that has joined is a node")
}

pub(super) fn ids(names: &[&str]) -> Vec<TableId> {
    names.iter().map(|name| id(name)).collect()
}

pub(super) fn claim(store: &dyn Store, names: &[&str]) -> Vec<Owner> {
    of(store).claim(&ids(names)).unwrap()
}

pub(super) fn owners(store: &dyn Store, names: &[&str]) -> Vec<Owner> {
    of(store).owners(&ids(names)).unwrap()
}

pub(super) fn theirs(store: &dyn Store) -> Owner {
    Owner::Theirs(of(store).me())
}

/// The lease of every node runs out, but for those of these.
pub(super) fn sleep_all_but(house: &dyn ManyNodes, awake: &[&dyn Store]) {
    house.pass(Node::LEASE);
    awake.iter().for_each(|store| of(*store).renew().unwrap());
}
