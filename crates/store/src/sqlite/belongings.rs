//! Members that belong to another.

use super::apply::prepared;
use super::members::{member_key, read_member};
use super::read::{all, most};
use super::rows;
use crate::belonging::may_belong;
use crate::{Belonging, MemberId, StoreError};
use rusqlite::{Connection, params};

pub(super) fn belong(data: &Connection, member: &MemberId, owner: &MemberId) -> Result<(), StoreError> {
    let (owner_key, key) = (member_key(data, owner)?, member_key(data, member)?);
    let taken =
        prepared(data, "SELECT 1 FROM belongings WHERE member_key = ?1 OR owner_key = ?1")?.exists([key])?;
    let owned = prepared(data, "SELECT 1 FROM belongings WHERE member_key = ?1")?.exists([owner_key])?;
    may_belong((member, taken), (owner, owned))?;
    prepared(data, "INSERT INTO belongings (member_key, owner_key) VALUES (?1, ?2)")?
        .execute([key, owner_key])?;
    Ok(())
}

/// Those that belong to the member with this number.
pub(super) fn of(data: &Connection, owner: i64) -> Result<Vec<i64>, StoreError> {
    let sql = "SELECT member_key FROM belongings WHERE owner_key = ?1 ORDER BY member_key";
    all(data, sql, params![owner], |row| row.get(0))
}

const BELONGING: &str = "SELECT own.id, own.name, own.settings, own.created, owner.id FROM belongings
                         JOIN members AS own ON own.key = member_key
                         JOIN members AS owner ON owner.key = owner_key";

pub(super) fn belonging(data: &Connection, member: &MemberId) -> Result<Option<Belonging>, StoreError> {
    let sql = format!("{BELONGING} WHERE own.id = ?1");
    Ok(all(data, &sql, params![member.as_str()], read)?.pop())
}

pub(super) fn belongings(
    data: &Connection,
    owner: Option<&MemberId>,
    limit: usize,
) -> Result<Vec<Belonging>, StoreError> {
    let sql = format!("{BELONGING} WHERE ?1 IS NULL OR owner.id = ?1 ORDER BY own.id LIMIT ?2");
    all(data, &sql, params![owner.map(MemberId::as_str), most(limit)], read)
}

fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Belonging> {
    Ok(Belonging { member: read_member(row)?, owner: rows::word(row, 4)? })
}
