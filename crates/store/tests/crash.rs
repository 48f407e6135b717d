//! The program that writes is killed at random moments, or the database under it. Nothing that was acknowledged is lost,
//! nothing is doubled, and there is no gap.
//!
//! This program is both sides: with `WRITER` set it writes until it is killed, otherwise it kills. `LUCKHOUSE_KILLS`
//! says how often (10). A kill takes the program, not the machine: that a commit waits for the disk is tested where
//! the file is opened.

use libtest_mimic::{Arguments, Failed, Trial};
use luckhouse_store::conformance::{Cluster, Database, Scratch, sample};
use luckhouse_store::*;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command as Program, Stdio};
use std::time::Duration;

const WRITER: &str = "LUCKHOUSE_CRASH_WRITER";
const TABLES: usize = 6;

fn main() {
    if let Ok(place) = std::env::var(WRITER) {
        return write_until_killed(&place);
    }
    let trials = vec![
        Trial::test("nothing_acknowledged_is_lost_or_doubled_by_a_kill", kill_often),
        Trial::test("nor_where_the_data_is_in_a_database", kill_often_at_a_database),
        Trial::test("nor_where_the_database_itself_is_killed", kill_the_database),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// How many moves each client knows to be safe.
type Acknowledged = BTreeMap<String, u32>;

fn open(place: &str) -> Box<dyn Store> {
    if is_database(place) {
        Box::new(Postgres::open(place).unwrap())
    } else {
        Box::new(Sqlite::open(Path::new(place)).unwrap())
    }
}

fn kill_often() -> Result<(), Failed> {
    let folder = Scratch::new();
    kill_writers(folder.path().to_str().expect("a name in UTF-8"));
    Ok(())
}

fn kill_often_at_a_database() -> Result<(), Failed> {
    kill_writers(Database::new().url());
    Ok(())
}

fn kills() -> u32 {
    std::env::var("LUCKHOUSE_KILLS").map_or(10, |kills| kills.parse().expect("a number of kills"))
}

/// Some time that is another each time.
fn a_moment(kill: u32) -> Duration {
    Duration::from_micros(RandomState::new().hash_one(kill) % 60_000)
}

fn kill_writers(place: &str) {
    let mut known = open_tables(place);
    for kill in 1..=kills() {
        let before: u32 = known.values().sum();
        write_and_kill(place, &mut known, || std::thread::sleep(a_moment(kill)));
        assert!(known.values().sum::<u32>() > before, "nothing was acknowledged before kill {kill}");
        check(place, &known, kill);
    }
}

/// The database ends without a last word and comes back, while a program writes that must find the way by itself.
fn kill_the_database() -> Result<(), Failed> {
    let mut cluster = Cluster::start();
    let database = Database::of(&cluster);
    let place = database.url();
    let mut known = open_tables(place);
    for kill in 1..=kills().div_ceil(2) {
        write_and_kill(place, &mut known, || {
            std::thread::sleep(a_moment(kill));
            cluster.kill();
            cluster.resume();
            std::thread::sleep(Duration::from_millis(300) + a_moment(kill));
        });
        check(place, &known, kill);
    }
    Ok(())
}

fn open_tables(place: &str) -> Acknowledged {
    let store = open(place);
    let names = (0..TABLES).map(|number| format!("table{number}"));
    let open = |name: String| {
        store.apply(sample::open(&name, 0)).unwrap();
        (name, 0)
    };
    names.map(open).collect()
}

/// A writer that does not outlive its test, however that ends.
struct Writer(Child);

impl Drop for Writer {
    fn drop(&mut self) {
        // One that has ended already cannot be killed, and need not be.
        drop((self.0.kill(), self.0.wait()));
    }
}

/// Let a writer go on from what its clients know; kill it some time after the first acknowledgement; note all that
/// it has acknowledged until then.
fn write_and_kill(place: &str, known: &mut Acknowledged, meanwhile: impl FnOnce()) {
    let mut program = Program::new(std::env::current_exe().unwrap());
    let writer = program.env(WRITER, place).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut writer = Writer(writer);
    let mut input = writer.0.stdin.take().unwrap();
    for (table, safe) in &*known {
        writeln!(input, "{table} {safe}").unwrap();
    }
    drop(input);
    let mut lines = BufReader::new(writer.0.stdout.take().unwrap()).lines();
    let mut note = |line: String| {
        let (table, number) = line.split_once(' ').expect("a whole line");
        known.insert(table.into(), number.parse().expect("a number"));
    };
    note(lines.next().expect("the writer acknowledges something").unwrap());
    meanwhile();
    // On Unix this is SIGKILL: the program has no last word.
    writer.0.kill().unwrap();
    let ended = writer.0.wait().unwrap();
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::process::ExitStatusExt::signal(&ended),
        Some(9),
        "the writer ended by itself: {ended}"
    );
    lines.for_each(|line| note(line.unwrap()));
}

/// Client after client: what it was told is there, once, in order.
fn check(place: &str, known: &Acknowledged, kill: u32) {
    let store = open(place);
    for (table, safe) in known {
        let events = store.events(&sample::id(table), None, usize::MAX).unwrap();
        for (event, number) in events.iter().zip(1..) {
            // The client counts its moves, the store its events: a move that is lost or doubled shifts all others.
            assert_eq!(event.seq.get(), number, "{table} after kill {kill}");
            assert_eq!(event.entry.line.as_str(), format!("move {number}"), "{table} after kill {kill}");
        }
        // A move that was not acknowledged may be there; two of them not, for the client waits.
        let found = events.len() as u32;
        assert!(
            found == *safe || found == safe + 1,
            "{table} after kill {kill}: {safe} acknowledged, {found} found"
        );
    }
}

/// One client at each table: sends a move, with its id, until it is acknowledged, says so, and sends the next.
fn write_until_killed(place: &str) {
    std::panic::set_hook(Box::new(|wrong| {
        // The other threads would go on for ever, and nobody would hear of it.
        eprintln!("{wrong}");
        std::process::abort();
    }));
    let store = open(place);
    let known: Vec<String> = std::io::stdin().lines().map(Result::unwrap).collect();
    std::thread::scope(|scope| {
        for line in &known {
            let store = &*store;
            scope.spawn(move || {
                let (table, safe) = line.split_once(' ').unwrap();
                let safe: u32 = safe.parse().unwrap();
                for number in safe + 1.. {
                    send(store, table, number);
                }
            });
        }
    });
}

fn send(store: &dyn Store, table: &str, number: u32) {
    let done = loop {
        match try_to_send(store, table, number) {
            // A database that is away comes back.
            Err(StoreError::Away(_)) => std::thread::sleep(Duration::from_millis(20)),
            other => break other.unwrap(),
        }
    };
    let at = sample::seq(number);
    assert!(done == Done::Appended { first: at, last: at } || done == Done::Repeated { first: at, last: at });
    // One write, so that a kill does not cut a line in two.
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{table} {number}\n").as_bytes()).and_then(|()| out.flush()).unwrap();
}

fn try_to_send(store: &dyn Store, table: &str, number: u32) -> Result<Done, StoreError> {
    // As a server does: the next number, whatever the client believes.
    let first = Seq::after(store.load(&sample::id(table))?.last_event);
    let command = Some(sample::command(1, &format!("command{number}")));
    let append = Append { command, ..sample::play(table, first.get(), &format!("move {number}")) };
    store.apply(Change::Append(append))
}
