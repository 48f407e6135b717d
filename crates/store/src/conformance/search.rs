//! Tables are found by game, player and time, newest first.

use super::Promise;
use super::sample::*;
use crate::{Among, Change, Cursor, Millis, Name, NewTable, Search, Stage, Store, TableId, Visibility};

pub(super) const PROMISES: &[Promise] = &[
    ("open tables are listed by when they were opened", open_ones),
    ("finished tables are listed by when they ended", finished_ones),
    ("a search asks for game, player, time and visibility", asked_for),
    ("pages follow each other while tables are added", pages),
];

fn ids(store: &dyn Store, search: &Search) -> Vec<TableId> {
    store.search(search).unwrap().tables.into_iter().map(|table| table.id).collect()
}

fn open_ones(store: &dyn Store) {
    for (table, at) in [("a", 3), ("b", 1), ("c", 2), ("d", 4)] {
        store.apply(open(table, at)).unwrap();
    }
    store.apply(mark("b", 9, Stage::Playing)).unwrap();
    store.apply(mark("d", 9, over())).unwrap();
    store.apply(sit("c", person(1, "Ann", Some(1)))).unwrap();
    assert_eq!(ids(store, &Search::open()), [id("a"), id("c"), id("b")]);
    assert_eq!(ids(store, &Search { among: Among::Waiting, ..Search::open() }), [id("a"), id("c")]);
    assert_eq!(ids(store, &Search { among: Among::Playing, ..Search::open() }), [id("b")]);
    let found = store.search(&Search::open()).unwrap();
    assert_eq!(found.next, None);
    assert_eq!(found.tables[1], store.load(&id("c")).unwrap().listed);
}

fn finished_ones(store: &dyn Store) {
    for (table, ended) in [("a", 30), ("b", 10), ("c", 20)] {
        store.apply(open(table, 1)).unwrap();
        store.apply(mark(table, ended, over())).unwrap();
    }
    store.apply(open("d", 50)).unwrap();
    assert_eq!(ids(store, &Search::finished()), [id("a"), id("c"), id("b")]);
}

fn asked_for(store: &dyn Store) {
    let games = [
        ("a", "pig", "Änne", 10),
        ("b", "fox", "ÄNNE", 20),
        ("c", "pig", "Bob", 30),
        ("d", "pig", "änne", 40),
    ];
    for (text, game, player, ended) in games {
        store.apply(Change::Open(NewTable { game: name(game), ..table(text, 1) })).unwrap();
        // Twice the same name at a table is one table.
        for seat in [1, 2] {
            store.apply(sit(text, person(seat, player, None))).unwrap();
        }
        store.apply(mark(text, ended, over())).unwrap();
    }
    let visibility = Visibility::Unlisted;
    let settings = crate::Json::default();
    store.apply(Change::Edit { table: id("d"), at: Millis(50), visibility, settings }).unwrap();
    let all = Search::finished();
    let player = |text: &str| -> Option<Name> { Some(name(text)) };
    let cases: [(Search, &[&str]); 9] = [
        (Search { game: Some(name("pig")), ..all.clone() }, &["d", "c", "a"]),
        (Search { player: player("ännE"), ..all.clone() }, &["d", "b", "a"]),
        (Search { player: player("änn"), ..all.clone() }, &[]),
        (Search { player: player("Änne"), game: Some(name("pig")), ..all.clone() }, &["d", "a"]),
        (Search { from: Some(Millis(20)), until: Some(Millis(40)), ..all.clone() }, &["c", "b"]),
        (Search { visibility: Some(Visibility::Public), ..all.clone() }, &["c", "b", "a"]),
        (Search { visibility: Some(Visibility::Unlisted), ..all.clone() }, &["d"]),
        (Search { idle_since: Some(Millis(30)), ..all.clone() }, &["b", "a"]),
        (Search { among: Among::Open, ..all }, &[]),
    ];
    for (search, expected) in cases {
        assert_eq!(
            ids(store, &search),
            expected.iter().map(|text| id(text)).collect::<Vec<_>>(),
            "{search:?}"
        );
    }
}

fn pages(store: &dyn Store) {
    // Three of the seven ended at the same moment: the page ends between them.
    for (table, at) in [("a", 1), ("b", 2), ("c", 2), ("d", 2), ("e", 3), ("f", 4), ("g", 5)] {
        store.apply(open(table, at)).unwrap();
    }
    let mut search = Search { limit: 2, ..Search::open() };
    let mut seen = Vec::new();
    loop {
        let found = store.search(&search).unwrap();
        assert!((1..=2).contains(&found.tables.len()));
        seen.extend(found.tables.iter().map(|table| table.id.to_string()));
        store.apply(open(&format!("new{}", seen.len()), 6)).unwrap();
        let Some(next) = found.next else { break };
        assert_eq!(next, Cursor::of(found.tables.last().unwrap()));
        search.after = Some(next);
    }
    assert_eq!(seen.concat(), "gfedcba");
    // A page holds one at least, and a page that is just full is the last.
    assert_eq!(ids(store, &Search { limit: 0, ..Search::open() }).len(), 1);
    assert_eq!(store.search(&Search { limit: 11, ..Search::open() }).unwrap().next, None);
}
