//! The plainest store: it forgets all when it is dropped, and is right where speed does not matter.

mod books;
mod forget;
mod members;

use crate::{
    Among, Answer, Append, Ban, Change, ChatLine, Command, CommandId, Credential, Cursor, Deed, Done, Event,
    Found, Kind, Listed, Member, MemberId, Members, Name, NewTable, Place, Played, Rated, Say, Search, Seat,
    SeatNumber, Seq, Stage, Status, Store, StoreError, Table, TableId, TokenHash,
};
use books::Books;
use members::Roll;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A store without a disk, for tests, and the slow twin of [`crate::Sqlite`].
#[derive(Debug, Default)]
pub struct Memory {
    all: Mutex<All>,
    closed: AtomicBool,
}

/// Every change is tried on a copy; what it does not touch is shared with the copy.
#[derive(Clone, Debug, Default)]
struct All {
    tables: Tables,
    books: Arc<Books>,
    roll: Arc<Roll>,
}

type Tables = BTreeMap<TableId, Arc<Record>>;

#[derive(Clone, Debug)]
struct Record {
    /// As it was opened, but for visibility and settings.
    table: NewTable,
    changed: crate::Millis,
    status: Status,
    seats: BTreeMap<SeatNumber, Seat>,
    events: Vec<Event>,
    commands: BTreeMap<Command, (Seq, Seq)>,
    chat: Vec<(ChatLine, Option<CommandId>)>,
    /// The number of the last line, also when the line is forgotten.
    said: Option<Seq>,
}

impl Memory {
    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read<T>(&self, table: &TableId, read: impl FnOnce(&Record) -> T) -> Result<T, StoreError> {
        let record = self.all().tables.get(table).cloned();
        record.map(|record| read(&record)).ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    fn change(&self, change: &Change) -> Result<Done, StoreError> {
        let mut all = self.all();
        let mut copy = all.clone();
        let done = apply(&mut copy, change)?;
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
    }

    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.read(table, Record::whole)
    }

    fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        let all = self.all();
        Ok(all.tables.iter().filter(|(_, record)| !record.is_over()).map(|(id, _)| id.clone()).collect())
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
}

impl Members for Memory {
    fn member(&self, member: &MemberId) -> Result<Option<Member>, StoreError> {
        Ok(self.all().roll.member(member))
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

    fn unsettled(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
        let all = self.all();
        Ok(all.roll.unsettled(&all.tables).take(limit).collect())
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

fn apply(all: &mut All, change: &Change) -> Result<Done, StoreError> {
    let All { tables, books, roll } = all;
    match change {
        Change::Open(table) => return open(tables, table),
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
            let gone = changed(tables, table, *at)?.seats.remove(seat);
            gone.ok_or_else(|| StoreError::NoSeat { table: table.clone(), seat: *seat })?;
        }
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
        Change::RemoveOver { before, most } => return Ok(forget::remove_over(tables, *before, *most)),
        Change::ForgetTalk { before, most } => return Ok(forget::forget_talk(tables, *before, *most)),
        Change::Ban(ban) => Arc::make_mut(books).ban(ban),
        Change::Lift(network) => Arc::make_mut(books).lift(network)?,
        Change::Record(deed) => Arc::make_mut(books).record(deed),
        Change::Member(change) => members::apply(all, change)?,
        Change::Together(changes) => return together(all, changes),
    }
    Ok(Done::Kept)
}

fn together(everything: &mut All, changes: &[Change]) -> Result<Done, StoreError> {
    let mut all = Vec::new();
    for change in changes {
        match apply(everything, change)? {
            repeated @ Done::Repeated { .. } => return Ok(repeated),
            done => all.push(done),
        }
    }
    Ok(Done::Together(all))
}

fn open(tables: &mut Tables, table: &NewTable) -> Result<Done, StoreError> {
    if tables.contains_key(&table.id) {
        return Err(StoreError::TableExists(table.id.clone()));
    }
    let (table, changed, status) = (table.clone(), table.at, Status::Waiting);
    let (seats, events, commands, chat, said) = Default::default();
    let id = table.id.clone();
    tables.insert(id, Arc::new(Record { table, changed, status, seats, events, commands, chat, said }));
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
    record.changed = at;
    Ok(record)
}

impl Record {
    fn is_over(&self) -> bool {
        matches!(self.status, Status::Over { .. })
    }

    fn mark(&mut self, stage: &Stage) -> Result<(), StoreError> {
        if self.is_over() {
            return Err(StoreError::Over(self.table.id.clone()));
        }
        self.status = stage.status(self.changed);
        Ok(())
    }

    fn append(&mut self, append: &Append) -> Result<Done, StoreError> {
        if let Some((first, last)) = append.command.as_ref().and_then(|command| self.commands.get(command)) {
            return Ok(Done::Repeated { first: *first, last: *last });
        }
        let (table, first) = (append.table.clone(), append.first);
        let expected = Seq::after(self.events.last().map(|event| event.seq));
        if first != expected {
            return Err(StoreError::OutOfOrder { table, found: first, expected });
        }
        for (seq, entry) in append.entries.numbered(first) {
            if self.is_over() && entry.kind != Kind::Note {
                return Err(StoreError::Over(table));
            }
            if let Kind::TakeBack { keep: Some(keep) } = entry.kind
                && keep >= seq
            {
                return Err(StoreError::TakesBackNothing { event: seq, keep });
            }
            let command = append.command.clone().filter(|_| seq == first);
            self.events.push(Event { seq, at: append.at, entry: entry.clone(), command });
        }
        let last = self.events.last().expect("there is at least one entry").seq;
        self.commands.extend(append.command.clone().map(|command| (command, (first, last))));
        self.changed = append.at;
        Ok(Done::Appended { first, last })
    }

    fn say(&mut self, say: &Say) -> Done {
        let same = |(line, command): &&(ChatLine, Option<CommandId>)| {
            say.command.is_some() && *command == say.command && line.speaker == say.speaker
        };
        if let Some((line, _)) = self.chat.iter().find(same) {
            return Done::Repeated { first: line.number, last: line.number };
        }
        let number = Seq::after(self.said);
        self.said = Some(number);
        let (at, speaker, text) = (say.at, say.speaker.clone(), say.text.clone());
        self.chat.push((ChatLine { number, at, speaker, text, hidden: false }, say.command.clone()));
        Done::Said(number)
    }

    fn hide(&mut self, number: Seq, hidden: bool) -> Result<(), StoreError> {
        let line = self.chat.iter_mut().find(|(line, _)| line.number == number);
        let line = line.ok_or_else(|| StoreError::NoChat { table: self.table.id.clone(), number })?;
        line.0.hidden = hidden;
        Ok(())
    }

    fn listed(&self) -> Listed {
        let NewTable { id, game, header, visibility, settings, at, .. } = self.table.clone();
        let (created, changed, status) = (at, self.changed, self.status.clone());
        let players = self.seats.values().map(|seat| seat.player.clone()).collect();
        Listed { id, game, header, visibility, settings, created, changed, status, players }
    }

    fn whole(&self) -> Table {
        Table {
            listed: self.listed(),
            dice: self.table.dice,
            seats: self.seats.values().cloned().collect(),
            last_event: self.events.last().map(|event| event.seq),
            last_chat: self.said,
        }
    }
}
