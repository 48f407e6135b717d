//! The way to the one thread that writes: a bounded queue, and everything that waits in it is taken together.

mod room;

use crate::{Answer, Change, Done, Millis, StoreError};
#[cfg(test)]
pub(crate) use room::MOST_CHANGES;
use room::{Place, Room};
use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::thread::{self, JoinHandle};
use std::time::Instant;

/// The most changes in one transaction: nobody waits for a crowd without end.
const CROWD: usize = 1024;

/// Takes changes, in order, to a thread that writes them.
#[derive(Debug)]
pub(crate) struct Queue {
    room: Arc<Room>,
    // Both are there until the queue is closed.
    changes: RwLock<Option<Sender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    closed: Arc<AtomicBool>,
}

/// A change, and who wants to know what becomes of it.
pub(crate) struct Job {
    pub(crate) change: Change,
    answer: Answer,
    place: Place,
}

/// What becomes of a change.
pub(crate) type Outcome = Result<Done, StoreError>;

/// The other end of the queue.
pub(crate) struct Jobs {
    waiting: Receiver<Job>,
    closed: Arc<AtomicBool>,
    /// When the last crowd was taken.
    taken: Cell<Instant>,
}

/// Is told how many changes a group had, and when it was begun, as soon as it is on disk or refused.
type Watcher = fn(usize, Instant);

static WATCHER: OnceLock<Watcher> = OnceLock::new();

/// Let this hear of every group of changes that any store of this program writes: how many they were, and since when. It is called on the thread
/// that writes: it must be quick. The first who asks hears.
pub fn watch_groups(watcher: fn(usize, Instant)) {
    // Somebody else hears already.
    let _ = WATCHER.set(watcher);
}

/// How many changes were written, and the latest time that one of them named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) changes: u64,
    pub(crate) at: Millis,
}

impl Queue {
    /// Let a thread take what is submitted, until the queue is closed and empty.
    pub(crate) fn start(work: impl FnOnce(&Jobs) + Send + 'static) -> io::Result<Queue> {
        let (sender, waiting) = mpsc::channel();
        let closed = Arc::<AtomicBool>::default();
        let jobs = Jobs { waiting, closed: Arc::clone(&closed), taken: Cell::new(Instant::now()) };
        let thread = thread::Builder::new().name("luckhouse-store".into());
        let thread = Mutex::new(Some(thread.spawn(move || work(&jobs))?));
        Ok(Queue { room: Arc::default(), changes: RwLock::new(Some(sender)), thread, closed })
    }

    pub(crate) fn submit(&self, change: Change, answer: Answer) {
        let place = match Room::place(&self.room, &change) {
            Ok(place) => place,
            Err(busy) => return answer(Err(busy)),
        };
        let job = Job { change, answer, place };
        let refused = match &*self.changes.read().unwrap_or_else(PoisonError::into_inner) {
            Some(changes) => changes.send(job).err().map(|mpsc::SendError(job)| job),
            None => Some(job),
        };
        if let Some(job) = refused {
            (job.answer)(Err(StoreError::Closed));
        }
    }

    /// Take nothing more, and wait until all is written and in its place.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Release);
        *self.changes.write().unwrap_or_else(PoisonError::into_inner) = None;
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        // An answer may hold the last handle of the store. The thread cannot wait for itself; it will end by itself.
        if let Some(thread) = thread.filter(|thread| thread.thread().id() != thread::current().id()) {
            drop(thread.join());
        }
    }

    pub(crate) fn waiting(&self) -> usize {
        self.room.waiting()
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.close();
    }
}

impl Jobs {
    /// All that waits, as soon as anything does. Nothing when nobody can submit any more.
    pub(crate) fn crowd(&self) -> Option<Vec<Job>> {
        let first = self.waiting.recv().ok()?;
        self.taken.set(Instant::now());
        Some([first].into_iter().chain(self.waiting.try_iter().take(CROWD - 1)).collect())
    }

    /// Does somebody wait for the end?
    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// Tell everybody what became of their change.
    pub(crate) fn answer(&self, jobs: Vec<Job>, outcomes: Vec<Outcome>) {
        if let Some(watcher) = WATCHER.get() {
            watcher(jobs.len(), self.taken.get());
        }
        answer(jobs, outcomes);
    }
}

fn answer(jobs: Vec<Job>, outcomes: Vec<Outcome>) {
    for (Job { answer, place, .. }, outcome) in jobs.into_iter().zip(outcomes) {
        // Before the answer, so that whoever gets it finds room for the next change.
        drop(place);
        // A caller's panic is the caller's: the others still want to write.
        drop(catch_unwind(AssertUnwindSafe(|| answer(outcome))));
    }
}

impl Written {
    /// What of these was not refused.
    pub(crate) fn of(jobs: &[Job], outcomes: &[Outcome]) -> Written {
        let done = |(_, outcome): &(&Job, &Outcome)| matches!(outcome, Ok(done) if !matches!(done, Done::Repeated { .. }));
        let mut written = Written::default();
        for (job, _) in jobs.iter().zip(outcomes).filter(done) {
            written.changes += 1;
            written.at = written.at.max(job.change.at().unwrap_or_default());
        }
        written
    }
}

/// Changes that nobody waits for, for tests of what writes them.
#[cfg(test)]
pub(crate) fn jobs(changes: Vec<Change>) -> Vec<Job> {
    let room = Arc::default();
    let job = |change| Job { place: Room::place(&room, &change).unwrap(), change, answer: Box::new(drop) };
    changes.into_iter().map(job).collect()
}
