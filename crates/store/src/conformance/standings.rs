//! How members stand with the house, what they report, and who did what to whom.

use super::Promise;
use super::sample::*;
use crate::{
    Change, Deed, Done, Json, MemberChange, MemberId, Millis, Name, Report, Standing, Store, StoreError,
};

pub(super) const PROMISES: &[Promise] = &[
    ("what is held of a member holds until its time, or until it is lifted", held),
    ("what has ended is forgotten with the next that is held", ended),
    ("members are found by exactly what they are called", called),
    ("a member has one open report of each subject", reported),
    ("reports are listed, the oldest first", listed),
    ("whoever is forgotten leaves no standing, no report, and no name in a deed", forgotten),
];

fn standing(who: &str, kind: &str, at: i64, until: Option<i64>) -> Standing {
    let (member, data) = (member_id(who), Json("\"why\"".into()));
    Standing { member, kind: name(kind), at: Millis(at), until: until.map(Millis), data }
}

fn report(id: &str, by: &str, about: Option<&str>, subject: &str, at: i64) -> Report {
    let (by, about, report) = (member_id(by), about.map(member_id), Json("{}".into()));
    Report { id: name(id), by, about, subject: name(subject), at: Millis(at), report }
}

fn member(store: &dyn Store, change: MemberChange) -> Result<Done, StoreError> {
    store.apply(Change::Member(change))
}

fn hold(store: &dyn Store, standing: &Standing) -> Result<Done, StoreError> {
    member(store, MemberChange::Hold(standing.clone()))
}

fn send(store: &dyn Store, report: &Report) -> Result<Done, StoreError> {
    member(store, MemberChange::Report(report.clone()))
}

fn held(store: &dyn Store) {
    assert_eq!(store.members().standings(), Ok(vec![]));
    let (first, second) = (standing("m", "muted", 1, Some(100)), standing("m", "banned", 2, None));
    assert_eq!(hold(store, &first), Err(StoreError::NoMember(member_id("m"))));
    store.apply(enroll("m", "Ann")).unwrap();
    for one in [&first, &second] {
        assert_eq!(hold(store, one), Ok(Done::Kept));
    }
    assert_eq!(store.members().standings().unwrap(), [second.clone(), first.clone()], "by kind");
    assert!(first.holds(Millis(99)) && !first.holds(Millis(100)) && second.holds(Millis(i64::MAX)));
    let longer = standing("m", "muted", 3, None);
    hold(store, &longer).unwrap();
    assert_eq!(store.members().standings().unwrap(), [second, longer.clone()], "there is one of a kind");
    let lift = |kind: &str| member(store, MemberChange::Lift { member: member_id("m"), kind: name(kind) });
    assert_eq!(lift("banned"), Ok(Done::Kept));
    let none = StoreError::NoStanding { member: member_id("m"), kind: name("banned") };
    assert_eq!(lift("banned"), Err(none));
    assert_eq!(store.members().standings().unwrap(), [longer]);
}

fn ended(store: &dyn Store) {
    for who in ["m", "n"] {
        store.apply(enroll(who, "Ann")).unwrap();
    }
    for one in
        [standing("m", "a", 1, Some(10)), standing("m", "b", 1, Some(11)), standing("n", "c", 10, Some(5))]
    {
        hold(store, &one).unwrap();
    }
    let left: Vec<Name> = store.members().standings().unwrap().into_iter().map(|held| held.kind).collect();
    assert_eq!(left, [name("b"), name("c")]);
}

fn called(store: &dyn Store) {
    for (who, called) in [("n", "Ann"), ("m", "Ann"), ("o", "ann")] {
        store.apply(enroll(who, called)).unwrap();
    }
    let found = |called: &str, limit| -> Vec<MemberId> {
        let found = store.members().called(&name(called), limit).unwrap();
        found.into_iter().map(|member| member.id).collect()
    };
    assert_eq!(found("Ann", 9), [member_id("m"), member_id("n")]);
    assert_eq!(found("Ann", 1), [member_id("m")]);
    assert!(found("An", 9).is_empty());
}

fn reported(store: &dyn Store) {
    for who in ["m", "n"] {
        store.apply(enroll(who, "Ann")).unwrap();
    }
    assert_eq!(send(store, &report("a", "m", Some("n"), "name n", 1)), Ok(Done::Kept));
    assert_eq!(send(store, &report("b", "m", None, "name n", 2)), Err(StoreError::ReportedAlready));
    assert_eq!(send(store, &report("a", "n", None, "other", 2)), Err(StoreError::ReportedAlready));
    assert_eq!(send(store, &report("c", "n", None, "name n", 2)), Ok(Done::Kept), "by another");
    for wrong in [report("d", "x", None, "y", 1), report("d", "m", Some("x"), "y", 1)] {
        assert_eq!(send(store, &wrong), Err(StoreError::NoMember(member_id("x"))));
    }
    let close = |id: &str| member(store, MemberChange::CloseReport(name(id)));
    assert_eq!(close("a"), Ok(Done::Kept));
    assert_eq!(close("a"), Err(StoreError::NoReport(name("a"))));
    assert_eq!(send(store, &report("b", "m", None, "name n", 3)), Ok(Done::Kept), "it was closed");
}

fn listed(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    let all =
        [report("c", "m", None, "1", 1), report("a", "m", Some("m"), "2", 2), report("b", "m", None, "3", 2)];
    for one in all.iter().rev() {
        send(store, one).unwrap();
    }
    assert_eq!(store.members().reports(9).unwrap(), all);
    assert_eq!(store.members().reports(2).unwrap(), all[..2]);
}

fn forgotten(store: &dyn Store) {
    for who in ["m", "n"] {
        store.apply(enroll(who, "Ann")).unwrap();
    }
    hold(store, &standing("m", "muted", 1, None)).unwrap();
    let stays = report("c", "n", None, "z", 1);
    for one in [&report("a", "m", Some("n"), "x", 1), &report("b", "n", Some("m"), "y", 1), &stays] {
        send(store, one).unwrap();
    }
    let deed = |by: &str, about: &str| {
        let deed = Deed::by_host(Millis(1), name("moderator"), Json("1".into()));
        Deed { member: Some(member_id(by)), about: Some(member_id(about)), ..deed }
    };
    for (by, about) in [("m", "n"), ("n", "m"), ("n", "x")] {
        store.apply(Change::Record(deed(by, about))).unwrap();
    }
    member(store, MemberChange::Forget { member: member_id("m"), name: name("nobody") }).unwrap();
    assert_eq!(store.members().standings(), Ok(vec![]));
    assert_eq!(store.members().reports(9).unwrap(), [stays]);
    let deeds: Vec<_> =
        store.deeds(None, 9).unwrap().into_iter().map(|(_, deed)| (deed.member, deed.about)).collect();
    let n = Some(member_id("n"));
    assert_eq!(deeds, [(n.clone(), None), (n.clone(), None), (None, n)]);
}
