//! The host's own books, and what is old is forgotten a little at a time.

use super::Promise;
use super::sample::*;
use crate::{Ban, Change, Deed, Done, Json, Millis, Say, Seq, Speaker, Store, StoreError, TableId};

pub(super) const PROMISES: &[Promise] = &[
    ("a network is banned until its time, or until it is lifted", banned),
    ("bans that have ended are forgotten with the next one", ended),
    ("what the host did is listed, newest first", recorded),
    ("a deed and its record are one change", together),
    ("everything of a speaker can be hidden and shown again", hidden),
    ("finished tables are forgotten, the oldest first, a few at a time", removed),
    ("old talk is forgotten, a few lines at a time, and numbers go on", forgotten),
];

fn ban(network: &str, at: i64, until: Option<i64>) -> Ban {
    Ban { network: name(network), at: Millis(at), until: until.map(Millis), why: None }
}

fn deed(at: i64, text: &str) -> Change {
    Change::Record(Deed::by_host(Millis(at), name("host"), Json(text.into())))
}

fn banned(store: &dyn Store) {
    assert_eq!(store.bans().unwrap(), []);
    let first = ban("192.0.2.0/24", 1, Some(100));
    let second = Ban { why: Some(line("spam")), ..ban("198.51.100.7", 2, None) };
    for one in [&second, &first] {
        assert_eq!(store.apply(Change::Ban(one.clone())), Ok(Done::Kept));
    }
    assert_eq!(store.bans().unwrap(), [first.clone(), second.clone()], "by network");
    assert!(first.holds(Millis(99)) && !first.holds(Millis(100)) && second.holds(Millis(i64::MAX)));
    let longer = ban("192.0.2.0/24", 3, None);
    store.apply(Change::Ban(longer.clone())).unwrap();
    assert_eq!(store.bans().unwrap(), [longer, second.clone()], "there is one for each network");
    let lift = || store.apply(Change::Lift(name("192.0.2.0/24")));
    assert_eq!(lift(), Ok(Done::Kept));
    assert_eq!(lift(), Err(StoreError::NoBan(name("192.0.2.0/24"))));
    assert_eq!(store.bans().unwrap(), [second]);
}

fn ended(store: &dyn Store) {
    for one in [ban("a", 1, Some(10)), ban("b", 1, Some(11)), ban("c", 1, None)] {
        store.apply(Change::Ban(one)).unwrap();
    }
    store.apply(Change::Ban(ban("d", 10, Some(5)))).unwrap();
    let left: Vec<String> = store.bans().unwrap().iter().map(|ban| ban.network.to_string()).collect();
    assert_eq!(left, ["b", "c", "d"]);
}

fn recorded(store: &dyn Store) {
    for (at, text) in [(5, "\"one\""), (4, "\"two\""), (6, "\"three\"")] {
        assert_eq!(store.apply(deed(at, text)), Ok(Done::Kept));
    }
    let listed = |before: Option<u32>, limit| {
        let deeds = store.deeds(before.and_then(Seq::new), limit).unwrap();
        deeds.into_iter().map(|(number, deed)| (number.get(), deed.at.0, deed.deed.0)).collect::<Vec<_>>()
    };
    let all = [(3, 6, "\"three\"".into()), (2, 4, "\"two\"".into()), (1, 5, "\"one\"".into())];
    assert_eq!(listed(None, 9), all);
    assert_eq!(listed(None, 2), all[..2]);
    assert_eq!(listed(Some(3), 1), all[1..2]);
    assert_eq!(listed(Some(1), 9), []);
}

fn together(store: &dyn Store) {
    let close = |table| Change::Together(vec![mark(table, 3, over()), deed(3, "\"close\"")]);
    assert_eq!(store.apply(close("a")), Err(StoreError::NoTable(id("a"))));
    assert_eq!(store.deeds(None, 9).unwrap(), []);
    store.apply(open("a", 1)).unwrap();
    assert_eq!(store.apply(close("a")), Ok(Done::Together(vec![Done::Kept, Done::Kept])));
    assert_eq!(store.deeds(None, 9).unwrap().len(), 1);
}

fn hidden(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let zoe = Speaker::Spectator(name("Zoë"));
    for (speaker, text) in
        [(Speaker::Seat(number(1)), "x"), (zoe.clone(), "y"), (Speaker::Seat(number(1)), "z")]
    {
        store.apply(Change::Say(Say { speaker, ..say("a", 1, text) })).unwrap();
    }
    let flags = || store.chat(&id("a"), None, 9).unwrap().iter().map(|line| line.hidden).collect::<Vec<_>>();
    let hide = |table: &str, speaker: &Speaker, hidden| {
        store.apply(Change::HideSpeaker { table: id(table), speaker: speaker.clone(), hidden })
    };
    assert_eq!(hide("a", &Speaker::Seat(number(1)), true), Ok(Done::Kept));
    assert_eq!(flags(), [true, false, true]);
    assert_eq!(hide("a", &zoe, true), Ok(Done::Kept));
    assert_eq!(hide("a", &Speaker::Seat(number(1)), false), Ok(Done::Kept));
    assert_eq!(flags(), [false, true, false]);
    assert_eq!(
        hide("a", &Speaker::Seat(number(2)), true),
        Ok(Done::Kept),
        "who said nothing is hidden as well"
    );
    assert_eq!(hide("b", &zoe, true), Err(StoreError::NoTable(id("b"))));
}

fn removed(store: &dyn Store) {
    for (table, ended) in [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(20)), ("e", Some(20))] {
        store.apply(open(table, 1)).unwrap();
        store.apply(Change::Say(say(table, 1, "hello"))).unwrap();
        if let Some(at) = ended {
            store.apply(mark(table, at, over())).unwrap();
        }
    }
    let remove = |before, most| store.apply(Change::RemoveOver { before: Millis(before), most });
    let ids = |all: &[&str]| Ok(Done::Removed(all.iter().map(|text| id(text)).collect::<Vec<TableId>>()));
    assert_eq!(remove(10, 9), ids(&[]));
    assert_eq!(remove(30, 2), ids(&["b", "d"]));
    assert_eq!(remove(30, 2), ids(&["e"]));
    assert_eq!(remove(30, 2), ids(&[]));
    assert_eq!(store.load(&id("b")), Err(StoreError::NoTable(id("b"))));
    assert!(store.load(&id("a")).is_ok() && store.load(&id("c")).is_ok());
}

fn forgotten(store: &dyn Store) {
    for table in ["a", "b"] {
        store.apply(open(table, 1)).unwrap();
        for at in [10, 20, 30] {
            store.apply(Change::Say(Say { at: Millis(at), ..say(table, 1, "hello") })).unwrap();
        }
    }
    let forget = |before, most| store.apply(Change::ForgetTalk { before: Millis(before), most });
    let left = |table| {
        store.chat(&id(table), None, 9).unwrap().iter().map(|line| line.number.get()).collect::<Vec<_>>()
    };
    assert_eq!(forget(30, 3), Ok(Done::Forgotten(3)));
    assert_eq!((left("a"), left("b")), (vec![3], vec![2, 3]));
    assert_eq!(forget(99, 9), Ok(Done::Forgotten(3)));
    assert_eq!(forget(99, 9), Ok(Done::Forgotten(0)));
    assert_eq!((left("a"), left("b")), (vec![], vec![]));
    assert_eq!(store.load(&id("a")).unwrap().last_chat, Some(seq(3)), "numbers are not used again");
    assert_eq!(store.apply(Change::Say(say("a", 1, "again"))), Ok(Done::Said(seq(4))));
}
