//! The house: all its tables, and the way to each.

use crate::Config;
use crate::protocol::{GameInfo, Import, OpenTable, Problem, Replay, Seated, Sit, TableInfo, Tables};
use luckhouse_store::{Search, Store};
use std::ops::Range;
use std::sync::Arc;

/// All tables of one store.
pub struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
}

impl House {
    /// Take up every table that is not over.
    pub async fn start(store: Arc<dyn Store>, config: Config) -> Result<Arc<House>, Problem> {
        Ok(Arc::new(House { config, store }))
    }
    /// Open a table.
    pub async fn open(self: &Arc<Self>, _order: OpenTable) -> Result<Seated, Problem> {
        todo!()
    }
    /// Take a free seat.
    pub async fn sit(self: &Arc<Self>, _table: &str, _order: Sit) -> Result<Seated, Problem> {
        todo!()
    }
    /// What may be known of a table.
    pub async fn info(self: &Arc<Self>, _table: &str, _token: Option<&str>) -> Result<TableInfo, Problem> {
        todo!()
    }
    /// The log as the one with this token may read it; whole and with its proof when the game is over.
    pub async fn log(self: &Arc<Self>, _table: &str, _token: Option<&str>) -> Result<String, Problem> {
        todo!()
    }
    /// Moments of a finished game.
    pub async fn replay(
        self: &Arc<Self>,
        _table: &str,
        _token: Option<&str>,
        _moments: Range<usize>,
    ) -> Result<Replay, Problem> {
        todo!()
    }
    /// The coach's report on a finished game, as JSON.
    pub async fn coach(self: &Arc<Self>, _table: &str, _token: Option<&str>) -> Result<Arc<str>, Problem> {
        todo!()
    }
    /// Play again with the same people: the seat of this token at the new table.
    pub async fn rematch(self: &Arc<Self>, _table: &str, _token: &str) -> Result<Seated, Problem> {
        todo!()
    }
    /// Keep a game that was played elsewhere.
    pub async fn import(self: &Arc<Self>, _order: Import) -> Result<Seated, Problem> {
        todo!()
    }
    /// One page of public tables.
    pub async fn list(self: &Arc<Self>, _search: Search) -> Result<Tables, Problem> {
        todo!()
    }
    /// The games on the shelf.
    pub fn games() -> Vec<GameInfo> {
        todo!()
    }
    /// Finish what was acknowledged, tell everybody, and close. Nothing is taken in any more.
    pub async fn stop(&self) {
        todo!()
    }
}
