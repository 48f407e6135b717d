//! What every store can do.

use crate::{
    Archive, ArchiveName, Ban, Change, ChatLine, Cursor, Deed, Done, Event, Found, Members, Millis, Nodes,
    Place, PlainLog, Search, Seq, StoreError, Table, TableId, TokenHash,
};
use std::sync::mpsc;

/// Is told what became of a change. It may be called on the thread that writes: it must be quick and not wait.
pub type Answer = Box<dyn FnOnce(Result<Done, StoreError>) + Send>;

/// A durable memory of tables.
///
/// What was acknowledged is kept, whatever happens next, and is in every answer from then on. Changes are applied
/// in the order in which one thread submits them. A refused change leaves no trace. Reading waits for no writing.
///
/// ```
/// use luckhouse_store::*;
/// let store: Box<dyn Store> = Box::new(Memory::default());
/// let table = TableId::new("k3Jv_9-x").unwrap();
/// store.apply(Change::Open(NewTable {
///     id: table.clone(),
///     game: Name::new("pig").unwrap(),
///     header: Line::new("pig seats 2 edition 1").unwrap(),
///     visibility: Visibility::Public,
///     settings: Json("{}".into()),
///     dice: Some(DiceSecret([7; 32])),
///     at: Millis(1_700_000_000_000),
/// })).unwrap();
///
/// let (sender, receiver) = std::sync::mpsc::channel();
/// let roll = Append {
///     table: table.clone(),
///     at: Millis(1_700_000_001_000),
///     first: Seq::FIRST,
///     entries: Entries::play(Line::new("p1 roll").unwrap()),
///     command: None,
/// };
/// store.submit(Change::Append(roll), Box::new(move |done| sender.send(done).unwrap()));
/// assert_eq!(receiver.recv().unwrap(), Ok(Done::Appended { first: Seq::FIRST, last: Seq::FIRST }));
/// assert_eq!(store.export(&table).unwrap().to_string(), "pig seats 2 edition 1\np1 roll\n");
/// ```
pub trait Store: Send + Sync {
    /// Hand in a change, and be told when it is safe or refused. Does not wait: where too many changes wait already,
    /// it is refused at once with [`StoreError::Busy`].
    fn submit(&self, change: Change, answer: Answer);

    /// How many changes are handed in and not answered. A store that writes at once has none.
    fn waiting(&self) -> usize {
        0
    }

    /// Take nothing more, finish what was handed in, and leave everything in its place. From then on changes are refused
    /// with [`StoreError::Closed`]; reading goes on.
    fn close(&self) {}

    /// Hand in a change and wait until it is safe or refused.
    fn apply(&self, change: Change) -> Result<Done, StoreError> {
        let (sender, receiver) = mpsc::channel();
        // Nobody waits any more if this thread has gone; then there is nobody to tell.
        self.submit(change, Box::new(move |done| drop(sender.send(done))));
        receiver.recv().unwrap_or(Err(StoreError::Closed))
    }

    /// A table with its secrets, for the server.
    fn load(&self, table: &TableId) -> Result<Table, StoreError>;

    /// Every table at which something may have to be done by this time, by id: what a server takes up again when it starts. Those that
    /// are over, or were put to rest for longer ([`Change::Rest`]), cost nothing.
    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError>;

    /// What happened at a table after this event, at most so many.
    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError>;

    /// What was said at a table after this line, at most so many; hidden lines too, marked.
    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError>;

    /// One page of the tables that fit, newest first. No secrets are in it.
    fn search(&self, search: &Search) -> Result<Found, StoreError>;

    /// The seat that this token opens.
    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError>;

    /// What is known of players whom the house knows again.
    fn members(&self) -> &dyn Members;

    /// What this store can do as one node of several. Nothing, if it is opened alone.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// Every ban that was not lifted or forgotten, by network; some may have ended.
    fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        Ok(Vec::new())
    }

    /// What the host did before this deed, newest first, at most so many. They are numbered from 1 on.
    fn deeds(&self, before: Option<Seq>, limit: usize) -> Result<Vec<(Seq, Deed)>, StoreError> {
        let _ = (before, limit);
        Ok(Vec::new())
    }

    /// Tables that are over since before this and settled, and whose events are here: the oldest first, after this one, at most so many. Those of other nodes
    /// are not among them.
    fn archivable(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: usize,
    ) -> Result<Vec<Cursor>, StoreError> {
        let _ = (before, after, limit);
        Ok(Vec::new())
    }

    /// Where the events of this table are, if they are not here.
    fn archived(&self, table: &TableId) -> Result<Option<ArchiveName>, StoreError> {
        let _ = table;
        Ok(None)
    }

    /// The names of all archived games after this one, sorted, at most so many.
    fn archive_names(
        &self,
        after: Option<&ArchiveName>,
        limit: usize,
    ) -> Result<Vec<ArchiveName>, StoreError> {
        let _ = (after, limit);
        Ok(Vec::new())
    }

    /// Names that belong to no game any more, or never came to: those that may go by now, because they were reserved before this. At most so many.
    fn left_over(&self, before: Millis, limit: usize) -> Result<Vec<ArchiveName>, StoreError> {
        let _ = (before, limit);
        Ok(Vec::new())
    }

    /// The archive of this store, if it has one.
    fn archive(&self) -> Option<&Archive> {
        None
    }

    /// The log of a table as plain text, running or finished. Nothing of it is hidden: that is the caller's care.
    fn export(&self, table: &TableId) -> Result<PlainLog, StoreError> {
        let header = self.load(table)?.listed.header;
        Ok(PlainLog::of(header, self.events(table, None, usize::MAX)?))
    }
}
