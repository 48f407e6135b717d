//! What a bot asks a house by HTTP, with its token.

use crate::failure::Failure;
use crate::join::{connection, door};
use luckhouse_server::client::Address;
use luckhouse_server::client::api::{Api, NoAnswer};
use luckhouse_server::protocol::{BotChallenge, BotSelf, Seated, Sit};

/// A connection, and the token.
pub(super) struct Line {
    api: Api,
    address: Address,
    token: String,
}

impl Line {
    pub(super) async fn open(address: &Address, token: &str) -> Result<Line, Failure> {
        let api = connection::api(address).await?;
        Ok(Line { api, address: address.clone(), token: token.into() })
    }

    /// Who one is there.
    pub(super) async fn myself(&mut self) -> Result<BotSelf, Failure> {
        self.api.bot(&self.token).await.map_err(|no| door::refused(&self.address, &no))
    }

    pub(super) async fn challenges(&mut self) -> Result<Vec<BotChallenge>, NoAnswer> {
        Ok(self.api.challenges(&self.token).await?.challenges)
    }

    pub(super) async fn sit(&mut self, table: &str, order: &Sit) -> Result<Seated, NoAnswer> {
        self.api.sit_as_bot(table, &self.token, order).await
    }
}
