//! What is kept for a time only.

use super::Promise;
use super::sample::*;
use crate::{
    Ban, Change, Credential, Deed, Done, Json, MemberChange, Millis, Report, Standing, Store, TokenHash,
};

pub(super) const PROMISES: &[Promise] = &[
    ("mutes and bans that have ended are forgotten with what else has", ended),
    ("reports that nobody closes are forgotten after a time, the oldest first", reports),
    ("deeds are forgotten after a time, and no number is used again", deeds),
    ("members whom nobody has seen are found, and nobody of whom something is held", unseen),
];

fn ended(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    for (kind, until) in [("muted", Some(5)), ("banned", Some(6)), ("moderator", None)] {
        let (member, until) = (member_id("m"), until.map(Millis));
        let standing = Standing { member, kind: name(kind), at: Millis(1), until, data: Json("{}".into()) };
        store.apply(Change::Member(MemberChange::Hold(standing))).unwrap();
    }
    for (network, until) in [("192.0.2.0/24", Some(5)), ("192.0.2.1", Some(6)), ("192.0.2.2", None)] {
        let ban = Ban { network: name(network), at: Millis(1), until: until.map(Millis), why: None };
        store.apply(Change::Ban(ban)).unwrap();
    }
    store.apply(Change::Member(MemberChange::ForgetExpired(Millis(5)))).unwrap();
    let held = store.members().standings().unwrap();
    assert_eq!(held.iter().map(|one| one.kind.as_str()).collect::<Vec<_>>(), ["banned", "moderator"]);
    let bans = store.bans().unwrap();
    assert_eq!(bans.iter().map(|ban| ban.network.as_str()).collect::<Vec<_>>(), ["192.0.2.1", "192.0.2.2"]);
}

fn reports(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    for (id, at) in [("c", 3), ("b", 2), ("a", 2), ("d", 4)] {
        let (by, subject) = (member_id("m"), name(id));
        let report =
            Report { id: name(id), by, about: None, subject, at: Millis(at), report: Json("{}".into()) };
        store.apply(Change::Member(MemberChange::Report(report))).unwrap();
    }
    let forget = |most| store.apply(Change::ForgetReports { before: Millis(4), most });
    assert_eq!(forget(2), Ok(Done::Forgotten(2)));
    let left = || {
        let all = store.members().reports(9).unwrap();
        all.iter().map(|report| report.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(left(), ["c", "d"]);
    assert_eq!(forget(2), Ok(Done::Forgotten(1)));
    assert_eq!((forget(2), left()), (Ok(Done::Forgotten(0)), vec!["d".to_string()]));
}

fn deeds(store: &dyn Store) {
    let deed = |at: i64| Change::Record(Deed::by_host(Millis(at), name("host"), Json(at.to_string())));
    for at in [1, 2, 3] {
        store.apply(deed(at)).unwrap();
    }
    let forget = |before, most| store.apply(Change::ForgetDeeds { before: Millis(before), most });
    let left = || {
        let all = store.deeds(None, 9).unwrap();
        all.iter().map(|(number, deed)| (number.get(), deed.at.0)).collect::<Vec<_>>()
    };
    assert_eq!(forget(3, 1), Ok(Done::Forgotten(1)));
    assert_eq!(left(), [(3, 3), (2, 2)]);
    // The last one stays, however old: the next is counted on from it.
    assert_eq!(forget(99, 9), Ok(Done::Forgotten(1)));
    assert_eq!((forget(99, 9), left()), (Ok(Done::Forgotten(0)), vec![(3, 3)]));
    store.apply(deed(4)).unwrap();
    assert_eq!(left(), [(4, 4), (3, 3)]);
}

fn unseen(store: &dyn Store) {
    // Each came at 1; this is when they were last seen.
    for (who, byte, used) in [("m", 1, Some(5)), ("n", 2, Some(7)), ("o", 3, None), ("p", 4, Some(5))] {
        store.apply(enroll(who, who)).unwrap();
        let Some(used) = used else { continue };
        let credential = Credential {
            member: member_id(who),
            hash: TokenHash([byte; 32]),
            kind: name("device"),
            label: None,
            data: Json("{}".into()),
            added: Millis(1),
            used: Millis(used),
            expires: None,
        };
        store.apply(Change::Member(MemberChange::Grant(credential))).unwrap();
    }
    let standing = Standing {
        member: member_id("p"),
        kind: name("banned"),
        at: Millis(1),
        until: None,
        data: Json("{}".into()),
    };
    store.apply(Change::Member(MemberChange::Hold(standing))).unwrap();
    let found = |before, most| store.members().unseen(Millis(before), most).unwrap();
    assert_eq!(found(1, 9), []);
    assert_eq!(found(2, 9), [member_id("o")], "came at 1, and was never seen again");
    assert_eq!(found(6, 9), [member_id("m"), member_id("o")]);
    assert_eq!(found(8, 9), [member_id("m"), member_id("n"), member_id("o")]);
    assert_eq!(found(8, 1), [member_id("m")]);
}
