//! Events are numbered without a gap, and a command is applied once.

use super::Promise;
use super::sample::*;
use crate::{Change, Done, Entries, Event, Json, Kind, Millis, Store, StoreError, Visibility};
use std::sync::mpsc;

pub(super) const PROMISES: &[Promise] = &[
    ("events have numbers without a gap", without_gap),
    ("lines are added together, and read on from anywhere", read_on),
    ("a command is applied once", command_once),
    ("a command is a seat's own", command_of_seat),
    ("only what has happened is taken back", taken_back),
    ("a log goes out and comes in", out_and_in),
    ("changes are applied in the order in which they are submitted", in_order),
    ("a flood is answered change by change: kept, or refused without a trace", flooded),
];

fn without_gap(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let refused = |found, expected| {
        Err(StoreError::OutOfOrder { table: id("a"), found: seq(found), expected: seq(expected) })
    };
    let append = |first| store.apply(Change::Append(play("a", first, "p1 roll")));
    assert_eq!(append(2), refused(2, 1));
    assert_eq!(append(1), Ok(appended(1, 1)));
    assert_eq!(append(1), refused(1, 2));
    assert_eq!(append(3), refused(3, 2));
    assert_eq!(append(2), Ok(appended(2, 2)));
    let table = store.load(&id("a")).unwrap();
    assert_eq!((table.last_event, table.listed.changed), (Some(seq(2)), Millis(3)));
}

fn read_on(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    store.apply(open("b", 1)).unwrap();
    let mut turn = play("a", 1, "p1 roll");
    turn.entries = turn.entries.and(entry(Kind::Play, "* 6")).and(entry(Kind::Note, "p2 is late"));
    turn.command = Some(command(1, "x"));
    assert_eq!(store.apply(Change::Append(turn)), Ok(appended(1, 3)));
    assert_eq!(store.apply(Change::Append(play("b", 1, "p1 hold"))), Ok(appended(1, 1)));
    let event = |number, kind, line, command| Event {
        seq: seq(number),
        at: Millis(3),
        entry: entry(kind, line),
        command,
    };
    let all = [
        event(1, Kind::Play, "p1 roll", Some(command(1, "x"))),
        event(2, Kind::Play, "* 6", None),
        event(3, Kind::Note, "p2 is late", None),
    ];
    assert_eq!(store.events(&id("a"), None, usize::MAX).unwrap(), all);
    assert_eq!(store.events(&id("a"), Some(seq(1)), 1).unwrap(), all[1..2]);
    assert_eq!(store.events(&id("a"), Some(seq(3)), 9).unwrap(), []);
    assert_eq!(store.events(&id("a"), None, 0).unwrap(), []);
}

fn command_once(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let mut turn = play("a", 1, "p1 roll");
    turn.command = Some(command(1, "x"));
    turn.entries = turn.entries.and(entry(Kind::Play, "* 6"));
    assert_eq!(store.apply(Change::Append(turn.clone())), Ok(appended(1, 2)));
    // Sent again: with its old number, with the next one, and in other words.
    assert_eq!(store.apply(Change::Append(turn.clone())), Ok(repeated(1, 2)));
    turn.first = seq(3);
    assert_eq!(store.apply(Change::Append(turn.clone())), Ok(repeated(1, 2)));
    turn.entries = Entries::play(line("p1 hold"));
    turn.at = Millis(99);
    assert_eq!(store.apply(Change::Append(turn)), Ok(repeated(1, 2)));
    assert_eq!(store.events(&id("a"), None, 9).unwrap().len(), 2);
    assert_eq!(store.load(&id("a")).unwrap().listed.changed, Millis(3));
}

fn command_of_seat(store: &dyn Store) {
    for table in ["a", "b"] {
        store.apply(open(table, 1)).unwrap();
        for (first, seat) in [(1, 1), (2, 2)] {
            let command = Some(command(seat, "x"));
            let turn = Change::Append(crate::Append { command, ..play(table, first, "p1 roll") });
            assert_eq!(store.apply(turn), Ok(appended(first, first)));
        }
        let other =
            Change::Append(crate::Append { command: Some(command(1, "y")), ..play(table, 3, "p1 roll") });
        assert_eq!(store.apply(other), Ok(appended(3, 3)));
    }
}

fn taken_back(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let back = |first, keep| {
        let entries = Entries::one(entry(Kind::TakeBack { keep }, "p1 takes back"));
        store.apply(Change::Append(crate::Append { entries, ..play("a", first, "-") }))
    };
    store.apply(Change::Append(play("a", 1, "p1 roll"))).unwrap();
    let nothing = |keep| Err(StoreError::TakesBackNothing { event: seq(2), keep: seq(keep) });
    assert_eq!(back(2, Some(seq(2))), nothing(2));
    assert_eq!(back(2, Some(seq(7))), nothing(7));
    assert_eq!(back(2, Some(seq(1))), Ok(appended(2, 2)));
    assert_eq!(store.export(&id("a")).unwrap().lines, [line("p1 roll")]);
    assert_eq!(back(3, None), Ok(appended(3, 3)));
    assert_eq!(store.export(&id("a")).unwrap().lines, []);
    let kinds = store.events(&id("a"), Some(seq(1)), 9).unwrap();
    let kinds: Vec<Kind> = kinds.into_iter().map(|event| event.entry.kind).collect();
    assert_eq!(kinds, [Kind::TakeBack { keep: Some(seq(1)) }, Kind::TakeBack { keep: None }]);
}

fn out_and_in(store: &dyn Store) {
    let text = "pig(goal=50) seats 2 edition 1\n# of Sunday\np1 roll\n* 6\n# oh!\np1 hold\n";
    let seats = vec![person(1, "Ann", None), person(2, "Bob", None)];
    let change = |name| {
        let result = crate::Json(r#"{"winners":[]}"#.into());
        Change::import(table(name, 8), seats.clone(), &text.parse().unwrap(), result)
    };
    store.apply(change("a")).unwrap();
    assert_eq!(store.export(&id("a")).unwrap().to_string(), text);
    let listed = store.load(&id("a")).unwrap().listed;
    assert!(matches!(listed.status, crate::Status::Over { at: Millis(8), .. }), "{listed:?}");
    assert_eq!((listed.header, listed.players.len()), (line("pig(goal=50) seats 2 edition 1"), 2));
    assert_eq!(store.apply(change("a")), Err(StoreError::TableExists(id("a"))));
}

fn in_order(store: &dyn Store) {
    const EVENTS: u32 = 300;
    let (sender, receiver) = mpsc::channel();
    store.submit(open("a", 1), Box::new(|done| drop(done.unwrap())));
    for first in 1..=EVENTS {
        let (change, sender) = (Change::Append(play("a", first, &format!("line {first}"))), sender.clone());
        store.submit(change, Box::new(move |done| sender.send((first, done)).unwrap()));
    }
    drop(sender);
    let answers: Vec<_> = receiver.iter().collect();
    let expected = (1..=EVENTS).map(|first| (first, Ok(appended(first, first))));
    assert_eq!(answers, expected.collect::<Vec<_>>());
    let events = store.events(&id("a"), None, usize::MAX).unwrap();
    assert!(events.iter().all(|event| event.entry.line == line(&format!("line {}", event.seq))));
    assert_eq!(events.len(), EVENTS as usize);
}

/// More than any store has room for, as fast as one thread can.
fn flooded(store: &dyn Store) {
    const FLOOD: usize = 12_000;
    store.apply(open("a", 1)).unwrap();
    let (sender, receiver) = mpsc::channel();
    let settings = |number: usize| Json(number.to_string());
    for number in 0..FLOOD {
        let (sender, at) = (sender.clone(), Millis(2));
        let edit =
            Change::Edit { table: id("a"), at, visibility: Visibility::Public, settings: settings(number) };
        store.submit(edit, Box::new(move |done| sender.send((number, done)).unwrap()));
        assert!(store.waiting() <= number + 1);
    }
    drop(sender);
    let answers: Vec<(usize, Result<Done, StoreError>)> = receiver.iter().collect();
    assert_eq!(answers.len(), FLOOD);
    let busy = |done: &_| matches!(done, Err(StoreError::Busy { waiting: 1.. }));
    assert!(answers.iter().all(|(_, done)| *done == Ok(Done::Kept) || busy(done)));
    let last = answers.iter().filter(|(_, done)| done.is_ok()).map(|(number, _)| *number).max().unwrap();
    assert_eq!(store.load(&id("a")).unwrap().listed.settings, settings(last));
    assert_eq!(store.waiting(), 0);
    assert!(store.apply(open("later", 1)).is_ok(), "there is room again");
}
