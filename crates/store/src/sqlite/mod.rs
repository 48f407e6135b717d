//! Tables in one file of one folder.

mod apply;
mod archive;
mod attempts;
mod backup;
mod belongings;
mod bots;
mod calls;
mod checkpoint;
mod folder;
mod host;
mod house_key;
mod invitations;
mod ledger;
mod members;
mod migrate;
mod plans;
mod read;
mod rows;
mod side;
mod standings;
mod vacations;
mod writer;

use crate::queue::Queue;
use crate::{
    Answer, ArchiveName, Attempt, Ban, Belonging, Call, Change, Channel, ChatLine, Credential, Cursor, Deed,
    Event, Found, Invitation, Json, Member, MemberId, Members, Millis, Name, Notice, OpenError, Place,
    Played, Rated, RatedBot, Report, Search, SeatNumber, Seq, Standing, Store, StoreError, Table, TableId,
    TokenHash, Vacation,
};
pub use backup::{Backup, backup, restore};
use folder::Folder;
pub use folder::FolderLock;
use ledger::Ledger;
use read::Readers;
pub(crate) use side::side;
use std::path::Path;

/// A store in a folder: one file of data, written by one thread and read by everybody.
///
/// A change is acknowledged when the disk has it. Changes that wait at the same time are written together, so that
/// many wait no longer than one. Dropping the store finishes what was submitted.
///
/// ```
/// use luckhouse_store::{OpenError, Sqlite};
/// let folder = std::env::temp_dir().join(format!("luckhouse-doc-{}", std::process::id()));
/// let store = Sqlite::open(&folder).unwrap();
/// assert_eq!(Sqlite::open(&folder).unwrap_err(), OpenError::InUse { folder: folder.clone() });
/// drop(store);
/// assert!(Sqlite::open(&folder).is_ok());
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug)]
pub struct Sqlite {
    // Dropped in this order: whoever closes the file last tidies it up, and readers may not.
    readers: Readers,
    writer: Queue,
    notice: Option<Notice>,
}

impl Sqlite {
    /// Open the data in this folder; make both if they are not there. No second program can have it at the same time.
    pub fn open(folder: &Path) -> Result<Sqlite, OpenError> {
        let folder = Folder::take(folder)?;
        let file = folder.file();
        let log = std::fs::metadata(file.with_file_name(format!("{}-wal", folder::FILE)));
        let connection = migrate::open(&file)?;
        let (ledger, notice) = Ledger::begin(&connection, &folder, log.is_ok_and(|log| log.len() > 0))?;
        let writer = writer::start(connection, folder, ledger);
        let writer = writer.map_err(|why| OpenError::Unreadable { file: file.clone(), why })?;
        Ok(Sqlite { readers: Readers::of(file), writer, notice })
    }

    /// What the host should know of the data, if anything of it was not as it was left.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }
}

impl Store for Sqlite {
    fn submit(&self, change: Change, answer: Answer) {
        self.writer.submit(change, answer);
    }

    fn waiting(&self) -> usize {
        self.writer.waiting()
    }

    fn close(&self) {
        self.writer.close();
    }

    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.readers.read(|data| read::load(data, table))
    }

    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(|data| read::due(data, by))
    }

    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError> {
        self.readers.read(|data| read::events(data, table, after, limit))
    }

    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.readers.read(|data| read::chat(data, table, after, limit))
    }

    fn search(&self, search: &Search) -> Result<Found, StoreError> {
        self.readers.read(|data| read::search(data, search))
    }

    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError> {
        self.readers.read(|data| read::place_of(data, token))
    }

    fn members(&self) -> &dyn Members {
        self
    }

    fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.readers.read(host::bans)
    }

    fn deeds(&self, before: Option<Seq>, limit: usize) -> Result<Vec<(Seq, Deed)>, StoreError> {
        self.readers.read(|data| host::deeds(data, before, limit))
    }

    fn archivable(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: usize,
    ) -> Result<Vec<Cursor>, StoreError> {
        self.readers.read(|data| archive::archivable(data, before, after, limit))
    }

    fn archived(&self, table: &TableId) -> Result<Option<ArchiveName>, StoreError> {
        self.readers.read(|data| archive::archived(data, table))
    }

    fn archive_names(
        &self,
        after: Option<&ArchiveName>,
        limit: usize,
    ) -> Result<Vec<ArchiveName>, StoreError> {
        self.readers.read(|data| archive::names(data, after, limit))
    }

    fn left_over(&self, before: Millis, limit: usize) -> Result<Vec<ArchiveName>, StoreError> {
        self.readers.read(|data| archive::left_over(data, before, limit))
    }
}

impl Members for Sqlite {
    fn member(&self, member: &MemberId) -> Result<Option<Member>, StoreError> {
        self.readers.read(|data| members::member(data, member))
    }

    fn called(&self, name: &Name, limit: usize) -> Result<Vec<Member>, StoreError> {
        self.readers.read(|data| members::called(data, name, limit))
    }

    fn standings(&self) -> Result<Vec<Standing>, StoreError> {
        self.readers.read(standings::standings)
    }

    fn reports(&self, limit: usize) -> Result<Vec<Report>, StoreError> {
        self.readers.read(|data| standings::reports(data, limit))
    }

    fn invitations(&self, member: &MemberId) -> Result<Vec<Invitation>, StoreError> {
        self.readers.read(|data| invitations::invitations(data, member))
    }

    fn belonging(&self, member: &MemberId) -> Result<Option<Belonging>, StoreError> {
        self.readers.read(|data| belongings::belonging(data, member))
    }

    fn belongings(&self, owner: Option<&MemberId>, limit: usize) -> Result<Vec<Belonging>, StoreError> {
        self.readers.read(|data| belongings::belongings(data, owner, limit))
    }

    fn credential(&self, hash: &TokenHash) -> Result<Option<Credential>, StoreError> {
        self.readers.read(|data| members::credential(data, hash))
    }

    fn credentials(&self, member: &MemberId) -> Result<Vec<Credential>, StoreError> {
        self.readers.read(|data| members::credentials(data, member))
    }

    fn played(
        &self,
        member: &MemberId,
        game: Option<&Name>,
        before: Option<Seq>,
        limit: usize,
    ) -> Result<Vec<Played>, StoreError> {
        self.readers.read(|data| members::played(data, member, game, before, limit))
    }

    fn ratings(&self, member: &MemberId) -> Result<Vec<Rated>, StoreError> {
        self.readers.read(|data| members::ratings(data, member))
    }

    fn channels(&self, member: &MemberId) -> Result<Vec<Channel>, StoreError> {
        self.readers.read(|data| calls::channels(data, member))
    }

    fn calls(&self, member: &MemberId) -> Result<Vec<Call>, StoreError> {
        self.readers.read(|data| calls::calls(data, member))
    }

    fn calls_due(&self, by: Millis, limit: usize) -> Result<Vec<Call>, StoreError> {
        self.readers.read(|data| calls::calls_due(data, by, limit))
    }

    fn attempts(&self, member: &MemberId) -> Result<Vec<Attempt>, StoreError> {
        self.readers.read(|data| attempts::attempts(data, member))
    }

    fn bots(&self) -> Result<Vec<RatedBot>, StoreError> {
        self.readers.read(bots::bots)
    }

    fn unseen(&self, before: Millis, limit: usize) -> Result<Vec<MemberId>, StoreError> {
        self.readers.read(|data| members::unseen(data, before, limit))
    }

    fn vacations_of(&self, member: &MemberId) -> Result<Vec<Vacation>, StoreError> {
        self.readers.read(|data| vacations::of(data, member))
    }

    fn vacations(&self, now: Millis) -> Result<Vec<(MemberId, Vacation)>, StoreError> {
        self.readers.read(|data| vacations::after(data, now))
    }

    fn puzzle(&self, puzzle: &Name) -> Result<Option<Json>, StoreError> {
        self.readers.read(|data| attempts::puzzle_state(data, puzzle))
    }

    fn leaders(&self, pool: &Name, limit: usize) -> Result<Vec<Rated>, StoreError> {
        self.readers.read(|data| members::leaders(data, pool, limit))
    }

    fn tables_of(&self, member: &MemberId) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
        self.readers.read(|data| members::tables_of(data, member))
    }

    fn open_tables_of(&self, member: &MemberId) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
        self.readers.read(|data| members::open_tables_of(data, member))
    }

    fn unsettled(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
        self.readers.read(|data| members::unsettled(data, limit))
    }

    fn unreviewed(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
        self.readers.read(|data| members::unreviewed(data, limit))
    }
}
