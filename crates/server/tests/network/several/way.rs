//! The way of one node to the store that all share. It can be cut, wholly or in part, and what was on it arrives later or never.

use luckhouse_engine::Rng;
use luckhouse_store::{
    Answer, ArchiveName, Ban, Change, ChatLine, Cursor, Deed, Done, Event, Found, Members, Memory, Millis,
    Node, NodeAddress, Nodes, Owner, Place, Search, Seq, Store, StoreError, Table, TableId, TokenHash,
};
use std::mem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

/// What does not get through.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cut {
    pub(crate) reads: bool,
    pub(crate) writes: bool,
    pub(crate) lease: bool,
}

impl Cut {
    pub(crate) const ALL: Cut = Cut { reads: true, writes: true, lease: true };
    pub(crate) const WRITES: Cut = Cut { reads: false, writes: true, lease: false };
    pub(crate) const LEASE: Cut = Cut { reads: false, writes: false, lease: true };
}

/// What the store says to a node from which others have taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fence {
    /// No, as it should.
    Holds,
    /// Yes, though it keeps nothing of it.
    Off,
}

/// What is on the way while it is cut.
struct Road {
    cut: Cut,
    rng: Rng,
    /// These were kept, and their answers are on the way back.
    answers: Vec<(Result<Done, StoreError>, Answer)>,
    /// These have not arrived.
    changes: Vec<(Change, Answer)>,
}

/// A node of the shared memory, and the way there.
pub(crate) struct Way {
    node: Memory,
    fence: Fence,
    /// How many changes the store has refused because the table, or everything, was somebody else's.
    refused: AtomicUsize,
    road: Mutex<Road>,
}

fn away() -> StoreError {
    StoreError::Away("the way there is cut".into())
}

impl Way {
    pub(crate) fn new(shared: &Memory, address: &NodeAddress, fence: Fence, rng: Rng) -> Way {
        let (cut, answers, changes) = (Cut::default(), Vec::new(), Vec::new());
        let road = Mutex::new(Road { cut, rng, answers, changes });
        Way { node: shared.node(address), fence, refused: AtomicUsize::default(), road }
    }

    fn road(&self) -> MutexGuard<'_, Road> {
        self.road.lock().unwrap()
    }

    pub(crate) fn cut(&self, cut: Cut) {
        self.road().cut = cut;
    }

    /// What was on the way arrives, or is refused because it took too long.
    pub(crate) fn mend(&self) {
        let mut road = self.road();
        road.cut = Cut::default();
        let (answers, changes) = (mem::take(&mut road.answers), mem::take(&mut road.changes));
        answers.into_iter().for_each(|(done, answer)| answer(done));
        for (change, answer) in changes {
            answer(if road.rng.below(3) == 0 { Err(away()) } else { self.keep(change) });
        }
    }

    /// The node has ended. Some of what it handed in arrives all the same.
    pub(crate) fn arrive(&self) {
        let mut road = self.road();
        let changes = mem::take(&mut road.changes);
        let arrive = road.rng.below(changes.len() as u64 + 1) as usize;
        changes.into_iter().take(arrive).for_each(|(change, _)| drop(self.keep(change)));
        road.answers.clear();
    }

    /// The node at the store itself, however the way there is.
    pub(crate) fn node(&self) -> &dyn Nodes {
        self.node.nodes().unwrap()
    }

    /// How many changes the fence has kept out.
    pub(crate) fn refused(&self) -> usize {
        self.refused.load(Ordering::SeqCst)
    }

    fn keep(&self, change: Change) -> Result<Done, StoreError> {
        let done = self.node.apply(change);
        if !matches!(done, Err(StoreError::Fenced | StoreError::Elsewhere { .. })) {
            return done;
        }
        self.refused.fetch_add(1, Ordering::SeqCst);
        if self.fence == Fence::Off { Ok(Done::Kept) } else { done }
    }

    fn reads<T>(&self, read: impl FnOnce(&Memory) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let cut = self.road().cut.reads;
        if cut { Err(away()) } else { read(&self.node) }
    }

    fn leases<T>(&self, ask: impl FnOnce(&dyn Nodes) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let cut = self.road().cut.lease;
        if cut { Err(away()) } else { ask(self.node()) }
    }
}

impl Store for Way {
    fn submit(&self, change: Change, answer: Answer) {
        let mut road = self.road();
        if !road.cut.writes {
            drop(road);
            return answer(self.keep(change));
        }
        // Nothing overtakes what has not arrived.
        if road.changes.is_empty() && road.rng.below(2) == 0 {
            let done = self.keep(change);
            road.answers.push((done, answer));
        } else {
            road.changes.push((change, answer));
        }
    }

    fn close(&self) {
        self.node.close();
    }

    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.reads(|store| store.load(table))
    }

    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError> {
        self.reads(|store| store.due(by))
    }

    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError> {
        self.reads(|store| store.events(table, after, limit))
    }

    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.reads(|store| store.chat(table, after, limit))
    }

    fn search(&self, search: &Search) -> Result<Found, StoreError> {
        self.reads(|store| store.search(search))
    }

    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError> {
        self.reads(|store| store.place_of(token))
    }

    /// Nobody here is known to the house: these are always there.
    fn members(&self) -> &dyn Members {
        self.node.members()
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }

    fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.reads(Store::bans)
    }

    fn deeds(&self, before: Option<Seq>, limit: usize) -> Result<Vec<(Seq, Deed)>, StoreError> {
        self.reads(|store| store.deeds(before, limit))
    }

    fn archivable(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: usize,
    ) -> Result<Vec<Cursor>, StoreError> {
        self.reads(|store| store.archivable(before, after, limit))
    }

    fn archived(&self, table: &TableId) -> Result<Option<ArchiveName>, StoreError> {
        self.reads(|store| store.archived(table))
    }
}

impl Nodes for Way {
    fn me(&self) -> Node {
        self.node().me()
    }

    fn renew(&self) -> Result<(), StoreError> {
        match self.leases(|nodes| nodes.renew()) {
            // Without a fence nobody is told that others have taken over.
            Err(StoreError::Fenced) if self.fence != Fence::Holds => Ok(()),
            renewed => renewed,
        }
    }

    fn rejoin(&self) -> Result<(), StoreError> {
        self.leases(|nodes| nodes.rejoin())
    }

    fn all(&self) -> Result<Vec<Node>, StoreError> {
        self.leases(|nodes| nodes.all())
    }

    fn claim(&self, tables: &[TableId]) -> Result<Vec<Owner>, StoreError> {
        self.leases(|nodes| nodes.claim(tables))
    }

    fn owners(&self, tables: &[TableId]) -> Result<Vec<Owner>, StoreError> {
        self.reads(|store| store.nodes().unwrap().owners(tables))
    }

    fn release(&self, tables: &[TableId]) -> Result<(), StoreError> {
        self.leases(|nodes| nodes.release(tables))
    }

    fn leave(&self) -> Result<(), StoreError> {
        self.leases(|nodes| nodes.leave())
    }

    fn orphans(&self, by: Millis, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.reads(|store| store.nodes().unwrap().orphans(by, limit))
    }

    fn unfinished(&self) -> Result<usize, StoreError> {
        self.reads(|store| store.nodes().unwrap().unfinished())
    }
}
