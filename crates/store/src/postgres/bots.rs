//! What the bots of the house are rated.

use super::data::Data;
use super::rows;
use crate::{RatedBot, StoreError};

/// Whoever settles does so alone, and so nobody else writes here.
pub(super) async fn keep_bots(data: &Data, bots: &[RatedBot]) -> Result<(), StoreError> {
    for RatedBot { bot, state } in bots {
        let sql = "INSERT INTO bots (bot, state) VALUES ($1, $2) ON CONFLICT (bot) DO UPDATE SET state = $2";
        data.execute(sql, &[&bot.as_str(), &state.0]).await?;
    }
    Ok(())
}

pub(super) async fn bots(data: &Data) -> Result<Vec<RatedBot>, StoreError> {
    data.all("SELECT bot, state FROM bots ORDER BY bot", &[], |row| {
        Ok(RatedBot { bot: rows::word(row, 0)?, state: rows::json(row, 1)? })
    })
    .await
}
