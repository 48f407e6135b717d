//! The one thread that writes.

use super::apply::{self, prepared};
use super::folder::Folder;
use crate::{Answer, Change, Done, StoreError};
use rusqlite::Connection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

/// The most changes in one transaction: nobody waits for a crowd without end.
const CROWD: usize = 1024;

/// Takes changes, in order, to a thread that writes them.
#[derive(Debug)]
pub(super) struct Writer {
    // Both are there until the writer is dropped.
    changes: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

struct Job {
    change: Change,
    answer: Answer,
}

type Outcome = Result<Done, StoreError>;

impl Writer {
    pub(super) fn start(mut data: Connection, folder: Folder) -> Result<Writer, String> {
        // As many as there are statements, so that each is read by the database once.
        data.set_prepared_statement_cache_capacity(64);
        let (sender, receiver) = mpsc::channel();
        let work = move || {
            write_all(&mut data, &receiver);
            // Others may have the folder when the file is closed, not before.
            drop(data);
            drop(folder);
        };
        let thread = thread::Builder::new().name("luckhouse-store".into()).spawn(work);
        Ok(Writer { changes: Some(sender), thread: Some(thread.map_err(|why| why.to_string())?) })
    }

    pub(super) fn submit(&self, change: Change, answer: Answer) {
        let changes = self.changes.as_ref().expect("the writer takes changes until it is dropped");
        if let Err(mpsc::SendError(job)) = changes.send(Job { change, answer }) {
            (job.answer)(Err(StoreError::Closed));
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.changes = None;
        let thread = self.thread.take().expect("the thread is joined once");
        // An answer may hold the last handle of the store. The thread cannot wait for itself; it will end by itself.
        if thread.thread().id() != thread::current().id() {
            drop(thread.join());
        }
    }
}

/// Until nobody can submit any more: take all that waits, write it together, answer.
fn write_all(data: &mut Connection, changes: &Receiver<Job>) {
    while let Ok(first) = changes.recv() {
        let jobs: Vec<Job> = [first].into_iter().chain(changes.try_iter().take(CROWD - 1)).collect();
        let outcomes = write_crowd(data, &jobs);
        for (job, outcome) in jobs.into_iter().zip(outcomes) {
            // A caller's panic is the caller's: the others still want to write.
            drop(catch_unwind(AssertUnwindSafe(|| (job.answer)(outcome))));
        }
    }
}

/// One outcome for each. What cannot be written together is tried one by one, so that one that the disk refuses
/// does not spoil the others.
fn write_crowd(data: &mut Connection, jobs: &[Job]) -> Vec<Outcome> {
    match write_together(data, jobs) {
        Ok(outcomes) => outcomes,
        Err(why) if jobs.len() == 1 => vec![Err(why)],
        Err(_) => jobs.chunks(1).flat_map(|job| write_crowd(data, job)).collect(),
    }
}

/// All in one transaction: on disk when this returns, or not at all. A change that is refused leaves no trace.
fn write_together(data: &mut Connection, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
    let crowd = data.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let outcomes = jobs.iter().map(|job| write_one(&crowd, &job.change)).collect::<Result<_, _>>()?;
    crowd.commit()?;
    Ok(outcomes)
}

/// The inner error is a refusal; the outer one means that nothing more can be written in this transaction.
fn write_one(data: &Connection, change: &Change) -> Result<Outcome, StoreError> {
    prepared(data, "SAVEPOINT one")?.execute([])?;
    let outcome = apply::apply(data, change);
    match outcome {
        Err(wrong @ (StoreError::Disk(_) | StoreError::Damaged(_))) => return Err(wrong),
        Ok(Done::Repeated { .. }) | Err(_) => {
            prepared(data, "ROLLBACK TO one")?.execute([])?;
        }
        Ok(_) => {}
    }
    prepared(data, "RELEASE one")?.execute([])?;
    Ok(outcome)
}
