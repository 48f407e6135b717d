//! How members are reached who are not here, and what they are to be told.

use super::data::Data;
use super::read::most;
use super::rows;
use super::standings::there;
use crate::{Call, CallChange, Channel, MemberId, Millis, StoreError, TableId};
use tokio_postgres::Row;

pub(super) async fn apply(data: &Data, change: &CallChange) -> Result<(), StoreError> {
    match change {
        CallChange::Open(channel) => open(data, channel).await,
        CallChange::Keep { hash, data: known } => {
            let sql = "UPDATE channels SET data = $2 WHERE hash = $1";
            data.execute(sql, &[&hash.0.as_slice(), &known.0]).await.map(drop)
        }
        CallChange::Close(hash) => {
            data.execute("DELETE FROM channels WHERE hash = $1", &[&hash.0.as_slice()]).await.map(drop)
        }
        CallChange::Call(call) => place(data, call).await,
        CallChange::Tried(call) => tried(data, call).await,
        CallChange::Off { member, table } => off(data, member, table).await,
        CallChange::ForgetTold(before) => {
            let sql = "DELETE FROM calls WHERE next IS NULL AND at < $1";
            data.execute(sql, &[&before.0]).await.map(drop)
        }
    }
}

async fn open(data: &Data, channel: &Channel) -> Result<(), StoreError> {
    let Channel { member, hash, kind, data: known, added } = channel;
    let sql = "INSERT INTO channels (hash, member_key, kind, data, added) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (hash) DO UPDATE SET member_key = excluded.member_key, kind = excluded.kind,
                   data = excluded.data, added = excluded.added";
    let key = there(data, member).await?;
    data.execute(sql, &[&hash.0.as_slice(), &key, &kind.as_str(), &known.0, &added.0]).await.map(drop)
}

async fn place(data: &Data, call: &Call) -> Result<(), StoreError> {
    let member = there(data, &call.member).await?;
    // Whoever owns the table goes on meanwhile; it must not go before this is written.
    let sql = "SELECT key FROM tables WHERE id = $1 FOR KEY SHARE";
    let table = data.first(sql, &[&call.table.as_str()], |row| rows::number(row, 0)).await?;
    let table = table.ok_or_else(|| StoreError::NoTable(call.table.clone()))?;
    let sql = "INSERT INTO calls (member_key, table_key, kind, why, turn, at, tries, next)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
               ON CONFLICT (member_key, table_key, kind) DO UPDATE SET why = excluded.why,
                   turn = excluded.turn, at = excluded.at, tries = excluded.tries, next = excluded.next
               WHERE calls.why <> excluded.why OR calls.turn <> excluded.turn";
    let Call { kind, why, at, .. } = call;
    let (turn, tries, next) = numbers(call);
    data.execute(sql, &[&member, &table, &kind.as_str(), &why.as_str(), &turn, &at.0, &tries, &next])
        .await
        .map(drop)
}

fn numbers(call: &Call) -> (i64, i64, Option<i64>) {
    (call.turn.into(), call.tries.into(), call.next.map(|next| next.0))
}

async fn tried(data: &Data, call: &Call) -> Result<(), StoreError> {
    let sql = "UPDATE calls SET tries = $6, next = $7
               WHERE member_key = (SELECT key FROM members WHERE id = $1)
               AND table_key = (SELECT key FROM tables WHERE id = $2) AND kind = $3 AND why = $4 AND turn = $5";
    let Call { member, table, kind, why, .. } = call;
    let (turn, tries, next) = numbers(call);
    let (member, table) = (member.as_str(), table.as_str());
    data.execute(sql, &[&member, &table, &kind.as_str(), &why.as_str(), &turn, &tries, &next]).await.map(drop)
}

async fn off(data: &Data, member: &MemberId, table: &TableId) -> Result<(), StoreError> {
    let sql = "DELETE FROM calls WHERE member_key = (SELECT key FROM members WHERE id = $1)
               AND table_key = (SELECT key FROM tables WHERE id = $2)";
    data.execute(sql, &[&member.as_str(), &table.as_str()]).await.map(drop)
}

pub(super) async fn channels(data: &Data, member: &MemberId) -> Result<Vec<Channel>, StoreError> {
    let sql = "SELECT hash, kind, data, added FROM channels
               WHERE member_key = (SELECT key FROM members WHERE id = $1) ORDER BY added, hash";
    data.all(sql, &[&member.as_str()], |row| {
        let (hash, known, added) = (rows::hash(row, 0)?, rows::json(row, 2)?, rows::millis(row, 3)?);
        Ok(Channel { member: member.clone(), hash, kind: rows::word(row, 1)?, data: known, added })
    })
    .await
}

const CALL: &str = "SELECT members.id, tables.id, calls.kind, why, turn, at, tries, next FROM calls
                    JOIN members ON members.key = member_key JOIN tables ON tables.key = table_key";

fn read_call(row: &Row) -> Result<Call, StoreError> {
    let counted = |column| rows::number(row, column).map(|number| u32::try_from(number).unwrap_or(u32::MAX));
    Ok(Call {
        member: rows::word(row, 0)?,
        table: rows::word(row, 1)?,
        kind: rows::word(row, 2)?,
        why: rows::word(row, 3)?,
        turn: counted(4)?,
        at: rows::millis(row, 5)?,
        tries: counted(6)?,
        next: rows::optional_millis(row, 7)?,
    })
}

pub(super) async fn calls(data: &Data, member: &MemberId) -> Result<Vec<Call>, StoreError> {
    let sql = format!("{CALL} WHERE members.id = $1 ORDER BY tables.id, calls.kind");
    data.all(&sql, &[&member.as_str()], read_call).await
}

pub(super) async fn calls_due(data: &Data, by: Millis, limit: usize) -> Result<Vec<Call>, StoreError> {
    let sql = format!("{CALL} WHERE next <= $1 ORDER BY next, members.id, tables.id, calls.kind LIMIT $2");
    data.all(&sql, &[&by.0, &most(limit)], read_call).await
}
