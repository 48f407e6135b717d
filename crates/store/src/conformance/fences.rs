//! What is not a node's own it does not change, and nothing at all after another has taken over.

use super::nodes::{ManyNodes, Promise, claim, join, of, owners, sleep_all_but, theirs};
use super::sample::*;
use crate::{
    Ban, Change, Deed, Done, Json, MemberChange, Millis, Node, Owner, Speaker, Stage, Store, StoreError,
    Visibility,
};

pub(super) const PROMISES: &[Promise] = &[
    ("nothing is changed at another node's table", elsewhere),
    ("what is of no table every node changes", of_no_table),
    ("changes together at two nodes' tables are refused whole", whole),
    ("a node that comes back after a pause writes nothing", fenced),
    ("nor does one that slept where nobody needed its tables, as long as nobody took over", unneeded),
    ("it begins anew with nothing", anew),
    ("whoever begins at an address takes over from what was there", same_address),
    ("epochs never go down, and ids are given once", rising),
    ("what is closed joins no more", closed),
];

/// Everything that can be done to a table that is there.
fn at_table(table: &str) -> Vec<Change> {
    let speaker = Speaker::Seat(number(1));
    let (visibility, settings) = (Visibility::Private, Json("1".into()));
    let last = Change::Append(play(table, 2, "p1 hold"));
    vec![
        Change::Edit { table: id(table), at: Millis(9), visibility, settings },
        mark(table, 9, Stage::Playing),
        mark(table, 9, over()),
        sit(table, person(2, "Bob", None)),
        Change::Leave { table: id(table), at: Millis(9), seat: number(1) },
        last.clone(),
        Change::Say(say(table, 1, "well")),
        Change::Hide { table: id(table), number: seq(1), hidden: true },
        Change::HideSpeaker { table: id(table), speaker, hidden: true },
        Change::Remove(id(table)),
        Change::Together(vec![last.clone()]),
        Change::Together(vec![Change::Together(vec![last, mark(table, 9, over())])]),
    ]
}

/// Everything that is of no table that is there.
fn elsewise() -> Vec<Change> {
    let ban = Ban { network: name("192.0.2.1"), at: Millis(1), until: None, why: None };
    let deed = Deed::by_host(Millis(1), name("host"), Json("1".into()));
    let note = MemberChange::Reword { table: id("a"), number: seq(2), line: line("# anew") };
    vec![
        open("new", 1),
        Change::Together(vec![open("newer", 1), Change::Remove(id("newer"))]),
        Change::Ban(ban),
        Change::Lift(name("192.0.2.1")),
        Change::Record(deed),
        enroll("m", "Ann"),
        Change::Member(MemberChange::Reword { table: id("a"), number: seq(1), line: line("# anew") }),
        Change::Together(vec![Change::Member(note), enroll("n", "Bob")]),
        Change::ForgetTalk { before: Millis(99), most: 9 },
        Change::RemoveOver { before: Millis(99), most: 9 },
        reserve("a", 1),
    ]
}

fn play_a_little(store: &dyn Store, table: &str) {
    store.apply(open(table, 1)).unwrap();
    store.apply(sit(table, person(1, "Ann", None))).unwrap();
    store.apply(Change::Append(play(table, 1, "p1 roll"))).unwrap();
    store.apply(Change::Say(say(table, 1, "hello"))).unwrap();
}

/// All that could be written by mistake.
fn told(store: &dyn Store) -> String {
    let tables = ["a", "b", "new", "newer"].map(id);
    let tables = tables
        .map(|table| (store.load(&table), store.events(&table, None, 99), store.chat(&table, None, 99)));
    let members = ["m", "n"].map(|member| store.members().member(&member_id(member)));
    format!("{tables:?}{:?}{:?}{:?}{members:?}", store.due(Millis(0)), store.bans(), store.deeds(None, 99))
}

fn elsewhere(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    play_a_little(&*one, "a");
    let before = told(&*one);
    for change in at_table("a") {
        let refused = Err(StoreError::Elsewhere { table: id("a"), node: Some(of(&*one).me().id) });
        assert_eq!(two.apply(change.clone()), refused, "{change:?}");
    }
    assert_eq!(told(&*one), before);
    for change in at_table("none") {
        assert_eq!(two.apply(change.clone()), Err(StoreError::NoTable(id("none"))), "{change:?}");
    }
    claim(&*one, &["a"]);
    assert!(one.apply(Change::Append(play("a", 2, "p1 hold"))).is_ok(), "the owner goes on");
}

fn of_no_table(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    one.apply(open("a", 1)).unwrap();
    for number in 1..=2 {
        let mut note = play("a", number, "-");
        note.entries = crate::Entries::one(entry(crate::Kind::Note, "# Ann came"));
        one.apply(Change::Append(note)).unwrap();
    }
    for change in elsewise() {
        assert!(two.apply(change.clone()).is_ok(), "{change:?}");
    }
    let lines: Vec<_> =
        one.events(&id("a"), None, 9).unwrap().into_iter().map(|event| event.entry.line).collect();
    assert_eq!(lines, [line("# anew"), line("# anew")], "who is forgotten is forgotten everywhere");
}

fn whole(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    play_a_little(&*one, "a");
    play_a_little(&*two, "b");
    let before = told(&*one);
    let roll = |table| Change::Append(play(table, 2, "p1 roll"));
    let said = Change::Say(say("b", 1, "well"));
    for changes in [
        vec![roll("b"), roll("a")],
        vec![roll("a"), roll("b")],
        vec![open("new", 1), said, roll("b"), roll("a")],
        vec![roll("b"), mark("a", 9, over())],
    ] {
        let refused = Err(StoreError::Elsewhere { table: id("a"), node: Some(of(&*one).me().id) });
        assert_eq!(two.apply(Change::Together(changes.clone())), refused, "{changes:?}");
        assert_eq!(told(&*one), before);
    }
    assert_eq!(two.apply(Change::Together(vec![roll("b")])), Ok(Done::Together(vec![appended(2, 2)])));
}

fn fenced(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    play_a_little(&*one, "a");
    play_a_little(&*one, "b");
    sleep_all_but(house, &[&*two]);
    assert_eq!(claim(&*two, &["a"]), [Owner::Ours]);
    let before = told(&*two);
    // Also where nobody has claimed the table, and where there is none.
    for change in ["a", "b", "none"].into_iter().flat_map(at_table).chain(elsewise()) {
        assert_eq!(one.apply(change.clone()), Err(StoreError::Fenced), "{change:?}");
    }
    assert_eq!(told(&*two), before);
    assert!(!of(&*one).me().alive);
    assert_eq!(of(&*one).renew(), Err(StoreError::Fenced));
    assert_eq!(of(&*one).claim(&[id("b")]), Err(StoreError::Fenced));
    of(&*one).release(&[id("a"), id("b")]).unwrap();
    assert_eq!(owners(&*one, &["a", "b"]), [theirs(&*two), Owner::Nobody]);
    assert_eq!(claim(&*two, &["b"]), [Owner::Ours]);
    assert_eq!(two.apply(Change::Append(play("a", 2, "p1 hold"))), Ok(appended(2, 2)));
}

fn unneeded(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    play_a_little(&*one, "a");
    sleep_all_but(house, &[&*two]);
    assert_eq!(one.apply(Change::Append(play("a", 2, "p1 hold"))), Ok(appended(2, 2)));
    assert_eq!(claim(&*two, &["none"]), [Owner::Nobody]);
    assert_eq!(of(&*one).renew(), Ok(()));
    assert_eq!(claim(&*two, &["a"]), [theirs(&*one)]);
}

fn anew(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    play_a_little(&*one, "a");
    play_a_little(&*one, "b");
    sleep_all_but(house, &[&*two]);
    claim(&*two, &["a"]);
    let old = of(&*one).me();
    of(&*one).rejoin().unwrap();
    let new = of(&*one).me();
    assert!(new.alive && new.epoch > old.epoch && new.address == old.address, "{new:?}");
    assert_eq!(of(&*one).renew(), Ok(()));
    for (table, node) in [("a", of(&*two).me().id), ("b", old.id)] {
        let refused = Err(StoreError::Elsewhere { table: id(table), node: Some(node) });
        assert_eq!(one.apply(Change::Append(play(table, 2, "p1 hold"))), refused);
    }
    assert_eq!(claim(&*one, &["a", "b"]), [theirs(&*two), Owner::Ours]);
    assert_eq!(one.apply(Change::Append(play("b", 2, "p1 hold"))), Ok(appended(2, 2)));
    // Also one that has lost nothing begins with nothing.
    of(&*one).rejoin().unwrap();
    assert_eq!(owners(&*two, &["b"]), [Owner::Nobody]);
}

fn same_address(house: &dyn ManyNodes) {
    let old = join(house, "one");
    play_a_little(&*old, "a");
    let new = join(house, "one");
    assert_eq!(old.apply(Change::Append(play("a", 2, "p1 hold"))), Err(StoreError::Fenced));
    assert_eq!(of(&*old).rejoin(), Err(StoreError::Fenced), "somebody else is there now");
    drop(old);
    assert_eq!(of(&*new).all().unwrap(), [of(&*new).me()], "who comes too late does not leave for another");
    assert_eq!(owners(&*new, &["a"]), [Owner::Nobody]);
    assert_eq!(claim(&*new, &["a"]), [Owner::Ours], "nobody waits until the lease has run out");
}

fn rising(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    let of_one = || of(&*two).all().unwrap().into_iter().find(|node| node.address == of(&*one).me().address);
    let mut last: Option<Node> = None;
    let mut seen = |node: Option<Node>| {
        if let (Some(last), Some(node)) = (&last, &node) {
            assert!(
                node.id > last.id || (node.id == last.id && node.epoch >= last.epoch),
                "{last:?} {node:?}"
            );
        }
        last = node.or(last.take());
    };
    for round in 0..4 {
        one.apply(open(&format!("table{round}"), 1)).unwrap();
        seen(of_one());
        sleep_all_but(house, &[&*two]);
        let before = of_one().unwrap().epoch;
        claim(&*two, &[&format!("table{round}")]);
        assert!(of_one().unwrap().epoch > before, "it is raised when tables change hands");
        claim(&*two, &[&format!("table{round}")]);
        seen(of_one());
        of(&*one).rejoin().unwrap();
        seen(of_one());
        of(&*one).leave().unwrap();
        assert_eq!(one.apply(open("no", 1)), Err(StoreError::Fenced));
        of(&*one).rejoin().unwrap();
        seen(of_one());
    }
}

fn closed(house: &dyn ManyNodes) {
    let one = join(house, "one");
    one.close();
    assert_eq!(of(&*one).rejoin(), Err(StoreError::Closed));
    assert_eq!(of(&*one).renew(), Err(StoreError::Fenced));
    assert_eq!(of(&*one).all().unwrap(), []);
}
