//! The program that writes is killed at random moments. Nothing that was acknowledged is lost, nothing is doubled,
//! and there is no gap.
//!
//! This program is both sides: with `WRITER` set it writes until it is killed, otherwise it kills. `LUCKHOUSE_KILLS`
//! says how often (10). A kill takes the program, not the machine: that a commit waits for the disk is tested where
//! the file is opened.

use libtest_mimic::{Arguments, Failed, Trial};
use luckhouse_store::conformance::{Scratch, sample};
use luckhouse_store::*;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command as Program, Stdio};
use std::time::Duration;

const WRITER: &str = "LUCKHOUSE_CRASH_WRITER";
const TABLES: usize = 6;

fn main() {
    if let Some(folder) = std::env::var_os(WRITER) {
        return write_until_killed(Path::new(&folder));
    }
    let killed = Trial::test("nothing_acknowledged_is_lost_or_doubled_by_a_kill", kill_often);
    libtest_mimic::run(&Arguments::from_args(), vec![killed]).exit();
}

/// How many moves each client knows to be safe.
type Acknowledged = BTreeMap<String, u32>;

fn kill_often() -> Result<(), Failed> {
    let kills =
        std::env::var("LUCKHOUSE_KILLS").map_or(10, |kills| kills.parse().expect("a number of kills"));
    let folder = Scratch::new();
    let mut known = open_tables(folder.path());
    for kill in 1..=kills {
        let before: u32 = known.values().sum();
        let wait = Duration::from_micros(RandomState::new().hash_one(kill) % 60_000);
        write_and_kill(folder.path(), &mut known, wait);
        assert!(known.values().sum::<u32>() > before, "nothing was acknowledged before kill {kill}");
        check(folder.path(), &known, kill);
    }
    Ok(())
}

fn open_tables(folder: &Path) -> Acknowledged {
    let store = Sqlite::open(folder).unwrap();
    let names = (0..TABLES).map(|number| format!("table{number}"));
    let open = |name: String| {
        store.apply(sample::open(&name, 0)).unwrap();
        (name, 0)
    };
    names.map(open).collect()
}

/// Let a writer go on from what its clients know; kill it some time after the first acknowledgement; note all that
/// it has acknowledged until then.
fn write_and_kill(folder: &Path, known: &mut Acknowledged, wait: Duration) {
    let mut program = Program::new(std::env::current_exe().unwrap());
    let mut writer =
        program.env(WRITER, folder).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = writer.stdin.take().unwrap();
    for (table, safe) in &*known {
        writeln!(input, "{table} {safe}").unwrap();
    }
    drop(input);
    let mut lines = BufReader::new(writer.stdout.take().unwrap()).lines();
    let mut note = |line: String| {
        let (table, number) = line.split_once(' ').expect("a whole line");
        known.insert(table.into(), number.parse().expect("a number"));
    };
    note(lines.next().expect("the writer acknowledges something").unwrap());
    std::thread::sleep(wait);
    // On Unix this is SIGKILL: the program has no last word.
    writer.kill().unwrap();
    let ended = writer.wait().unwrap();
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::process::ExitStatusExt::signal(&ended),
        Some(9),
        "the writer ended by itself: {ended}"
    );
    lines.for_each(|line| note(line.unwrap()));
}

/// Client after client: what it was told is there, once, in order.
fn check(folder: &Path, known: &Acknowledged, kill: u32) {
    let store = Sqlite::open(folder).unwrap();
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
fn write_until_killed(folder: &Path) {
    std::panic::set_hook(Box::new(|wrong| {
        // The other threads would go on for ever, and nobody would hear of it.
        eprintln!("{wrong}");
        std::process::abort();
    }));
    let store = Sqlite::open(folder).unwrap();
    let known: Vec<String> = std::io::stdin().lines().map(Result::unwrap).collect();
    std::thread::scope(|scope| {
        for line in &known {
            let store = &store;
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

fn send(store: &Sqlite, table: &str, number: u32) {
    // As a server does: the next number, whatever the client believes.
    let first = Seq::after(store.load(&sample::id(table)).unwrap().last_event);
    let command = Some(sample::command(1, &format!("command{number}")));
    let append = Append { command, ..sample::play(table, first.get(), &format!("move {number}")) };
    let done = store.apply(Change::Append(append)).unwrap();
    let at = sample::seq(number);
    assert!(done == Done::Appended { first: at, last: at } || done == Done::Repeated { first: at, last: at });
    // One write, so that a kill does not cut a line in two.
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{table} {number}\n").as_bytes()).and_then(|()| out.flush()).unwrap();
}
