//! Games whose events are in files.

use super::data::{Data, Given};
use super::host::SWEPT;
use super::read::{events_of, most};
use super::rows::{self, LISTED};
use crate::{ArchiveName, Archiving, Cursor, Event, Listed, Millis, Seq, StoreError, TableId};

/// Each of these is refused before it writes anything.
pub(super) async fn apply(data: &Data, step: &Archiving) -> Result<(), StoreError> {
    match step {
        Archiving::Reserve { name, at } => {
            let sql = "INSERT INTO archive (name, last, at) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING";
            one(data.execute(sql, &[&name.as_str(), &at.0]).await?, name)
        }
        Archiving::Keep(name) => keep(data, name).await,
        Archiving::BringBack { name, events } => bring_back(data, name, events).await,
        Archiving::Leave(name) => {
            let sql = "UPDATE archive SET leaving = true WHERE name = $1 AND table_key IS NULL";
            one(data.execute(sql, &[&name.as_str()]).await?, name)
        }
        Archiving::Gone(name) => one(
            data.execute("DELETE FROM archive WHERE name = $1 AND leaving", &[&name.as_str()]).await?,
            name,
        ),
    }
}

fn one(changed: u64, name: &ArchiveName) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NotArchived(name.clone())) } else { Ok(()) }
}

/// The table of this name, if no other node has it. Nobody changes it before this is written.
async fn listed(data: &Data, name: &ArchiveName) -> Result<(i64, Listed), StoreError> {
    let (table, us) = (name.table(), data.us().map(|us| us.id.0));
    let sql =
        format!("SELECT {LISTED}, {} FROM tables WHERE id = $1 FOR NO KEY UPDATE", SWEPT.replace("$3", "$2"));
    let read = |row: &tokio_postgres::Row| Ok((rows::listed(row)?, row.try_get::<_, bool>(11)?));
    match data.first(&sql, &[&table.as_str(), &us], read).await? {
        Some((found, true)) => Ok(found),
        Some((_, false)) => Err(StoreError::NotArchived(name.clone())),
        None => Err(StoreError::NoTable(table.clone())),
    }
}

async fn keep(data: &Data, name: &ArchiveName) -> Result<(), StoreError> {
    let (key, listed) = listed(data, name).await?;
    let here = events_of(data, key, None, usize::MAX).await?;
    let last = here.last().filter(|_| ArchiveName::of(&listed, &here).as_ref() == Some(name));
    let last = last.ok_or_else(|| StoreError::NotArchived(name.clone()))?.seq;
    let sql =
        "UPDATE archive SET table_key = $2, last = $3 WHERE name = $1 AND table_key IS NULL AND NOT leaving
               AND NOT EXISTS (SELECT 1 FROM archive WHERE table_key = $2)";
    one(data.execute(sql, &[&name.as_str(), &key, &i64::from(last.get())]).await?, name)?;
    data.execute("DELETE FROM events WHERE table_key = $1", &[&key]).await.map(drop)
}

async fn bring_back(data: &Data, name: &ArchiveName, events: &[Event]) -> Result<(), StoreError> {
    let (key, listed) = listed(data, name).await?;
    if ArchiveName::of(&listed, events).as_ref() != Some(name) {
        return Err(StoreError::NotArchived(name.clone()));
    }
    let sql = "UPDATE archive SET table_key = NULL, leaving = true WHERE name = $1 AND table_key = $2";
    one(data.execute(sql, &[&name.as_str(), &key]).await?, name)?;
    let sql = "INSERT INTO events (table_key, seq, at, kind, keep, line)
               SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[])";
    let number = |seq: Seq| i64::from(seq.get());
    let kinds: Vec<_> = events.iter().map(|event| event.entry.kind.columns()).collect();
    let given: Given<'_> = &[
        &key,
        &events.iter().map(|event| number(event.seq)).collect::<Vec<_>>(),
        &events.iter().map(|event| event.at.0).collect::<Vec<_>>(),
        &kinds.iter().map(|(word, _)| *word).collect::<Vec<_>>(),
        &kinds.iter().map(|(_, keep)| keep.map(number)).collect::<Vec<_>>(),
        &events.iter().map(|event| event.entry.line.as_str()).collect::<Vec<_>>(),
    ];
    data.execute(sql, given).await.map(drop)
}

pub(super) async fn archivable(
    data: &Data,
    us: Option<i64>,
    before: Millis,
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Cursor>, StoreError> {
    let sql = format!(
        "SELECT sorted, id FROM tables WHERE over AND sorted < $1 AND (sorted, id) > ($2, $4) AND {SWEPT}
         AND NOT EXISTS (SELECT 1 FROM archive WHERE table_key = key)
         AND NOT EXISTS (SELECT 1 FROM ended WHERE table_key = key)
         AND NOT EXISTS (SELECT 1 FROM unreviewed WHERE table_key = key) ORDER BY sorted, id LIMIT $5"
    );
    let (time, table) = after.map_or((i64::MIN, ""), |after| (after.time.0, after.table.as_str()));
    let given: Given<'_> = &[&before.0, &time, &us, &table, &most(limit)];
    let read =
        |row: &tokio_postgres::Row| Ok(Cursor { time: rows::millis(row, 0)?, table: rows::word(row, 1)? });
    data.all(&sql, given, read).await
}

pub(super) async fn archived(data: &Data, table: &TableId) -> Result<Option<ArchiveName>, StoreError> {
    let sql = "SELECT name FROM tables LEFT JOIN archive ON table_key = key WHERE id = $1";
    let found = data.first(sql, &[&table.as_str()], |row| rows::optional_word(row, 0)).await?;
    found.ok_or_else(|| StoreError::NoTable(table.clone()))
}

pub(super) async fn names(
    data: &Data,
    after: Option<&ArchiveName>,
    limit: usize,
) -> Result<Vec<ArchiveName>, StoreError> {
    let sql = "SELECT name FROM archive WHERE name > $1 AND table_key IS NOT NULL ORDER BY name LIMIT $2";
    let after = after.map_or("", ArchiveName::as_str);
    data.all(sql, &[&after, &most(limit)], |row| rows::word(row, 0)).await
}

pub(super) async fn left_over(
    data: &Data,
    before: Millis,
    limit: usize,
) -> Result<Vec<ArchiveName>, StoreError> {
    let sql =
        "SELECT name FROM archive WHERE table_key IS NULL AND (leaving OR at < $1) ORDER BY name LIMIT $2";
    data.all(sql, &[&before.0, &most(limit)], |row| rows::word(row, 0)).await
}
