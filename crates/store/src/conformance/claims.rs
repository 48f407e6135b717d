//! Tables are owned, claimed, released and passed on.

use super::nodes::{ManyNodes, Promise, claim, ids, join, of, owners, sleep_all_but, theirs};
use super::sample::*;
use crate::{Change, Done, Millis, Node, Owner, Store, StoreError};
use std::time::Duration;

pub(super) const PROMISES: &[Promise] = &[
    ("nodes know themselves and each other", known),
    ("a table belongs to the node that opens it", opened),
    ("a node's tables are not taken while it is alive", alive),
    ("tables pass on when a lease has run out, and not before", passed_on),
    ("one renewal keeps all tables of a node", renewed),
    ("a node that leaves, closes or is dropped passes its tables on at once", left),
    ("a table that is released can be claimed by anybody", released),
    ("of two who claim at once, one has each table", raced),
    ("of two whose leases have both run out, one takes over from the other", both_slept),
    ("orphans are unfinished, the oldest first, a few at a time", orphaned),
    ("orphans at rest are left alone until they are due", resting),
    ("unfinished tables are counted, whoever has them", counted),
    ("old tables and old talk of another node are its own to forget", swept),
];

fn counted(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    assert_eq!(of(&*one).unfinished(), Ok(0));
    for table in ["a", "b"] {
        one.apply(open(table, 1)).unwrap();
    }
    two.apply(open("c", 1)).unwrap();
    of(&*one).release(&ids(&["a"])).unwrap();
    assert_eq!((of(&*one).unfinished(), of(&*two).unfinished()), (Ok(3), Ok(3)));
    two.apply(mark("c", 2, over())).unwrap();
    assert_eq!((of(&*one).unfinished(), of(&*two).unfinished()), (Ok(2), Ok(2)));
}

fn known(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    let (a, b) = (of(&*one).me(), of(&*two).me());
    assert!(a.alive && a.id < b.id && a.address.as_str() == "one.example:7777", "{a:?}");
    assert_eq!(of(&*one).all().unwrap(), [a.clone(), b.clone()]);
    sleep_all_but(house, &[&*two]);
    assert_eq!(of(&*two).all().unwrap(), [Node { alive: false, ..a.clone() }, b.clone()]);
    of(&*one).renew().unwrap();
    assert_eq!(of(&*two).all().unwrap(), [a, b], "nobody has taken over");
}

fn opened(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    one.apply(Change::Together(vec![open("a", 1), sit("a", person(1, "Ann", None))])).unwrap();
    assert_eq!(owners(&*one, &["a", "none"]), [Owner::Ours, Owner::Nobody]);
    assert_eq!(owners(&*two, &["none", "a"]), [Owner::Nobody, theirs(&*one)]);
    assert_eq!(two.apply(open("a", 2)), Err(StoreError::TableExists(id("a"))));
    assert_eq!(owners(&*one, &["a"]), [Owner::Ours]);
}

fn alive(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    one.apply(open("a", 1)).unwrap();
    two.apply(open("b", 1)).unwrap();
    house.pass(Node::LEASE - Duration::from_secs(1));
    assert_eq!(of(&*two).orphans(Millis(0), 9).unwrap(), []);
    assert_eq!(
        claim(&*two, &["b", "a", "b", "none"]),
        [Owner::Ours, theirs(&*one), Owner::Ours, Owner::Nobody]
    );
    assert_eq!(one.apply(Change::Append(play("a", 1, "p1 roll"))), Ok(appended(1, 1)));
    assert_eq!(of(&*one).renew(), Ok(()));
}

fn passed_on(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    for table in ["a", "b", "c"] {
        one.apply(open(table, 1)).unwrap();
    }
    sleep_all_but(house, &[&*two]);
    let asleep = Owner::Theirs(Node { alive: false, ..of(&*one).me() });
    assert_eq!(owners(&*two, &["a"]), [asleep], "to ask takes nothing");
    assert_eq!(claim(&*two, &["a", "b"]), [Owner::Ours, Owner::Ours]);
    assert_eq!(owners(&*two, &["c"]), [Owner::Nobody], "nobody goes on for one");
    assert_eq!(two.apply(Change::Append(play("a", 1, "p1 roll"))), Ok(appended(1, 1)));
    let three = join(house, "three");
    assert_eq!(claim(&*three, &["a", "c"]), [theirs(&*two), Owner::Ours]);
}

fn renewed(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    let names: Vec<String> = (0..1024).map(|number| format!("table{number}")).collect();
    let all: Vec<_> = names.iter().map(|name| id(name)).collect();
    one.apply(Change::Together(names.iter().map(|name| open(name, 1)).collect())).unwrap();
    for _ in 0..3 {
        house.pass(Node::LEASE - Duration::from_secs(1));
        of(&*one).renew().unwrap();
        of(&*two).renew().unwrap();
    }
    assert!(of(&*two).claim(&all).unwrap().iter().all(|owner| *owner == theirs(&*one)));
    sleep_all_but(house, &[&*two]);
    assert!(of(&*two).claim(&all).unwrap().iter().all(|owner| *owner == Owner::Ours));
}

fn left(house: &dyn ManyNodes) {
    let two = join(house, "two");
    let ways: [fn(Box<dyn Store>); 3] = [|one| of(&*one).leave().unwrap(), |one| one.close(), drop];
    for (number, way) in ways.into_iter().enumerate() {
        let (one, table) = (join(house, "one"), format!("table{number}"));
        one.apply(open(&table, 1)).unwrap();
        assert_eq!(of(&*two).orphans(Millis(0), 9).unwrap(), []);
        way(one);
        assert_eq!(of(&*two).all().unwrap(), [of(&*two).me()]);
        assert_eq!(of(&*two).orphans(Millis(0), 9).unwrap(), ids(&[&table]));
        assert_eq!(claim(&*two, &[&table]), [Owner::Ours]);
    }
}

fn released(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    one.apply(open("a", 1)).unwrap();
    one.apply(open("b", 1)).unwrap();
    of(&*two).release(&ids(&["a"])).unwrap();
    assert_eq!(owners(&*one, &["a"]), [Owner::Ours], "only the owner can release it");
    of(&*one).release(&ids(&["a", "none"])).unwrap();
    assert_eq!(owners(&*one, &["a", "b"]), [Owner::Nobody, Owner::Ours]);
    let refused = Err(StoreError::Elsewhere { table: id("a"), node: None });
    for store in [&one, &two] {
        assert_eq!(store.apply(Change::Append(play("a", 1, "p1 roll"))), refused, "claim it first");
    }
    assert_eq!(claim(&*two, &["a"]), [Owner::Ours]);
    assert_eq!(claim(&*one, &["a"]), [theirs(&*two)]);
}

fn raced(house: &dyn ManyNodes) {
    let (one, two, sleeper) = (join(house, "one"), join(house, "two"), join(house, "sleeper"));
    let names: Vec<String> = (0..32).map(|number| format!("table{number}")).collect();
    let all: Vec<_> = names.iter().map(|name| id(name)).collect();
    sleeper.apply(Change::Together(names.iter().map(|name| open(name, 1)).collect())).unwrap();
    for round in 0..12 {
        match round {
            0 => sleep_all_but(house, &[&*one, &*two]),
            _ => [&one, &two].into_iter().for_each(|store| of(&**store).release(&all).unwrap()),
        }
        // In opposite orders, so that they meet.
        let back: Vec<_> = all.iter().rev().cloned().collect();
        let (mine, mut yours) = std::thread::scope(|scope| {
            let other = scope.spawn(|| of(&*two).claim(&back).unwrap());
            (of(&*one).claim(&all).unwrap(), other.join().unwrap())
        });
        yours.reverse();
        for (mine, yours) in mine.iter().zip(&yours) {
            let either = [(Owner::Ours, theirs(&*one)), (theirs(&*two), Owner::Ours)];
            assert!(either.contains(&(mine.clone(), yours.clone())), "{mine:?} and {yours:?}");
        }
    }
}

fn both_slept(house: &dyn ManyNodes) {
    for round in 0..8 {
        let (one, two) = (join(house, "one"), join(house, "two"));
        let (mine, yours) = (format!("mine{round}"), format!("yours{round}"));
        one.apply(open(&mine, 1)).unwrap();
        two.apply(open(&yours, 1)).unwrap();
        house.pass(Node::LEASE);
        let (first, second) = std::thread::scope(|scope| {
            let other = scope.spawn(|| of(&*two).claim(&[id(&mine)]));
            (of(&*one).claim(&[id(&yours)]), other.join().unwrap())
        });
        let either = [
            (Ok(vec![Owner::Ours]), Err(StoreError::Fenced)),
            (Err(StoreError::Fenced), Ok(vec![Owner::Ours])),
        ];
        assert!(either.contains(&(first.clone(), second.clone())), "{first:?} and {second:?}");
    }
}

fn orphaned(house: &dyn ManyNodes) {
    let (one, two, three) = (join(house, "one"), join(house, "two"), join(house, "three"));
    for (store, table, at) in
        [(&one, "a", 7), (&one, "b", 2), (&two, "c", 5), (&three, "d", 1), (&one, "e", 3)]
    {
        store.apply(open(table, at)).unwrap();
    }
    one.apply(open("over", 0)).unwrap();
    one.apply(mark("over", 0, over())).unwrap();
    assert_eq!(of(&*three).orphans(Millis(0), 9).unwrap(), []);
    of(&*two).release(&ids(&["c"])).unwrap();
    assert_eq!(of(&*three).orphans(Millis(0), 9).unwrap(), ids(&["c"]));
    sleep_all_but(house, &[&*three]);
    assert_eq!(
        of(&*three).orphans(Millis(0), 9).unwrap(),
        ids(&["b", "e", "c", "a"]),
        "nobody has taken over yet"
    );
    assert_eq!(of(&*three).orphans(Millis(0), 2).unwrap(), ids(&["b", "e"]));
    claim(&*three, &["b"]);
    assert_eq!(of(&*three).orphans(Millis(0), 9).unwrap(), ids(&["e", "c", "a"]));
    of(&*one).rejoin().unwrap();
    assert_eq!(
        of(&*three).orphans(Millis(0), 9).unwrap(),
        ids(&["e", "c", "a"]),
        "it has begun with nothing"
    );
}

fn resting(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    for (table, due) in [("a", None), ("b", Some(7)), ("c", Some(5))] {
        one.apply(open(table, 1)).unwrap();
        one.apply(rest(table, due)).unwrap();
    }
    assert!(matches!(two.apply(rest("a", Some(1))), Err(StoreError::Elsewhere { .. })));
    of(&*one).release(&ids(&["a", "c"])).unwrap();
    assert_eq!(of(&*two).orphans(Millis(9), 9).unwrap(), ids(&["c"]));
    of(&*one).leave().unwrap();
    assert_eq!(of(&*two).orphans(Millis(4), 9).unwrap(), []);
    assert_eq!(of(&*two).orphans(Millis(9), 9).unwrap(), ids(&["b", "c"]));
    claim(&*two, &["a"]);
    two.apply(Change::Append(play("a", 1, "p1 roll"))).unwrap();
    of(&*two).release(&ids(&["a"])).unwrap();
    assert_eq!(of(&*two).orphans(Millis(0), 9).unwrap(), ids(&["a"]), "it was played on");
}

fn swept(house: &dyn ManyNodes) {
    let (one, two) = (join(house, "one"), join(house, "two"));
    for (store, table) in [(&one, "a"), (&two, "b"), (&two, "c")] {
        store.apply(open(table, 1)).unwrap();
        store.apply(Change::Say(say(table, 1, "hello"))).unwrap();
        store.apply(mark(table, 5, over())).unwrap();
    }
    of(&*two).release(&ids(&["c"])).unwrap();
    let talk = |store: &dyn Store| store.apply(Change::ForgetTalk { before: Millis(99), most: 9 });
    assert_eq!(talk(&*one), Ok(Done::Forgotten(2)), "its own, and nobody's");
    assert_eq!(two.chat(&id("b"), None, 9).unwrap().len(), 1);
    assert_eq!(talk(&*two), Ok(Done::Forgotten(1)));
    let tables = |store: &dyn Store| store.apply(Change::RemoveOver { before: Millis(99), most: 9 });
    assert_eq!(tables(&*one), Ok(Done::Removed(ids(&["a", "c"]))));
    sleep_all_but(house, &[&*one]);
    assert_eq!(tables(&*one), Ok(Done::Removed(vec![])), "nobody has taken over");
    of(&*two).leave().unwrap();
    assert_eq!(tables(&*one), Ok(Done::Removed(ids(&["b"]))));
}
