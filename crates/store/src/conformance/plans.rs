//! What seats will choose, said ahead.

use super::Promise;
use super::sample::*;
use crate::{Change, Done, Json, MemberChange, Millis, PlanAhead, Seat, Store, StoreError};

pub(super) const PROMISES: &[Promise] = &[
    ("what is said ahead is kept by seat, until something else is or nothing", kept),
    ("nobody sees in a table that something was said ahead", unseen),
    ("what is said ahead goes with the seat, the table and the member", gone),
    ("what is said ahead is kept together with what is chosen, or neither is", together),
];

fn plans(store: &dyn Store, table: &str) -> Vec<PlanAhead> {
    store.load(&id(table)).unwrap().plans
}

fn of(seat: u8, text: &str) -> PlanAhead {
    PlanAhead { seat: number(seat), plan: Json(text.into()) }
}

fn kept(store: &dyn Store) {
    assert_eq!(store.apply(plan("a", 1, Some("x"))), Err(StoreError::NoTable(id("a"))));
    store.apply(open("a", 1)).unwrap();
    let nobody = StoreError::NoSeat { table: id("a"), seat: number(1) };
    assert_eq!(store.apply(plan("a", 1, Some("x"))), Err(nobody));
    assert_eq!(store.apply(plan("a", 1, None)), Ok(Done::Kept));
    for seat in [2, 1] {
        store.apply(sit("a", person(seat, "Ann", Some(seat)))).unwrap();
        assert_eq!(store.apply(plan("a", seat, Some("[\"ä\"]"))), Ok(Done::Kept));
    }
    assert_eq!(plans(store, "a"), [of(1, "[\"ä\"]"), of(2, "[\"ä\"]")]);
    store.apply(plan("a", 2, Some("y"))).unwrap();
    store.apply(plan("a", 1, None)).unwrap();
    assert_eq!(plans(store, "a"), [of(2, "y")]);
    // A bot that keeps the seat warm is another matter of the server.
    store.apply(sit("a", person(2, "Ann", Some(2)))).unwrap();
    assert_eq!(plans(store, "a"), [of(2, "y")]);
}

fn unseen(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    store.apply(sit("a", person(1, "Ann", Some(1)))).unwrap();
    store.apply(rest("a", None)).unwrap();
    let before = store.load(&id("a")).unwrap();
    store.apply(plan("a", 1, Some("x"))).unwrap();
    let after = store.load(&id("a")).unwrap();
    assert_eq!((after.listed, after.due, after.last_event), (before.listed, before.due, before.last_event));
}

fn gone(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    for table in ["a", "b"] {
        store.apply(open(table, 1)).unwrap();
    }
    let ann = Seat { member: Some(member_id("m")), ..person(1, "Ann", Some(1)) };
    store.apply(sit("a", ann)).unwrap();
    store.apply(sit("a", person(2, "Bob", Some(2)))).unwrap();
    store.apply(sit("b", person(1, "Bob", Some(3)))).unwrap();
    for (table, seat) in [("a", 1), ("a", 2), ("b", 1)] {
        store.apply(plan(table, seat, Some("x"))).unwrap();
    }
    store.apply(Change::Leave { table: id("b"), at: Millis(3), seat: number(1) }).unwrap();
    store.apply(sit("b", person(1, "Cat", Some(4)))).unwrap();
    assert_eq!(plans(store, "b"), []);
    let forget = MemberChange::Forget { member: member_id("m"), name: name("nobody") };
    store.apply(Change::Member(forget)).unwrap();
    assert_eq!(plans(store, "a"), [of(2, "x")]);
    store.apply(Change::Remove(id("a"))).unwrap();
    store.apply(open("a", 5)).unwrap();
    store.apply(sit("a", person(2, "Bob", Some(2)))).unwrap();
    assert_eq!(plans(store, "a"), []);
}

fn together(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    store.apply(sit("a", person(1, "Ann", Some(1)))).unwrap();
    let both = |first: u32| {
        Change::Together(vec![plan("a", 1, Some("x")), Change::Append(play("a", first, "p1 roll"))])
    };
    assert!(matches!(store.apply(both(7)), Err(StoreError::OutOfOrder { .. })));
    assert_eq!(plans(store, "a"), []);
    store.apply(both(1)).unwrap();
    assert_eq!(plans(store, "a"), [of(1, "x")]);
}
