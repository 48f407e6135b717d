//! Players whom the house knows again.

use super::Promise;
use super::sample::*;
use crate::{
    Change, Credential, Entries, Entry, Json, Kind, MemberChange, Millis, Played, Rated, Seat, Seq, Store,
    StoreError, TokenHash,
};

pub(super) const PROMISES: &[Promise] = &[
    ("a member is enrolled once, and edited", enrolled_once),
    ("a hash proves one thing, until it is revoked", one_hash),
    ("all of a kind are revoked but one", of_a_kind),
    ("what has ended is forgotten", expired),
    ("a game with members is settled once, in order", settled_once),
    ("a settled game is reviewed once, in order, if it is to be", reviewed_once),
    ("a game of guests is not settled", guests),
    ("a game is listed for its members, the newest first", listed),
    ("the best of a pool come first", leaders),
    ("whoever is forgotten leaves a seat and nothing else", forgotten),
    ("nobody sits down as somebody who is not known", no_member),
    ("a note is written anew, and nothing else is", reworded),
];

fn member(store: &dyn Store, change: MemberChange) -> Result<crate::Done, StoreError> {
    store.apply(Change::Member(change))
}

fn grant(store: &dyn Store, credential: &Credential) -> Result<crate::Done, StoreError> {
    member(store, MemberChange::Grant(credential.clone()))
}

/// A table with a member at its first seat.
fn seated(store: &dyn Store, table: &str, who: &str) -> Seat {
    let seat = Seat { member: Some(member_id(who)), ..person(1, "Ann", None) };
    store.apply(open(table, 1)).unwrap();
    store.apply(sit(table, seat.clone())).unwrap();
    seat
}

fn played(who: &str, number: u32, table: &str, game: &str) -> Played {
    let summary = Json(format!("{number}"));
    Played {
        member: member_id(who),
        number: seq(number),
        table: id(table),
        game: name(game),
        at: Millis(9),
        summary,
    }
}

fn rated(who: &str, shown: i32) -> Rated {
    Rated { member: member_id(who), pool: name("pig/2"), shown, state: Json("{}".into()), at: Millis(9) }
}

fn settle(number: u32, played: Vec<Played>, ratings: Vec<Rated>) -> MemberChange {
    MemberChange::Settle { number: seq(number), played, ratings, bots: vec![], review: false }
}

fn enrolled_once(store: &dyn Store) {
    assert_eq!(store.members().member(&member_id("m")), Ok(None));
    store.apply(enroll("m", "Ann")).unwrap();
    assert_eq!(store.apply(enroll("m", "Eve")), Err(StoreError::MemberExists(member_id("m"))));
    let edit = |id: &str| MemberChange::Edit {
        member: member_id(id),
        name: name("Anna"),
        settings: Json("[]".into()),
    };
    member(store, edit("m")).unwrap();
    assert_eq!(member(store, edit("n")), Err(StoreError::NoMember(member_id("n"))));
    let ann = store.members().member(&member_id("m")).unwrap().unwrap();
    assert_eq!((ann.name, ann.settings.0.as_str(), ann.created), (name("Anna"), "[]", Millis(1)));
}

fn one_hash(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    let key = credential("m", 1, "device");
    grant(store, &key).unwrap();
    assert_eq!(grant(store, &key), Err(StoreError::CredentialTaken));
    assert_eq!(grant(store, &credential("n", 2, "device")), Err(StoreError::NoMember(member_id("n"))));
    let used = |byte| MemberChange::Use {
        hash: TokenHash([byte; 32]),
        at: Millis(7),
        data: Json("8".into()),
        expires: Some(Millis(9)),
    };
    member(store, used(1)).unwrap();
    assert_eq!(member(store, used(2)), Err(StoreError::NoCredential));
    let again =
        Credential { used: Millis(7), data: Json("8".into()), expires: Some(Millis(9)), ..key.clone() };
    assert_eq!(store.members().credential(&key.hash), Ok(Some(again)));
    member(store, MemberChange::Revoke(key.hash)).unwrap();
    assert_eq!(member(store, MemberChange::Revoke(key.hash)), Err(StoreError::NoCredential));
    assert_eq!(store.members().credential(&key.hash), Ok(None));
}

fn of_a_kind(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    store.apply(enroll("n", "Bob")).unwrap();
    let all = [("m", 1, "session"), ("m", 2, "session"), ("m", 3, "device"), ("n", 4, "session")];
    let all = all.map(|(who, byte, kind)| credential(who, byte, kind));
    all.iter().for_each(|one| drop(grant(store, one).unwrap()));
    let (member_of, kind) = (member_id("m"), name("session"));
    member(store, MemberChange::RevokeKind { member: member_of, kind, but: Some(all[1].hash) }).unwrap();
    assert_eq!(store.members().credentials(&member_id("m")), Ok(vec![all[1].clone(), all[2].clone()]));
    assert_eq!(store.members().credentials(&member_id("n")), Ok(vec![all[3].clone()]));
}

fn expired(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    for (byte, expires) in [(1, Some(Millis(5))), (2, Some(Millis(6))), (3, None)] {
        grant(store, &Credential { expires, ..credential("m", byte, "session") }).unwrap();
    }
    member(store, MemberChange::ForgetExpired(Millis(6))).unwrap();
    let left = store.members().credentials(&member_id("m")).unwrap();
    assert_eq!(left.iter().map(|one| one.hash.0[0]).collect::<Vec<_>>(), [2, 3]);
}

fn settled_once(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    for table in ["a", "b"] {
        seated(store, table, "m");
    }
    store.apply(mark("b", 8, over())).unwrap();
    store.apply(mark("a", 9, over())).unwrap();
    assert_eq!(store.members().unsettled(9), Ok(vec![(seq(1), id("b")), (seq(2), id("a"))]));
    assert_eq!(store.members().unsettled(1).unwrap().len(), 1);
    let early = settle(2, vec![], vec![]);
    assert_eq!(member(store, early.clone()), Err(StoreError::NotNext(seq(2))));
    let first = settle(1, vec![played("m", 1, "b", "pig")], vec![rated("m", 1500)]);
    member(store, first.clone()).unwrap();
    assert_eq!(member(store, first), Err(StoreError::NotNext(seq(1))));
    assert_eq!(store.members().ratings(&member_id("m")), Ok(vec![rated("m", 1500)]));
    // A table that is forgotten is in nobody's way.
    store.apply(Change::Remove(id("a"))).unwrap();
    assert_eq!(store.members().unsettled(9), Ok(vec![]));
    seated(store, "c", "m");
    store.apply(mark("c", 9, over())).unwrap();
    assert_eq!(store.members().unsettled(9), Ok(vec![(seq(3), id("c"))]), "a number is never used again");
}

fn reviewed_once(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    for (table, review) in [("a", true), ("b", false), ("c", true), ("d", true)] {
        seated(store, table, "m");
        store.apply(mark(table, 9, over())).unwrap();
        let (number, _) = store.members().unsettled(1).unwrap()[0].clone();
        let settled = vec![played("m", number.get(), table, "pig")];
        let settle = MemberChange::Settle { number, played: settled, ratings: vec![], bots: vec![], review };
        member(store, settle).unwrap();
    }
    let waits = |number: u32, table| (seq(number), id(table));
    assert_eq!(store.members().unreviewed(9), Ok(vec![waits(1, "a"), waits(3, "c"), waits(4, "d")]));
    assert_eq!(store.members().unreviewed(1), Ok(vec![waits(1, "a")]));
    let review = |number: u32, summary: &str| {
        let found = Played { summary: Json(summary.into()), ..played("m", number, "a", "pig") };
        let stranger = Played { member: member_id("x"), ..found.clone() };
        MemberChange::Review {
            number: seq(number),
            played: vec![found, stranger],
            ratings: vec![rated("m", 7)],
        }
    };
    for early in [2, 3] {
        assert_eq!(member(store, review(early, "-")), Err(StoreError::NotNext(seq(early))));
    }
    member(store, review(1, "found")).unwrap();
    assert_eq!(member(store, review(1, "again")), Err(StoreError::NotNext(seq(1))));
    let games = store.members().played(&member_id("m"), None, None, 9).unwrap();
    assert_eq!((games.len(), games[3].summary.0.as_str()), (4, "found"));
    assert_eq!(store.members().ratings(&member_id("m")), Ok(vec![rated("m", 7)]));
    // A table that is forgotten is in nobody's way.
    store.apply(Change::Remove(id("c"))).unwrap();
    assert_eq!(store.members().unreviewed(9), Ok(vec![waits(4, "d")]));
}

fn guests(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    store.apply(sit("a", person(1, "Ann", None))).unwrap();
    store.apply(mark("a", 9, over())).unwrap();
    assert_eq!(store.members().unsettled(9), Ok(vec![]));
}

fn listed(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    for (number, table, game) in [(1, "a", "pig"), (2, "b", "fox"), (3, "c", "pig")] {
        seated(store, table, "m");
        store.apply(mark(table, 9, over())).unwrap();
        // Of somebody who is no member, nothing is kept.
        let both = vec![played("m", number, table, game), played("x", number, table, game)];
        member(store, settle(number, both, vec![rated("x", 1)])).unwrap();
    }
    let list = |game: Option<&str>, before: Option<Seq>, limit| {
        let found = store.members().played(&member_id("m"), game.map(name).as_ref(), before, limit).unwrap();
        found.iter().map(|played| played.number.get()).collect::<Vec<_>>()
    };
    assert_eq!(list(None, None, 9), [3, 2, 1]);
    assert_eq!(list(None, None, 2), [3, 2]);
    assert_eq!(list(Some("pig"), None, 9), [3, 1]);
    assert_eq!(list(Some("pig"), Some(seq(3)), 9), [1]);
    assert_eq!(store.members().played(&member_id("x"), None, None, 9), Ok(vec![]));
    assert_eq!(store.members().leaders(&name("pig/2"), 9), Ok(vec![]));
    let tables = ["a", "b", "c"].map(|table| (id(table), number(1)));
    assert_eq!(store.members().tables_of(&member_id("m")), Ok(tables.to_vec()));
}

fn leaders(store: &dyn Store) {
    for who in ["l", "m", "n"] {
        store.apply(enroll(who, "Ann")).unwrap();
    }
    seated(store, "a", "m");
    store.apply(mark("a", 9, over())).unwrap();
    member(store, settle(1, vec![], vec![rated("n", 7), rated("l", -3), rated("m", 7)])).unwrap();
    let best = store.members().leaders(&name("pig/2"), 2).unwrap();
    assert_eq!(best, [rated("m", 7), rated("n", 7)]);
    assert_eq!(store.members().leaders(&name("pig/3"), 2), Ok(vec![]));
}

fn forgotten(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    let seat = seated(store, "a", "m");
    store.apply(sit("a", person(2, "Bob", None))).unwrap();
    for (seat, said) in [(1, "I am Ann"), (2, "hello")] {
        store.apply(Change::Say(say("a", seat, said))).unwrap();
    }
    grant(store, &credential("m", 1, "device")).unwrap();
    store.apply(mark("a", 9, over())).unwrap();
    member(store, settle(1, vec![played("m", 1, "a", "pig")], vec![rated("m", 1)])).unwrap();
    let forget = MemberChange::Forget { member: member_id("m"), name: name("a former guest") };
    member(store, forget.clone()).unwrap();
    assert_eq!(member(store, forget), Err(StoreError::NoMember(member_id("m"))));
    let mut left = Seat { member: None, ..seat };
    left.player.name = name("a former guest");
    assert_eq!(store.load(&id("a")).unwrap().seats[0], left);
    let said = store.chat(&id("a"), None, 9).unwrap();
    assert_eq!(said.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["hello"]);
    let nothing = (store.members().member(&member_id("m")), store.members().credential(&TokenHash([1; 32])));
    assert_eq!(nothing, (Ok(None), Ok(None)));
    assert_eq!(
        (store.members().leaders(&name("pig/2"), 9), store.members().tables_of(&member_id("m"))),
        (Ok(vec![]), Ok(vec![]))
    );
}

fn no_member(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let seat = Seat { member: Some(member_id("m")), ..person(1, "Ann", None) };
    assert_eq!(store.apply(sit("a", seat.clone())), Err(StoreError::NoMember(member_id("m"))));
    assert_eq!(store.load(&id("a")).unwrap().seats, []);
    // Whoever was forgotten cannot bring their name back.
    store.apply(enroll("m", "Ann")).unwrap();
    store.apply(sit("a", seat.clone())).unwrap();
    member(store, MemberChange::Forget { member: member_id("m"), name: name("nobody") }).unwrap();
    assert_eq!(store.apply(sit("a", seat)), Err(StoreError::NoMember(member_id("m"))));
    assert_eq!(store.load(&id("a")).unwrap().seats[0].player.name, name("nobody"));
}

fn reworded(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let entries = vec![entry(Kind::Note, "p1 came Ann"), entry(Kind::Play, "p1 roll")];
    let mut append = play("a", 1, "x");
    append.entries = Entries::all(entries).unwrap();
    store.apply(Change::Append(append)).unwrap();
    let anew = |number| MemberChange::Reword { table: id("a"), number: seq(number), line: line("p1 came x") };
    member(store, anew(1)).unwrap();
    for wrong in [2, 3] {
        let none = StoreError::NoNote { table: id("a"), number: seq(wrong) };
        assert_eq!(member(store, anew(wrong)), Err(none));
    }
    let events = store.events(&id("a"), None, 9).unwrap();
    let lines: Vec<&Entry> = events.iter().map(|event| &event.entry).collect();
    assert_eq!(lines, [&entry(Kind::Note, "p1 came x"), &entry(Kind::Play, "p1 roll")]);
}
