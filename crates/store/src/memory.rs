//! The plainest store: it forgets all when it is dropped, and is right where speed does not matter.

mod archive;
mod attempts;
mod belongings;
mod books;
mod bots;
mod calls;
mod forget;
mod invitations;
mod members;
mod nodes;
mod record;
mod standings;
mod vacations;

use crate::nodes::{Holder, may_change};
use crate::{
    Among, Answer, ArchiveName, Attempt, Ban, Belonging, Call, Change, Channel, ChatLine, Credential, Cursor,
    Deed, Done, Event, Found, Invitation, Json, Listed, Member, MemberId, Members, Millis, Name, NewTable,
    NodeAddress, Nodes, Place, Played, Rated, RatedBot, Report, Search, Seat, SeatNumber, Seq, Standing,
    Status, Store, StoreError, Table, TableId, TokenHash, Vacation,
};
use archive::Shelf;
use books::Books;
use members::Roll;
use nodes::{Here, Leases};
use record::Record;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A store without a disk, for tests, and the slow twin of [`crate::Sqlite`].
///
/// Several nodes can share it ([`Memory::node`]), so that a house of many programs can be played through in one: time passes for
/// their leases when [`Memory::pass`] says so, and not otherwise.
#[derive(Debug, Default)]
pub struct Memory {
    shared: Shared,
    node: Option<Here>,
    closed: AtomicBool,
}

/// What all nodes share.
type Shared = Arc<Mutex<All>>;

/// Every change is tried on a copy; what it does not touch is shared with the copy.
#[derive(Clone, Debug, Default)]
struct All {
    tables: Tables,
    books: Arc<Books>,
    roll: Arc<Roll>,
    leases: Arc<Leases>,
    shelf: Arc<Shelf>,
}

type Tables = BTreeMap<TableId, Arc<Record>>;

fn own(shared: &Shared) -> MutexGuard<'_, All> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Memory {
    /// One more node at the same memory. When it is dropped or closed, it leaves; keep another handle of it to play one that ends
    /// without a word.
    pub fn node(&self, address: &NodeAddress) -> Memory {
        let here = Here::join(&self.shared, address);
        Memory { shared: Arc::clone(&self.shared), node: Some(here), closed: AtomicBool::default() }
    }

    /// Let time pass for the leases of all nodes at this memory.
    pub fn pass(&self, time: Duration) {
        Arc::make_mut(&mut self.all().leases).pass(time);
    }

    fn all(&self) -> MutexGuard<'_, All> {
        own(&self.shared)
    }

    fn read<T>(&self, table: &TableId, read: impl FnOnce(&Record) -> T) -> Result<T, StoreError> {
        let record = self.all().tables.get(table).cloned();
        record.map(|record| read(&record)).ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    fn change(&self, change: &Change) -> Result<Done, StoreError> {
        let mut all = self.all();
        let us = self.node.as_ref().map(|node| node.fence(&all.leases)).transpose()?;
        let mut copy = all.clone();
        let done = apply(&mut copy, us, change)?;
        if !matches!(done, Done::Repeated { .. }) {
            *all = copy;
        }
        Ok(done)
    }
}

impl Store for Memory {
    fn submit(&self, change: Change, answer: Answer) {
        let closed = self.closed.load(Ordering::Acquire);
        answer(if closed { Err(StoreError::Closed) } else { self.change(&change) });
    }

    fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.node.iter().for_each(Here::close);
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        self.node.as_ref().map(|node| node as _)
    }

    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.read(table, Record::whole)
    }

    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError> {
        let all = self.all();
        Ok(all.tables.iter().filter(|(_, record)| record.is_due(by)).map(|(id, _)| id.clone()).collect())
    }

    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError> {
        self.read(table, |record| {
            let later = record.events.iter().filter(|event| Some(event.seq) > after);
            later.take(limit).cloned().collect()
        })
    }

    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.read(table, |record| {
            let later = record.chat.iter().map(|(line, _)| line).filter(|line| Some(line.number) > after);
            later.take(limit).cloned().collect()
        })
    }

    fn search(&self, search: &Search) -> Result<Found, StoreError> {
        let mut fitting: Vec<Listed> = self.all().tables.values().map(|record| record.listed()).collect();
        fitting.retain(|table| fits(search, table));
        fitting.sort_by_key(|table| std::cmp::Reverse(Cursor::of(table)));
        Ok(Found::page(fitting, search.page()))
    }

    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError> {
        Ok(place_of(&self.all().tables, token))
    }

    fn members(&self) -> &dyn Members {
        self
    }

    fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        Ok(self.all().books.bans())
    }

    fn deeds(&self, before: Option<Seq>, limit: usize) -> Result<Vec<(Seq, Deed)>, StoreError> {
        Ok(self.all().books.deeds(before, limit))
    }

    fn archivable(
        &self,
        before: Millis,
        after: Option<&Cursor>,
        limit: usize,
    ) -> Result<Vec<Cursor>, StoreError> {
        let us = self.node.as_ref().map(Here::holder);
        Ok(archive::archivable(&self.all(), us, before, after, limit))
    }

    fn archived(&self, table: &TableId) -> Result<Option<ArchiveName>, StoreError> {
        self.read(table, |record| record.archived.as_ref().map(|(name, _)| name.clone()))
    }

    fn archive_names(
        &self,
        after: Option<&ArchiveName>,
        limit: usize,
    ) -> Result<Vec<ArchiveName>, StoreError> {
        Ok(archive::names(&self.all(), after, limit))
    }

    fn left_over(&self, before: Millis, limit: usize) -> Result<Vec<ArchiveName>, StoreError> {
        Ok(archive::left_over(&self.all(), before, limit))
    }
}

impl Members for Memory {
    fn member(&self, member: &MemberId) -> Result<Option<Member>, StoreError> {
        Ok(self.all().roll.member(member))
    }

    fn called(&self, name: &Name, limit: usize) -> Result<Vec<Member>, StoreError> {
        Ok(self.all().roll.called(name, limit))
    }

    fn standings(&self) -> Result<Vec<Standing>, StoreError> {
        Ok(self.all().roll.standings())
    }

    fn reports(&self, limit: usize) -> Result<Vec<Report>, StoreError> {
        Ok(self.all().roll.reports(limit))
    }

    fn invitations(&self, member: &MemberId) -> Result<Vec<Invitation>, StoreError> {
        Ok(invitations::of(&self.all().tables, member))
    }

    fn belonging(&self, member: &MemberId) -> Result<Option<Belonging>, StoreError> {
        Ok(self.all().roll.belongings(|known, _| known == member).pop())
    }

    fn belongings(&self, owner: Option<&MemberId>, limit: usize) -> Result<Vec<Belonging>, StoreError> {
        let mut all = self.all().roll.belongings(|_, known| owner.is_none_or(|owner| owner == known));
        all.truncate(limit);
        Ok(all)
    }

    fn credential(&self, hash: &TokenHash) -> Result<Option<Credential>, StoreError> {
        Ok(self.all().roll.credential(hash))
    }

    fn credentials(&self, member: &MemberId) -> Result<Vec<Credential>, StoreError> {
        Ok(self.all().roll.credentials(member))
    }

    fn played(
        &self,
        member: &MemberId,
        game: Option<&Name>,
        before: Option<Seq>,
        limit: usize,
    ) -> Result<Vec<Played>, StoreError> {
        Ok(self.all().roll.played(member, game, before, limit))
    }

    fn ratings(&self, member: &MemberId) -> Result<Vec<Rated>, StoreError> {
        Ok(self.all().roll.ratings(member))
    }

    fn channels(&self, member: &MemberId) -> Result<Vec<Channel>, StoreError> {
        Ok(calls::channels(&self.all().roll, member))
    }

    fn calls(&self, member: &MemberId) -> Result<Vec<Call>, StoreError> {
        Ok(calls::calls(&self.all().tables, member))
    }

    fn calls_due(&self, by: Millis, limit: usize) -> Result<Vec<Call>, StoreError> {
        Ok(calls::due(&self.all().tables, by, limit))
    }

    fn attempts(&self, member: &MemberId) -> Result<Vec<Attempt>, StoreError> {
        Ok(self.all().roll.attempts(member))
    }

    fn bots(&self) -> Result<Vec<RatedBot>, StoreError> {
        Ok(self.all().roll.bots())
    }

    fn unseen(&self, before: Millis, limit: usize) -> Result<Vec<MemberId>, StoreError> {
        Ok(self.all().roll.unseen(before, limit))
    }

    fn vacations_of(&self, member: &MemberId) -> Result<Vec<Vacation>, StoreError> {
        Ok(self.all().roll.vacations_of(member))
    }

    fn vacations(&self, now: Millis) -> Result<Vec<(MemberId, Vacation)>, StoreError> {
        Ok(self.all().roll.vacations(now))
    }

    fn puzzle(&self, puzzle: &Name) -> Result<Option<Json>, StoreError> {
        Ok(self.all().roll.puzzle(puzzle))
    }

    fn leaders(&self, pool: &Name, limit: usize) -> Result<Vec<Rated>, StoreError> {
        Ok(self.all().roll.leaders(pool, limit))
    }

    fn tables_of(&self, member: &MemberId) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
        let all = self.all();
        let seats =
            all.tables.iter().flat_map(|(id, record)| record.seats.values().map(move |seat| (id, seat)));
        let theirs = seats.filter(|(_, seat)| seat.member.as_ref() == Some(member));
        Ok(theirs.map(|(id, seat)| (id.clone(), seat.player.number)).collect())
    }

    fn open_tables_of(&self, member: &MemberId) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
        let mut theirs = self.tables_of(member)?;
        let all = self.all();
        let goes_on = |record: &Arc<Record>| !matches!(record.status, Status::Over { .. });
        theirs.retain(|(id, _)| all.tables.get(id).is_some_and(goes_on));
        Ok(theirs)
    }

    fn unsettled(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
        let all = self.all();
        Ok(all.roll.unsettled(&all.tables).take(limit).collect())
    }

    fn unreviewed(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
        let all = self.all();
        Ok(all.roll.unreviewed(&all.tables).take(limit).collect())
    }
}

fn fits(search: &Search, table: &Listed) -> bool {
    let time = table.sorted_at();
    let called =
        |name: &crate::Name| table.players.iter().any(|player| player.name.folded() == name.folded());
    let among = match table.status {
        Status::Waiting => [Among::Waiting, Among::Open].contains(&search.among),
        Status::Playing => [Among::Playing, Among::Open].contains(&search.among),
        Status::Over { .. } => search.among == Among::Finished,
    };
    among
        && search.visibility.is_none_or(|visibility| visibility == table.visibility)
        && search.game.as_ref().is_none_or(|game| *game == table.game)
        && search.player.as_ref().is_none_or(called)
        && search.from.is_none_or(|from| from <= time)
        && search.until.is_none_or(|until| time < until)
        && search.idle_since.is_none_or(|since| table.changed < since)
        && search.after.as_ref().is_none_or(|after| Cursor::of(table) < *after)
}

fn place_of(tables: &Tables, token: &TokenHash) -> Option<Place> {
    let seats = tables.iter().flat_map(|(id, record)| record.seats.values().map(move |seat| (id, seat)));
    let mut fitting = seats.filter(|(_, seat)| seat.token.as_ref() == Some(token));
    fitting.next().map(|(table, seat)| Place { table: table.clone(), seat: seat.player.number })
}

fn apply(all: &mut All, us: Option<Holder>, change: &Change) -> Result<Done, StoreError> {
    if let Change::Archive(step) = change {
        return archive::apply(all, us, step);
    }
    let All { tables, books, roll, leases, .. } = all;
    if let Some((table, record)) = change.table().and_then(|table| Some((table, tables.get(table)?))) {
        may_change(us, record.owner, table)?;
    }
    match change {
        Change::Open(table) => return open(tables, us, table),
        Change::Edit { table, at, visibility, settings } => {
            let record = changed(tables, table, *at)?;
            (record.table.visibility, record.table.settings) = (*visibility, settings.clone());
        }
        Change::Mark { table, at, stage } => {
            let record = changed(tables, table, *at)?;
            record.mark(stage)?;
            if record.is_over() && record.seats.values().any(|seat| seat.member.is_some()) {
                Arc::make_mut(roll).ended(table);
            }
        }
        Change::Sit { table, at, seat } => {
            find(tables, table)?;
            roll.check(seat)?;
            return sit(tables, table, *at, seat);
        }
        Change::Leave { table, at, seat } => {
            let record = changed(tables, table, *at)?;
            record.plans.remove(seat);
            let gone = record.seats.remove(seat);
            gone.ok_or_else(|| StoreError::NoSeat { table: table.clone(), seat: *seat })?;
        }
        Change::Rest { table, due } => find(tables, table)?.due = *due,
        Change::PlanAhead { table, seat, plan } => find(tables, table)?.plan(*seat, plan.as_ref())?,
        Change::Append(append) => return find(tables, &append.table)?.append(append),
        Change::Say(say) => return Ok(find(tables, &say.table)?.say(say)),
        Change::Hide { table, number, hidden } => find(tables, table)?.hide(*number, *hidden)?,
        Change::Remove(table) => {
            tables.remove(table).ok_or_else(|| StoreError::NoTable(table.clone()))?;
        }
        Change::HideSpeaker { table, speaker, hidden } => {
            let lines = find(tables, table)?.chat.iter_mut().map(|(line, _)| line);
            lines.filter(|line| line.speaker == *speaker).for_each(|line| line.hidden = *hidden);
        }
        Change::RemoveOver { before, most } => {
            return Ok(forget::remove_over(tables, |record| leases.spares(us, record), *before, *most));
        }
        Change::ForgetTalk { before, most } => {
            return Ok(forget::forget_talk(tables, |record| leases.spares(us, record), *before, *most));
        }
        Change::ForgetReports { before, most } => {
            return Ok(Done::Forgotten(Arc::make_mut(roll).forget_reports(*before, *most)));
        }
        Change::ForgetDeeds { before, most } => {
            return Ok(Done::Forgotten(Arc::make_mut(books).forget_deeds(*before, *most)));
        }
        Change::Ban(ban) => Arc::make_mut(books).ban(ban),
        Change::Lift(network) => Arc::make_mut(books).lift(network)?,
        Change::Record(deed) => Arc::make_mut(books).record(&roll.known_in(deed)),
        Change::Member(change) => members::apply(all, change)?,
        Change::Archive(_) => unreachable!("it has its place above"),
        Change::Together(changes) => return together(all, us, changes),
    }
    Ok(Done::Kept)
}

fn together(everything: &mut All, us: Option<Holder>, changes: &[Change]) -> Result<Done, StoreError> {
    let mut all = Vec::new();
    for change in changes {
        match apply(everything, us, change)? {
            repeated @ Done::Repeated { .. } => return Ok(repeated),
            done => all.push(done),
        }
    }
    Ok(Done::Together(all))
}

fn open(tables: &mut Tables, owner: Option<Holder>, table: &NewTable) -> Result<Done, StoreError> {
    if tables.contains_key(&table.id) {
        return Err(StoreError::TableExists(table.id.clone()));
    }
    tables.insert(table.id.clone(), Arc::new(Record::opened(table.clone(), owner)));
    Ok(Done::Kept)
}

fn sit(tables: &mut Tables, table: &TableId, at: crate::Millis, seat: &Seat) -> Result<Done, StoreError> {
    let number = seat.player.number;
    let here = Place { table: table.clone(), seat: number };
    changed(tables, table, at)?;
    if seat.token.and_then(|token| place_of(tables, &token)).is_some_and(|place| place != here) {
        return Err(StoreError::TokenTaken { table: table.clone(), seat: number });
    }
    find(tables, table)?.seats.insert(number, seat.clone());
    Ok(Done::Kept)
}

fn find<'t>(tables: &'t mut Tables, table: &TableId) -> Result<&'t mut Record, StoreError> {
    tables.get_mut(table).map(Arc::make_mut).ok_or_else(|| StoreError::NoTable(table.clone()))
}

fn changed<'t>(
    tables: &'t mut Tables,
    table: &TableId,
    at: crate::Millis,
) -> Result<&'t mut Record, StoreError> {
    let record = find(tables, table)?;
    record.touch(at);
    Ok(record)
}
