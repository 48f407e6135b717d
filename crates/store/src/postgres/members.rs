//! Players whom the house knows again: what is read of them.

use super::data::Data;
use super::read::most;
use super::rows;
use crate::{
    Credential, Member, MemberId, Millis, Name, Played, Rated, SeatNumber, Seq, StoreError, TableId,
    TokenHash,
};
use tokio_postgres::Row;

pub(super) async fn member(data: &Data, member: &MemberId) -> Result<Option<Member>, StoreError> {
    let sql = "SELECT id, name, settings, created FROM members WHERE id = $1";
    data.first(sql, &[&member.as_str()], read_member).await
}

pub(super) async fn called(data: &Data, name: &Name, limit: usize) -> Result<Vec<Member>, StoreError> {
    let sql = "SELECT id, name, settings, created FROM members WHERE name = $1 ORDER BY id LIMIT $2";
    data.all(sql, &[&name.as_str(), &most(limit)], read_member).await
}

pub(super) fn read_member(row: &Row) -> Result<Member, StoreError> {
    let (settings, created) = (rows::json(row, 2)?, rows::millis(row, 3)?);
    Ok(Member { id: rows::word(row, 0)?, name: rows::word(row, 1)?, settings, created })
}

const CREDENTIAL: &str = "SELECT members.id, hash, kind, label, data, added, used, expires
                          FROM credentials JOIN members ON members.key = member_key";

fn read_credential(row: &Row) -> Result<Credential, StoreError> {
    Ok(Credential {
        member: rows::word(row, 0)?,
        hash: rows::hash(row, 1)?,
        kind: rows::word(row, 2)?,
        label: rows::optional_word(row, 3)?,
        data: rows::json(row, 4)?,
        added: rows::millis(row, 5)?,
        used: rows::millis(row, 6)?,
        expires: rows::optional_millis(row, 7)?,
    })
}

pub(super) async fn unseen(data: &Data, before: Millis, limit: usize) -> Result<Vec<MemberId>, StoreError> {
    let sql = "SELECT id FROM members WHERE created < $1
               AND NOT EXISTS (SELECT 1 FROM credentials WHERE member_key = members.key AND used >= $1)
               AND NOT EXISTS (SELECT 1 FROM standings WHERE member_key = members.key)
               AND NOT EXISTS (SELECT 1 FROM belongings WHERE member_key = members.key) ORDER BY id LIMIT $2";
    data.all(sql, &[&before.0, &most(limit)], |row| rows::word(row, 0)).await
}

pub(super) async fn credential(data: &Data, hash: &TokenHash) -> Result<Option<Credential>, StoreError> {
    data.first(&format!("{CREDENTIAL} WHERE hash = $1"), &[&hash.0.as_slice()], read_credential).await
}

pub(super) async fn credentials(data: &Data, member: &MemberId) -> Result<Vec<Credential>, StoreError> {
    let sql = format!("{CREDENTIAL} WHERE members.id = $1 ORDER BY added, hash");
    data.all(&sql, &[&member.as_str()], read_credential).await
}

pub(super) async fn played(
    data: &Data,
    member: &MemberId,
    game: Option<&Name>,
    before: Option<Seq>,
    limit: usize,
) -> Result<Vec<Played>, StoreError> {
    let of_game = if game.is_some() { "AND game = $4" } else { "AND $4::text IS NULL" };
    let sql = format!(
        "SELECT number, table_id, game, at, summary FROM played
         WHERE member_key = (SELECT key FROM members WHERE id = $1) AND number < $2 {of_game}
         ORDER BY number DESC LIMIT $3"
    );
    let before = before.map_or(i64::MAX, |before| before.get().into());
    data.all(&sql, &[&member.as_str(), &before, &most(limit), &game.map(Name::as_str)], |row| {
        let (at, summary) = (rows::millis(row, 3)?, rows::json(row, 4)?);
        let (number, table, game) = (rows::seq(row, 0)?, rows::word(row, 1)?, rows::word(row, 2)?);
        Ok(Played { member: member.clone(), number, table, game, at, summary })
    })
    .await
}

const RATED: &str =
    "SELECT members.id, pool, shown, state, at FROM ratings JOIN members ON members.key = member_key";

fn read_rated(row: &Row) -> Result<Rated, StoreError> {
    let shown = i32::try_from(rows::number(row, 2)?);
    let shown = shown.map_err(|why| StoreError::Damaged(format!("shown: {why}")))?;
    let (state, at) = (rows::json(row, 3)?, rows::millis(row, 4)?);
    Ok(Rated { member: rows::word(row, 0)?, pool: rows::word(row, 1)?, shown, state, at })
}

pub(super) async fn ratings(data: &Data, member: &MemberId) -> Result<Vec<Rated>, StoreError> {
    let sql = format!("{RATED} WHERE members.id = $1 ORDER BY pool");
    data.all(&sql, &[&member.as_str()], read_rated).await
}

pub(super) async fn leaders(data: &Data, pool: &Name, limit: usize) -> Result<Vec<Rated>, StoreError> {
    let sql = format!("{RATED} WHERE pool = $1 ORDER BY shown DESC, members.id LIMIT $2");
    data.all(&sql, &[&pool.as_str(), &most(limit)], read_rated).await
}

pub(super) async fn tables_of(
    data: &Data,
    member: &MemberId,
) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
    let sql = "SELECT tables.id, number FROM seats JOIN tables ON tables.key = table_key
               WHERE member_key = (SELECT key FROM members WHERE id = $1) ORDER BY tables.id, number";
    let read = |row: &Row| Ok((rows::word(row, 0)?, rows::seat_number(row, 1)?));
    data.all(sql, &[&member.as_str()], read).await
}

pub(super) async fn open_tables_of(
    data: &Data,
    member: &MemberId,
) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
    let sql = "SELECT tables.id, number FROM seats JOIN tables ON tables.key = table_key
               WHERE member_key = (SELECT key FROM members WHERE id = $1) AND NOT over ORDER BY tables.id, number";
    let read = |row: &Row| Ok((rows::word(row, 0)?, rows::seat_number(row, 1)?));
    data.all(sql, &[&member.as_str()], read).await
}

pub(super) async fn unsettled(data: &Data, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
    waiting(data, "ended", limit).await
}

pub(super) async fn unreviewed(data: &Data, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
    waiting(data, "unreviewed", limit).await
}

/// The games of a queue, the first to end first.
async fn waiting(data: &Data, queue: &str, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
    let sql = format!(
        "SELECT number, tables.id FROM {queue} JOIN tables ON tables.key = table_key ORDER BY number LIMIT $1"
    );
    data.all(&sql, &[&most(limit)], |row| Ok((rows::seq(row, 0)?, rows::word(row, 1)?))).await
}
