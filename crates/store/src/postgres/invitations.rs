//! Members who are asked to come to a table.

use super::data::Data;
use super::member_changes::member_key;
use super::rows;
use super::standings::there;
use crate::{Invitation, MemberId, StoreError, TableId};

pub(super) async fn invite(data: &Data, invitation: &Invitation) -> Result<(), StoreError> {
    let Invitation { member, by, table, at } = invitation;
    let (by, member) = (member_key(data, by).await?, there(data, member).await?);
    // Whoever owns the table goes on meanwhile; it must not go before this is written.
    let sql = "SELECT key FROM tables WHERE id = $1 FOR KEY SHARE";
    let key = data.first(sql, &[&table.as_str()], |row| rows::number(row, 0)).await?;
    let key = key.ok_or_else(|| StoreError::NoTable(table.clone()))?;
    let past = "DELETE FROM invitations
                WHERE by_key = $1 AND table_key IN (SELECT key FROM tables WHERE status <> 'waiting')";
    data.execute(past, &[&by]).await?;
    let sql = "INSERT INTO invitations (member_key, table_key, by_key, at) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING";
    data.execute(sql, &[&member, &key, &by, &at.0]).await.map(drop)
}

pub(super) async fn decline(data: &Data, member: &MemberId, table: &TableId) -> Result<(), StoreError> {
    let sql = "DELETE FROM invitations WHERE member_key = (SELECT key FROM members WHERE id = $1)
               AND table_key = (SELECT key FROM tables WHERE id = $2)";
    data.execute(sql, &[&member.as_str(), &table.as_str()]).await.map(drop)
}

pub(super) async fn estrange(data: &Data, one: &MemberId, other: &MemberId) -> Result<(), StoreError> {
    let sql = "DELETE FROM invitations WHERE member_key = (SELECT key FROM members WHERE id = $1)
               AND by_key = (SELECT key FROM members WHERE id = $2)";
    for (member, by) in [(one, other), (other, one)] {
        data.execute(sql, &[&member.as_str(), &by.as_str()]).await?;
    }
    Ok(())
}

pub(super) async fn invitations(data: &Data, member: &MemberId) -> Result<Vec<Invitation>, StoreError> {
    let sql = "SELECT invited.id, inviter.id, tables.id, at FROM invitations
               JOIN members AS invited ON invited.key = member_key
               JOIN members AS inviter ON inviter.key = by_key
               JOIN tables ON tables.key = table_key
               WHERE (invited.id = $1 OR inviter.id = $1) AND status = 'waiting'
               ORDER BY at DESC, tables.id, invited.id";
    data.all(sql, &[&member.as_str()], |row| {
        let (member, by, table) = (rows::word(row, 0)?, rows::word(row, 1)?, rows::word(row, 2)?);
        Ok(Invitation { member, by, table, at: rows::millis(row, 3)? })
    })
    .await
}
