//! Finished games leave the store for files, and come back.

use super::Promise;
use super::nodes::{self, ManyNodes};
use super::sample::*;
use crate::{
    ArchiveName, Archiving, Change, Cursor, Event, Kind, MemberChange, Millis, Seq, Store, StoreError,
};
use std::slice;

pub(super) const PROMISES: &[Promise] = &[
    ("the events of a finished game leave, and all else stays", leave),
    ("they come back as they were, and what was added since stays", come_back),
    ("nothing leaves but what its name says, once, and nothing that is not over", only_the_same),
    ("a name is somebody's until its file is gone", one_by_one),
    ("a name outlives its game, until its file is gone", outlive),
    ("what can be archived is listed, the oldest first", listed),
];

/// Where several nodes share a store.
pub(super) const OF_NODES: &[nodes::Promise] =
    &[("a node puts away its own games and nobody's, and spares those of others", spared)];

fn spared(house: &dyn ManyNodes) {
    let (one, two) = (nodes::join(house, "one"), nodes::join(house, "two"));
    game(&*one, "a", 9);
    game(&*one, "b", 9);
    let listed = |store: &dyn Store| {
        let found = store.archivable(Millis(99), None, 9).unwrap();
        found.into_iter().map(|cursor| cursor.table).collect::<Vec<_>>()
    };
    assert_eq!((listed(&*one), listed(&*two)), (vec![id("a"), id("b")], vec![]));
    let name = named(&*one, "a");
    two.apply(step(Archiving::Reserve { name: name.clone(), at: Millis(5) })).unwrap();
    let keep = step(Archiving::Keep(name.clone()));
    assert_eq!(two.apply(keep.clone()), Err(StoreError::NotArchived(name.clone())));
    nodes::of(&*one).release(&[id("a")]).unwrap();
    assert_eq!(listed(&*two), [id("a")]);
    let events = bare(one.events(&id("a"), None, 9).unwrap());
    two.apply(keep).unwrap();
    // It is nobody's still, and whoever needs it brings it back.
    one.apply(step(Archiving::BringBack { name, events })).unwrap();
    assert_eq!(one.events(&id("a"), None, 9).unwrap().len(), 3);
}

fn step(step: Archiving) -> Change {
    Change::Archive(Box::new(step))
}

/// A game of three lines that ended then.
fn game(store: &dyn Store, table: &str, ended: i64) {
    store.apply(open(table, 1)).unwrap();
    store.apply(sit(table, person(1, "Ann", Some(table.as_bytes()[0])))).unwrap();
    let mut turn = play(table, 1, "p1 roll");
    turn.command = Some(command(1, "x"));
    store.apply(Change::Append(turn)).unwrap();
    let entries =
        crate::Entries::one(entry(Kind::Note, "# came")).and(entry(Kind::TakeBack { keep: None }, "p1 back"));
    store.apply(Change::Append(crate::Append { entries, ..play(table, 2, "-") })).unwrap();
    store.apply(Change::Say(say(table, 1, "well"))).unwrap();
    store.apply(mark(table, ended, over())).unwrap();
}

fn named(store: &dyn Store, table: &str) -> ArchiveName {
    let listed = store.load(&id(table)).unwrap().listed;
    ArchiveName::of(&listed, &store.events(&id(table), None, usize::MAX).unwrap()).unwrap()
}

/// Reserve a name and move the game there.
fn put(store: &dyn Store, table: &str) -> ArchiveName {
    let name = named(store, table);
    store.apply(step(Archiving::Reserve { name: name.clone(), at: Millis(5) })).unwrap();
    store.apply(step(Archiving::Keep(name.clone()))).unwrap();
    name
}

fn bare(events: Vec<Event>) -> Vec<Event> {
    events.into_iter().map(|event| Event { command: None, ..event }).collect()
}

fn leave(store: &dyn Store) {
    game(store, "a", 9);
    let before = store.load(&id("a")).unwrap();
    let name = put(store, "a");
    assert_eq!(store.load(&id("a")).unwrap(), before);
    assert_eq!(store.events(&id("a"), None, 9).unwrap(), []);
    assert_eq!(store.chat(&id("a"), None, 9).unwrap().len(), 1);
    assert_eq!(store.archived(&id("a")).unwrap(), Some(name.clone()));
    assert_eq!(store.archive_names(None, 9).unwrap(), slice::from_ref(&name));
    assert_eq!(store.archive_names(Some(&name), 9).unwrap(), []);
    assert_eq!(store.left_over(Millis(99), 9).unwrap(), []);
    assert_eq!(store.archived(&id("b")), Err(StoreError::NoTable(id("b"))));
}

fn come_back(store: &dyn Store) {
    game(store, "a", 9);
    let before = bare(store.events(&id("a"), None, 9).unwrap());
    let name = put(store, "a");
    let note =
        crate::Append { entries: crate::Entries::one(entry(Kind::Note, "# later")), ..play("a", 4, "-") };
    assert_eq!(store.apply(Change::Append(note)), Ok(appended(4, 4)));
    let mut altered = before.clone();
    altered[1].entry.line = line("# altered");
    for events in [altered, before[..2].to_vec(), vec![]] {
        let back = step(Archiving::BringBack { name: name.clone(), events });
        assert_eq!(store.apply(back), Err(StoreError::NotArchived(name.clone())));
    }
    store.apply(step(Archiving::BringBack { name: name.clone(), events: before.clone() })).unwrap();
    let all = store.events(&id("a"), None, 9).unwrap();
    assert_eq!((&all[..3], all.len()), (&before[..], 4));
    assert_eq!(store.archived(&id("a")).unwrap(), None);
    assert_eq!(store.left_over(Millis(0), 9).unwrap(), slice::from_ref(&name), "its file may go at once");
    let twice = step(Archiving::BringBack { name: name.clone(), events: before });
    assert_eq!(store.apply(twice), Err(StoreError::NotArchived(name)));
}

fn only_the_same(store: &dyn Store) {
    game(store, "a", 9);
    let name = named(store, "a");
    let keep = step(Archiving::Keep(name.clone()));
    assert_eq!(store.apply(keep.clone()), Err(StoreError::NotArchived(name.clone())), "nobody reserved it");
    store.apply(step(Archiving::Reserve { name: name.clone(), at: Millis(5) })).unwrap();
    // Somebody is forgotten in between.
    let reword = MemberChange::Reword { table: id("a"), number: seq(2), line: line("# gone") };
    store.apply(Change::Member(reword)).unwrap();
    assert_eq!(store.apply(keep.clone()), Err(StoreError::NotArchived(name)));
    assert_eq!(store.events(&id("a"), None, 9).unwrap().len(), 3);
    let name = put(store, "a");
    assert_eq!(store.apply(step(Archiving::Keep(name.clone()))), Err(StoreError::NotArchived(name)));
    store.apply(open("b", 1)).unwrap();
    store.apply(Change::Append(play("b", 1, "p1 roll"))).unwrap();
    let listed = store.load(&id("b")).unwrap().listed;
    assert_eq!(ArchiveName::of(&listed, &[]), None, "it is not over");
}

fn one_by_one(store: &dyn Store) {
    game(store, "a", 9);
    let name = named(store, "a");
    let refused = Err(StoreError::NotArchived(name.clone()));
    let reserve = step(Archiving::Reserve { name: name.clone(), at: Millis(5) });
    let (gone, leave) = (step(Archiving::Gone(name.clone())), step(Archiving::Leave(name.clone())));
    assert_eq!((store.apply(leave.clone()), store.apply(gone.clone())), (refused.clone(), refused.clone()));
    store.apply(reserve.clone()).unwrap();
    assert_eq!((store.apply(reserve.clone()), store.apply(gone.clone())), (refused.clone(), refused.clone()));
    assert_eq!(store.left_over(Millis(5), 9).unwrap(), [], "whoever writes has time for it");
    assert_eq!(store.left_over(Millis(6), 9).unwrap(), slice::from_ref(&name));
    store.apply(leave.clone()).unwrap();
    assert_eq!(store.apply(step(Archiving::Keep(name.clone()))), refused, "the file is being removed");
    assert_eq!(store.apply(reserve.clone()), refused);
    assert_eq!(store.left_over(Millis(0), 9).unwrap(), slice::from_ref(&name));
    store.apply(gone).unwrap();
    store.apply(reserve).unwrap();
    store.apply(step(Archiving::Keep(name))).unwrap();
    assert_eq!(store.apply(leave), refused, "a game is in it");
}

fn outlive(store: &dyn Store) {
    let names = ["a", "b"].map(|table| {
        game(store, table, 9);
        put(store, table)
    });
    store.apply(Change::Remove(id("a"))).unwrap();
    assert_eq!(store.archive_names(None, 9).unwrap(), names[1..]);
    assert_eq!(store.left_over(Millis(99), 9).unwrap(), names[..1]);
    store.apply(Change::RemoveOver { before: Millis(99), most: 9 }).unwrap();
    assert_eq!(store.left_over(Millis(99), 9).unwrap(), names);
    // The same game again is another one.
    game(store, "a", 9);
    assert_eq!(store.archived(&id("a")).unwrap(), None);
    store.apply(step(Archiving::Leave(names[0].clone()))).unwrap();
    store.apply(step(Archiving::Gone(names[0].clone()))).unwrap();
    assert_eq!(put(store, "a"), names[0]);
}

fn listed(store: &dyn Store) {
    for (table, ended) in [("b", 7), ("a", 7), ("c", 5), ("d", 9)] {
        game(store, table, ended);
    }
    store.apply(open("open", 1)).unwrap();
    put(store, "c");
    let cursor = |table, time| Cursor { time: Millis(time), table: id(table) };
    assert_eq!(store.archivable(Millis(9), None, 9).unwrap(), [cursor("a", 7), cursor("b", 7)]);
    assert_eq!(
        store.archivable(Millis(10), Some(&cursor("a", 7)), 9).unwrap(),
        [cursor("b", 7), cursor("d", 9)]
    );
    assert_eq!(store.archivable(Millis(10), None, 1).unwrap(), [cursor("a", 7)]);
    assert_eq!(store.load(&id("c")).unwrap().last_event, Seq::new(3));
}
