//! Members who are asked to come to a table.

use super::Promise;
use super::sample::*;
use crate::{Change, Done, Invitation, MemberChange, Stage, Store, StoreError};

pub(super) const PROMISES: &[Promise] = &[
    ("a member is asked to come to a table once, and both sides know it", asked),
    ("only members are asked, by members, and to tables that are there", strangers),
    ("nobody is asked to come to a table that does not wait, or is not there any more", past),
    ("an invitation goes when it is declined, or when the two have nothing to do with each other", declined),
    ("whoever is forgotten asks nobody and is asked nowhere", forgotten),
];

/// Two members and a stranger to both, and tables that wait.
fn house(store: &dyn Store) {
    for who in ["l", "m", "n"] {
        store.apply(enroll(who, "Ann")).unwrap();
    }
    for table in ["a", "b"] {
        store.apply(open(table, 1)).unwrap();
    }
}

/// Who is asked where, of those whom this one asks or is asked by.
fn known(store: &dyn Store, who: &str) -> Vec<(String, String)> {
    let found = store.members().invitations(&member_id(who)).unwrap();
    found.iter().map(|known| (known.member.to_string(), known.table.to_string())).collect()
}

fn pairs(all: &[(&str, &str)]) -> Vec<(String, String)> {
    all.iter().map(|(member, table)| ((*member).into(), (*table).into())).collect()
}

fn asked(store: &dyn Store) {
    house(store);
    assert_eq!(store.apply(invite("n", "m", "b", 5)), Ok(Done::Kept));
    assert_eq!(store.apply(invite("n", "l", "b", 6)), Ok(Done::Kept), "they are asked already");
    let once =
        Invitation { member: member_id("n"), by: member_id("m"), table: id("b"), at: crate::Millis(5) };
    for who in ["m", "n"] {
        assert_eq!(store.members().invitations(&member_id(who)), Ok(vec![once.clone()]));
    }
    assert_eq!(known(store, "l"), pairs(&[]));
    store.apply(invite("n", "m", "a", 5)).unwrap();
    store.apply(invite("l", "m", "a", 5)).unwrap();
    store.apply(invite("l", "n", "b", 9)).unwrap();
    assert_eq!(known(store, "m"), pairs(&[("l", "a"), ("n", "a"), ("n", "b")]));
    assert_eq!(known(store, "l"), pairs(&[("l", "b"), ("l", "a")]), "the newest first");
}

fn strangers(store: &dyn Store) {
    house(store);
    for wrong in [invite("x", "m", "a", 1), invite("m", "x", "a", 1)] {
        assert_eq!(store.apply(wrong), Err(StoreError::NoMember(member_id("x"))));
    }
    assert_eq!(store.apply(invite("n", "m", "c", 1)), Err(StoreError::NoTable(id("c"))));
    assert_eq!(known(store, "m"), pairs(&[]));
}

fn past(store: &dyn Store) {
    house(store);
    store.apply(open("c", 1)).unwrap();
    for table in ["a", "b", "c"] {
        store.apply(invite("n", "m", table, 1)).unwrap();
    }
    store.apply(mark("a", 2, Stage::Playing)).unwrap();
    store.apply(Change::Remove(id("b"))).unwrap();
    assert_eq!(known(store, "n"), pairs(&[("n", "c")]));
    store.apply(mark("c", 2, over())).unwrap();
    assert_eq!(known(store, "n"), pairs(&[]));
    // One with the same id is another table.
    store.apply(open("b", 3)).unwrap();
    assert_eq!(known(store, "n"), pairs(&[]));
    // What is past is forgotten with the next one, and does not come back.
    store.apply(invite("l", "m", "b", 4)).unwrap();
    store.apply(mark("a", 5, Stage::Waiting)).unwrap();
    assert_eq!(known(store, "m"), pairs(&[("l", "b")]));
}

fn declined(store: &dyn Store) {
    house(store);
    let decline = |who: &str, table: &str| {
        let (member, table) = (member_id(who), id(table));
        store.apply(Change::Member(MemberChange::Decline { member, table }))
    };
    let between = |one: &str, other: &str| {
        let (one, other) = (member_id(one), member_id(other));
        store.apply(Change::Member(MemberChange::Estrange { one, other }))
    };
    for (member, by, table) in [("n", "m", "a"), ("n", "m", "b"), ("m", "n", "a"), ("l", "m", "a")] {
        store.apply(invite(member, by, table, 1)).unwrap();
    }
    assert_eq!(decline("n", "a"), Ok(Done::Kept));
    assert_eq!(known(store, "n"), pairs(&[("m", "a"), ("n", "b")]));
    // Where there is none, nothing is to be done.
    for (who, table) in [("n", "a"), ("x", "a"), ("n", "c")] {
        assert_eq!(decline(who, table), Ok(Done::Kept));
    }
    assert_eq!(between("m", "n"), Ok(Done::Kept));
    assert_eq!((known(store, "n"), known(store, "m")), (vec![], pairs(&[("l", "a")])));
    assert_eq!(between("m", "x"), Ok(Done::Kept));
}

fn forgotten(store: &dyn Store) {
    house(store);
    for (member, by) in [("n", "m"), ("m", "l"), ("l", "n")] {
        store.apply(invite(member, by, "a", 1)).unwrap();
    }
    let forget = MemberChange::Forget { member: member_id("m"), name: name("nobody") };
    store.apply(Change::Member(forget)).unwrap();
    assert_eq!((known(store, "n"), known(store, "m")), (pairs(&[("l", "a")]), vec![]));
}
