//! The way to each table: to one that is awake, or to one that has to be read first.

use super::disk::silent;
use super::{House, own, unfound};
use crate::ids::short;
use crate::protocol::{Problem, Why, because};
use crate::table::{ByHost, TableActor, TableHandle, TableMessage};
use futures_util::future::join_all;
use futures_util::stream::{self, StreamExt};
use luckhouse_store::{StoreError, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

/// When the house opens, so many tables are read at the same time. It is less than there is room for, so that
/// whoever comes to a table just then does not wait behind all others.
const TAKEN_UP_AT_ONCE: usize = 4;

/// The tables that are tasks, and whether any may still become one.
#[derive(Default)]
pub(super) struct Awake {
    tables: HashMap<TableId, Place>,
    pub(super) closing: bool,
}

impl Awake {
    /// Is it a task, or about to be one?
    pub(super) fn has(&self, table: &TableId) -> bool {
        self.tables.contains_key(table)
    }

    /// Where it was. Nobody wakes it here before whoever took it is done with it: until then they wait for it.
    pub(super) fn lend(&mut self, table: &TableId) -> (Option<Place>, watch::Sender<Woken>) {
        let (done, woken) = watch::channel(None);
        (self.tables.insert(table.clone(), Place::Waking(woken)), done)
    }

    /// Does its place wait for this one? Whoever has taken it meanwhile has given the table to somebody else.
    fn waits_for(&self, table: &TableId, woken: &watch::Sender<Woken>) -> bool {
        let ours = woken.subscribe();
        matches!(self.tables.get(table), Some(Place::Waking(place)) if place.same_channel(&ours))
    }

    /// It is not here, and those who waited for it hear so.
    pub(super) fn give_up(&mut self, table: &TableId, woken: &watch::Sender<Woken>, why: Problem) {
        if self.waits_for(table, woken) {
            self.tables.remove(table);
        }
        woken.send_replace(Some(Err(why)));
    }

    pub(super) fn take_all(&mut self) -> Vec<Place> {
        self.tables.drain().map(|(_, table)| table).collect()
    }
}

/// Where a table is that somebody needs.
pub(super) enum Place {
    /// It is being read, once for all who wait for it.
    Waking(watch::Receiver<Woken>),
    /// It is a task.
    Awake(TableHandle),
}

/// Nothing as long as the table is being read.
pub(super) type Woken = Option<Result<TableHandle, Problem>>;

impl House {
    /// Wake every one of these once, so that clocks run and bots play on. One that nobody needs goes back to rest.
    pub(super) async fn take_up(self: Arc<Self>, tables: Vec<TableId>) {
        let house = &self;
        let wake = |table: TableId| async move {
            if let Err(problem) = house.handle_of(&table).await {
                tracing::error!(table = short(&table), %problem, "not taken up");
            }
        };
        stream::iter(tables).for_each_concurrent(TAKEN_UP_AT_ONCE, wake).await;
    }

    /// The way to a table, which is woken if it rests. Nobody holds a lock while it is read.
    ///
    /// # Errors
    /// If there is no such table, or the disk does not say so in time. Reading goes on then, for the next who asks.
    pub(super) async fn handle_of(self: &Arc<Self>, table: &TableId) -> Result<TableHandle, Problem> {
        self.lease_known().await?;
        let mut woken = {
            let mut awake = own(&self.awake);
            if awake.closing {
                return Err(closing());
            }
            match awake.tables.get(table) {
                Some(Place::Awake(handle)) if !handle.is_closed() => return Ok(handle.clone()),
                Some(Place::Waking(woken)) => woken.clone(),
                Some(Place::Awake(_)) | None => {
                    let (sender, woken) = watch::channel(None);
                    awake.tables.insert(table.clone(), Place::Waking(woken.clone()));
                    tokio::spawn(Arc::clone(self).wake(table.clone(), sender));
                    woken
                }
            }
        };
        let woken = timeout(self.config.disk, woken.wait_for(Option::is_some)).await;
        let known = woken.ok().and_then(|woken| woken.ok().and_then(|woken| woken.clone()));
        known.unwrap_or_else(|| Err(silent()))
    }

    /// Read a table and make a task of it.
    async fn wake(self: Arc<Self>, table: TableId, woken: watch::Sender<Woken>) {
        let read = match self.make_ours(&table).await {
            Ok(()) => self.read_table(table.clone()).await,
            Err(why) => Err(why),
        };
        let mut awake = own(&self.awake);
        let state = match read {
            Ok(_) if awake.closing => Err(closing()),
            Ok(_) if !awake.waits_for(&table, &woken) => Err(unfound(&StoreError::Fenced)),
            Ok(state) => Ok(state),
            Err(why) => Err(unfound(&why)),
        };
        match state {
            Ok(state) => {
                let (actor, handle) = TableActor::new(Arc::clone(&self), state);
                tokio::spawn(actor.run());
                awake.tables.insert(table, Place::Awake(handle.clone()));
                woken.send_replace(Some(Ok(handle)));
            }
            Err(why) => awake.give_up(&table, &woken, why),
        }
    }

    /// Is this table a task?
    #[cfg(test)]
    pub(crate) fn is_awake(&self, table: &TableId) -> bool {
        own(&self.awake).has(table)
    }

    /// Let a table rest, unless somebody has just written to it.
    pub(crate) fn put_away(&self, table: &TableId, inbox: &mpsc::Receiver<Box<TableMessage>>) -> bool {
        let mut awake = own(&self.awake);
        let unused = inbox.is_empty();
        if unused {
            awake.tables.remove(table);
        }
        unused
    }

    /// A table is no more.
    pub(crate) fn gone(&self, table: &TableId) {
        own(&self.awake).tables.remove(table);
    }

    /// A table was forgotten: if it is awake, those who are there hear of it.
    pub(super) async fn let_go(&self, table: &TableId) {
        let handle = match own(&self.awake).tables.get(table) {
            Some(Place::Awake(handle)) => handle.clone(),
            Some(Place::Waking(_)) | None => return,
        };
        // Nobody waits for the answer.
        let (reply, _) = oneshot::channel();
        drop(handle.send(Box::new(TableMessage::Host(Box::new(ByHost::Gone), reply))).await);
    }

    /// Finish what was acknowledged, tell everybody, and close. Nothing is taken in any more.
    pub async fn stop(&self) {
        let tables: Vec<Place> = {
            let mut awake = own(&self.awake);
            awake.closing = true;
            awake.take_all()
        };
        // All at once: one that waits for the disk must not keep the others.
        join_all(tables.into_iter().map(|table| stopped(table, true))).await;
        // At once: whoever has gone from here comes to another node, which can have the table only now.
        self.leave_nodes().await;
    }
}

/// Wait until this table has let go of everything. `ours`: it may write down where it stops. One that was just being read finds that
/// its place is not there any more.
pub(super) async fn stopped(table: Place, ours: bool) {
    let Place::Awake(handle) = table else { return };
    let (done, stopped) = oneshot::channel();
    if handle.send(Box::new(TableMessage::Stop { ours, done })).await.is_ok() {
        // It ends when the table has let go of it.
        drop(stopped.await);
    }
}

fn closing() -> Problem {
    Problem::new(Why::Closing, because("house-closes"))
}
