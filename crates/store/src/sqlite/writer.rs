//! The one thread that writes.

use super::apply::{self, prepared};
use super::checkpoint::Checkpoints;
use super::folder::Folder;
use super::ledger::Ledger;
use crate::queue::{Job, Jobs, Outcome, Queue, Written};
use crate::{Change, Done, StoreError};
use rusqlite::Connection;

/// Start the thread.
pub(super) fn start(mut data: Connection, folder: Folder, ledger: Ledger) -> Result<Queue, String> {
    let checkpoints = Checkpoints::start(&data, &folder.file()).map_err(|why| why.to_string())?;
    // As many as there are statements, so that each is read by the database once.
    data.set_prepared_statement_cache_capacity(64);
    // The ends of all tables that are played at, and the way to them: 64 MiB.
    data.pragma_update(None, "cache_size", -64 * 1024).map_err(|why| why.to_string())?;
    let work = move |jobs: &Jobs| {
        write_all(&mut data, jobs, checkpoints, ledger);
        // Others may have the folder when the file is closed, not before.
        drop(data);
        drop(folder);
    };
    Queue::start(work).map_err(|why| why.to_string())
}

/// Until nobody can submit any more: take all that waits, write it together, answer.
fn write_all(data: &mut Connection, waiting: &Jobs, mut checkpoints: Checkpoints, mut ledger: Ledger) {
    while let Some(jobs) = waiting.crowd() {
        let outcomes = write_crowd(data, &jobs, &mut ledger);
        if jobs.iter().any(|job| job.change.forgets()) {
            // Before anybody is told that it is gone: the log still has what was there.
            checkpoints.all(data);
        }
        waiting.answer(jobs, outcomes);
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
    let written = Written::of(jobs, &outcomes);
    if written.changes > 0 {
        ledger.count(&crowd, written)?;
    }
    crowd.commit()?;
    ledger.counted(written);
    Ok(outcomes)
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
    use crate::queue::{MOST_CHANGES, jobs};
    use crate::sqlite::{migrate, read};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, mpsc};

    fn data(folder: &Scratch) -> Connection {
        std::fs::create_dir_all(folder.path()).unwrap();
        migrate::open(&folder.path().join("data")).unwrap()
    }

    fn ledger(data: &Connection, folder: &Scratch) -> Ledger {
        Ledger::begin(data, &Folder::take(folder.path()).unwrap(), false).unwrap().0
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
        assert_eq!(read::due(&other, crate::Millis(0)).unwrap().len(), 100);
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
        assert_eq!(read::due(&data, crate::Millis(0)).unwrap(), [sample::id("a"), sample::id("b")]);
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
        assert_eq!(crate::Store::due(&store, crate::Millis(0)).unwrap(), []);
        assert_eq!(acknowledged.load(Ordering::SeqCst), 0);
        other.execute_batch("ROLLBACK").unwrap();
        assert_eq!(receiver.recv().unwrap(), Ok(Done::Kept));
        assert_eq!(crate::Store::due(&store, crate::Millis(0)).unwrap(), [sample::id("a")]);
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
