//! The one thread that writes.

use super::apply::{self, prepared};
use super::checkpoint::Checkpoints;
use super::folder::Folder;
use super::ledger::{Ledger, Written};
use super::room::{Place, Room};
use crate::{Answer, Change, Done, StoreError};
use rusqlite::Connection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::{self, JoinHandle};

/// The most changes in one transaction: nobody waits for a crowd without end.
const CROWD: usize = 1024;

/// Takes changes, in order, to a thread that writes them.
#[derive(Debug)]
pub(super) struct Writer {
    room: Arc<Room>,
    // Both are there until the writer is closed.
    changes: RwLock<Option<Sender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

struct Job {
    change: Change,
    answer: Answer,
    place: Place,
}

type Outcome = Result<Done, StoreError>;

impl Writer {
    pub(super) fn start(mut data: Connection, folder: Folder, ledger: Ledger) -> Result<Writer, String> {
        let checkpoints = Checkpoints::start(&data, &folder.file()).map_err(|why| why.to_string())?;
        // As many as there are statements, so that each is read by the database once.
        data.set_prepared_statement_cache_capacity(64);
        // The ends of all tables that are played at, and the way to them: 64 MiB.
        data.pragma_update(None, "cache_size", -64 * 1024).map_err(|why| why.to_string())?;
        let (sender, receiver) = mpsc::channel();
        let work = move || {
            write_all(&mut data, &receiver, checkpoints, ledger);
            // Others may have the folder when the file is closed, not before.
            drop(data);
            drop(folder);
        };
        let thread = thread::Builder::new().name("luckhouse-store".into()).spawn(work);
        let thread = Mutex::new(Some(thread.map_err(|why| why.to_string())?));
        Ok(Writer { room: Arc::default(), changes: RwLock::new(Some(sender)), thread })
    }

    pub(super) fn submit(&self, change: Change, answer: Answer) {
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
    pub(super) fn close(&self) {
        *self.changes.write().unwrap_or_else(PoisonError::into_inner) = None;
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        // An answer may hold the last handle of the store. The thread cannot wait for itself; it will end by itself.
        if let Some(thread) = thread.filter(|thread| thread.thread().id() != thread::current().id()) {
            drop(thread.join());
        }
    }

    pub(super) fn waiting(&self) -> usize {
        self.room.waiting()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.close();
    }
}

/// Until nobody can submit any more: take all that waits, write it together, answer.
fn write_all(
    data: &mut Connection,
    changes: &Receiver<Job>,
    mut checkpoints: Checkpoints,
    mut ledger: Ledger,
) {
    while let Ok(first) = changes.recv() {
        let jobs: Vec<Job> = [first].into_iter().chain(changes.try_iter().take(CROWD - 1)).collect();
        let outcomes = write_crowd(data, &jobs, &mut ledger);
        if jobs.iter().any(|job| job.change.forgets()) {
            // Before anybody is told that it is gone: the log still has what was there.
            checkpoints.all(data);
        }
        for (Job { answer, place, .. }, outcome) in jobs.into_iter().zip(outcomes) {
            // Before the answer, so that whoever gets it finds room for the next change.
            drop(place);
            // A caller's panic is the caller's: the others still want to write.
            drop(catch_unwind(AssertUnwindSafe(|| answer(outcome))));
        }
        checkpoints.written(data);
    }
    checkpoints.finish(data);
    ledger.end(data);
}

/// One outcome for each. What cannot be written together is tried one by one, so that one that the disk refuses
/// does not spoil the others.
fn write_crowd(data: &mut Connection, jobs: &[Job], ledger: &mut Ledger) -> Vec<Outcome> {
    match write_together(data, jobs, ledger) {
        Ok(outcomes) => outcomes,
        Err(why) if jobs.len() == 1 => vec![Err(why)],
        Err(_) => jobs.chunks(1).flat_map(|job| write_crowd(data, job, ledger)).collect(),
    }
}

/// All in one transaction: on disk when this returns, or not at all. A change that is refused leaves no trace.
fn write_together(
    data: &mut Connection,
    jobs: &[Job],
    ledger: &mut Ledger,
) -> Result<Vec<Outcome>, StoreError> {
    let crowd = data.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let outcomes: Vec<Outcome> =
        jobs.iter().map(|job| write_one(&crowd, &job.change)).collect::<Result<_, _>>()?;
    let written = written(jobs, &outcomes);
    if written.changes > 0 {
        ledger.count(&crowd, written)?;
    }
    crowd.commit()?;
    ledger.counted(written);
    Ok(outcomes)
}

/// What of these was not refused.
fn written(jobs: &[Job], outcomes: &[Outcome]) -> Written {
    let done = |(_, outcome): &(&Job, &Outcome)| matches!(outcome, Ok(done) if !matches!(done, Done::Repeated { .. }));
    let mut written = Written::default();
    for (job, _) in jobs.iter().zip(outcomes).filter(done) {
        written.changes += 1;
        written.at = written.at.max(job.change.at().unwrap_or_default());
    }
    written
}

/// The inner error is a refusal; the outer one means that nothing more can be written in this transaction.
fn write_one(data: &Connection, change: &Change) -> Result<Outcome, StoreError> {
    // To be able to go back half-way costs as much as the change itself, and only a list of changes needs it.
    let list = matches!(change, Change::Together(_));
    if list {
        prepared(data, "SAVEPOINT one")?.execute([])?;
    }
    let outcome = apply::apply(data, change);
    if let Err(wrong @ (StoreError::Disk(_) | StoreError::Damaged(_))) = outcome {
        return Err(wrong);
    }
    if list {
        if matches!(outcome, Ok(Done::Repeated { .. }) | Err(_)) {
            prepared(data, "ROLLBACK TO one")?.execute([])?;
        }
        prepared(data, "RELEASE one")?.execute([])?;
    }
    Ok(outcome)
}

/// One change, for tests of what is around it.
#[cfg(test)]
pub(super) fn write_one_alone(data: &mut Connection, change: &Change) -> Outcome {
    let all = data.transaction()?;
    let outcome = write_one(&all, change)?;
    all.commit()?;
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::{Scratch, sample};
    use crate::sqlite::room::MOST_CHANGES;
    use crate::sqlite::{migrate, read};
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn data(folder: &Scratch) -> Connection {
        std::fs::create_dir_all(folder.path()).unwrap();
        migrate::open(&folder.path().join("data")).unwrap()
    }

    fn ledger(data: &Connection, folder: &Scratch) -> Ledger {
        Ledger::begin(data, &Folder::take(folder.path()).unwrap(), false).unwrap().0
    }

    fn jobs(changes: Vec<Change>) -> Vec<Job> {
        let room = Arc::default();
        let job =
            |change| Job { place: Room::place(&room, &change).unwrap(), change, answer: Box::new(drop) };
        changes.into_iter().map(job).collect()
    }

    /// All that waits is one commit, as another connection sees it.
    #[test]
    fn a_crowd_is_one_commit() {
        let folder = Scratch::new();
        let (mut data, other) = (data(&folder), data(&folder));
        let mut ledger = ledger(&data, &folder);
        let version = || other.query_row("PRAGMA data_version", [], |row| row.get::<_, i64>(0)).unwrap();
        let before = version();
        let changes = (0..100).map(|number| sample::open(&format!("t{number}"), 0)).collect();
        assert!(write_crowd(&mut data, &jobs(changes), &mut ledger).iter().all(Result::is_ok));
        assert_eq!(version(), before + 1);
        assert_eq!(read::unfinished(&other).unwrap().len(), 100);
    }

    /// A change that the database itself refuses fails alone, although it breaks the transaction of all.
    #[test]
    fn what_the_disk_refuses_does_not_spoil_the_others() {
        let folder = Scratch::new();
        let mut data = data(&folder);
        let broken = "CREATE TEMP TRIGGER broken BEFORE INSERT ON main.tables WHEN new.id = 'bad'
                      BEGIN SELECT raise(ROLLBACK, 'no more room'); END";
        data.execute_batch(broken).unwrap();
        let mut ledger = ledger(&data, &folder);
        let jobs = jobs(["a", "bad", "b"].map(|id| sample::open(id, 0)).into());
        let outcomes = write_crowd(&mut data, &jobs, &mut ledger);
        assert_eq!((&outcomes[0], &outcomes[2]), (&Ok(Done::Kept), &Ok(Done::Kept)));
        let Err(StoreError::Disk(why)) = &outcomes[1] else { panic!("{outcomes:?}") };
        assert_eq!(why, "no more room");
        assert_eq!(read::unfinished(&data).unwrap(), [sample::id("a"), sample::id("b")]);
    }

    /// While somebody else holds the file, nothing is acknowledged, and reading goes on.
    #[test]
    fn nothing_is_acknowledged_before_it_is_committed() {
        let folder = Scratch::new();
        let store = crate::Sqlite::open(folder.path()).unwrap();
        let file = folder.path().join("luckhouse.sqlite");
        let other = Connection::open(file).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let (count, (sender, receiver)) = (Arc::clone(&acknowledged), mpsc::channel());
        let answer = move |done| {
            count.fetch_add(1, Ordering::SeqCst);
            sender.send(done).unwrap();
        };
        crate::Store::submit(&store, sample::open("a", 0), Box::new(answer));
        assert_eq!(crate::Store::unfinished(&store).unwrap(), []);
        assert_eq!(acknowledged.load(Ordering::SeqCst), 0);
        other.execute_batch("ROLLBACK").unwrap();
        assert_eq!(receiver.recv().unwrap(), Ok(Done::Kept));
        assert_eq!(crate::Store::unfinished(&store).unwrap(), [sample::id("a")]);
    }

    /// A disk that stands still: what does not fit any more is refused at once, and the rest is kept when it moves again.
    #[test]
    fn a_full_queue_pushes_back_and_nobody_waits_to_hear_it() {
        let folder = Scratch::new();
        let store = crate::Sqlite::open(folder.path()).unwrap();
        let other = Connection::open(folder.path().join("luckhouse.sqlite")).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let (sender, receiver) = mpsc::channel();
        for number in 0..MOST_CHANGES + 100 {
            let sender = sender.clone();
            let answer = Box::new(move |done| sender.send(done).unwrap());
            crate::Store::submit(&store, sample::open(&format!("t{number}"), 0), answer);
        }
        let refused: Vec<Outcome> = receiver.try_iter().collect();
        assert_eq!(refused, vec![Err(StoreError::Busy { waiting: MOST_CHANGES }); 100]);
        assert_eq!(crate::Store::waiting(&store), MOST_CHANGES);
        other.execute_batch("ROLLBACK").unwrap();
        drop(sender);
        assert_eq!(receiver.iter().filter(Result::is_ok).count(), MOST_CHANGES);
        assert_eq!(crate::Store::waiting(&store), 0);
    }
}
