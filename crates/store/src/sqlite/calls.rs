//! How members are reached who are not here, and what they are to be told.

use super::apply::{key, prepared};
use super::members::member_key;
use super::read::{all, most};
use super::rows;
use crate::{Call, CallChange, Channel, Json, MemberId, Millis, StoreError, TableId, TokenHash};
use rusqlite::{Connection, Row, params};

pub(super) fn apply(data: &Connection, change: &CallChange) -> Result<(), StoreError> {
    match change {
        CallChange::Open(channel) => open(data, channel),
        CallChange::Keep { hash, data: known } => {
            prepared(data, "UPDATE channels SET data = ?2 WHERE hash = ?1")?
                .execute(params![hash.0, known.0])?;
            Ok(())
        }
        CallChange::Close(hash) => {
            prepared(data, "DELETE FROM channels WHERE hash = ?1")?.execute([hash.0])?;
            Ok(())
        }
        CallChange::Call(call) => place(data, call),
        CallChange::Tried(call) => tried(data, call),
        CallChange::Off { member, table } => off(data, member, table),
        CallChange::ForgetTold(before) => {
            let sql = "DELETE FROM calls WHERE next IS NULL AND at < ?1";
            prepared(data, sql)?.execute([before.0])?;
            Ok(())
        }
    }
}

fn open(data: &Connection, channel: &Channel) -> Result<(), StoreError> {
    let Channel { member, hash, kind, data: known, added } = channel;
    let sql =
        "INSERT OR REPLACE INTO channels (hash, member_key, kind, data, added) VALUES (?1, ?2, ?3, ?4, ?5)";
    let key = member_key(data, member)?;
    prepared(data, sql)?.execute(params![hash.0, key, kind.as_str(), known.0, added.0])?;
    Ok(())
}

fn place(data: &Connection, call: &Call) -> Result<(), StoreError> {
    let (member, table) = (member_key(data, &call.member)?, key(data, &call.table)?);
    let sql = "INSERT INTO calls (member_key, table_key, kind, why, turn, at, tries, next)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
               ON CONFLICT DO UPDATE SET why = excluded.why, turn = excluded.turn, at = excluded.at,
                   tries = excluded.tries, next = excluded.next
               WHERE why <> excluded.why OR turn <> excluded.turn";
    let Call { kind, why, turn, at, tries, next, .. } = call;
    let next = next.map(|next| next.0);
    prepared(data, sql)?.execute(params![
        member,
        table,
        kind.as_str(),
        why.as_str(),
        turn,
        at.0,
        tries,
        next
    ])?;
    Ok(())
}

fn tried(data: &Connection, call: &Call) -> Result<(), StoreError> {
    let sql = "UPDATE calls SET tries = ?6, next = ?7
               WHERE member_key = (SELECT key FROM members WHERE id = ?1)
               AND table_key = (SELECT key FROM tables WHERE id = ?2) AND kind = ?3 AND why = ?4 AND turn = ?5";
    let Call { member, table, kind, why, turn, tries, next, .. } = call;
    let next = next.map(|next| next.0);
    let given = params![member.as_str(), table.as_str(), kind.as_str(), why.as_str(), turn, tries, next];
    prepared(data, sql)?.execute(given)?;
    Ok(())
}

fn off(data: &Connection, member: &MemberId, table: &TableId) -> Result<(), StoreError> {
    let sql = "DELETE FROM calls WHERE member_key = (SELECT key FROM members WHERE id = ?1)
               AND table_key = (SELECT key FROM tables WHERE id = ?2)";
    prepared(data, sql)?.execute([member.as_str(), table.as_str()])?;
    Ok(())
}

pub(super) fn channels(data: &Connection, member: &MemberId) -> Result<Vec<Channel>, StoreError> {
    let sql = "SELECT hash, kind, data, added FROM channels
               WHERE member_key = (SELECT key FROM members WHERE id = ?1) ORDER BY added, hash";
    all(data, sql, &[&member.as_str()], |row| {
        let (hash, known, added) = (TokenHash(row.get(0)?), Json(row.get(2)?), Millis(row.get(3)?));
        Ok(Channel { member: member.clone(), hash, kind: rows::word(row, 1)?, data: known, added })
    })
}

const CALL: &str = "SELECT members.id, tables.id, calls.kind, why, turn, at, tries, next FROM calls
                    JOIN members ON members.key = member_key JOIN tables ON tables.key = table_key";

fn read_call(row: &Row<'_>) -> rusqlite::Result<Call> {
    let next: Option<i64> = row.get(7)?;
    Ok(Call {
        member: rows::word(row, 0)?,
        table: rows::word(row, 1)?,
        kind: rows::word(row, 2)?,
        why: rows::word(row, 3)?,
        turn: row.get(4)?,
        at: Millis(row.get(5)?),
        tries: row.get(6)?,
        next: next.map(Millis),
    })
}

pub(super) fn calls(data: &Connection, member: &MemberId) -> Result<Vec<Call>, StoreError> {
    let sql = format!("{CALL} WHERE members.id = ?1 ORDER BY tables.id, calls.kind");
    all(data, &sql, &[&member.as_str()], read_call)
}

pub(super) fn calls_due(data: &Connection, by: Millis, limit: usize) -> Result<Vec<Call>, StoreError> {
    let sql = format!("{CALL} WHERE next <= ?1 ORDER BY next, members.id, tables.id, calls.kind LIMIT ?2");
    all(data, &sql, params![by.0, most(limit)], read_call)
}
