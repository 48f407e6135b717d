//! Days on which no clock of days runs for a member.

use super::data::Data;
use super::member_changes::member_key;
use super::rows;
use crate::vacation::unchanged;
use crate::{MemberId, Millis, StoreError, Vacation};

pub(super) async fn plan(
    data: &Data,
    member: &MemberId,
    before: &[Vacation],
    after: &[Vacation],
) -> Result<(), StoreError> {
    // The member is locked: nobody else plans for them meanwhile.
    let key = member_key(data, member).await?;
    unchanged(&of(data, member).await?, before)?;
    data.execute("DELETE FROM vacations WHERE member_key = $1", &[&key]).await?;
    let sql = "INSERT INTO vacations (member_key, begins, ends) VALUES ($1, $2, $3)
               ON CONFLICT (member_key, begins) DO UPDATE SET ends = $3";
    for Vacation { from, until } in after {
        data.execute(sql, &[&key, &from.0, &until.0]).await?;
    }
    Ok(())
}

pub(super) async fn of(data: &Data, member: &MemberId) -> Result<Vec<Vacation>, StoreError> {
    let sql = "SELECT begins, ends FROM vacations
               WHERE member_key = (SELECT key FROM members WHERE id = $1) ORDER BY begins";
    data.all(sql, &[&member.as_str()], |row| {
        Ok(Vacation { from: rows::millis(row, 0)?, until: rows::millis(row, 1)? })
    })
    .await
}

pub(super) async fn after(data: &Data, now: Millis) -> Result<Vec<(MemberId, Vacation)>, StoreError> {
    let sql = "SELECT members.id, begins, ends FROM vacations JOIN members ON members.key = member_key
               WHERE ends > $1 ORDER BY members.id, begins";
    data.all(sql, &[&now.0], |row| {
        let vacation = Vacation { from: rows::millis(row, 1)?, until: rows::millis(row, 2)? };
        Ok((rows::word(row, 0)?, vacation))
    })
    .await
}
