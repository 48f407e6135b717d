//! Members that belong to another.

use super::data::Data;
use super::member_changes::member_key;
use super::members::read_member;
use super::read::most;
use super::rows;
use crate::belonging::may_belong;
use crate::{Belonging, MemberId, StoreError};
use tokio_postgres::Row;

pub(super) async fn belong(data: &Data, member: &MemberId, owner: &MemberId) -> Result<(), StoreError> {
    // Whoever forgets one of the two waits until this is written.
    let (owner_key, key) = (member_key(data, owner).await?, member_key(data, member).await?);
    let any = "SELECT 1 FROM belongings WHERE member_key = $1 OR owner_key = $1";
    let taken = data.any(any, &[&key]).await?;
    let owned = data.any("SELECT 1 FROM belongings WHERE member_key = $1", &[&owner_key]).await?;
    may_belong((member, taken), (owner, owned))?;
    let sql = "INSERT INTO belongings (member_key, owner_key) VALUES ($1, $2)";
    data.execute(sql, &[&key, &owner_key]).await.map(drop)
}

/// Those that belong to the member with this number.
pub(super) async fn of(data: &Data, owner: i64) -> Result<Vec<i64>, StoreError> {
    let sql = "SELECT member_key FROM belongings WHERE owner_key = $1 ORDER BY member_key";
    data.all(sql, &[&owner], |row| rows::number(row, 0)).await
}

const BELONGING: &str = "SELECT own.id, own.name, own.settings, own.created, owner.id FROM belongings
                         JOIN members AS own ON own.key = member_key
                         JOIN members AS owner ON owner.key = owner_key";

pub(super) async fn belonging(data: &Data, member: &MemberId) -> Result<Option<Belonging>, StoreError> {
    data.first(&format!("{BELONGING} WHERE own.id = $1"), &[&member.as_str()], read).await
}

pub(super) async fn belongings(
    data: &Data,
    owner: Option<&MemberId>,
    limit: usize,
) -> Result<Vec<Belonging>, StoreError> {
    let sql = format!("{BELONGING} WHERE $1::text IS NULL OR owner.id = $1 ORDER BY own.id LIMIT $2");
    data.all(&sql, &[&owner.map(MemberId::as_str), &most(limit)], read).await
}

fn read(row: &Row) -> Result<Belonging, StoreError> {
    Ok(Belonging { member: read_member(row)?, owner: rows::word(row, 4)? })
}
