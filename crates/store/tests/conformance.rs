//! All stores keep every promise.

use luckhouse_store::conformance::{self, Database, Scratch};
use luckhouse_store::{Memory, Postgres, Sqlite};
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
