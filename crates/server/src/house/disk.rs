//! Reading and saving: on threads of their own, so many at once, and nobody waits without end. A disk that does not
//! answer stops those who need it, and nobody else.

use super::writes;
use super::{House, unfound};
use crate::protocol::{Problem, Why, because};
use crate::table::TableState;
use crate::traces::Span;
use luckhouse_store::{Change, Done, Store, StoreError, TableId};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

/// So many tables are read and played again at the same time.
pub(super) const WAKERS: usize = 8;
/// So many other things are read at the same time.
pub(super) const READERS: usize = 8;
/// So many threads are lent to readers of the disk at most.
pub const DISK_THREADS: usize = WAKERS + READERS;
/// So many changes are on their way to the store at the same time. It has room for twice as many.
pub(super) const SAVES: usize = 4096;

impl House {
    /// Read something, in time.
    ///
    /// # Errors
    /// If it cannot be read, or the disk does not answer in time.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = Arc::clone(&self.store);
        match timeout(self.config.disk, on_thread(&self.readers, move || read(&*store))).await {
            Ok(Some(answer)) => answer.map_err(|why| unfound(&why)),
            Ok(None) | Err(_) => Err(silent()),
        }
    }

    /// Read a table and play it again, however long that takes.
    pub(crate) async fn read_table(&self, table: TableId) -> Result<TableState, StoreError> {
        let (store, key, grace) =
            (Arc::clone(&self.store), Arc::clone(&self.config.house_key), self.config.grace);
        let read = on_thread(&self.wakers, move || TableState::load(&*store, &table, &key, grace)).await;
        read.unwrap_or_else(|| Err(StoreError::Damaged("its game cannot be played again".into())))
    }

    /// Save a change, and wait until there is room for it and it is safe, however long that takes: what is not answered may still happen.
    pub(crate) async fn save(&self, change: Change) -> Result<Done, StoreError> {
        let (sender, done) = oneshot::channel();
        let _span = Span::new("save");
        let begun = Instant::now();
        // The room is the change's, until it is answered, whoever still waits for that.
        let room = Arc::clone(&self.saves).acquire_owned().await;
        let answer = move |outcome| {
            drop(room);
            drop(sender.send(outcome));
        };
        self.store.submit(change, Box::new(answer));
        let outcome = done.await.unwrap_or(Err(StoreError::Closed)).inspect_err(writes::failed);
        metrics::gauge!("luckhouse_saves_waiting").set(self.store.waiting() as f64);
        metrics::histogram!("luckhouse_save_seconds").record(begun.elapsed().as_secs_f64());
        outcome
    }

    /// Save a change that may happen later too: nobody depends on whether it did.
    ///
    /// # Errors
    /// If it cannot be saved, or the disk does not answer in time.
    pub(super) async fn save_in_time(&self, change: Change) -> Result<Done, Problem> {
        match timeout(self.config.disk, self.save(change)).await {
            Ok(saved) => saved.map_err(|why| unfound(&why)),
            Err(_) => Err(silent()),
        }
    }
}

/// Do what may wait for the disk on a thread, when there is room. The room is the thread's: it is free when the work
/// has ended, not when nobody waits for it any more. `None` if it failed.
pub(crate) async fn on_thread<T: Send + 'static>(
    room: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let place = Arc::clone(room).acquire_owned().await.ok()?;
    let work = move || {
        let _place = place;
        work()
    };
    tokio::task::spawn_blocking(work).await.ok()
}

/// The disk takes too long.
pub(crate) fn silent() -> Problem {
    Problem::new(Why::NotSaved, because("disk-away"))
}
