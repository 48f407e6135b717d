//! How members are reached who are not here, and what they are to be told.

use super::Promise;
use super::sample::*;
use crate::{
    Call, CallChange, Change, Channel, Done, Json, MemberChange, Millis, Store, StoreError, TokenHash,
};

pub(super) const PROMISES: &[Promise] = &[
    ("a channel is one member's, and the last who opened it has it", channels),
    ("a channel that is closed is not kept up", closed),
    ("for the same nobody is called twice, for the next they are", once),
    ("only members are called, and only to tables that are there", strangers),
    ("what is due comes in its order, until it was told", due),
    ("what was told long ago is forgotten, and what is still to be told is not", past),
    ("nobody is called off but whoever it is about", off),
    ("channels and calls go with the member, and calls with the table", forgotten),
];

fn changed(change: CallChange) -> Change {
    Change::Member(MemberChange::Reach(change))
}

fn house(store: &dyn Store) {
    ["m", "n"].into_iter().for_each(|who| drop(store.apply(enroll(who, "Ann")).unwrap()));
    ["a", "b"].into_iter().for_each(|table| drop(store.apply(open(table, 1)).unwrap()));
}

fn hashes(store: &dyn Store, who: &str) -> Vec<u8> {
    let found = store.members().channels(&member_id(who)).unwrap();
    found.iter().map(|channel| channel.hash.0[0]).collect()
}

fn places(found: Result<Vec<Call>, StoreError>) -> Vec<(String, String, u32)> {
    let found = found.unwrap().into_iter();
    found.map(|call| (call.table.to_string(), call.kind.to_string(), call.turn)).collect()
}

fn of(store: &dyn Store, who: &str) -> Vec<(String, String, u32)> {
    places(store.members().calls(&member_id(who)))
}

fn place(table: &str, kind: &str, turn: u32) -> (String, String, u32) {
    (table.into(), kind.into(), turn)
}

fn channels(store: &dyn Store) {
    house(store);
    for (who, byte) in [("m", 2), ("m", 1), ("n", 3)] {
        assert_eq!(store.apply(changed(CallChange::Open(channel(who, byte)))), Ok(Done::Kept));
    }
    assert_eq!((hashes(store, "m"), hashes(store, "n")), (vec![1, 2], vec![3]), "the oldest first");
    assert_eq!(store.members().channels(&member_id("n")), Ok(vec![channel("n", 3)]));
    store.apply(changed(CallChange::Open(channel("n", 2)))).unwrap();
    assert_eq!((hashes(store, "m"), hashes(store, "n")), (vec![1], vec![2, 3]));
    let nobodys = changed(CallChange::Open(channel("x", 1)));
    assert_eq!(store.apply(nobodys), Err(StoreError::NoMember(member_id("x"))));
    assert_eq!((hashes(store, "m"), hashes(store, "x")), (vec![1], vec![]));
}

fn closed(store: &dyn Store) {
    house(store);
    store.apply(changed(CallChange::Open(channel("m", 1)))).unwrap();
    let keep = || changed(CallChange::Keep { hash: TokenHash([1; 32]), data: Json("[1]".into()) });
    store.apply(keep()).unwrap();
    let kept = Channel { data: Json("[1]".into()), ..channel("m", 1) };
    assert_eq!(store.members().channels(&member_id("m")), Ok(vec![kept]));
    for _ in 0..2 {
        assert_eq!(store.apply(changed(CallChange::Close(TokenHash([1; 32])))), Ok(Done::Kept));
    }
    assert_eq!(store.apply(keep()), Ok(Done::Kept));
    assert_eq!(hashes(store, "m"), []);
}

fn once(store: &dyn Store) {
    house(store);
    let first = call("m", "a", "push", 3);
    store.apply(changed(CallChange::Call(first.clone()))).unwrap();
    let told = Call { next: None, tries: 1, ..first.clone() };
    store.apply(changed(CallChange::Tried(told.clone()))).unwrap();
    store.apply(changed(CallChange::Call(Call { at: Millis(9), ..first.clone() }))).unwrap();
    assert_eq!(store.members().calls(&member_id("m")), Ok(vec![told.clone()]));
    // By another channel they are not told yet, and of the next turn neither.
    store.apply(changed(CallChange::Call(call("m", "a", "mail", 3)))).unwrap();
    let next = call("m", "a", "push", 4);
    store.apply(changed(CallChange::Call(next.clone()))).unwrap();
    assert_eq!(of(store, "m"), [place("a", "mail", 3), place("a", "push", 4)]);
    // What comes of the turn before is nothing to this one.
    store.apply(changed(CallChange::Tried(told))).unwrap();
    assert_eq!(store.members().calls(&member_id("m")).unwrap()[1], next);
    let invited = Call { why: name("invited"), ..next };
    store.apply(changed(CallChange::Call(invited.clone()))).unwrap();
    assert_eq!(store.members().calls(&member_id("m")).unwrap()[1], invited);
}

fn strangers(store: &dyn Store) {
    house(store);
    let nobody = changed(CallChange::Call(call("x", "a", "push", 1)));
    assert_eq!(store.apply(nobody), Err(StoreError::NoMember(member_id("x"))));
    let nowhere = changed(CallChange::Call(call("m", "c", "push", 1)));
    assert_eq!(store.apply(nowhere), Err(StoreError::NoTable(id("c"))));
    // What came of a call that nobody knows any more is nothing.
    for gone in [call("x", "a", "push", 1), call("m", "c", "push", 1), call("m", "a", "push", 1)] {
        assert_eq!(store.apply(changed(CallChange::Tried(gone))), Ok(Done::Kept));
    }
    assert_eq!(of(store, "m"), []);
}

fn due(store: &dyn Store) {
    house(store);
    let at = |call: Call, next: i64| CallChange::Call(Call { next: Some(Millis(next)), ..call });
    for later in [
        at(call("m", "a", "push", 1), 20),
        at(call("n", "a", "push", 2), 10),
        at(call("m", "b", "mail", 3), 30),
    ] {
        store.apply(changed(later)).unwrap();
    }
    let by = |by: i64, limit: usize| places(store.members().calls_due(Millis(by), limit));
    assert_eq!(by(9, 9), []);
    assert_eq!(by(20, 9), [place("a", "push", 2), place("a", "push", 1)]);
    assert_eq!(by(99, 1), [place("a", "push", 2)]);
    store.apply(changed(CallChange::Tried(Call { next: None, ..call("n", "a", "push", 2) }))).unwrap();
    assert_eq!(by(99, 9), [place("a", "push", 1), place("b", "mail", 3)]);
}

fn past(store: &dyn Store) {
    house(store);
    for (who, at, next) in [("m", 5, None), ("n", 5, Some(Millis(5)))] {
        let told = Call { at: Millis(at), next, ..call(who, "a", "push", 1) };
        store.apply(changed(CallChange::Call(told))).unwrap();
    }
    let forget = |before: i64| store.apply(changed(CallChange::ForgetTold(Millis(before))));
    assert_eq!(forget(5), Ok(Done::Kept));
    assert_eq!((of(store, "m").len(), of(store, "n").len()), (1, 1));
    assert_eq!(forget(6), Ok(Done::Kept));
    assert_eq!((of(store, "m").len(), of(store, "n").len()), (0, 1));
}

fn off(store: &dyn Store) {
    house(store);
    for (who, table, kind) in [("m", "a", "push"), ("m", "a", "mail"), ("m", "b", "push"), ("n", "a", "push")]
    {
        store.apply(changed(CallChange::Call(call(who, table, kind, 1)))).unwrap();
    }
    for (who, table) in [("m", "a"), ("m", "a"), ("x", "a"), ("m", "c")] {
        let off = CallChange::Off { member: member_id(who), table: id(table) };
        assert_eq!(store.apply(changed(off)), Ok(Done::Kept));
    }
    assert_eq!((of(store, "m"), of(store, "n")), (vec![place("b", "push", 1)], vec![place("a", "push", 1)]));
}

fn forgotten(store: &dyn Store) {
    house(store);
    for (who, table) in [("m", "a"), ("n", "a"), ("n", "b")] {
        store.apply(changed(CallChange::Call(call(who, table, "push", 1)))).unwrap();
    }
    store.apply(changed(CallChange::Open(channel("m", 1)))).unwrap();
    store.apply(Change::Remove(id("b"))).unwrap();
    assert_eq!(of(store, "n"), [place("a", "push", 1)]);
    // One with the same id is another table.
    store.apply(open("b", 3)).unwrap();
    assert_eq!(of(store, "n"), [place("a", "push", 1)]);
    let forget = MemberChange::Forget { member: member_id("m"), name: name("nobody") };
    store.apply(Change::Member(forget)).unwrap();
    assert_eq!((of(store, "m"), hashes(store, "m")), (vec![], vec![]));
    assert_eq!(places(store.members().calls_due(Millis(99), 9)), [place("a", "push", 1)]);
}
