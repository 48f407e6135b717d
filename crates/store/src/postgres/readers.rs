//! A few connections that only read.

use super::address::Address;
use super::data::Data;
use super::wires::{Wires, wait};
use crate::StoreError;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// So many read at once. Others wait for one of them, and for nobody who writes.
const READERS: usize = 8;

/// Connections that are shared. What is read with them is of one moment, whatever is written meanwhile.
#[derive(Debug)]
pub(super) struct Readers {
    wires: Arc<Wires>,
    address: Address,
    /// What the list of activities calls them.
    name: &'static str,
    pool: Mutex<Pool>,
    free: Condvar,
}

#[derive(Debug, Default)]
struct Pool {
    idle: Vec<Data>,
    busy: usize,
}

impl Readers {
    pub(super) fn of(wires: Arc<Wires>, address: Address, name: &'static str) -> Readers {
        Readers { wires, address, name, pool: Mutex::default(), free: Condvar::new() }
    }

    /// Ask for something. A connection that was cut since it was last used is replaced by a new one.
    #[expect(clippy::needless_pass_by_value, reason = "a closure is handed over where it is written")]
    pub(super) fn read<T>(
        &self,
        read: impl AsyncFn(&Data) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.with(async |data| of_one_moment(data, &read).await)
    }

    /// The same for what is no matter of one moment.
    #[expect(clippy::needless_pass_by_value, reason = "a closure is handed over where it is written")]
    pub(super) fn with<T>(
        &self,
        read: impl AsyncFn(&Data) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let turn = Turn::take(self);
        let idle = self.pool().idle.pop();
        if let Some(data) = idle {
            match wait(read(&data)) {
                // All others were cut too.
                Err(StoreError::Away(_)) => self.pool().idle.clear(),
                answer => return turn.give_back(data, answer),
            }
        }
        let data = self.wires.connect(&self.address, self.name)?;
        let answer = wait(read(&data));
        turn.give_back(data, answer)
    }

    fn pool(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn of_one_moment<T>(
    data: &Data,
    read: impl AsyncFn(&Data) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    data.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let answer = read(data).await;
    data.batch("COMMIT").await?;
    answer
}

/// The right to read, until this is dropped.
struct Turn<'r>(&'r Readers);

impl Turn<'_> {
    fn take(readers: &Readers) -> Turn<'_> {
        let pool = readers.free.wait_while(readers.pool(), |pool| pool.busy >= READERS);
        pool.unwrap_or_else(PoisonError::into_inner).busy += 1;
        Turn(readers)
    }

    fn give_back<T>(self, data: Data, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        if !matches!(answer, Err(StoreError::Away(_))) {
            self.0.pool().idle.push(data);
        }
        answer
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.pool().busy -= 1;
        self.0.free.notify_one();
    }
}
