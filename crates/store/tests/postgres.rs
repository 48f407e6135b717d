//! The store in a database: what it refuses to open, and what it does when the database goes away and comes back.

use luckhouse_store::conformance::{Cluster, Database, sample};
use luckhouse_store::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

fn append(first: u32) -> Change {
    Change::Append(sample::play("a", first, "p1 roll"))
}

fn open(database: &Database) -> Postgres {
    Postgres::open(database.url()).unwrap()
}

#[test]
fn dropping_the_store_finishes_what_was_submitted() {
    let database = Database::new();
    let store = open(&database);
    let (sender, receiver) = mpsc::channel();
    store.submit(sample::open("a", 0), Box::new(|done| drop(done.unwrap())));
    for first in 1..=500 {
        let sender = sender.clone();
        store.submit(append(first), Box::new(move |done| sender.send(done.is_ok()).unwrap()));
    }
    drop((store, sender));
    assert_eq!(receiver.try_iter().filter(|fine| *fine).count(), 500);
    assert_eq!(open(&database).load(&sample::id("a")).unwrap().last_event, Some(sample::seq(500)));
}

#[test]
fn what_is_acknowledged_can_be_read_at_once() {
    let database = Database::new();
    let store = Arc::new(open(&database));
    store.apply(sample::open("a", 0)).unwrap();
    let (sender, receiver) = mpsc::channel();
    for first in 1..=50 {
        let (sender, reader) = (sender.clone(), Arc::clone(&store));
        let answer =
            move |_| sender.send((first, reader.load(&sample::id("a")).unwrap().last_event)).unwrap();
        store.submit(append(first), Box::new(answer));
    }
    drop(sender);
    assert_eq!(receiver.iter().filter(|(first, last)| *last >= Seq::new(*first)).count(), 50);
}

#[test]
fn an_answer_may_panic_or_drop_the_last_handle() {
    let database = Database::new();
    let store = Arc::new(open(&database));
    store.submit(sample::open("a", 0), Box::new(|_| panic!("on purpose: this answer panics")));
    let (sender, receiver) = mpsc::channel();
    let (go, wait) = mpsc::channel::<()>();
    let last = Arc::clone(&store);
    let answer = move |done| {
        wait.recv().unwrap();
        drop(last);
        sender.send(done).unwrap();
    };
    store.submit(append(1), Box::new(answer));
    drop(store);
    go.send(()).unwrap();
    assert_eq!(receiver.recv().unwrap(), Ok(sample::appended(1, 1)));
}

/// A refused change in the midst of many neither leaves a trace nor spoils them; nor does one that the database refuses.
#[test]
fn what_the_database_refuses_does_not_spoil_the_others() {
    let database = Database::new();
    let store = open(&database);
    database.batch("ALTER TABLE tables ADD CHECK (id <> 'bad')");
    let (sender, receiver) = mpsc::channel();
    for change in [sample::open("a", 0), sample::open("bad", 0), append(1), append(1), append(2)] {
        let sender = sender.clone();
        store.submit(change, Box::new(move |done| sender.send(done).unwrap()));
    }
    drop(sender);
    let answers: Vec<Result<Done, StoreError>> = receiver.iter().collect();
    assert_eq!(answers.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true, false, true]);
    assert!(
        matches!(&answers[1], Err(StoreError::Disk(why)) if why.contains("check constraint")),
        "{answers:?}"
    );
    assert_eq!(store.load(&sample::id("a")).unwrap().last_event, Some(sample::seq(2)));
}

#[test]
fn two_programs_at_one_database_share_the_key_and_see_each_other() {
    let database = Database::new();
    let (one, two) = (open(&database), open(&database));
    assert_eq!(one.house_key("first").unwrap(), "first");
    assert_eq!(two.house_key("second").unwrap(), "first");
    one.apply(sample::open("a", 0)).unwrap();
    two.apply(append(1)).unwrap();
    assert_eq!(
        one.apply(append(1)),
        Err(StoreError::OutOfOrder {
            table: sample::id("a"),
            found: sample::seq(1),
            expected: sample::seq(2),
        })
    );
    one.apply(append(2)).unwrap();
    assert_eq!(two.load(&sample::id("a")).unwrap().last_event, Some(sample::seq(2)));
}

/// Two writers at the same tables, in crowds: each line is there once, whoever was first.
#[test]
fn two_programs_at_the_same_tables_double_nothing() {
    let database = Database::new();
    let stores = [open(&database), open(&database)];
    for table in ["a", "b", "c"] {
        stores[0].apply(sample::open(table, 0)).unwrap();
    }
    let kept: usize = std::thread::scope(|scope| {
        let write = |store: &'static str, data: &Postgres| {
            let tries = (0..60).map(|number| {
                let table = ["a", "b", "c"][number % 3];
                let first = Seq::after(data.load(&sample::id(table)).unwrap().last_event);
                data.apply(Change::Append(sample::play(table, first.get(), store))).is_ok()
            });
            tries.filter(|kept| *kept).count()
        };
        let both = [("one", &stores[0]), ("two", &stores[1])]
            .map(|(name, store)| scope.spawn(move || write(name, store)));
        both.into_iter().map(|one| one.join().unwrap()).sum()
    });
    let events = ["a", "b", "c"].map(|table| stores[0].events(&sample::id(table), None, usize::MAX).unwrap());
    assert_eq!(events.iter().map(Vec::len).sum::<usize>(), kept);
    assert!(
        events.iter().all(|events| events.iter().zip(1..).all(|(event, number)| event.seq.get() == number))
    );
}

#[test]
fn a_database_that_is_away_is_named_in_one_line_without_its_password() {
    let wrong = Postgres::open("postgres://house:secret@127.0.0.1:1/luckhouse").unwrap_err().to_string();
    assert!(
        wrong.starts_with("the database postgres://house@127.0.0.1:1/luckhouse cannot be used ("),
        "{wrong}"
    );
    assert!(wrong.contains("refused") && wrong.contains("start it, or correct the address"), "{wrong}");
    assert!(!wrong.contains("secret") && !wrong.contains('\n'), "{wrong}");
}

#[test]
fn somebody_elses_tables_are_refused() {
    let database = Database::new();
    database.batch("CREATE TABLE recipes (cake text)");
    assert!(matches!(Postgres::open(database.url()), Err(OpenError::NotOurTables { .. })));
}

/// Stopped, and later started again: what comes meanwhile is refused after a while, and then all goes on by itself.
#[test]
fn a_database_that_goes_away_is_waited_for_and_then_everything_goes_on() {
    let mut cluster = Cluster::start();
    let database = Database::of(&cluster);
    let store = open(&database);
    store.apply(sample::open("a", 0)).unwrap();
    cluster.stop();
    let begun = Instant::now();
    let refused = store.apply(append(1)).unwrap_err();
    assert!(matches!(refused, StoreError::Away(_)) && refused.is_about_the_disk(), "{refused}");
    assert!((Duration::from_secs(4)..Duration::from_secs(15)).contains(&begun.elapsed()));
    assert!(matches!(store.load(&sample::id("a")), Err(StoreError::Away(_))));
    let (sender, receiver) = mpsc::channel();
    store.submit(append(1), Box::new(move |done| sender.send(done).unwrap()));
    cluster.resume();
    assert_eq!(
        receiver.recv().unwrap(),
        Ok(sample::appended(1, 1)),
        "one that waits is kept when it is back"
    );
    assert_eq!(store.load(&sample::id("a")).unwrap().last_event, Some(sample::seq(1)));
}

/// Every connection is cut again and again, at any moment: in the middle of groups, and between a commit and its answer.
#[test]
fn connections_that_are_cut_lose_and_double_nothing() {
    const LINES: u32 = 200;
    let cluster = Cluster::start();
    let database = Database::of(&cluster);
    let store = open(&database);
    store.apply(sample::open("a", 0)).unwrap();
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let cut = scope.spawn(|| {
            let mut cuts: u64 = 0;
            while !done.load(Ordering::Relaxed) {
                database.batch(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'luckhouse writer'",
                );
                cuts += 1;
                // From no time at all to enough for a group on a busy machine: else nothing might ever be written.
                std::thread::sleep(Duration::from_millis(cuts % 60));
            }
            cuts
        });
        for first in 1..=LINES {
            assert_eq!(store.apply(append(first)), Ok(sample::appended(first, first)));
        }
        done.store(true, Ordering::Relaxed);
        assert!(cut.join().unwrap() > 10);
    });
    assert_eq!(store.events(&sample::id("a"), None, usize::MAX).unwrap().len(), LINES as usize);
}

/// As after a standby took over that had not got everything.
#[test]
fn a_database_that_has_lost_something_is_taken_as_it_is() {
    let database = Database::new();
    let store = open(&database);
    store.apply(sample::open("a", 0)).unwrap();
    store.apply(append(1)).unwrap();
    store.apply(append(2)).unwrap();
    database.batch("DELETE FROM events WHERE seq = 2; UPDATE tables SET last_event = 1; UPDATE writers SET number = number - 1");
    assert_eq!(store.apply(append(3)), Err(StoreError::SetBack));
    let expected = sample::seq(2);
    assert!(
        matches!(store.apply(append(3)), Err(StoreError::OutOfOrder { expected: next, .. }) if next == expected)
    );
    assert_eq!(store.apply(append(2)), Ok(sample::appended(2, 2)));
}

#[test]
fn an_encrypted_database_is_believed_if_somebody_vouches_for_it() {
    let (cluster, url, certificate) = Cluster::start_encrypted();
    let vouched =
        format!("sslmode=verify-full&sslrootcert={}", certificate.display().to_string().replace('/', "%2F"));
    let store = Postgres::open(&format!("{url}?{vouched}")).unwrap();
    store.apply(sample::open("a", 0)).unwrap();
    assert_eq!(store.place(), url, "options are not said");
    assert_eq!(Postgres::open(cluster.url()).unwrap().due(Millis(0)).unwrap(), [sample::id("a")]);
    let refused = |url: &str| Postgres::open(url).unwrap_err().to_string();
    let said = refused(&format!("{url}?sslmode=require"));
    assert!(said.contains("certificate"), "browsers trust nobody who vouches for it: {said}");
    let said = refused(&format!("{}?{vouched}", url.replace("localhost", "127.0.0.1")));
    assert!(said.contains("certificate"), "it is certified for another name: {said}");
    assert!(refused(&url).contains("no encryption"), "the database insists");
    let said = refused(&format!("{url}?sslmode=verify-full&sslrootcert=none.pem"));
    assert!(said.contains("none.pem"), "{said}");
    let said = refused(&format!("{url}?sslrootcert=none.pem"));
    assert!(said.contains("without sslmode=verify-full"), "{said}");
}
