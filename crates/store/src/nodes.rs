//! Several programs at one store, and which of them owns a table.
//!
//! Each program is a *node* with a lease, which it renews once a second as a whole, whatever it owns. A table belongs to one node at one
//! epoch of it. Whoever takes over from a node raises its epoch first, and from then on everything that the node hands in is refused:
//! however long it slept, it writes nothing after that. Only the store's clock decides when a lease has run out.

use crate::{Millis, NodeAddress, StoreError, TableId};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What a node is known by. The store gives it, and never gives it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(crate) i64);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {}", self.0)
    }
}

/// One of the programs at a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What it is known by.
    pub id: NodeId,
    /// How often it began anew, or others took over from it. It never goes down.
    pub epoch: i64,
    /// Where the others reach it.
    pub address: NodeAddress,
    /// Has its lease not run out?
    pub alive: bool,
}

impl Node {
    /// A lease ends so long after it was last renewed.
    pub const LEASE: Duration = Duration::from_secs(5);

    /// So often a node should renew its lease.
    pub const RENEWAL: Duration = Duration::from_secs(1);
}

/// Who may change a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// This node.
    Ours,
    /// Another one. If it is not alive, the table can be claimed.
    Theirs(Node),
    /// Nobody: the table can be claimed, or is not there.
    Nobody,
}

/// What a node can do besides keeping and reading.
///
/// A change of a table that is not this node's is refused with [`StoreError::Elsewhere`], also when the table is nobody's: claim it first.
/// When another node has taken over, every change is refused with [`StoreError::Fenced`]. What is of no one table, bans, deeds and
/// all changes of members, is refused in that case only. [`crate::Change::RemoveOver`] and [`crate::Change::ForgetTalk`] spare
/// the tables of other nodes: each node clears away its own, and any of them nobody's.
///
/// ```
/// use luckhouse_store::{conformance::sample, *};
/// let house = Memory::default();
/// let address = |text| NodeAddress::new(text).unwrap();
/// let (one, two) = (house.node(&address("10.0.0.1:7777")), house.node(&address("10.0.0.2:7777")));
/// let (table, roll) = (sample::id("a"), Change::Append(sample::play("a", 1, "p1 roll")));
///
/// // Who opens a table owns it.
/// one.apply(sample::open("a", 0)).unwrap();
/// assert!(matches!(two.apply(roll.clone()), Err(StoreError::Elsewhere { .. })));
///
/// // One falls asleep; two does not.
/// house.pass(Node::LEASE);
/// let nodes = two.nodes().unwrap();
/// nodes.renew().unwrap();
/// assert_eq!(nodes.orphans(Millis(0), 10).unwrap(), [table.clone()]);
/// assert_eq!(nodes.claim(&[table.clone()]).unwrap(), [Owner::Ours]);
/// two.apply(roll.clone()).unwrap();
///
/// // One wakes, and comes too late. It can begin anew, with nothing.
/// assert_eq!(one.apply(roll), Err(StoreError::Fenced));
/// assert_eq!(one.nodes().unwrap().renew(), Err(StoreError::Fenced));
/// one.nodes().unwrap().rejoin().unwrap();
/// assert_eq!(one.nodes().unwrap().owners(&[table]).unwrap(), [Owner::Theirs(nodes.me())]);
/// ```
pub trait Nodes: Send + Sync {
    /// This node, as far as it knows itself: it is alive until it was told otherwise.
    fn me(&self) -> Node;

    /// Go on owning all that is this node's. One statement, however much that is; due every [`Node::RENEWAL`].
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if another node has taken over from this one, or it has left.
    fn renew(&self) -> Result<(), StoreError>;

    /// Begin anew with a higher epoch, owning nothing. The node may get another id.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if another program has begun at this node's address, and is alive.
    fn rejoin(&self) -> Result<(), StoreError>;

    /// All nodes that are known, by id. Of those that ended without a word, some are not alive any more.
    fn all(&self) -> Result<Vec<Node>, StoreError>;

    /// Take those of these tables that are nobody's, or whose owner's lease has run out, and say who has each. If a lease has run out,
    /// all that its node owned is nobody's from now on.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if another node has taken over from this one.
    fn claim(&self, tables: &[TableId]) -> Result<Vec<Owner>, StoreError>;

    /// Who owns each of these tables. Nothing is changed.
    fn owners(&self, tables: &[TableId]) -> Result<Vec<Owner>, StoreError>;

    /// Own these tables no longer. Those that are not this node's stay as they are.
    fn release(&self, tables: &[TableId]) -> Result<(), StoreError>;

    /// Own nothing any more, and be no node: others can claim everything at once. What was handed in and is not answered may be
    /// refused; wait for it first, or close the store, which does both.
    fn leave(&self) -> Result<(), StoreError>;

    /// Tables that nobody alive owns and at which something may have to be done by this time ([`crate::Store::due`]): those that changed
    /// the longest ago first, at most so many.
    fn orphans(&self, by: Millis, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// How many tables are not over, whoever has them.
    fn unfinished(&self) -> Result<usize, StoreError>;
}

/// A node at one epoch. Tables are kept with the one that owns them; if the node has another epoch by now, they are nobody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Holder {
    pub(crate) id: NodeId,
    pub(crate) epoch: i64,
}

impl Holder {
    pub(crate) fn of(node: &Node) -> Holder {
        Holder { id: node.id, epoch: node.epoch }
    }
}

/// May a table of this owner be changed by us? Whoever is alone may change everything.
pub(crate) fn may_change(
    us: Option<Holder>,
    owner: Option<Holder>,
    table: &TableId,
) -> Result<(), StoreError> {
    if us.is_none() || us == owner {
        return Ok(());
    }
    Err(StoreError::Elsewhere { table: table.clone(), node: owner.map(|owner| owner.id) })
}

/// What a node knows of its own lease.
#[derive(Debug)]
pub(crate) struct Lease {
    pub(crate) address: NodeAddress,
    held: Mutex<(Holder, bool)>,
}

impl Lease {
    pub(crate) fn new(address: &NodeAddress, holder: Holder) -> Lease {
        Lease { address: address.clone(), held: Mutex::new((holder, true)) }
    }

    fn held(&self) -> MutexGuard<'_, (Holder, bool)> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn holder(&self) -> Holder {
        self.held().0
    }

    pub(crate) fn me(&self) -> Node {
        let (Holder { id, epoch }, alive) = *self.held();
        Node { id, epoch, address: self.address.clone(), alive }
    }

    /// Begin anew.
    pub(crate) fn renewed(&self, holder: Holder) {
        *self.held() = (holder, true);
    }

    /// Another has taken over from this one, unless we have begun anew meanwhile.
    pub(crate) fn lost(&self, holder: Holder) -> StoreError {
        let mut held = self.held();
        held.1 &= held.0 != holder;
        StoreError::Fenced
    }
}
