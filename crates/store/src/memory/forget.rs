//! Forgetting what is old, in memory.

use super::Tables;
use super::record::Record;
use crate::{Done, Millis, Seq, Status, TableId};
use std::sync::Arc;

pub(super) fn remove_over(
    tables: &mut Tables,
    spares: impl Fn(&Record) -> bool,
    before: Millis,
    most: u16,
) -> Done {
    let ended =
        tables.iter().filter(|(_, record)| !spares(record)).filter_map(|(id, record)| match record.status {
            Status::Over { at, .. } if at < before => Some((at, id.clone())),
            _ => None,
        });
    let mut ended: Vec<(Millis, TableId)> = ended.collect();
    ended.sort();
    ended.truncate(most.into());
    let mut removed: Vec<TableId> = ended.into_iter().map(|(_, id)| id).collect();
    removed.sort();
    tables.retain(|id, _| !removed.contains(id));
    Done::Removed(removed)
}

pub(super) fn forget_talk(
    tables: &mut Tables,
    spares: impl Fn(&Record) -> bool,
    before: Millis,
    most: u16,
) -> Done {
    let swept = tables.iter().filter(|(_, record)| !spares(record));
    let said = swept.flat_map(|(id, record)| record.chat.iter().map(move |(line, _)| (id, line)));
    let old = said.filter(|(_, line)| line.at < before);
    let mut old: Vec<(Millis, TableId, Seq)> =
        old.map(|(id, line)| (line.at, id.clone(), line.number)).collect();
    old.sort();
    old.truncate(most.into());
    for (_, id, number) in &old {
        if let Some(record) = tables.get_mut(id) {
            Arc::make_mut(record).chat.retain(|(line, _)| line.number != *number);
        }
    }
    Done::Forgotten(old.len())
}
