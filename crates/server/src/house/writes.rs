//! Does the store write?

use super::House;
use crate::http::Quiet;
use crate::ids;
use luckhouse_store::{BadText, Change, Line, Name, NewTable, StoreError};
use std::time::Instant;

/// Count and write down a save that failed because of the store itself: whoever runs the house has to look.
pub(super) fn failed(why: &StoreError) {
    static LINES: Quiet = Quiet::new();
    if !matches!(why, StoreError::Disk(_) | StoreError::Away(_) | StoreError::Closed) {
        return;
    }
    metrics::counter!("luckhouse_saves_failed_total").increment(1);
    if let Some(count) = LINES.once_more(Instant::now()) {
        tracing::error!(count, %why, "the store does not save: look at its disk or its database");
    }
}

impl House {
    /// Write something that leaves nothing behind: a table that is opened and removed in one change.
    ///
    /// # Errors
    /// If the store cannot write.
    pub(crate) async fn write_something(&self) -> Result<(), StoreError> {
        let change = self.nothing().map_err(|_| StoreError::Closed)?;
        self.save(change).await.map(drop)
    }

    fn nothing(&self) -> Result<Change, BadText> {
        let id = ids::table_id();
        let open = Change::Open(NewTable {
            id: id.clone(),
            game: Name::new("nothing")?,
            header: Line::new("nothing")?,
            visibility: crate::protocol::Visibility::Private.kept(),
            settings: crate::table::Settings::default().kept(),
            dice: None,
            at: (self.config.clock)(),
        });
        Ok(Change::Together(vec![open, Change::Remove(id)]))
    }
}
