//! Tables are opened, changed, marked and forgotten.

use super::Promise;
use super::sample::*;
use crate::{Change, Done, Entries, Json, Kind, Listed, Millis, Status, Store, StoreError, Visibility};

pub(super) const PROMISES: &[Promise] = &[
    ("a table is as it was opened", as_opened),
    ("an id is used once", id_once),
    ("a table that is not there is named", named),
    ("who may find it can be changed", edited),
    ("what is over stays over", stays_over),
    ("a table is forgotten with all that belongs to it", forgotten),
    ("tables are found at which something is to be done, and those at rest are not", due),
    ("whatever is changed at a table, its rest is over", roused),
    ("what is closed takes nothing more, and can be read", closed),
];

fn as_opened(store: &dyn Store) {
    assert_eq!(store.apply(open("a", 1)), Ok(Done::Kept));
    let (loaded, new) = (store.load(&id("a")).unwrap(), table("a", 1));
    let listed = Listed {
        id: new.id,
        game: new.game,
        header: new.header,
        visibility: new.visibility,
        settings: new.settings,
        created: Millis(1),
        changed: Millis(1),
        status: Status::Waiting,
        players: vec![],
    };
    assert_eq!(loaded.listed, listed);
    assert_eq!((loaded.dice, loaded.seats), (new.dice, vec![]));
    assert_eq!((loaded.last_event, loaded.last_chat), (None, None));
}

fn id_once(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    assert_eq!(store.apply(open("a", 2)), Err(StoreError::TableExists(id("a"))));
    assert_eq!(store.load(&id("a")).unwrap().listed.created, Millis(1));
    // Small and large letters are different.
    assert_eq!(store.apply(open("A", 2)), Ok(Done::Kept));
}

fn named(store: &dyn Store) {
    let missing = StoreError::NoTable(id("a"));
    assert_eq!(store.load(&id("a")).unwrap_err(), missing);
    assert_eq!(store.events(&id("a"), None, 9).unwrap_err(), missing);
    assert_eq!(store.chat(&id("a"), None, 9).unwrap_err(), missing);
    assert_eq!(store.export(&id("a")).unwrap_err(), missing);
    let changes = [
        Change::Edit {
            table: id("a"),
            at: Millis(1),
            visibility: Visibility::Public,
            settings: Json::default(),
        },
        mark("a", 1, over()),
        sit("a", person(1, "Ann", None)),
        Change::Leave { table: id("a"), at: Millis(1), seat: number(1) },
        Change::Append(play("a", 1, "p1 roll")),
        Change::Say(say("a", 1, "hello")),
        Change::Hide { table: id("a"), number: seq(1), hidden: true },
        Change::Remove(id("a")),
    ];
    for change in changes {
        assert_eq!(store.apply(change.clone()), Err(missing.clone()), "{change:?}");
    }
}

fn edited(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let (visibility, settings) = (Visibility::Private, Json("[1]".into()));
    let edit = Change::Edit { table: id("a"), at: Millis(5), visibility, settings: settings.clone() };
    assert_eq!(store.apply(edit), Ok(Done::Kept));
    let listed = store.load(&id("a")).unwrap().listed;
    assert_eq!((listed.visibility, listed.settings), (visibility, settings));
    assert_eq!((listed.created, listed.changed), (Millis(1), Millis(5)));
}

fn stays_over(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    for stage in [crate::Stage::Playing, crate::Stage::Waiting, over()] {
        assert_eq!(store.apply(mark("a", 6, stage.clone())), Ok(Done::Kept));
        assert_eq!(store.load(&id("a")).unwrap().listed.status, stage.status(Millis(6)));
    }
    let refused = Err(StoreError::Over(id("a")));
    assert_eq!(store.apply(mark("a", 7, over())), refused);
    assert_eq!(store.apply(mark("a", 7, crate::Stage::Playing)), refused);
    assert_eq!(store.apply(Change::Append(play("a", 1, "p1 roll"))), refused);
    let mut note = play("a", 1, "-");
    note.entries = Entries::one(entry(Kind::Note, "# the secret was 07"));
    assert_eq!(store.apply(Change::Append(note)), Ok(appended(1, 1)));
    assert_eq!(store.load(&id("a")).unwrap().listed.status, over().status(Millis(6)));
}

fn forgotten(store: &dyn Store) {
    for table in ["a", "b"] {
        store.apply(open(table, 1)).unwrap();
        store.apply(Change::Append(play(table, 1, "p1 roll"))).unwrap();
        store.apply(Change::Say(say(table, 1, "hello"))).unwrap();
    }
    store.apply(sit("a", person(1, "Ann", Some(1)))).unwrap();
    assert_eq!(store.apply(Change::Remove(id("a"))), Ok(Done::Kept));
    assert_eq!(store.due(Millis(0)).unwrap(), [id("b")]);
    assert_eq!(store.place_of(&crate::TokenHash([1; 32])).unwrap(), None);
    // The same id begins anew, and the token is free.
    store.apply(open("a", 2)).unwrap();
    assert_eq!(store.events(&id("a"), None, 9).unwrap(), []);
    assert_eq!(store.chat(&id("a"), None, 9).unwrap(), []);
    store.apply(sit("b", person(1, "Ann", Some(1)))).unwrap();
    assert_eq!(store.events(&id("b"), None, 9).unwrap().len(), 1);
}

fn due(store: &dyn Store) {
    for table in ["c", "a", "b"] {
        store.apply(open(table, 1)).unwrap();
    }
    store.apply(mark("a", 2, crate::Stage::Playing)).unwrap();
    store.apply(mark("b", 2, over())).unwrap();
    assert_eq!(store.due(Millis(0)).unwrap(), [id("a"), id("c")]);
    store.apply(rest("a", None)).unwrap();
    store.apply(rest("b", Some(7))).unwrap();
    store.apply(rest("c", Some(7))).unwrap();
    assert_eq!(store.due(Millis(6)).unwrap(), []);
    assert_eq!(store.due(Millis(7)).unwrap(), [id("c")]);
    let table = store.load(&id("c")).unwrap();
    assert_eq!((table.due, table.listed.changed), (Some(Millis(7)), Millis(1)), "resting is no change");
    assert_eq!(store.apply(rest("none", None)), Err(StoreError::NoTable(id("none"))));
}

fn roused(store: &dyn Store) {
    let changes: [fn() -> Change; 5] = [
        || Change::Append(play("a", 1, "p1 roll")),
        || sit("a", person(1, "Ann", None)),
        || Change::Leave { table: id("a"), at: Millis(4), seat: number(1) },
        || mark("a", 5, crate::Stage::Playing),
        || Change::Edit {
            table: id("a"),
            at: Millis(6),
            visibility: crate::Visibility::Private,
            settings: Json::default(),
        },
    ];
    store.apply(open("a", 1)).unwrap();
    for change in changes {
        store.apply(rest("a", None)).unwrap();
        store.apply(Change::Say(say("a", 1, "hello"))).unwrap();
        assert_eq!(store.due(Millis(i64::MAX)).unwrap(), [], "talk does not matter");
        store.apply(change()).unwrap();
        assert_eq!(store.due(Millis(0)).unwrap(), [id("a")], "{:?}", change());
    }
    store.apply(Change::Together(vec![mark("a", 7, crate::Stage::Waiting), rest("a", Some(9))])).unwrap();
    assert_eq!(store.load(&id("a")).unwrap().due, Some(Millis(9)), "what is said last counts");
    store.apply(Change::Together(vec![rest("a", None), mark("a", 8, crate::Stage::Playing)])).unwrap();
    assert_eq!(store.load(&id("a")).unwrap().due, Some(crate::Table::ALWAYS));
}

fn closed(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let (sender, receiver) = std::sync::mpsc::channel();
    store.submit(open("b", 1), Box::new(move |done| sender.send(done).unwrap()));
    store.close();
    assert_eq!(receiver.try_recv(), Ok(Ok(Done::Kept)), "what was handed in is finished");
    assert_eq!(store.apply(open("c", 1)), Err(StoreError::Closed));
    assert_eq!(store.due(Millis(0)).unwrap(), [id("a"), id("b")]);
    store.close();
}
