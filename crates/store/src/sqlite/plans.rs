//! What seats will choose, said ahead.

use super::apply::{key, prepared};
use super::read::all;
use super::rows;
use crate::{Json, PlanAhead, SeatNumber, StoreError, TableId};
use rusqlite::{Connection, params};

pub(super) fn plan(
    data: &Connection,
    table: &TableId,
    seat: SeatNumber,
    plan: Option<&Json>,
) -> Result<(), StoreError> {
    let key = key(data, table)?;
    let Some(plan) = plan else {
        prepared(data, "DELETE FROM plans WHERE table_key = ?1 AND number = ?2")?
            .execute(params![key, seat.get()])?;
        return Ok(());
    };
    let sql = "INSERT INTO plans (table_key, number, plan) SELECT table_key, number, ?3 FROM seats
               WHERE table_key = ?1 AND number = ?2 ON CONFLICT (table_key, number) DO UPDATE SET plan = ?3";
    if prepared(data, sql)?.execute(params![key, seat.get(), plan.0])? == 0 {
        return Err(StoreError::NoSeat { table: table.clone(), seat });
    }
    Ok(())
}

pub(super) fn of(data: &Connection, key: i64) -> Result<Vec<PlanAhead>, StoreError> {
    let sql = "SELECT number, plan FROM plans WHERE table_key = ?1 ORDER BY number";
    all(data, sql, &[&key], |row| Ok(PlanAhead { seat: rows::seat_number(row, 0)?, plan: Json(row.get(1)?) }))
}

/// All that a member has said ahead.
pub(super) fn forget(data: &Connection, member_key: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM plans WHERE (table_key, number) IN
               (SELECT table_key, number FROM seats WHERE member_key = ?1)";
    prepared(data, sql)?.execute([member_key])?;
    Ok(())
}
