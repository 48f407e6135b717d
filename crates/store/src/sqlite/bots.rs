//! What the bots of the house are rated.

use super::apply::prepared;
use super::read::all;
use super::rows;
use crate::{Json, RatedBot, StoreError};
use rusqlite::Connection;

pub(super) fn keep_bots(data: &Connection, bots: &[RatedBot]) -> Result<(), StoreError> {
    for RatedBot { bot, state } in bots {
        let sql = "INSERT OR REPLACE INTO bots (bot, state) VALUES (?1, ?2)";
        prepared(data, sql)?.execute([bot.as_str(), &state.0])?;
    }
    Ok(())
}

pub(super) fn bots(data: &Connection) -> Result<Vec<RatedBot>, StoreError> {
    all(data, "SELECT bot, state FROM bots ORDER BY bot", &[], |row| {
        Ok(RatedBot { bot: rows::word(row, 0)?, state: Json(row.get(1)?) })
    })
}
