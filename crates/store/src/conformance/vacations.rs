//! Days on which no clock of days runs for a member.

use super::Promise;
use super::sample::*;
use crate::{Change, Done, MemberChange, Millis, Store, StoreError, Vacation};

pub(super) const PROMISES: &[Promise] = &[
    ("vacations are kept by their beginning", kept),
    ("vacations are changed only from what they were when they were read", unchanged),
    ("those that are not over are found, and go with their member", found),
];

fn days(from: i64, until: i64) -> Vacation {
    Vacation { from: Millis(from), until: Millis(until) }
}

fn plan(store: &dyn Store, who: &str, before: &[Vacation], after: &[Vacation]) -> Result<Done, StoreError> {
    store.apply(vacations(who, before, after))
}

fn kept(store: &dyn Store) {
    assert_eq!(plan(store, "m", &[], &[days(1, 2)]), Err(StoreError::NoMember(member_id("m"))));
    store.apply(enroll("m", "Ann")).unwrap();
    assert_eq!(store.members().vacations_of(&member_id("m")), Ok(vec![]));
    assert_eq!(plan(store, "m", &[], &[days(30, 40), days(-5, 20)]), Ok(Done::Kept));
    assert_eq!(store.members().vacations_of(&member_id("m")), Ok(vec![days(-5, 20), days(30, 40)]));
    assert_eq!(plan(store, "m", &[days(-5, 20), days(30, 40)], &[]), Ok(Done::Kept));
    assert_eq!(store.members().vacations_of(&member_id("m")), Ok(vec![]));
}

fn unchanged(store: &dyn Store) {
    for who in ["m", "n"] {
        store.apply(enroll(who, "Ann")).unwrap();
    }
    plan(store, "m", &[], &[days(1, 9)]).unwrap();
    for wrong in [&[][..], &[days(1, 8)], &[days(2, 9)], &[days(1, 9), days(10, 11)]] {
        assert_eq!(plan(store, "m", wrong, &[days(5, 6)]), Err(StoreError::PlannedMeanwhile), "{wrong:?}");
    }
    // Somebody else's are another matter.
    assert_eq!(plan(store, "n", &[], &[days(1, 7)]), Ok(Done::Kept));
    assert_eq!(store.members().vacations_of(&member_id("m")), Ok(vec![days(1, 9)]));
}

fn found(store: &dyn Store) {
    for who in ["m", "n"] {
        store.apply(enroll(who, "Ann")).unwrap();
    }
    plan(store, "n", &[], &[days(1, 9)]).unwrap();
    plan(store, "m", &[], &[days(1, 5), days(6, 20)]).unwrap();
    let (m, n) = (member_id("m"), member_id("n"));
    assert_eq!(store.members().vacations(Millis(5)).unwrap(), [(m, days(6, 20)), (n.clone(), days(1, 9))]);
    let forget = MemberChange::Forget { member: member_id("m"), name: name("nobody") };
    store.apply(Change::Member(forget)).unwrap();
    assert_eq!(store.members().vacations(Millis(0)).unwrap(), [(n, days(1, 9))]);
    assert_eq!(store.members().vacations_of(&member_id("m")), Ok(vec![]));
}
