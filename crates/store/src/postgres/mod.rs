//! Tables in a PostgreSQL database, which several programs may share.

mod address;
mod apply;
mod archive;
mod attempts;
mod belongings;
mod bots;
mod bulk;
mod calls;
mod company;
mod data;
mod group;
mod host;
mod invitations;
mod member_changes;
mod members;
mod migrate;
mod nodes;
mod plan;
mod plans;
mod read;
mod readers;
mod rows;
mod side;
mod standings;
mod tls;
mod vacations;
mod wires;
mod writer;

use crate::nodes::Lease;
use crate::queue::Queue;
use crate::{
    Answer, ArchiveName, Attempt, Ban, Belonging, Call, Change, Channel, ChatLine, Credential, Cursor, Deed,
    Event, Found, Invitation, Json, Member, MemberId, Members, Millis, MoveError, Name, NodeAddress, Nodes,
    OpenError, Place, Played, Rated, RatedBot, Report, Search, SeatNumber, Seq, Standing, Store, StoreError,
    Table, TableId, TokenHash, Vacation,
};
use address::Address;
use company::Company;
use nodes::Here;
use readers::Readers;
pub(crate) use side::{shown, side};
use std::sync::Arc;
use wires::{Wires, wait};
use writer::Writer;

/// A store in a database: written over one connection, read over a few others.
///
/// A change is acknowledged when its transaction is committed. Changes that wait at the same time are one transaction, and
/// those that only add to tables one statement. When the database is away, changes wait for a while and are then refused; when it
/// is back, everything goes on by itself, and what was acknowledged is there, once. Dropping the store finishes what was submitted.
#[derive(Debug)]
pub struct Postgres {
    readers: Readers,
    writer: Queue,
    address: Address,
    node: Option<Here>,
}

/// Does this lead to a database, rather than to a folder?
///
/// ```
/// assert!(luckhouse_store::is_database("postgres://house@db.example/luckhouse"));
/// assert!(!luckhouse_store::is_database("/var/lib/luckhouse"));
/// ```
pub fn is_database(place: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| place.starts_with(scheme))
}

/// Say something to a database, past every store.
pub(crate) fn batch(url: &str, sql: &str) -> Result<(), OpenError> {
    let address: Address = url.parse()?;
    let wires =
        Wires::start().map_err(|why| migrate::unreadable(&address, &StoreError::Away(why.to_string())))?;
    let said = wires.connect(&address, "luckhouse").and_then(|data| wait(data.batch(sql)));
    said.map_err(|why| migrate::unreadable(&address, &why))
}

/// Ask a database for a number, past every store.
pub(crate) fn number(url: &str, sql: &str) -> Result<i64, OpenError> {
    let address: Address = url.parse()?;
    let unreadable = |why: &StoreError| migrate::unreadable(&address, why);
    let wires = Wires::start().map_err(|why| unreadable(&StoreError::Away(why.to_string())))?;
    let data = wires.connect(&address, "luckhouse").map_err(|why| unreadable(&why))?;
    let number = wait(data.first(sql, &[], |row| rows::number(row, 0))).map_err(|why| unreadable(&why))?;
    number.ok_or_else(|| unreadable(&StoreError::Damaged("there is no row".into())))
}

impl Postgres {
    /// Open the data at this address (`postgres://USER@HOST/DATABASE`); make our tables there, if nothing is. Other programs
    /// may have it open at the same time, each with tables of its own to write at: which those are, nobody watches. This one has no
    /// lease and changes any table, also one that a node owns; where there are nodes, open it with [`Postgres::open_node`].
    ///
    /// # Errors
    /// If the address cannot be read, the database is away, or what is there is not ours or newer.
    pub fn open(url: &str) -> Result<Postgres, OpenError> {
        Postgres::open_as(url, None, Company::Any)
    }

    /// Open the data as the only program that serves it: two that take every table for their own would play each at its own game.
    ///
    /// # Errors
    /// The same, or if another program serves it, alone or as a node. One that has died without a word is forgotten within half a minute.
    pub fn open_alone(url: &str) -> Result<Postgres, OpenError> {
        Postgres::open_as(url, None, Company::Nobody)
    }

    /// Open the data as one node of several, which the others reach at this address. It owns nothing yet, and its lease begins: see
    /// [`Store::nodes`]. Whoever was the node at this address before is fenced, for this one is there now.
    ///
    /// # Errors
    /// The same.
    pub fn open_node(url: &str, here: &NodeAddress) -> Result<Postgres, OpenError> {
        Postgres::open_as(url, Some(here), Company::Nodes)
    }

    fn open_as(url: &str, here: Option<&NodeAddress>, company: Company) -> Result<Postgres, OpenError> {
        let address: Address = url.parse()?;
        let away = |why: String| OpenError::Away { database: address.to_string(), why };
        let wires = Arc::new(Wires::start().map_err(|why| away(why.to_string()))?);
        let failed = |why: StoreError| migrate::unreadable(&address, &why);
        let data = writer::connect(&wires, &address).map_err(failed)?;
        migrate::open(&data, &address)?;
        if !wait(company.take_place(&data)).map_err(failed)? {
            return Err(OpenError::Served { database: address.to_string() });
        }
        let join = |here| Ok(Arc::new(Lease::new(here, wait(nodes::join(&data, here, None))?)));
        let lease = here.map(join).transpose().map_err(failed)?;
        let node = lease.clone().map(|lease| Here::new(Arc::clone(&wires), address.clone(), lease));
        let writer =
            Writer::new(Arc::clone(&wires), address.clone(), data, (lease, company)).map_err(failed)?;
        let writer = writer.start().map_err(|why| away(why.to_string()))?;
        let readers = Readers::of(wires, address.clone(), "luckhouse reader");
        Ok(Postgres { readers, writer, address, node })
    }

    /// The data of a house that no program serves now.
    ///
    /// # Errors
    /// If there is no house, or a program serves it.
    pub fn at_rest(url: &str) -> Result<Postgres, MoveError> {
        side::rests(url)?;
        Ok(Postgres::open(url)?)
    }

    /// Where it is, without its password.
    pub fn place(&self) -> String {
        self.address.to_string()
    }

    /// The key of the house, a line of text that all programs at this database share: the one that is kept, or else this one
    /// from now on.
    ///
    /// # Errors
    /// If the database is away.
    pub fn house_key(&self, new: &str) -> Result<String, StoreError> {
        self.readers.with(async |data| host::house_key(data, new).await)
    }
}

impl Store for Postgres {
    fn submit(&self, change: Change, answer: Answer) {
        self.writer.submit(change, answer);
    }

    fn waiting(&self) -> usize {
        self.writer.waiting()
    }

    fn close(&self) {
        self.node.iter().for_each(Here::close);
        self.writer.close();
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        self.node.as_ref().map(|node| node as _)
    }

    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.readers.read(async |data| read::load(data, table).await)
    }

    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(async |data| read::due(data, by).await)
    }

    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError> {
        self.readers.read(async |data| read::events(data, table, after, limit).await)
    }

    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.readers.read(async |data| read::chat(data, table, after, limit).await)
    }

    fn search(&self, search: &Search) -> Result<Found, StoreError> {
        self.readers.read(async |data| read::search(data, search).await)
    }

    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError> {
        self.readers.read(async |data| read::place_of(data, token).await)
    }

    fn members(&self) -> &dyn Members {
        self
    }

    fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.readers.read(async |data| host::bans(data).await)
    }

    fn deeds(&self, before: Option<Seq>, limit: usize) -> Result<Vec<(Seq, Deed)>, StoreError> {
        self.readers.read(async |data| host::deeds(data, before, limit).await)
    }

    fn archivable(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: usize,
    ) -> Result<Vec<Cursor>, StoreError> {
        let us = self.node.as_ref().map(|node| node.me().id.0);
        self.readers.read(async |data| archive::archivable(data, us, before, after, limit).await)
    }

    fn archived(&self, table: &TableId) -> Result<Option<ArchiveName>, StoreError> {
        self.readers.read(async |data| archive::archived(data, table).await)
    }

    fn archive_names(
        &self,
        after: Option<&ArchiveName>,
        limit: usize,
    ) -> Result<Vec<ArchiveName>, StoreError> {
        self.readers.read(async |data| archive::names(data, after, limit).await)
    }

    fn left_over(&self, before: Millis, limit: usize) -> Result<Vec<ArchiveName>, StoreError> {
        self.readers.read(async |data| archive::left_over(data, before, limit).await)
    }
}

impl Members for Postgres {
    fn member(&self, member: &MemberId) -> Result<Option<Member>, StoreError> {
        self.readers.read(async |data| members::member(data, member).await)
    }

    fn called(&self, name: &Name, limit: usize) -> Result<Vec<Member>, StoreError> {
        self.readers.read(async |data| members::called(data, name, limit).await)
    }

    fn standings(&self) -> Result<Vec<Standing>, StoreError> {
        self.readers.read(async |data| standings::standings(data).await)
    }

    fn reports(&self, limit: usize) -> Result<Vec<Report>, StoreError> {
        self.readers.read(async |data| standings::reports(data, limit).await)
    }

    fn invitations(&self, member: &MemberId) -> Result<Vec<Invitation>, StoreError> {
        self.readers.read(async |data| invitations::invitations(data, member).await)
    }

    fn belonging(&self, member: &MemberId) -> Result<Option<Belonging>, StoreError> {
        self.readers.read(async |data| belongings::belonging(data, member).await)
    }

    fn belongings(&self, owner: Option<&MemberId>, limit: usize) -> Result<Vec<Belonging>, StoreError> {
        self.readers.read(async |data| belongings::belongings(data, owner, limit).await)
    }

    fn credential(&self, hash: &TokenHash) -> Result<Option<Credential>, StoreError> {
        self.readers.read(async |data| members::credential(data, hash).await)
    }

    fn credentials(&self, member: &MemberId) -> Result<Vec<Credential>, StoreError> {
        self.readers.read(async |data| members::credentials(data, member).await)
    }

    fn played(
        &self,
        member: &MemberId,
        game: Option<&Name>,
        before: Option<Seq>,
        limit: usize,
    ) -> Result<Vec<Played>, StoreError> {
        self.readers.read(async |data| members::played(data, member, game, before, limit).await)
    }

    fn ratings(&self, member: &MemberId) -> Result<Vec<Rated>, StoreError> {
        self.readers.read(async |data| members::ratings(data, member).await)
    }

    fn channels(&self, member: &MemberId) -> Result<Vec<Channel>, StoreError> {
        self.readers.read(async |data| calls::channels(data, member).await)
    }

    fn calls(&self, member: &MemberId) -> Result<Vec<Call>, StoreError> {
        self.readers.read(async |data| calls::calls(data, member).await)
    }

    fn calls_due(&self, by: Millis, limit: usize) -> Result<Vec<Call>, StoreError> {
        self.readers.read(async |data| calls::calls_due(data, by, limit).await)
    }

    fn attempts(&self, member: &MemberId) -> Result<Vec<Attempt>, StoreError> {
        self.readers.read(async |data| attempts::attempts(data, member).await)
    }

    fn bots(&self) -> Result<Vec<RatedBot>, StoreError> {
        self.readers.read(bots::bots)
    }

    fn unseen(&self, before: Millis, limit: usize) -> Result<Vec<MemberId>, StoreError> {
        self.readers.read(async |data| members::unseen(data, before, limit).await)
    }

    fn vacations_of(&self, member: &MemberId) -> Result<Vec<Vacation>, StoreError> {
        self.readers.read(async |data| vacations::of(data, member).await)
    }

    fn vacations(&self, now: Millis) -> Result<Vec<(MemberId, Vacation)>, StoreError> {
        self.readers.read(async |data| vacations::after(data, now).await)
    }

    fn puzzle(&self, puzzle: &Name) -> Result<Option<Json>, StoreError> {
        self.readers.read(async |data| attempts::puzzle_state(data, puzzle).await)
    }

    fn leaders(&self, pool: &Name, limit: usize) -> Result<Vec<Rated>, StoreError> {
        self.readers.read(async |data| members::leaders(data, pool, limit).await)
    }

    fn tables_of(&self, member: &MemberId) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
        self.readers.read(async |data| members::tables_of(data, member).await)
    }

    fn open_tables_of(&self, member: &MemberId) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
        self.readers.read(async |data| members::open_tables_of(data, member).await)
    }

    fn unsettled(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
        self.readers.read(async |data| members::unsettled(data, limit).await)
    }

    fn unreviewed(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
        self.readers.read(async |data| members::unreviewed(data, limit).await)
    }
}
