//! Several nodes at one database.
//!
//! Whoever takes tables over locks in this order: nodes by id, then tables by key. Every statement sees what was committed before
//! it began. That a pair of node and epoch is gone is true for ever, for epochs only rise and ids are given once; so it is enough
//! to look for it after the row of the table is locked.

use super::address::Address;
use super::data::{Data, Given};
use super::read::most;
use super::readers::Readers;
use super::rows;
use super::wires::Wires;
use crate::nodes::{Holder, Lease};
use crate::{Millis, Node, NodeAddress, Nodes, Owner, StoreError, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio_postgres::Row;

/// This program as one node of several.
#[derive(Debug)]
pub(super) struct Here {
    lease: Arc<Lease>,
    /// Of its own, for a renewal must not wait until others have read.
    links: Readers,
    closed: AtomicBool,
}

impl Here {
    pub(super) fn new(wires: Arc<Wires>, address: Address, lease: Arc<Lease>) -> Here {
        Here { lease, links: Readers::of(wires, address, "luckhouse node"), closed: AtomicBool::default() }
    }

    /// From now on it does not join again.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::Release);
    }
}

/// Whoever begins at an address is the node there. `instead` may go on only where nobody else is alive.
pub(super) async fn join(
    data: &Data,
    address: &NodeAddress,
    instead: Option<Holder>,
) -> Result<Holder, StoreError> {
    data.execute("DELETE FROM nodes WHERE expires <= clock_timestamp() - interval '1 day'", &[]).await?;
    let sql = "INSERT INTO nodes AS here (address, expires)
               VALUES ($1, clock_timestamp() + make_interval(secs => $2))
               ON CONFLICT (address) DO UPDATE SET epoch = here.epoch + 1, expires = excluded.expires
               WHERE $3 OR here.expires <= clock_timestamp() OR (here.id = $4 AND here.epoch = $5)
               RETURNING id, epoch";
    let (id, epoch) = instead.map(|us| (us.id.0, us.epoch)).unzip();
    let (lease, new) = (Node::LEASE.as_secs_f64(), instead.is_none());
    let given: Given<'_> = &[&address.as_str(), &lease, &new, &id, &epoch];
    data.first(sql, given, rows::required_holder).await?.ok_or(StoreError::Fenced)
}

/// Others can claim what it had as soon as this is done. Whoever has taken over already is not disturbed.
pub(super) async fn leave(data: &Data, us: Holder) -> Result<(), StoreError> {
    data.execute("DELETE FROM nodes WHERE id = $1 AND epoch = $2", &[&us.id.0, &us.epoch]).await.map(drop)
}

/// Is nobody else's epoch on our row? Nobody can raise it before this transaction has ended.
pub(super) async fn holds(data: &Data, us: Option<Holder>) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM nodes WHERE id = $1 AND epoch = $2 FOR SHARE";
    match us {
        Some(us) => data.any(sql, &[&us.id.0, &us.epoch]).await,
        None => Ok(true),
    }
}

async fn renew(data: &Data, us: Holder) -> Result<bool, StoreError> {
    let sql = "UPDATE nodes SET expires = clock_timestamp() + make_interval(secs => $3)
               WHERE id = $1 AND epoch = $2";
    Ok(data.execute(sql, &[&us.id.0, &us.epoch, &Node::LEASE.as_secs_f64()]).await? > 0)
}

/// Each node as `node` reads it.
const ALL: &str = "SELECT id, epoch, address, expires > clock_timestamp() FROM nodes ORDER BY id";

/// The same of the owner of each of these tables, if it has one, and the table.
const OWNERS: &str = "
    SELECT nodes.id, nodes.epoch, nodes.address, nodes.expires > clock_timestamp(), tables.id
    FROM tables JOIN nodes ON nodes.id = owner AND nodes.epoch = owner_epoch WHERE tables.id = ANY($1)";

fn node(row: &Row) -> Result<Node, StoreError> {
    let Holder { id, epoch } = rows::required_holder(row)?;
    Ok(Node { id, epoch, address: rows::word(row, 2)?, alive: row.try_get(3)? })
}

async fn all(data: &Data) -> Result<Vec<Node>, StoreError> {
    data.all(ALL, &[], node).await
}

async fn owners(data: &Data, us: Holder, tables: &[&str]) -> Result<Vec<Owner>, StoreError> {
    let read = |row: &Row| Ok((row.try_get::<_, String>(4)?, node(row)?));
    let owned: HashMap<String, Node> = data.all(OWNERS, &[&tables], read).await?.into_iter().collect();
    let owner = |table: &&str| match owned.get(*table) {
        Some(node) if Holder::of(node) == us => Owner::Ours,
        Some(node) => Owner::Theirs(node.clone()),
        None => Owner::Nobody,
    };
    Ok(tables.iter().map(owner).collect())
}

/// Lock us and the owners whose lease has run out; nobody can go on for those. Are we still ourselves?
const RAISE: &str = "
    WITH held AS (
        SELECT id FROM nodes
        WHERE (id = $1 AND epoch = $2)
           OR (id <> $1 AND expires <= clock_timestamp()
               AND (id, epoch) IN (SELECT owner, owner_epoch FROM tables WHERE tables.id = ANY($3)))
        ORDER BY id FOR NO KEY UPDATE
    ), raised AS (
        UPDATE nodes SET epoch = nodes.epoch + 1 FROM held WHERE nodes.id = held.id AND held.id <> $1
    )
    SELECT 1 FROM held WHERE id = $1";

macro_rules! nobodys {
    () => {
        "NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND nodes.epoch = tables.owner_epoch)"
    };
}

const LOCK: &str = concat!(
    "SELECT key FROM tables WHERE id = ANY($1) AND ",
    nobodys!(),
    " ORDER BY key FOR NO KEY UPDATE OF tables"
);

/// Whoever was quicker has some of them by now.
const TAKE: &str =
    concat!("UPDATE tables SET owner = $1, owner_epoch = $2 WHERE key = ANY($3) AND ", nobodys!());

/// Nothing, if another has taken over from us.
async fn claim(data: &Data, us: Holder, tables: &[&str]) -> Result<Option<Vec<Owner>>, StoreError> {
    // What is not ready would go out after what comes later.
    data.ready(&[RAISE, LOCK, TAKE, OWNERS]).await?;
    let (raised, locked): (Given<'_>, Given<'_>) = (&[&us.id.0, &us.epoch, &tables], &[&tables]);
    let begin = data.batch("BEGIN");
    let (raise, lock) = (data.any(RAISE, raised), data.all(LOCK, locked, |row| rows::number(row, 0)));
    let ((), ours, free) = tokio::try_join!(biased; begin, raise, lock)?;
    if !ours {
        return Ok(None);
    }
    let taken: Given<'_> = &[&us.id.0, &us.epoch, &free];
    let (take, owners) = (data.execute(TAKE, taken), owners(data, us, tables));
    let (_, owners, ()) = tokio::try_join!(biased; take, owners, data.batch("COMMIT"))?;
    Ok(Some(owners))
}

async fn release(data: &Data, us: Holder, tables: &[&str]) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET owner = NULL, owner_epoch = NULL WHERE key IN
               (SELECT key FROM tables WHERE id = ANY($3) AND owner = $1 AND owner_epoch = $2
                ORDER BY key FOR NO KEY UPDATE)";
    data.execute(sql, &[&us.id.0, &us.epoch, &tables]).await.map(drop)
}

/// Owners are few: each is looked up once in the index, and only the tables of those that are not alive are read.
async fn orphans(data: &Data, by: Millis, limit: usize) -> Result<Vec<TableId>, StoreError> {
    let sql = "WITH RECURSIVE holders AS (
             (SELECT owner, owner_epoch FROM tables WHERE NOT over AND due IS NOT NULL AND owner IS NOT NULL
              ORDER BY owner, owner_epoch LIMIT 1)
             UNION ALL
             SELECT next.owner, next.owner_epoch FROM holders, LATERAL
                 (SELECT owner, owner_epoch FROM tables
                  WHERE NOT over AND due IS NOT NULL AND (owner, owner_epoch) > (holders.owner, holders.owner_epoch)
                  ORDER BY owner, owner_epoch LIMIT 1) AS next
         ), gone AS (
             SELECT owner, owner_epoch FROM holders WHERE NOT EXISTS
                 (SELECT 1 FROM nodes WHERE nodes.id = owner AND nodes.epoch = owner_epoch
                  AND expires > clock_timestamp())
         )
         SELECT id, changed FROM tables WHERE NOT over AND owner IS NULL AND due <= $2
         UNION ALL
         SELECT id, changed FROM gone JOIN tables USING (owner, owner_epoch) WHERE NOT over AND due <= $2
         ORDER BY changed, id LIMIT $1";
    data.all(sql, &[&most(limit), &by.0], |row| rows::word(row, 0)).await
}

async fn unfinished(data: &Data) -> Result<usize, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE NOT over";
    let count = data.first(sql, &[], |row| Ok(row.try_get::<_, i64>(0)?)).await?;
    Ok(count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0))
}

fn names(tables: &[TableId]) -> Vec<&str> {
    tables.iter().map(TableId::as_str).collect()
}

impl Nodes for Here {
    fn me(&self) -> Node {
        self.lease.me()
    }

    fn renew(&self) -> Result<(), StoreError> {
        let us = self.lease.holder();
        let renewed = self.links.with(async |data| renew(data, us).await)?;
        if renewed { Ok(()) } else { Err(self.lease.lost(us)) }
    }

    fn rejoin(&self) -> Result<(), StoreError> {
        if self.closed.load(Ordering::Acquire) {
            return Err(StoreError::Closed);
        }
        let us = self.lease.holder();
        let joined = self.links.with(async |data| join(data, &self.lease.address, Some(us)).await)?;
        self.lease.renewed(joined);
        Ok(())
    }

    fn all(&self) -> Result<Vec<Node>, StoreError> {
        self.links.with(async |data| all(data).await)
    }

    fn claim(&self, tables: &[TableId]) -> Result<Vec<Owner>, StoreError> {
        let (us, tables) = (self.lease.holder(), names(tables));
        let claimed = self.links.with(async |data| {
            let claimed = claim(data, us, &tables).await;
            if !matches!(claimed, Ok(Some(_))) {
                data.batch("ROLLBACK").await?;
            }
            claimed
        })?;
        claimed.ok_or_else(|| self.lease.lost(us))
    }

    fn owners(&self, tables: &[TableId]) -> Result<Vec<Owner>, StoreError> {
        let (us, tables) = (self.lease.holder(), names(tables));
        self.links.with(async |data| owners(data, us, &tables).await)
    }

    fn release(&self, tables: &[TableId]) -> Result<(), StoreError> {
        let (us, tables) = (self.lease.holder(), names(tables));
        self.links.with(async |data| release(data, us, &tables).await)
    }

    fn leave(&self) -> Result<(), StoreError> {
        let us = self.lease.holder();
        self.links.with(async |data| leave(data, us).await)?;
        self.lease.lost(us);
        Ok(())
    }

    fn orphans(&self, by: Millis, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.links.with(async |data| orphans(data, by, limit).await)
    }

    fn unfinished(&self) -> Result<usize, StoreError> {
        self.links.with(async |data| unfinished(data).await)
    }
}
