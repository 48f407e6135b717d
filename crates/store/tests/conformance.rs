//! All stores keep every promise.

use luckhouse_store::conformance::{self, Database, Scratch};
use luckhouse_store::{Memory, NodeAddress, Postgres, Sqlite, Store};
use std::cell::RefCell;

#[test]
fn memory_keeps_every_promise() {
    conformance::check(|| Box::new(Memory::default()));
}

#[test]
fn sqlite_keeps_every_promise() {
    // The folders are there as long as the stores.
    let folders = RefCell::new(Vec::new());
    conformance::check(|| {
        let folder = Scratch::new();
        let store = Sqlite::open(folder.path()).unwrap();
        folders.borrow_mut().push(folder);
        Box::new(store)
    });
}

#[test]
fn postgres_keeps_every_promise() {
    let databases = RefCell::new(Vec::new());
    conformance::check(|| {
        let database = Database::new();
        let store = Postgres::open(database.url()).unwrap();
        databases.borrow_mut().push(database);
        Box::new(store)
    });
}

#[test]
fn memory_keeps_every_promise_of_nodes() {
    conformance::check_nodes(|| Box::new(Memory::default()));
}

#[test]
fn postgres_keeps_every_promise_of_nodes() {
    conformance::check_nodes(|| Box::new(Database::new()));
}

fn address() -> NodeAddress {
    NodeAddress::new("one.example:7777").unwrap()
}

/// One node by itself does what a store does that is alone.
#[test]
fn a_node_in_memory_keeps_every_promise() {
    conformance::check(|| Box::new(Memory::default().node(&address())));
}

#[test]
fn a_node_at_postgres_keeps_every_promise() {
    let databases = RefCell::new(Vec::new());
    conformance::check(|| {
        let database = Database::new();
        let store = Postgres::open_node(database.url(), &address()).unwrap();
        databases.borrow_mut().push(database);
        Box::new(store)
    });
}

#[test]
fn who_is_alone_is_no_node() {
    let (folder, database) = (Scratch::new(), Database::new());
    assert!(Memory::default().nodes().is_none());
    assert!(Sqlite::open(folder.path()).unwrap().nodes().is_none());
    assert!(Postgres::open(database.url()).unwrap().nodes().is_none());
}
