//! What seats will choose, said ahead.

use super::apply::key;
use super::data::Data;
use super::rows;
use crate::{Json, PlanAhead, SeatNumber, StoreError, TableId};

pub(super) async fn plan(
    data: &Data,
    table: &TableId,
    seat: SeatNumber,
    plan: Option<&Json>,
) -> Result<(), StoreError> {
    let (key, number) = (key(data, table).await?, i64::from(seat.get()));
    let Some(plan) = plan else {
        let sql = "DELETE FROM plans WHERE table_key = $1 AND number = $2";
        return data.execute(sql, &[&key, &number]).await.map(drop);
    };
    let sql = "INSERT INTO plans (table_key, number, plan) SELECT table_key, number, $3 FROM seats
               WHERE table_key = $1 AND number = $2 ON CONFLICT (table_key, number) DO UPDATE SET plan = $3";
    if data.execute(sql, &[&key, &number, &plan.0]).await? == 0 {
        return Err(StoreError::NoSeat { table: table.clone(), seat });
    }
    Ok(())
}

pub(super) async fn of(data: &Data, key: i64) -> Result<Vec<PlanAhead>, StoreError> {
    let sql = "SELECT number, plan FROM plans WHERE table_key = $1 ORDER BY number";
    data.all(sql, &[&key], |row| {
        Ok(PlanAhead { seat: rows::seat_number(row, 0)?, plan: Json(row.try_get(1)?) })
    })
    .await
}

/// All that a member has said ahead.
pub(super) async fn forget(data: &Data, member_key: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM plans USING seats WHERE seats.member_key = $1
               AND plans.table_key = seats.table_key AND plans.number = seats.number";
    data.execute(sql, &[&member_key]).await.map(drop)
}
