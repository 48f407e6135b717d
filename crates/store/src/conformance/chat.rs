//! Talk has numbers of its own, is said once and can be hidden.

use super::Promise;
use super::sample::*;
use crate::{Change, ChatLine, CommandId, Done, Millis, Speaker, Store, StoreError};

pub(super) const PROMISES: &[Promise] = &[
    ("talk is numbered on its own", numbered),
    ("what is said twice by mistake is said once", said_once),
    ("a line can be hidden and shown again", hidden),
];

fn numbered(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    store.apply(Change::Append(play("a", 1, "p1 roll"))).unwrap();
    assert_eq!(store.apply(Change::Say(say("a", 1, "hello"))), Ok(Done::Said(seq(1))));
    let speaker = Speaker::Spectator(name("Zoë"));
    let line_of = |number, speaker, text| ChatLine {
        number: seq(number),
        at: Millis(4),
        speaker,
        text: line(text),
        hidden: false,
    };
    let shout = crate::Say { speaker: speaker.clone(), ..say("a", 1, "go!") };
    assert_eq!(store.apply(Change::Say(shout)), Ok(Done::Said(seq(2))));
    let all = [line_of(1, Speaker::Seat(number(1)), "hello"), line_of(2, speaker, "go!")];
    assert_eq!(store.chat(&id("a"), None, 9).unwrap(), all);
    assert_eq!(store.chat(&id("a"), None, 1).unwrap(), all[..1]);
    assert_eq!(store.chat(&id("a"), Some(seq(1)), 9).unwrap(), all[1..]);
    let table = store.load(&id("a")).unwrap();
    assert_eq!((table.last_event, table.last_chat), (Some(seq(1)), Some(seq(2))));
    assert_eq!(table.listed.changed, Millis(3), "talk does not change the table");
}

fn said_once(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let command = Some(CommandId::new("x").unwrap());
    let first = crate::Say { command: command.clone(), ..say("a", 1, "hello") };
    let other_seat = crate::Say { command: command.clone(), ..say("a", 2, "hello") };
    let spectator = crate::Say { speaker: Speaker::Spectator(name("p1")), ..first.clone() };
    for (n, say) in [(1, first), (2, other_seat), (3, spectator)] {
        assert_eq!(store.apply(Change::Say(say.clone())), Ok(Done::Said(seq(n))));
        assert_eq!(store.apply(Change::Say(say)), Ok(repeated(n, n)));
    }
    for n in [4, 5] {
        assert_eq!(store.apply(Change::Say(say("a", 1, "hello"))), Ok(Done::Said(seq(n))));
    }
    assert_eq!(store.chat(&id("a"), None, 9).unwrap().len(), 5);
}

fn hidden(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    for text in ["fine", "rude"] {
        store.apply(Change::Say(say("a", 1, text))).unwrap();
    }
    let hide = |n, hidden| store.apply(Change::Hide { table: id("a"), number: seq(n), hidden });
    let flags = || store.chat(&id("a"), None, 9).unwrap().iter().map(|line| line.hidden).collect::<Vec<_>>();
    assert_eq!(hide(2, true), Ok(Done::Kept));
    assert_eq!(flags(), [false, true]);
    assert_eq!(hide(2, false), Ok(Done::Kept));
    assert_eq!(flags(), [false, false]);
    assert_eq!(hide(3, true), Err(StoreError::NoChat { table: id("a"), number: seq(3) }));
}
