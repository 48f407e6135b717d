//! Days on which no clock of days runs for a member.

use super::apply::prepared;
use super::members::member_key;
use super::read::all;
use super::rows;
use crate::vacation::unchanged;
use crate::{MemberId, Millis, StoreError, Vacation};
use rusqlite::{Connection, Row, params};

pub(super) fn plan(
    data: &Connection,
    member: &MemberId,
    before: &[Vacation],
    after: &[Vacation],
) -> Result<(), StoreError> {
    let key = member_key(data, member)?;
    unchanged(&of(data, member)?, before)?;
    prepared(data, "DELETE FROM vacations WHERE member_key = ?1")?.execute([key])?;
    let sql = "INSERT OR REPLACE INTO vacations (member_key, begins, ends) VALUES (?1, ?2, ?3)";
    for Vacation { from, until } in after {
        prepared(data, sql)?.execute(params![key, from.0, until.0])?;
    }
    Ok(())
}

pub(super) fn of(data: &Connection, member: &MemberId) -> Result<Vec<Vacation>, StoreError> {
    let sql = "SELECT begins, ends FROM vacations
               WHERE member_key = (SELECT key FROM members WHERE id = ?1) ORDER BY begins";
    all(data, sql, &[&member.as_str()], |row| vacation(row, 0))
}

pub(super) fn after(data: &Connection, now: Millis) -> Result<Vec<(MemberId, Vacation)>, StoreError> {
    let sql = "SELECT members.id, begins, ends FROM vacations JOIN members ON members.key = member_key
               WHERE ends > ?1 ORDER BY members.id, begins";
    all(data, sql, &[&now.0], |row| Ok((rows::word(row, 0)?, vacation(row, 1)?)))
}

fn vacation(row: &Row<'_>, column: usize) -> rusqlite::Result<Vacation> {
    Ok(Vacation { from: Millis(row.get(column)?), until: Millis(row.get(column + 1)?) })
}
