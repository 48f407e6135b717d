//! The one thread that writes, and what it does when the database is away.
//!
//! All that waits is one transaction, and in it the writer's row gets the number of the group. If the connection breaks
//! before the commit is answered, that number tells whether the group was committed: the row is locked from the beginning of the
//! transaction on, so that whoever asks waits until the broken one has ended either way. So nothing is lost or doubled.

use super::address::Address;
use super::company::Company;
use super::data::Data;
use super::group::{Group, kept};
use super::wires::{Wires, wait};
use super::{nodes, rows};
use crate::nodes::Lease;
use crate::queue::{Job, Jobs, Outcome, Queue};
use crate::{Node, StoreError};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// Changes wait so long for a database that is away; then they are refused, and can be tried again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Between two tries to reach it.
const PAUSE: Duration = Duration::from_millis(100);

pub(super) struct Writer {
    wires: Arc<Wires>,
    address: Address,
    /// Which row is ours.
    id: i64,
    /// The number of the last group that was committed.
    number: i64,
    data: Option<Data>,
    /// What becomes of the group whose commit is on its way.
    committing: Option<Vec<Outcome>>,
    /// Whoever is alone has none.
    lease: Option<Arc<Lease>>,
    company: Company,
}

impl Writer {
    /// Take a row of our own.
    pub(super) fn new(
        wires: Arc<Wires>,
        address: Address,
        data: Data,
        (lease, company): (Option<Arc<Lease>>, Company),
    ) -> Result<Writer, StoreError> {
        let id = row(&data)?;
        let writer = Writer { wires, address, id, number: 0, data: None, committing: None, lease, company };
        writer.let_go_in_time(&data)?;
        Ok(Writer { data: Some(data), ..writer })
    }

    /// A node that falls asleep in the middle of a group is not in the way of those who take over longer than its lease.
    fn let_go_in_time(&self, data: &Data) -> Result<(), StoreError> {
        let most = Node::LEASE.as_millis();
        let set = self.lease.as_ref().map(|_| format!("SET idle_in_transaction_session_timeout = {most}"));
        set.map_or(Ok(()), |set| wait(data.batch(&set)))
    }

    fn connect(&self) -> Result<Data, StoreError> {
        let data = connect(&self.wires, &self.address)?;
        if !wait(self.company.take_place(&data))? {
            return Err(StoreError::Away("another Luckhouse serves it".into()));
        }
        self.let_go_in_time(&data)?;
        Ok(data)
    }

    /// Start the thread.
    pub(super) fn start(mut self) -> std::io::Result<Queue> {
        Queue::start(move |waiting: &Jobs| {
            while let Some(jobs) = waiting.crowd() {
                let outcomes = self.write_crowd(&jobs, waiting);
                waiting.answer(jobs, outcomes);
            }
            self.leave();
        })
    }

    /// One outcome for each. What cannot be written together is tried one by one, so that one that the database refuses
    /// does not spoil the others.
    fn write_crowd(&mut self, jobs: &[Job], waiting: &Jobs) -> Vec<Outcome> {
        let begun = Instant::now();
        loop {
            let why = match self.attempt(jobs) {
                Ok(outcomes) => return outcomes,
                Err(why) => why,
            };
            if !matches!(why, StoreError::Away(_)) {
                return self.after_refusal(jobs, why, waiting);
            }
            if self.data.take().is_some() {
                // A connection was cut: a new one may be had at once.
                continue;
            }
            // Of a commit that is on its way nobody can say that it did not happen.
            let known = self.committing.is_none() || waiting.is_closed();
            if known && begun.elapsed() > PATIENCE {
                self.committing = None;
                return vec![Err(why); jobs.len()];
            }
            thread::sleep(PAUSE);
        }
    }

    fn after_refusal(&mut self, jobs: &[Job], why: StoreError, waiting: &Jobs) -> Vec<Outcome> {
        self.committing = None;
        let undone = self.data.as_ref().map(|data| wait(data.batch("ROLLBACK")));
        if undone.is_some_and(|undone| undone.is_err()) {
            self.data = None;
        }
        match jobs {
            // What the others are about was worked out from what is gone, too.
            _ if why == StoreError::SetBack => {
                self.begin_anew();
                vec![Err(why); jobs.len()]
            }
            [_] => vec![Err(why)],
            _ => jobs.chunks(1).flat_map(|job| self.write_crowd(job, waiting)).collect(),
        }
    }

    /// Another row, for the database does not remember ours as we do. If there is none to be had, the next group finds that again.
    fn begin_anew(&mut self) {
        if let Some(id) = self.data.as_ref().and_then(|data| row(data).ok()) {
            (self.id, self.number) = (id, 0);
        }
    }

    fn attempt(&mut self, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
        let data = match self.data.take() {
            Some(data) => data,
            None => self.connect()?,
        };
        let data = self.data.insert(data);
        if self.committing.is_some() {
            // As long as nobody answers, it may have been committed.
            let kept = wait(kept(data, self.id))?;
            let outcomes = self.committing.take().filter(|_| kept == Some(self.number + 1));
            if let Some(outcomes) = outcomes {
                self.number += 1;
                return Ok(outcomes);
            }
        }
        let us = self.lease.as_ref().map(|lease| lease.holder());
        let group = Group { data, writer: self.id, number: self.number + 1, us };
        let outcomes = wait(group.write(jobs, &mut self.committing))?;
        self.number += i64::from(self.committing.take().is_some());
        if let (Some(lease), Some(us), Some(Err(StoreError::Fenced))) = (&self.lease, us, outcomes.first()) {
            lease.lost(us);
        }
        Ok(outcomes)
    }

    /// Say goodbye. Others wait until the lease of a node has run out if they do not hear it: that is worth a new connection.
    fn leave(&mut self) {
        let said = self.data.take().map(|data| wait(self.goodbye(&data)));
        if self.lease.is_some()
            && !matches!(said, Some(Ok(())))
            && let Ok(data) = self.connect()
        {
            drop(wait(self.goodbye(&data)));
        }
    }

    /// Nobody asks for our number any more. What stays says the same.
    async fn goodbye(&self, data: &Data) -> Result<(), StoreError> {
        let sql = "WITH gone AS (DELETE FROM writers WHERE id = $1 RETURNING changes, last_at)
                   UPDATE house SET changes = house.changes + gone.changes, last_at = greatest(house.last_at, gone.last_at)
                   FROM gone";
        if let Some(lease) = &self.lease {
            nodes::leave(data, lease.holder()).await?;
            lease.lost(lease.holder());
        }
        data.execute(sql, &[&self.id]).await?;
        data.batch("SELECT pg_advisory_unlock_all()").await
    }
}

/// A row of one's own.
fn row(data: &Data) -> Result<i64, StoreError> {
    let sql = "INSERT INTO writers DEFAULT VALUES RETURNING id";
    Ok(wait(data.first(sql, &[], |row| rows::number(row, 0)))?.unwrap_or_default())
}

/// A connection to write with. It holds a lock that all who write share, so that nobody moves the house away meanwhile.
pub(super) fn connect(wires: &Wires, address: &Address) -> Result<Data, StoreError> {
    let data = wires.connect(address, "luckhouse writer")?;
    let shared = format!("SELECT pg_try_advisory_lock_shared({HOUSE})");
    let free = wait(data.first(&shared, &[], |row| Ok(row.try_get::<_, bool>(0)?)))?;
    if free == Some(true) { Ok(data) } else { Err(StoreError::Away("the house is being moved".into())) }
}

/// The lock of whoever works with the data.
pub(super) const HOUSE: &str = "hashtext('luckhouse house'), hashtext(current_schema())";
