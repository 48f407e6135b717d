//! What is in the archive is read from there, everything else from the store.

use super::{Archive, ArchiveName};
use crate::{
    Answer, Ban, Change, ChatLine, Cursor, Deed, Event, Found, Members, Millis, Nodes, Place, Search, Seq,
    Store, StoreError, Table, TableId, TokenHash,
};

impl Archive {
    /// The events after this one, of a game that the store has no or not all events of.
    fn with_file(
        &self,
        name: &ArchiveName,
        (table, after, limit): (&TableId, Option<Seq>, usize),
        here: Vec<Event>,
    ) -> Result<Vec<Event>, StoreError> {
        let read = self.folder(name).and_then(|folder| folder.read(name));
        let file = match read {
            Ok(game) => game.events,
            // It was brought back or forgotten between the two questions.
            Err(_) if self.store.archived(table)?.as_ref() != Some(name) => {
                return self.events(table, after, limit);
            }
            Err(why) => return Err(why),
        };
        // What came after it was put away is in the store.
        let last = file.last().map(|event| event.seq);
        let later = here.into_iter().filter(|event| Some(event.seq) > last);
        Ok(file.into_iter().filter(|event| Some(event.seq) > after).chain(later).take(limit).collect())
    }
}

impl Store for Archive {
    fn submit(&self, change: Change, answer: Answer) {
        self.store.submit(change, answer);
    }

    fn waiting(&self) -> usize {
        self.store.waiting()
    }

    fn close(&self) {
        self.store.close();
    }

    fn apply(&self, change: Change) -> Result<crate::Done, StoreError> {
        self.store.apply(change)
    }

    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.store.load(table)
    }

    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError> {
        self.store.due(by)
    }

    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError> {
        let here = self.store.events(table, after, limit)?;
        // Numbers have no gap: what begins with the next one is all there is.
        if here.first().is_some_and(|first| first.seq == Seq::after(after)) || limit == 0 {
            return Ok(here);
        }
        match self.store.archived(table)? {
            Some(name) => self.with_file(&name, (table, after, limit), here),
            // It may have come back meanwhile.
            None => self.store.events(table, after, limit),
        }
    }

    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.store.chat(table, after, limit)
    }

    fn search(&self, search: &Search) -> Result<Found, StoreError> {
        self.store.search(search)
    }

    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError> {
        self.store.place_of(token)
    }

    fn members(&self) -> &dyn Members {
        self.store.members()
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        self.store.nodes()
    }

    fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.store.bans()
    }

    fn deeds(&self, before: Option<Seq>, limit: usize) -> Result<Vec<(Seq, Deed)>, StoreError> {
        self.store.deeds(before, limit)
    }

    fn archivable(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: usize,
    ) -> Result<Vec<Cursor>, StoreError> {
        self.store.archivable(before, after, limit)
    }

    fn archived(&self, table: &TableId) -> Result<Option<ArchiveName>, StoreError> {
        self.store.archived(table)
    }

    fn archive_names(
        &self,
        after: Option<&ArchiveName>,
        limit: usize,
    ) -> Result<Vec<ArchiveName>, StoreError> {
        self.store.archive_names(after, limit)
    }

    fn left_over(&self, before: Millis, limit: usize) -> Result<Vec<ArchiveName>, StoreError> {
        self.store.left_over(before, limit)
    }

    fn archive(&self) -> Option<&Archive> {
        Some(self)
    }
}
