//! Games whose events are in files, in memory.

use super::record::Record;
use super::{All, find};
use crate::nodes::Holder;
use crate::{ArchiveName, Archiving, Cursor, Done, Event, Millis, StoreError, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Every name that somebody has, and when it was reserved.
pub(super) type Shelf = BTreeMap<ArchiveName, Place>;

#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    at: Millis,
    leaving: bool,
}

pub(super) fn apply(all: &mut All, us: Option<Holder>, step: &Archiving) -> Result<Done, StoreError> {
    let refused = |name: &ArchiveName| StoreError::NotArchived(name.clone());
    match step {
        Archiving::Reserve { name, at } => {
            if all.shelf.contains_key(name) {
                return Err(refused(name));
            }
            Arc::make_mut(&mut all.shelf).insert(name.clone(), Place { at: *at, leaving: false });
        }
        Archiving::Keep(name) => keep(all, us, name)?,
        Archiving::BringBack { name, events } => bring_back(all, us, name, events)?,
        Archiving::Leave(name) => {
            let free = !has_game(all, name);
            let place = Arc::make_mut(&mut all.shelf).get_mut(name).filter(|_| free);
            place.ok_or_else(|| refused(name))?.leaving = true;
        }
        Archiving::Gone(name) => {
            let shelf = Arc::make_mut(&mut all.shelf);
            if !shelf.get(name).is_some_and(|place| place.leaving) {
                return Err(refused(name));
            }
            shelf.remove(name);
        }
    }
    Ok(Done::Kept)
}

/// Is a game in the file of this name?
fn has_game(all: &All, name: &ArchiveName) -> bool {
    all.tables.get(name.table()).is_some_and(|record| is_in(record, name))
}

fn is_in(record: &Record, name: &ArchiveName) -> bool {
    record.archived.as_ref().is_some_and(|(known, _)| known == name)
}

/// The game of this name, if no other node has it.
fn ours<'a>(all: &'a mut All, us: Option<Holder>, name: &ArchiveName) -> Result<&'a mut Record, StoreError> {
    let leases = Arc::clone(&all.leases);
    let record = find(&mut all.tables, name.table())?;
    if leases.spares(us, record) { Err(StoreError::NotArchived(name.clone())) } else { Ok(record) }
}

fn keep(all: &mut All, us: Option<Holder>, name: &ArchiveName) -> Result<(), StoreError> {
    let reserved = all.shelf.get(name).is_some_and(|place| !place.leaving);
    let record = ours(all, us, name)?;
    let same = ArchiveName::of(&record.listed(), &record.events).as_ref() == Some(name);
    let last = record.events.last().filter(|_| reserved && same && record.archived.is_none());
    let last = last.ok_or_else(|| StoreError::NotArchived(name.clone()))?.seq;
    (record.events, record.commands) = Default::default();
    record.archived = Some((name.clone(), last));
    Ok(())
}

fn bring_back(
    all: &mut All,
    us: Option<Holder>,
    name: &ArchiveName,
    events: &[Event],
) -> Result<(), StoreError> {
    let record = ours(all, us, name)?;
    if !is_in(record, name) || ArchiveName::of(&record.listed(), events).as_ref() != Some(name) {
        return Err(StoreError::NotArchived(name.clone()));
    }
    let later = std::mem::replace(&mut record.events, events.to_vec());
    record.events.extend(later);
    record.archived = None;
    Arc::make_mut(&mut all.shelf).entry(name.clone()).and_modify(|place| place.leaving = true);
    Ok(())
}

pub(super) fn archivable(
    all: &All,
    us: Option<Holder>,
    before: Millis,
    after: Option<&Cursor>,
    limit: usize,
) -> Vec<Cursor> {
    let queued = all.roll.unsettled(&all.tables).chain(all.roll.unreviewed(&all.tables));
    let queued: BTreeSet<TableId> = queued.map(|(_, table)| table).collect();
    let fits = |record: &&Arc<Record>| {
        record.is_over()
            && record.archived.is_none()
            && !queued.contains(&record.table.id)
            && !all.leases.spares(us, record)
    };
    let over = all.tables.values().filter(fits).map(|record| Cursor::of(&record.listed()));
    let mut over: Vec<Cursor> =
        over.filter(|cursor| cursor.time < before && after.is_none_or(|after| cursor > after)).collect();
    over.sort();
    over.truncate(limit);
    over
}

pub(super) fn names(all: &All, after: Option<&ArchiveName>, limit: usize) -> Vec<ArchiveName> {
    let later = all.shelf.keys().filter(|name| after.is_none_or(|after| *name > after));
    later.filter(|name| has_game(all, name)).take(limit).cloned().collect()
}

pub(super) fn left_over(all: &All, before: Millis, limit: usize) -> Vec<ArchiveName> {
    let free =
        |(name, place): &(&ArchiveName, &Place)| !has_game(all, name) && (place.leaving || place.at < before);
    all.shelf.iter().filter(free).take(limit).map(|(name, _)| name.clone()).collect()
}
