//! A house moves from a folder to a database and back, with everything that belongs to it.

use luckhouse_store::conformance::{Database, Scratch, sample};
use luckhouse_store::*;
use std::fs;

const KEY: &str = "00112233";

/// A house with something of everything.
fn house() -> Scratch {
    let folder = Scratch::new();
    let store = Sqlite::open(folder.path()).unwrap();
    let seat = Seat { member: Some(sample::member_id("m")), ..sample::person(1, "Änne", Some(1)) };
    let turn = Append { command: Some(sample::command(1, "x")), ..sample::play("a", 1, "p1 roll") };
    let lines = Entries::one(sample::entry(Kind::Note, "# oh"))
        .and(sample::entry(Kind::TakeBack { keep: None }, "p1 back"));
    let said = Say { command: Some(CommandId::new("y").unwrap()), ..sample::say("a", 1, "hello") };
    let ban = Ban {
        network: sample::name("192.0.2.0/24"),
        at: Millis(1),
        until: None,
        why: Some(sample::line("spam")),
    };
    let changes = vec![
        sample::enroll("m", "Änne"),
        sample::enroll("n", "Bö"),
        sample::enroll("o", "Änne's"),
        Change::Member(MemberChange::Belong {
            member: sample::member_id("o"),
            owner: sample::member_id("m"),
        }),
        Change::Member(MemberChange::Grant(sample::credential("m", 9, "device"))),
        sample::open("a", 1),
        sample::open("gone", 1),
        sample::open("b", 2),
        Change::Remove(sample::id("gone")),
        sample::sit("a", Seat { contribution: Some(Contribution(vec![0, 255])), ..seat.clone() }),
        Change::Append(turn),
        Change::Append(Append { entries: lines, ..sample::play("a", 2, "-") }),
        sample::plan("a", 1, Some("[\"ä\"]")),
        Change::Say(said),
        Change::Hide { table: sample::id("a"), number: sample::seq(1), hidden: true },
        Change::Ban(ban),
        Change::Record(Deed {
            member: Some(sample::member_id("m")),
            about: Some(sample::member_id("m")),
            ..Deed::by_host(Millis(5), sample::name("host"), Json("\"ban\"".into()))
        }),
        Change::Member(MemberChange::Hold(Standing {
            member: sample::member_id("m"),
            kind: sample::name("muted"),
            at: Millis(5),
            until: Some(Millis(99)),
            data: Json("{}".into()),
        })),
        Change::Member(MemberChange::Report(Report {
            id: sample::name("r"),
            by: sample::member_id("m"),
            about: Some(sample::member_id("m")),
            subject: sample::name("name m"),
            at: Millis(5),
            report: Json("{}".into()),
        })),
        sample::invite("n", "m", "b", 5),
        Change::Member(MemberChange::Attempt(Box::new(trial()))),
        Change::Member(MemberChange::Reach(CallChange::Open(sample::channel("m", 3)))),
        Change::Member(MemberChange::Reach(CallChange::Call(sample::call("m", "b", "push", 3)))),
        Change::Member(MemberChange::Reach(CallChange::Tried(luckhouse_store::Call {
            next: None,
            ..sample::call("m", "b", "push", 3)
        }))),
        sample::mark("a", 9, sample::over()),
        sample::vacations("m", &[], &[Vacation { from: Millis(9), until: Millis(20) }]),
        sample::open("c", 3),
        sample::sit("c", Seat { token: None, ..seat }),
        sample::mark("c", 10, sample::over()),
        Change::Member(MemberChange::Settle {
            number: sample::seq(1),
            played: vec![played()],
            ratings: vec![rated()],
            bots: vec![RatedBot { bot: sample::name("pig/2/best"), state: Json("7".into()) }],
            review: true,
        }),
    ];
    changes.into_iter().for_each(|change| drop(store.apply(change).unwrap()));
    fs::write(folder.path().join("house.key"), format!("{KEY}\n")).unwrap();
    folder
}

fn played() -> Played {
    let (member, game) = (sample::member_id("m"), sample::name("pig"));
    Played {
        member,
        number: sample::seq(1),
        table: sample::id("a"),
        game,
        at: Millis(9),
        summary: Json("{}".into()),
    }
}

fn rated() -> Rated {
    let (member, pool) = (sample::member_id("m"), sample::name("pig/2"));
    Rated { member, pool, shown: -7, state: Json("{}".into()), at: Millis(9) }
}

fn trial() -> Trial {
    let (member, puzzle) = (sample::member_id("m"), sample::name("p"));
    Trial {
        attempt: Attempt { member, puzzle, solved: true, at: Millis(9) },
        member_before: None,
        member_after: Rated { pool: sample::name("puzzles"), shown: 1, ..rated() },
        puzzle_before: None,
        puzzle_after: Json("[]".into()),
    }
}

fn place(folder: &Scratch) -> &str {
    folder.path().to_str().unwrap()
}

/// Everything that can be read of it, and what becomes of the next changes.
fn told(store: &dyn Store) -> String {
    let members = store.members();
    let (m, ids) = (sample::member_id("m"), ["a", "b", "c"].map(sample::id));
    let again = Append { command: Some(sample::command(1, "x")), ..sample::play("a", 9, "p1 roll") };
    let said = Say { command: Some(CommandId::new("y").unwrap()), ..sample::say("a", 1, "hello") };
    let read = format!(
        "{:?}{:?}{:?}{:?}{:?}{:?}{:?}{:?}{:?}{:?}{:?}",
        ids.iter()
            .map(|id| (store.load(id), store.events(id, None, 99), store.chat(id, None, 99)))
            .collect::<Vec<_>>(),
        (store.due(Millis(0)), store.search(&Search::finished()), store.place_of(&TokenHash([1; 32]))),
        (store.bans(), store.deeds(None, 9)),
        members.member(&m),
        members.credentials(&m),
        members.played(&m, None, None, 9),
        (members.ratings(&m), members.standings(), members.reports(9)),
        (
            members.tables_of(&m),
            members.invitations(&m),
            members.attempts(&m),
            members.belongings(None, 9),
            (members.channels(&m), members.calls(&m)),
            members.puzzle(&trial().attempt.puzzle),
            members.bots(),
            members.vacations_of(&m),
        ),
        (members.unsettled(9), members.unreviewed(9)),
        store.apply(Change::Append(again)),
        store.apply(Change::Say(said)),
    );
    let next = [
        Change::Say(sample::say("a", 1, "on")),
        Change::Append(sample::play("b", 1, "p1 roll")),
        sample::open("d", 4),
        Change::Record(Deed::by_host(Millis(6), sample::name("host"), Json("1".into()))),
        sample::sit("b", Seat { member: Some(m), ..sample::person(1, "Änne", None) }),
        sample::mark("b", 11, sample::over()),
    ];
    let next = next.map(|change| store.apply(change));
    format!("{read}{next:?}{:?}{:?}", store.deeds(None, 1), members.unsettled(9))
}

#[test]
fn a_house_goes_to_a_database_and_back_whole() {
    let (there, database, back) = (house(), Database::new(), Scratch::new());
    let moved = transfer(place(&there), database.url()).unwrap();
    assert_eq!((moved.tables, moved.events, moved.key), (3, 3, true));
    assert_eq!(transfer(database.url(), place(&back)).unwrap(), moved);
    assert_eq!(fs::read_to_string(back.path().join("house.key")).unwrap().trim(), KEY);
    let served = Postgres::open(database.url()).unwrap();
    assert_eq!(served.house_key("other").unwrap(), KEY);
    let expected = told(&Sqlite::open(there.path()).unwrap());
    let returned = Sqlite::open(back.path()).unwrap();
    assert_eq!(returned.notice(), None);
    assert_eq!(told(&returned), expected);
    assert_eq!(told(&served), expected);
}

#[test]
fn a_place_that_is_not_empty_is_refused_and_stays_as_it_is() {
    let (there, database) = (house(), Database::new());
    Postgres::open(database.url()).unwrap().apply(sample::open("mine", 1)).unwrap();
    let wrong = transfer(place(&there), database.url()).unwrap_err();
    assert!(matches!(wrong, MoveError::NotEmpty { .. }), "{wrong}");
    assert_eq!(Postgres::open(database.url()).unwrap().due(Millis(0)).unwrap(), [sample::id("mine")]);
    let wrong = transfer(database.url(), place(&there)).unwrap_err();
    assert!(
        wrong.to_string().ends_with("has the data of a house already: choose an empty folder or database"),
        "{wrong}"
    );
    assert!(matches!(transfer(place(&there), place(&there)), Err(MoveError::SamePlace { .. })));
}

#[test]
fn a_house_that_is_open_is_not_moved() {
    let (there, database) = (house(), Database::new());
    let open = Sqlite::open(there.path()).unwrap();
    assert!(matches!(transfer(place(&there), database.url()), Err(MoveError::Open(OpenError::InUse { .. }))));
    drop(open);
    let open = Postgres::open(database.url()).unwrap();
    let wrong = transfer(place(&there), database.url()).unwrap_err();
    assert!(matches!(&wrong, MoveError::InUse { place } if place.starts_with("postgres://")), "{wrong}");
    drop(open);
    assert!(transfer(place(&there), database.url()).is_ok());
}

/// Half of it is there when a line is refused: then nothing is.
#[test]
fn what_cannot_be_moved_whole_is_not_moved_at_all() {
    let (there, database) = (house(), Database::new());
    drop(Postgres::open(database.url()).unwrap());
    database.batch("ALTER TABLE ratings ADD CHECK (shown > 0)");
    assert!(matches!(transfer(place(&there), database.url()), Err(MoveError::Failed { .. })));
    assert_eq!(Postgres::open(database.url()).unwrap().due(Millis(0)).unwrap(), []);
}

/// A line that arrives as another is found, and named.
#[test]
fn a_line_that_arrives_changed_is_found() {
    let (there, database) = (house(), Database::new());
    drop(Postgres::open(database.url()).unwrap());
    database.batch(
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN IF new.seq = 2 THEN new.line := 'p1 hold'; END IF; RETURN new; END $$;
         CREATE TRIGGER spoil BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION spoil()",
    );
    let wrong = transfer(place(&there), database.url()).unwrap_err();
    assert_eq!(wrong, MoveError::Differs { what: "line 2 of events".into() });
    assert_eq!(Postgres::open(database.url()).unwrap().due(Millis(0)).unwrap(), []);
}
