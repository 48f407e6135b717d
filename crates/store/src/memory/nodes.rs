//! Several nodes at one memory, with a clock that stands still until it is moved.

use super::record::Record;
use super::{All, Shared, own};
use crate::nodes::{Holder, Lease};
use crate::{Millis, Node, NodeAddress, NodeId, Nodes, Owner, StoreError, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Nodes that have not been alive for so long are forgotten when another joins.
const FORGOTTEN: Duration = Duration::from_secs(24 * 60 * 60);

/// Who has a lease, and when it ends.
#[derive(Clone, Debug, Default)]
pub(super) struct Leases {
    now: Duration,
    last: i64,
    all: BTreeMap<NodeId, Row>,
}

#[derive(Clone, Debug)]
struct Row {
    epoch: i64,
    expires: Duration,
    address: NodeAddress,
}

impl Leases {
    pub(super) fn pass(&mut self, time: Duration) {
        self.now += time;
    }

    /// Is it a table of another node, which is cleared away there?
    pub(super) fn spares(&self, us: Option<Holder>, record: &Record) -> bool {
        let others = |owner: Holder| us.is_some_and(|us| us.id != owner.id) && self.holds(owner);
        record.owner.is_some_and(others)
    }

    fn holds(&self, holder: Holder) -> bool {
        self.all.get(&holder.id).is_some_and(|row| row.epoch == holder.epoch)
    }

    fn node(&self, id: NodeId) -> Option<Node> {
        let row = self.all.get(&id)?;
        let (epoch, address, alive) = (row.epoch, row.address.clone(), row.expires > self.now);
        Some(Node { id, epoch, address, alive })
    }

    /// Whoever begins at an address is the node there. `instead` may go on only where nobody else is alive.
    fn join(&mut self, address: &NodeAddress, instead: Option<Holder>) -> Option<Holder> {
        let (now, expires) = (self.now, self.now + Node::LEASE);
        self.all.retain(|_, row| row.expires + FORGOTTEN > now);
        // Used up, whatever comes of it, as a database does.
        self.last += 1;
        if let Some((id, row)) = self.all.iter_mut().find(|(_, row)| row.address == *address) {
            let may = |ours: Holder| row.expires <= now || ours == Holder { id: *id, epoch: row.epoch };
            if !instead.is_none_or(may) {
                return None;
            }
            (row.epoch, row.expires) = (row.epoch + 1, expires);
            return Some(Holder { id: *id, epoch: row.epoch });
        }
        let (id, epoch) = (NodeId(self.last), 1);
        self.all.insert(id, Row { epoch, expires, address: address.clone() });
        Some(Holder { id, epoch })
    }

    /// Nobody can go on for a node whose lease has run out.
    fn raise(&mut self, owner: Holder) {
        let now = self.now;
        let row = self.all.get_mut(&owner.id);
        if let Some(row) = row.filter(|row| row.epoch == owner.epoch && row.expires <= now) {
            row.epoch += 1;
        }
    }
}

/// One node.
#[derive(Debug)]
pub(super) struct Here {
    shared: Shared,
    lease: Lease,
    closed: AtomicBool,
}

impl Here {
    pub(super) fn join(shared: &Shared, address: &NodeAddress) -> Here {
        let holder = Arc::make_mut(&mut own(shared).leases).join(address, None);
        let holder = holder.expect("whoever begins is never refused");
        let lease = Lease::new(address, holder);
        Here { shared: Arc::clone(shared), lease, closed: AtomicBool::default() }
    }

    /// Who we are, if nobody has taken over.
    pub(super) fn holder(&self) -> Holder {
        self.lease.holder()
    }

    pub(super) fn fence(&self, leases: &Leases) -> Result<Holder, StoreError> {
        let us = self.lease.holder();
        if leases.holds(us) { Ok(us) } else { Err(self.lease.lost(us)) }
    }

    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.go();
    }

    /// Whoever has taken over already is not disturbed.
    fn go(&self) {
        let us = self.lease.holder();
        let mut all = own(&self.shared);
        if all.leases.holds(us) {
            Arc::make_mut(&mut all.leases).all.remove(&us.id);
        }
        self.lease.lost(us);
    }

    fn owner(&self, all: &All, table: &TableId) -> Owner {
        let owner = all.tables.get(table).and_then(|record| record.owner);
        match owner.filter(|owner| all.leases.holds(*owner)) {
            Some(owner) if owner == self.lease.holder() => Owner::Ours,
            Some(owner) => all.leases.node(owner.id).map_or(Owner::Nobody, Owner::Theirs),
            None => Owner::Nobody,
        }
    }
}

/// Give tables of one owner to another.
fn pass_on(all: &mut All, tables: &[TableId], from: impl Fn(Option<Holder>) -> bool, to: Option<Holder>) {
    for table in tables {
        let record = all.tables.get_mut(table).filter(|record| from(record.owner));
        if let Some(record) = record {
            Arc::make_mut(record).owner = to;
        }
    }
}

impl Nodes for Here {
    fn me(&self) -> Node {
        self.lease.me()
    }

    fn renew(&self) -> Result<(), StoreError> {
        let mut all = own(&self.shared);
        let us = self.fence(&all.leases)?;
        let leases = Arc::make_mut(&mut all.leases);
        let expires = leases.now + Node::LEASE;
        leases.all.entry(us.id).and_modify(|row| row.expires = expires);
        Ok(())
    }

    fn rejoin(&self) -> Result<(), StoreError> {
        if self.closed.load(Ordering::Acquire) {
            return Err(StoreError::Closed);
        }
        let us = self.lease.holder();
        let joined = Arc::make_mut(&mut own(&self.shared).leases).join(&self.lease.address, Some(us));
        self.lease.renewed(joined.ok_or(StoreError::Fenced)?);
        Ok(())
    }

    fn all(&self) -> Result<Vec<Node>, StoreError> {
        let all = own(&self.shared);
        Ok(all.leases.all.keys().filter_map(|id| all.leases.node(*id)).collect())
    }

    fn claim(&self, tables: &[TableId]) -> Result<Vec<Owner>, StoreError> {
        let mut all = own(&self.shared);
        let us = self.fence(&all.leases)?;
        let owners = tables.iter().filter_map(|table| all.tables.get(table)?.owner);
        let others: BTreeSet<Holder> = owners.filter(|owner| owner.id != us.id).collect();
        let leases = Arc::make_mut(&mut all.leases);
        others.into_iter().for_each(|owner| leases.raise(owner));
        let leases = Arc::clone(&all.leases);
        let free = |owner: Option<Holder>| owner.is_none_or(|owner| !leases.holds(owner));
        pass_on(&mut all, tables, free, Some(us));
        Ok(tables.iter().map(|table| self.owner(&all, table)).collect())
    }

    fn owners(&self, tables: &[TableId]) -> Result<Vec<Owner>, StoreError> {
        let all = own(&self.shared);
        Ok(tables.iter().map(|table| self.owner(&all, table)).collect())
    }

    fn release(&self, tables: &[TableId]) -> Result<(), StoreError> {
        let us = Some(self.lease.holder());
        pass_on(&mut own(&self.shared), tables, |owner| owner == us, None);
        Ok(())
    }

    fn leave(&self) -> Result<(), StoreError> {
        self.go();
        Ok(())
    }

    fn orphans(&self, by: Millis, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let all = own(&self.shared);
        let alive = |owner: Holder| {
            all.leases.holds(owner) && all.leases.node(owner.id).is_some_and(|node| node.alive)
        };
        let orphaned = |record: &&Arc<Record>| record.is_due(by) && !record.owner.is_some_and(alive);
        let mut orphans: Vec<&Arc<Record>> = all.tables.values().filter(orphaned).collect();
        orphans.sort_by_key(|record| (record.changed, &record.table.id));
        Ok(orphans.into_iter().take(limit).map(|record| record.table.id.clone()).collect())
    }

    fn unfinished(&self) -> Result<usize, StoreError> {
        Ok(own(&self.shared).tables.values().filter(|record| !record.is_over()).count())
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.close();
    }
}
