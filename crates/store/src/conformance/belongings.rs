//! Members that belong to another.

use super::Promise;
use super::sample::*;
use crate::{Change, Done, MemberChange, Store, StoreError};

pub(super) const PROMISES: &[Promise] = &[
    ("a member belongs to another once, and both sides know it", belongs),
    ("nobody belongs to strangers, to themselves, or to what belongs to somebody", refused),
    ("whoever is forgotten takes along what belongs to them, and nothing else", forgotten),
];

fn belong(member: &str, owner: &str) -> Change {
    Change::Member(MemberChange::Belong { member: member_id(member), owner: member_id(owner) })
}

fn house(store: &dyn Store) {
    for who in ["a", "b", "l", "m"] {
        store.apply(enroll(who, who)).unwrap();
    }
}

/// Who belongs to this one, or to anybody.
fn of(store: &dyn Store, owner: Option<&str>) -> Vec<(String, String)> {
    let found = store.members().belongings(owner.map(member_id).as_ref(), 9).unwrap();
    found.iter().map(|known| (known.member.id.to_string(), known.owner.to_string())).collect()
}

fn pairs(all: &[(&str, &str)]) -> Vec<(String, String)> {
    all.iter().map(|(member, owner)| ((*member).into(), (*owner).into())).collect()
}

fn belongs(store: &dyn Store) {
    house(store);
    assert_eq!(store.apply(belong("b", "m")), Ok(Done::Kept));
    store.apply(belong("a", "m")).unwrap();
    assert_eq!(of(store, Some("m")), pairs(&[("a", "m"), ("b", "m")]));
    assert_eq!(of(store, None), pairs(&[("a", "m"), ("b", "m")]));
    assert_eq!((of(store, Some("l")), of(store, Some("a"))), (pairs(&[]), pairs(&[])));
    let known = store.members().belonging(&member_id("a")).unwrap().unwrap();
    assert_eq!((known.owner, known.member.name), (member_id("m"), name("a")));
    assert_eq!(store.members().belonging(&member_id("m")), Ok(None));
    assert_eq!(store.members().belongings(None, 1).unwrap().len(), 1);
}

fn refused(store: &dyn Store) {
    house(store);
    store.apply(belong("a", "m")).unwrap();
    for wrong in [belong("x", "m"), belong("b", "x")] {
        assert_eq!(store.apply(wrong), Err(StoreError::NoMember(member_id("x"))));
    }
    for (member, owner) in [("a", "m"), ("a", "l"), ("b", "a"), ("m", "l"), ("b", "b")] {
        let wrong = store.apply(belong(member, owner));
        assert_eq!(wrong, Err(StoreError::CannotBelong(member_id(member))), "{member} to {owner}");
    }
    assert_eq!(of(store, None), pairs(&[("a", "m")]));
}

fn forgotten(store: &dyn Store) {
    house(store);
    store.apply(belong("a", "m")).unwrap();
    store.apply(belong("b", "l")).unwrap();
    store.apply(Change::Member(MemberChange::Grant(credential("a", 1, "bot")))).unwrap();
    store.apply(open("t", 1)).unwrap();
    store.apply(sit("t", crate::Seat { member: Some(member_id("a")), ..person(1, "a", None) })).unwrap();
    let forget = |who: &str| {
        let forget = MemberChange::Forget { member: member_id(who), name: name("nobody") };
        store.apply(Change::Member(forget))
    };
    assert_eq!(forget("m"), Ok(Done::Kept));
    assert_eq!(store.members().member(&member_id("a")), Ok(None));
    assert_eq!(store.members().credential(&crate::TokenHash([1; 32])), Ok(None));
    let seat = store.load(&id("t")).unwrap().seats.remove(0);
    assert_eq!((seat.player.name, seat.member), (name("nobody"), None));
    assert_eq!(of(store, None), pairs(&[("b", "l")]));
    // What belongs to somebody can go alone.
    forget("b").unwrap();
    assert!(of(store, None).is_empty() && store.members().member(&member_id("l")).unwrap().is_some());
    assert_eq!(forget("b"), Err(StoreError::NoMember(member_id("b"))));
}
