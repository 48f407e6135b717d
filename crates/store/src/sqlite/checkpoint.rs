//! Bringing what was written to its place, beside the one who writes.
//!
//! A commit goes to the end of a log. From time to time what is in the log has to be copied to its place in the data,
//! which takes longer than many commits; so that nobody waits for it, it is done on a thread of its own. The writer
//! then copies the little that came meanwhile, and the log begins anew.

use rusqlite::Connection;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread::{self, JoinHandle};

/// The log is copied after so many changes: about 25 MB of it.
const CHANGES: usize = 2000;

/// Copies the log when it has grown.
#[derive(Debug)]
pub(super) struct Checkpoints {
    /// Changes since the log was last copied.
    changes: usize,
    /// It has just been copied, but for the little that came meanwhile.
    nearly: Arc<AtomicBool>,
    // Both are there until this is dropped.
    wanted: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// For the log of this connection, which will not copy it by itself any more.
    pub(super) fn start(data: &Connection, file: &Path) -> rusqlite::Result<Checkpoints> {
        data.pragma_update(None, "wal_autocheckpoint", 0)?;
        let beside = Connection::open(file)?;
        beside.busy_timeout(super::migrate::PATIENCE)?;
        beside.pragma_update(None, "synchronous", "FULL")?;
        let nearly = Arc::new(AtomicBool::new(false));
        let (wanted, requests) = mpsc::sync_channel(1);
        let done = Arc::clone(&nearly);
        let work = move || {
            while requests.recv().is_ok() {
                copy(&beside);
                done.store(true, Ordering::Release);
            }
        };
        let thread = thread::Builder::new().name("luckhouse-checkpoint".into()).spawn(work);
        // Without the thread, the writer copies by itself.
        Ok(Checkpoints { changes: 0, nearly, wanted: Some(wanted), thread: thread.ok() })
    }

    /// So many changes were written. Called between two commits, by the one who writes.
    pub(super) fn written(&mut self, data: &Connection, changes: usize) {
        self.changes += changes;
        if self.nearly.swap(false, Ordering::Acquire) || (self.thread.is_none() && self.changes >= CHANGES) {
            copy(data);
            self.changes = 0;
        } else if self.changes >= CHANGES
            && let Some(wanted) = &self.wanted
        {
            // If one is asked for already, that one will do.
            let _ = wanted.try_send(());
        }
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

/// Copy what nobody needs in the log any more. If somebody does, or the disk is full, it stays there and is copied the
/// next time: what is in the log is safe.
fn copy(data: &Connection) {
    let _ = data.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::{Scratch, sample};
    use crate::{Sqlite, Store};

    /// Many more changes than the log is copied after, one by one: it does not grow without end.
    #[test]
    fn the_log_begins_anew_while_somebody_writes() {
        let folder = Scratch::new();
        let store = Sqlite::open(folder.path()).unwrap();
        let (sender, receiver) = mpsc::channel();
        for number in 0..5 * CHANGES {
            let sender = sender.clone();
            let answer = Box::new(move |done: Result<_, _>| sender.send(done.is_ok()).unwrap());
            store.submit(sample::open(&format!("t{number}"), 0), answer);
        }
        assert!(receiver.iter().take(5 * CHANGES).all(|fine| fine));
        let log = || std::fs::metadata(folder.path().join("luckhouse.sqlite-wal")).unwrap().len();
        let grown = log();
        for number in 0..3 * CHANGES {
            store.apply(sample::open(&format!("u{number}"), 0)).unwrap();
        }
        assert!(log() < grown + 40_000_000, "{grown} and then {}", log());
        let data = std::fs::metadata(folder.path().join("luckhouse.sqlite")).unwrap().len();
        assert!(data > 1_000_000, "{data}: nothing was brought to its place");
    }
}
