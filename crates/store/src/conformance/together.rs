//! Several changes are one: all of them, or none.

use super::Promise;
use super::sample::*;
use crate::{Append, Change, Done, Entries, Kind, Millis, Stage, Store, StoreError};

pub(super) const PROMISES: &[Promise] = &[
    ("changes together are all applied", all),
    ("one refusal takes the others back", none),
    ("a repeated command takes the others back", repeated_takes_back),
    ("a refusal spoils nobody else's change", alone),
];

fn all(store: &dyn Store) {
    let last_move = Change::Append(play("a", 1, "p1 hold"));
    let changes = vec![open("a", 1), Change::Together(vec![last_move, mark("a", 5, over())])];
    let inner = Done::Together(vec![appended(1, 1), Done::Kept]);
    assert_eq!(store.apply(Change::Together(changes)), Ok(Done::Together(vec![Done::Kept, inner])));
    assert_eq!(store.load(&id("a")).unwrap().listed.status, over().status(Millis(5)));
    assert_eq!(store.apply(Change::Together(vec![])), Ok(Done::Together(vec![])));
}

fn none(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let before = store.load(&id("a")).unwrap();
    let half_fine = Append {
        entries: Entries::play(line("p1 roll")).and(entry(Kind::TakeBack { keep: Some(seq(9)) }, "no")),
        ..play("a", 2, "-")
    };
    let changes = vec![
        open("b", 1),
        sit("a", person(1, "Ann", Some(1))),
        Change::Append(play("a", 1, "p1 roll")),
        Change::Say(say("a", 1, "hello")),
        Change::Append(half_fine),
    ];
    let refused = StoreError::TakesBackNothing { event: seq(3), keep: seq(9) };
    assert_eq!(store.apply(Change::Together(changes)), Err(refused));
    assert_eq!(store.load(&id("a")).unwrap(), before);
    assert_eq!(store.due(Millis(0)).unwrap(), [id("a")]);
    assert_eq!(store.events(&id("a"), None, 9).unwrap(), []);
}

fn repeated_takes_back(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let command = Some(command(1, "x"));
    let changes = || {
        let roll = Append { command: command.clone(), ..play("a", 1, "p1 roll") };
        vec![Change::Say(say("a", 1, "hello")), Change::Append(roll), mark("a", 5, Stage::Playing)]
    };
    let done = Done::Together(vec![Done::Said(seq(1)), appended(1, 1), Done::Kept]);
    assert_eq!(store.apply(Change::Together(changes())), Ok(done));
    let before = store.load(&id("a")).unwrap();
    assert_eq!(store.apply(Change::Together(vec![Change::Together(changes())])), Ok(repeated(1, 1)));
    assert_eq!(store.load(&id("a")).unwrap(), before);
}

fn alone(store: &dyn Store) {
    let (sender, receiver) = std::sync::mpsc::channel();
    for change in [open("a", 1), open("a", 2), open("b", 3), Change::Append(play("b", 2, "no")), open("c", 4)]
    {
        let sender = sender.clone();
        store.submit(change, Box::new(move |done| sender.send(done.is_ok()).unwrap()));
    }
    drop(sender);
    assert_eq!(receiver.iter().collect::<Vec<_>>(), [true, false, true, false, true]);
    assert_eq!(store.due(Millis(0)).unwrap(), [id("a"), id("b"), id("c")]);
}
