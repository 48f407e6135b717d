//! The host's own books, and forgetting what is old.

use super::apply::{key, prepared};
use super::read::{all, most};
use super::rows;
use crate::{Ban, Deed, Done, Json, MemberId, Millis, Name, Seq, Speaker, StoreError, TableId};
use rusqlite::{Connection, params};

pub(super) fn ban(data: &Connection, ban: &Ban) -> Result<(), StoreError> {
    prepared(data, "DELETE FROM bans WHERE until <= ?1")?.execute([ban.at.0])?;
    let sql = "INSERT INTO bans (network, at, until, why) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT (network) DO UPDATE SET at = ?2, until = ?3, why = ?4";
    let (until, why) = (ban.until.map(|until| until.0), ban.why.as_ref().map(crate::Line::as_str));
    prepared(data, sql)?.execute(params![ban.network.as_str(), ban.at.0, until, why])?;
    Ok(())
}

pub(super) fn lift(data: &Connection, network: &Name) -> Result<(), StoreError> {
    if prepared(data, "DELETE FROM bans WHERE network = ?1")?.execute([network.as_str()])? == 0 {
        return Err(StoreError::NoBan(network.clone()));
    }
    Ok(())
}

pub(super) fn bans(data: &Connection) -> Result<Vec<Ban>, StoreError> {
    all(data, "SELECT network, at, until, why FROM bans ORDER BY network", &[], |row| {
        let until: Option<i64> = row.get(2)?;
        let why = rows::optional_word(row, 3)?;
        Ok(Ban { network: rows::word(row, 0)?, at: Millis(row.get(1)?), until: until.map(Millis), why })
    })
}

pub(super) fn record(data: &Connection, deed: &Deed) -> Result<(), StoreError> {
    // Whoever was forgotten meanwhile has no key any more.
    let sql = "INSERT INTO deeds (at, by, deed, member_key, about_key) VALUES
               (?1, ?2, ?3, (SELECT key FROM members WHERE id = ?4), (SELECT key FROM members WHERE id = ?5))";
    let [member, about] = [&deed.member, &deed.about].map(|member| member.as_ref().map(MemberId::as_str));
    prepared(data, sql)?.execute(params![deed.at.0, deed.by.as_str(), deed.deed.0, member, about])?;
    Ok(())
}

pub(super) fn deeds(
    data: &Connection,
    before: Option<Seq>,
    limit: usize,
) -> Result<Vec<(Seq, Deed)>, StoreError> {
    let sql = "SELECT number, at, by, deed, (SELECT id FROM members WHERE key = member_key),
                      (SELECT id FROM members WHERE key = about_key)
               FROM deeds WHERE number < ?1 ORDER BY number DESC LIMIT ?2";
    let before = before.map_or(i64::MAX, |before| before.get().into());
    all(data, sql, params![before, most(limit)], |row| {
        let (at, deed) = (Millis(row.get(1)?), Json(row.get(3)?));
        let (member, about) = (rows::optional_word(row, 4)?, rows::optional_word(row, 5)?);
        Ok((rows::seq(row, 0)?, Deed { at, by: rows::word(row, 2)?, member, about, deed }))
    })
}

pub(super) fn hide_speaker(
    data: &Connection,
    table: &TableId,
    speaker: &Speaker,
    hidden: bool,
) -> Result<(), StoreError> {
    let (seat, spectator) = rows::speaker(speaker);
    let sql = "UPDATE chat SET hidden = ?4 WHERE table_key = ?1 AND seat = ?2 AND spectator = ?3";
    prepared(data, sql)?.execute(params![key(data, table)?, seat, spectator, hidden])?;
    Ok(())
}

pub(super) fn remove_over(data: &Connection, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let sql = "DELETE FROM tables WHERE key IN
               (SELECT key FROM tables WHERE over = 1 AND sorted < ?1 ORDER BY sorted, id LIMIT ?2) RETURNING id";
    let mut removed: Vec<TableId> = all(data, sql, params![before.0, limit], |row| rows::word(row, 0))?;
    removed.sort();
    Ok(Done::Removed(removed))
}

pub(super) fn forget_talk(data: &Connection, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let sql = "DELETE FROM chat WHERE (table_key, number) IN
               (SELECT table_key, number FROM chat JOIN tables ON key = table_key WHERE at < ?1
                ORDER BY at, id, number LIMIT ?2)";
    Ok(Done::Forgotten(prepared(data, sql)?.execute(params![before.0, limit])?))
}

pub(super) fn forget_reports(data: &Connection, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let sql = "DELETE FROM reports WHERE id IN
               (SELECT id FROM reports WHERE at < ?1 ORDER BY at, id LIMIT ?2)";
    Ok(Done::Forgotten(prepared(data, sql)?.execute(params![before.0, limit])?))
}

/// The last deed stays: the next is counted on from it.
pub(super) fn forget_deeds(data: &Connection, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let sql = "DELETE FROM deeds WHERE number IN
               (SELECT number FROM deeds WHERE at < ?1 AND number < (SELECT max(number) FROM deeds)
                ORDER BY number LIMIT ?2)";
    Ok(Done::Forgotten(prepared(data, sql)?.execute(params![before.0, limit])?))
}
