//! Games whose events are in files.

use super::apply::{key, prepared};
use super::read::{all, events, most};
use super::rows::{self, LISTED};
use crate::{ArchiveName, Archiving, Cursor, Event, Listed, Millis, Seq, StoreError, TableId};
use rusqlite::{Connection, OptionalExtension, params};

/// Each of these is refused before it writes anything.
pub(super) fn apply(data: &Connection, step: &Archiving) -> Result<(), StoreError> {
    match step {
        Archiving::Reserve { name, at } => {
            let sql = "INSERT INTO archive (name, last, at) VALUES (?1, 0, ?2) ON CONFLICT DO NOTHING";
            one(prepared(data, sql)?.execute(params![name.as_str(), at.0])?, name)
        }
        Archiving::Keep(name) => keep(data, name),
        Archiving::BringBack { name, events } => bring_back(data, name, events),
        Archiving::Leave(name) => {
            let sql = "UPDATE archive SET leaving = 1 WHERE name = ?1 AND table_key IS NULL";
            one(prepared(data, sql)?.execute([name.as_str()])?, name)
        }
        Archiving::Gone(name) => one(
            prepared(data, "DELETE FROM archive WHERE name = ?1 AND leaving = 1")?
                .execute([name.as_str()])?,
            name,
        ),
    }
}

fn one(changed: usize, name: &ArchiveName) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NotArchived(name.clone())) } else { Ok(()) }
}

fn listed(data: &Connection, table: &TableId) -> Result<(i64, Listed), StoreError> {
    let sql = format!("SELECT {LISTED} FROM tables WHERE id = ?1");
    let found = prepared(data, &sql)?.query_row([table.as_str()], rows::listed).optional()?;
    found.ok_or_else(|| StoreError::NoTable(table.clone()))
}

fn keep(data: &Connection, name: &ArchiveName) -> Result<(), StoreError> {
    let (key, listed) = listed(data, name.table())?;
    let here = events(data, name.table(), None, usize::MAX)?;
    let last = here.last().filter(|_| ArchiveName::of(&listed, &here).as_ref() == Some(name));
    let last = last.ok_or_else(|| StoreError::NotArchived(name.clone()))?.seq;
    let sql =
        "UPDATE archive SET table_key = ?2, last = ?3 WHERE name = ?1 AND table_key IS NULL AND leaving = 0
               AND NOT EXISTS (SELECT 1 FROM archive WHERE table_key = ?2)";
    one(prepared(data, sql)?.execute(params![name.as_str(), key, last.get()])?, name)?;
    prepared(data, "DELETE FROM events WHERE table_key = ?1")?.execute([key])?;
    Ok(())
}

fn bring_back(data: &Connection, name: &ArchiveName, events: &[Event]) -> Result<(), StoreError> {
    let (key, listed) = listed(data, name.table())?;
    if ArchiveName::of(&listed, events).as_ref() != Some(name) {
        return Err(StoreError::NotArchived(name.clone()));
    }
    let sql = "UPDATE archive SET table_key = NULL, leaving = 1 WHERE name = ?1 AND table_key = ?2";
    one(prepared(data, sql)?.execute(params![name.as_str(), key])?, name)?;
    let sql = "INSERT INTO events (table_key, seq, at, kind, keep, line) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    for Event { seq, at, entry, .. } in events {
        let (kind, keep) = entry.kind.columns();
        let given = params![key, seq.get(), at.0, kind, keep.map(Seq::get), entry.line.as_str()];
        prepared(data, sql)?.execute(given)?;
    }
    Ok(())
}

pub(super) fn archivable(
    data: &Connection,
    before: Millis,
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Cursor>, StoreError> {
    let sql = "SELECT sorted, id FROM tables WHERE over = 1 AND sorted < ?1 AND (sorted, id) > (?2, ?3)
               AND NOT EXISTS (SELECT 1 FROM archive WHERE table_key = key)
               AND NOT EXISTS (SELECT 1 FROM ended WHERE table_key = key)
               AND NOT EXISTS (SELECT 1 FROM unreviewed WHERE table_key = key) ORDER BY sorted, id LIMIT ?4";
    let (time, table) = after.map_or((i64::MIN, ""), |after| (after.time.0, after.table.as_str()));
    all(data, sql, params![before.0, time, table, most(limit)], |row| {
        Ok(Cursor { time: Millis(row.get(0)?), table: rows::word(row, 1)? })
    })
}

pub(super) fn archived(data: &Connection, table: &TableId) -> Result<Option<ArchiveName>, StoreError> {
    let key = key(data, table)?;
    let sql = "SELECT name FROM archive WHERE table_key = ?1";
    Ok(prepared(data, sql)?.query_row([key], |row| rows::word(row, 0)).optional()?)
}

pub(super) fn names(
    data: &Connection,
    after: Option<&ArchiveName>,
    limit: usize,
) -> Result<Vec<ArchiveName>, StoreError> {
    let sql = "SELECT name FROM archive WHERE name > ?1 AND table_key IS NOT NULL ORDER BY name LIMIT ?2";
    let after = after.map_or("", ArchiveName::as_str);
    all(data, sql, params![after, most(limit)], |row| rows::word(row, 0))
}

pub(super) fn left_over(
    data: &Connection,
    before: Millis,
    limit: usize,
) -> Result<Vec<ArchiveName>, StoreError> {
    let sql = "SELECT name FROM archive WHERE table_key IS NULL AND (leaving = 1 OR at < ?1) ORDER BY name LIMIT ?2";
    all(data, sql, params![before.0, most(limit)], |row| rows::word(row, 0))
}
