//! Does the store write?

use super::House;
use crate::ids;
use luckhouse_store::{BadText, Change, Line, Name, NewTable, StoreError};

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
