//! Bringing what was written to its place, beside the one who writes.
//!
//! A commit goes to the end of a log. From time to time what is in the log has to be copied to its place in the data,
//! which takes longer than many commits; so that nobody waits for it, it is done on a thread of its own: when the log
//! has grown, and after a while even if it has not. The writer only copies the little that came meanwhile, so that the
//! log begins anew, and everything when the store is closed.

use rusqlite::Connection;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The log is copied when it has so many pages of 4 KiB: 16 MiB.
const PAGES: i64 = 4096;

/// So few pages the writer may copy by itself: it takes about as long as a commit.
const FEW_PAGES: i64 = 128;

/// At most so often the thread copies again what came while it copied. More would not help where the disk is that slow.
const PASSES: usize = 8;

/// What was written is in its place after so long, even if little was.
const EVERY: Duration = Duration::from_secs(30);

/// Copies the log when it has grown, and from time to time.
#[derive(Debug)]
pub(super) struct Checkpoints {
    state: Arc<State>,
    // Both are there until this is dropped.
    wanted: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// What writer and thread tell each other.
#[derive(Debug, Default)]
struct State {
    /// Something was written since the thread last copied.
    written: AtomicBool,
    /// It has just been copied, but for the little that came meanwhile.
    nearly: AtomicBool,
}

/// How far the log is copied, in pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Log {
    pages: i64,
    copied: i64,
}

impl Checkpoints {
    /// For the log of this connection, which will not copy it by itself any more.
    pub(super) fn start(data: &Connection, file: &Path) -> rusqlite::Result<Checkpoints> {
        Checkpoints::every(EVERY, data, file)
    }

    fn every(period: Duration, data: &Connection, file: &Path) -> rusqlite::Result<Checkpoints> {
        data.pragma_update(None, "wal_autocheckpoint", 0)?;
        let beside = Connection::open(file)?;
        beside.busy_timeout(super::migrate::PATIENCE)?;
        beside.pragma_update(None, "synchronous", "FULL")?;
        beside.pragma_update(None, "wal_autocheckpoint", 0)?;
        let state = Arc::new(State::default());
        let (wanted, requests) = mpsc::sync_channel(1);
        let shared = Arc::clone(&state);
        let work = move || copy_often(&beside, &requests, &shared, period);
        let thread = thread::Builder::new().name("luckhouse-checkpoint".into()).spawn(work);
        // Without the thread, the writer copies by itself.
        Ok(Checkpoints { state, wanted: Some(wanted), thread: thread.ok() })
    }

    /// Something was written. Called between two commits, by the one who writes.
    pub(super) fn written(&mut self, data: &Connection) {
        self.state.written.store(true, Ordering::Release);
        let grown = log(data, "NOOP").is_some_and(|log| log.pages >= PAGES);
        if self.state.nearly.swap(false, Ordering::Acquire) || (self.thread.is_none() && grown) {
            log(data, "PASSIVE");
        } else if grown && let Some(wanted) = &self.wanted {
            // If one is asked for already, that one will do.
            let _ = wanted.try_send(());
        }
    }

    /// Copy everything, and leave an empty log, as far as nobody who reads is in the way.
    pub(super) fn all(&mut self, data: &Connection) {
        log(data, "TRUNCATE");
    }

    /// Copy everything, and leave an empty log. A program that reads the data may be in the way of it: then what is left
    /// stays in the log, where it is safe.
    pub(super) fn finish(self, data: &Connection) {
        drop(self);
        log(data, "TRUNCATE");
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.wanted = None;
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

fn copy_often(beside: &Connection, requests: &Receiver<()>, state: &State, period: Duration) {
    loop {
        let asked = match requests.recv_timeout(period) {
            Ok(()) => true,
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if state.written.swap(false, Ordering::AcqRel) || asked {
            copy(beside);
            // The log of an idle store begins anew by itself with the next commit.
            state.nearly.store(asked, Ordering::Release);
        }
    }
}

/// Copy the log, and then again what came meanwhile, until that is little.
fn copy(beside: &Connection) {
    let mut before = Log::default();
    for _ in 0..PASSES {
        let Some(now) = log(beside, "PASSIVE") else { return };
        // Somebody reads what is not copied yet, or it was little that came.
        if now.copied <= before.copied || now.copied - before.copied <= FEW_PAGES {
            return;
        }
        before = now;
    }
}

/// Copy as this mode says (`NOOP` copies nothing) what nobody needs in the log any more. If somebody does, or the disk is
/// full, it stays there and is copied the next time: what is in the log is safe.
fn log(data: &Connection, mode: &str) -> Option<Log> {
    let mut statement = data.prepare_cached(&format!("PRAGMA wal_checkpoint({mode})")).ok()?;
    statement.query_row([], |row| Ok(Log { pages: row.get(1)?, copied: row.get(2)? })).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::{Scratch, sample};
    use crate::sqlite::{migrate, writer};
    use crate::{Change, Sqlite, Store};
    use std::time::Instant;

    fn wal(folder: &Scratch) -> u64 {
        std::fs::metadata(folder.path().join("luckhouse.sqlite-wal")).map_or(0, |file| file.len())
    }

    /// Four times as much as the log is copied after, one by one: it does not grow without end.
    #[test]
    fn the_log_begins_anew_while_somebody_writes() {
        let folder = Scratch::new();
        let store = Sqlite::open(folder.path()).unwrap();
        store.apply(sample::open("a", 0)).unwrap();
        let text = "x".repeat(40_000);
        for first in 1..=1600 {
            store.apply(Change::Append(sample::play("a", first, &text))).unwrap();
        }
        assert!(wal(&folder) < 60_000_000, "{}", wal(&folder));
        let data = std::fs::metadata(folder.path().join("luckhouse.sqlite")).unwrap().len();
        assert!(data > 16_000_000, "{data}: nothing was brought to its place");
    }

    /// A little that was written is in its place after a while, although nobody asks.
    #[test]
    fn the_log_is_copied_after_a_while() {
        let folder = Scratch::new();
        std::fs::create_dir_all(folder.path()).unwrap();
        let file = folder.path().join("data");
        let mut data = migrate::open(&file).unwrap();
        let mut checkpoints = Checkpoints::every(Duration::from_millis(5), &data, &file).unwrap();
        assert!(writer::write_one_alone(&mut data, &sample::open("a", 0)).is_ok());
        checkpoints.written(&data);
        let begun = Instant::now();
        while log(&data, "NOOP").is_none_or(|log| log.copied < log.pages) {
            assert!(begun.elapsed() < Duration::from_secs(30), "it is not copied");
            thread::yield_now();
        }
    }

    /// A program that has the data open keeps the last one who closes it from tidying up; the log is empty all the same.
    #[test]
    fn closing_copies_everything_though_somebody_else_has_the_data_open() {
        let folder = Scratch::new();
        let store = Sqlite::open(folder.path()).unwrap();
        store.apply(sample::open("a", 0)).unwrap();
        let other = Connection::open(folder.path().join("luckhouse.sqlite")).unwrap();
        let count =
            || other.query_row("SELECT count(*) FROM tables", [], |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(count(), 1);
        assert!(wal(&folder) > 0);
        drop(store);
        assert_eq!(wal(&folder), 0);
    }
}
