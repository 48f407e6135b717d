//! Members who are asked to come to a table.

use super::apply::{key, prepared};
use super::members::member_key;
use super::read::all;
use super::rows;
use crate::{Invitation, MemberId, Millis, StoreError, TableId};
use rusqlite::{Connection, params};

pub(super) fn invite(data: &Connection, invitation: &Invitation) -> Result<(), StoreError> {
    let Invitation { member, by, table, at } = invitation;
    let (by, member, table) = (member_key(data, by)?, member_key(data, member)?, key(data, table)?);
    let past = "DELETE FROM invitations
                WHERE by_key = ?1 AND table_key IN (SELECT key FROM tables WHERE status <> 'waiting')";
    prepared(data, past)?.execute([by])?;
    let sql = "INSERT OR IGNORE INTO invitations (member_key, table_key, by_key, at) VALUES (?1, ?2, ?3, ?4)";
    prepared(data, sql)?.execute([member, table, by, at.0])?;
    Ok(())
}

pub(super) fn decline(data: &Connection, member: &MemberId, table: &TableId) -> Result<(), StoreError> {
    let sql = "DELETE FROM invitations WHERE member_key = (SELECT key FROM members WHERE id = ?1)
               AND table_key = (SELECT key FROM tables WHERE id = ?2)";
    prepared(data, sql)?.execute([member.as_str(), table.as_str()])?;
    Ok(())
}

pub(super) fn estrange(data: &Connection, one: &MemberId, other: &MemberId) -> Result<(), StoreError> {
    let sql = "DELETE FROM invitations WHERE member_key = (SELECT key FROM members WHERE id = ?1)
               AND by_key = (SELECT key FROM members WHERE id = ?2)";
    for (member, by) in [(one, other), (other, one)] {
        prepared(data, sql)?.execute([member.as_str(), by.as_str()])?;
    }
    Ok(())
}

pub(super) fn invitations(data: &Connection, member: &MemberId) -> Result<Vec<Invitation>, StoreError> {
    let sql = "SELECT invited.id, inviter.id, tables.id, at FROM invitations
               JOIN members AS invited ON invited.key = member_key
               JOIN members AS inviter ON inviter.key = by_key
               JOIN tables ON tables.key = table_key
               WHERE (invited.id = ?1 OR inviter.id = ?1) AND status = 'waiting'
               ORDER BY at DESC, tables.id, invited.id";
    all(data, sql, params![member.as_str()], |row| {
        let (member, by, table) = (rows::word(row, 0)?, rows::word(row, 1)?, rows::word(row, 2)?);
        Ok(Invitation { member, by, table, at: Millis(row.get(3)?) })
    })
}
