//! Members who are asked to come to a table, in memory: each stands at its table.

use super::members::Roll;
use super::record::Record;
use super::{Tables, find};
use crate::{Invitation, MemberId, Status, StoreError, TableId};
use std::cmp::Reverse;
use std::sync::Arc;

pub(super) fn invite(roll: &mut Roll, tables: &mut Tables, asked: &Invitation) -> Result<(), StoreError> {
    roll.find(&asked.by)?;
    roll.find(&asked.member)?;
    find(tables, &asked.table)?;
    forget(tables, |status, known| *status != Status::Waiting && known.by == asked.by);
    let here = &mut find(tables, &asked.table)?.invitations;
    here.entry(asked.member.clone()).or_insert_with(|| asked.clone());
    Ok(())
}

pub(super) fn decline(tables: &mut Tables, member: &MemberId, table: &TableId) {
    if let Some(record) = tables.get_mut(table) {
        Arc::make_mut(record).invitations.remove(member);
    }
}

/// Forget those of which this is true, at a table that stands like this.
pub(super) fn forget(tables: &mut Tables, goes: impl Fn(&Status, &Invitation) -> bool) {
    for record in tables.values_mut().filter(|record| !record.invitations.is_empty()) {
        let Record { status, invitations, .. } = Arc::make_mut(record);
        invitations.retain(|_, known| !goes(status, known));
    }
}

pub(super) fn of(tables: &Tables, member: &MemberId) -> Vec<Invitation> {
    let wait = tables.values().filter(|record| record.status == Status::Waiting);
    let all = wait.flat_map(|record| record.invitations.values());
    let mut theirs: Vec<Invitation> =
        all.filter(|known| known.member == *member || known.by == *member).cloned().collect();
    theirs.sort_by_key(|known| (Reverse(known.at), known.table.clone(), known.member.clone()));
    theirs
}
