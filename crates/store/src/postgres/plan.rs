//! Many changes of many tables in one statement: what is there is read once, what becomes of each change is worked out
//! here, and all that is to be written goes out together.

use super::bulk;
use super::data::{Data, Given};
use super::rows;
use crate::nodes::{Holder, may_change};
use crate::queue::Outcome;
use crate::{
    Append, Change, Command, Done, Entry, Json, Millis, Seq, Stage, StoreError, Table, TableId, Visibility,
};
use std::collections::{BTreeSet, HashMap};
use tokio_postgres::Row;

/// A table as far as these changes ask for it, and what is to be written of it.
#[derive(Clone, Debug, Default)]
struct Known {
    key: i64,
    over: bool,
    last: Option<Seq>,
    owner: Option<Holder>,
    changed: Option<Millis>,
    /// Whether it is put to rest, and for how long, if that is the last that is done to it.
    rests: Option<Option<Millis>>,
    edited: Option<(Visibility, Json)>,
    status: Option<&'static str>,
}

impl Known {
    /// Something changes.
    fn touch(&mut self, at: Millis) {
        (self.changed, self.rests) = (Some(at), None);
    }
}

/// A line that is to be written.
#[derive(Debug)]
pub(super) struct NewEvent<'c> {
    pub(super) key: i64,
    pub(super) seq: Seq,
    pub(super) at: Millis,
    pub(super) entry: &'c Entry,
    /// The command that it is the first line of, and that command's last line.
    pub(super) command: Option<(&'c Command, Seq)>,
}

/// A table that is to be changed.
#[derive(Debug)]
pub(super) struct NewState {
    pub(super) key: i64,
    /// Nothing, if it is only put to rest.
    pub(super) changed: Option<Millis>,
    /// When somebody has to look at it.
    pub(super) due: Option<Millis>,
    pub(super) last: i64,
    pub(super) status: Option<&'static str>,
    pub(super) edited: Option<(Visibility, Json)>,
}

/// What these changes do to these tables.
#[derive(Debug, Default)]
pub(super) struct Plan<'c> {
    us: Option<Holder>,
    tables: HashMap<TableId, Known>,
    commands: HashMap<(i64, Command), (Seq, Seq)>,
    events: Vec<NewEvent<'c>>,
}

/// Can it be planned together with others? All that it touches is the table itself and its events.
pub(super) fn fits(change: &Change) -> bool {
    match change {
        Change::Append(_) | Change::Edit { .. } | Change::Rest { .. } => true,
        Change::Mark { stage, .. } => !matches!(stage, Stage::Over(_)),
        Change::Together(changes) => changes.iter().all(fits),
        _ => false,
    }
}

impl<'c> Plan<'c> {
    /// Read what these changes ask for. Nobody else changes the tables from now on.
    pub(super) async fn read(
        data: &Data,
        changes: impl Iterator<Item = &'c Change>,
    ) -> Result<Plan<'c>, StoreError> {
        let (mut ids, mut asked) = (BTreeSet::new(), Vec::new());
        changes.for_each(|change| names(change, &mut ids, &mut asked));
        if ids.is_empty() {
            return Ok(Plan::default());
        }
        let ids: Vec<&str> = ids.into_iter().map(TableId::as_str).collect();
        let locked = "SELECT id, key, over, last_event, owner, owner_epoch FROM tables WHERE id = ANY($1)
                      ORDER BY key FOR NO KEY UPDATE";
        let given: Given<'_> = &[&ids];
        let tables = data.all(locked, given, |row| Ok((rows::word(row, 0)?, known(row)?)));
        if asked.is_empty() {
            let tables = tables.await?.into_iter().collect();
            return Ok(Plan { us: data.us(), tables, ..Plan::default() });
        }
        let (tables, commands) = tokio::try_join!(biased; tables, applied(data, &asked))?;
        let (tables, commands) = (tables.into_iter().collect(), commands.into_iter().collect());
        Ok(Plan { us: data.us(), tables, commands, events: Vec::new() })
    }

    /// One change that stands by itself, read, planned and written.
    pub(super) async fn alone(data: &Data, change: &Change) -> Result<Done, StoreError> {
        let mut plan = Plan::read(data, std::iter::once(change)).await?;
        let done = plan.apply(change)?;
        plan.write(data).await?;
        Ok(done)
    }

    /// What becomes of a change. One that is refused leaves no trace.
    pub(super) fn outcome(&mut self, change: &'c Change) -> Outcome {
        let (mut ids, before) = (BTreeSet::new(), self.events.len());
        names(change, &mut ids, &mut Vec::new());
        let known: Vec<(TableId, Known)> =
            ids.into_iter().filter_map(|id| Some((id.clone(), self.tables.get(id)?.clone()))).collect();
        let outcome = self.apply(change);
        if matches!(outcome, Ok(Done::Repeated { .. }) | Err(_)) {
            self.tables.extend(known);
            for event in self.events.drain(before..) {
                event.command.and_then(|(command, _)| self.commands.remove(&(event.key, command.clone())));
            }
        }
        outcome
    }

    fn apply(&mut self, change: &'c Change) -> Outcome {
        match change {
            Change::Append(append) => self.append(append),
            Change::Edit { table, at, visibility, settings } => {
                let known = self.find(table)?;
                known.edited = Some((*visibility, settings.clone()));
                known.touch(*at);
                Ok(Done::Kept)
            }
            Change::Mark { table, at, stage } => {
                let known = self.find(table)?;
                if known.over {
                    return Err(StoreError::Over(table.clone()));
                }
                known.status = Some(stage.status(*at).word());
                known.touch(*at);
                Ok(Done::Kept)
            }
            Change::Rest { table, due } => {
                self.find(table)?.rests = Some(*due);
                Ok(Done::Kept)
            }
            Change::Together(changes) => self.together(changes),
            _ => unreachable!("only what fits is planned"),
        }
    }

    fn together(&mut self, changes: &'c [Change]) -> Outcome {
        let mut all = Vec::new();
        for change in changes {
            match self.apply(change)? {
                repeated @ Done::Repeated { .. } => return Ok(repeated),
                done => all.push(done),
            }
        }
        Ok(Done::Together(all))
    }

    fn find(&mut self, table: &TableId) -> Result<&mut Known, StoreError> {
        let known = self.tables.get_mut(table).ok_or_else(|| StoreError::NoTable(table.clone()))?;
        may_change(self.us, known.owner, table)?;
        Ok(known)
    }

    fn append(&mut self, append: &'c Append) -> Outcome {
        let Known { key, over, last, .. } = *self.find(&append.table)?;
        let command = append.command.as_ref().map(|command| (key, command.clone()));
        if let Some((first, last)) = command.as_ref().and_then(|command| self.commands.get(command)) {
            return Ok(Done::Repeated { first: *first, last: *last });
        }
        let (expected, found) = (Seq::after(last), append.first);
        if found != expected {
            return Err(StoreError::OutOfOrder { table: append.table.clone(), found, expected });
        }
        append.may_be_added(over)?;
        let (first, last) = (append.first, append.last());
        let new = |(seq, entry)| {
            let command = append.command.as_ref().filter(|_| seq == first).map(|command| (command, last));
            NewEvent { key, seq, at: append.at, entry, command }
        };
        self.events.extend(append.entries.numbered(first).map(new));
        self.commands.extend(command.map(|command| (command, (first, last))));
        let known = self.find(&append.table)?;
        known.last = Some(last);
        known.touch(append.at);
        Ok(Done::Appended { first, last })
    }

    /// Write all of it, in one statement.
    pub(super) async fn write(&self, data: &Data) -> Result<(), StoreError> {
        let states = self.states();
        if states.is_empty() { Ok(()) } else { bulk::write(data, &self.events, &states).await }
    }

    /// Every table that is to be changed.
    fn states(&self) -> Vec<NewState> {
        let state = |known: &Known| {
            let last = known.last.map_or(0, |last| last.get().into());
            let (status, edited) = (known.status, known.edited.clone());
            let due = match known.rests {
                Some(due) => due,
                None => known.changed.map(|_| Table::ALWAYS),
            };
            let written = known.changed.is_some() || known.rests.is_some();
            written.then_some(NewState { key: known.key, changed: known.changed, due, last, status, edited })
        };
        self.tables.values().filter_map(state).collect()
    }
}

fn known(row: &Row) -> Result<Known, StoreError> {
    let (key, over, last) = (rows::number(row, 1)?, row.try_get(2)?, rows::last(row, 3)?);
    Ok(Known { key, over, last, owner: rows::holder(row, 4)?, ..Known::default() })
}

/// The tables that a change names, and its commands.
fn names<'c>(
    change: &'c Change,
    ids: &mut BTreeSet<&'c TableId>,
    asked: &mut Vec<(&'c TableId, &'c Command)>,
) {
    match change {
        Change::Append(append) => {
            ids.insert(&append.table);
            asked.extend(append.command.iter().map(|command| (&append.table, command)));
        }
        Change::Edit { table, .. } | Change::Mark { table, .. } | Change::Rest { table, .. } => {
            ids.insert(table);
        }
        Change::Together(changes) => changes.iter().for_each(|change| names(change, ids, asked)),
        _ => {}
    }
}

type Applied = ((i64, Command), (Seq, Seq));

/// Which of these commands were applied before, and the numbers that they got.
async fn applied(data: &Data, asked: &[(&TableId, &Command)]) -> Result<Vec<Applied>, StoreError> {
    let sql = "SELECT table_key, command_seat, command, seq, command_last
               FROM unnest($1::text[], $2::bigint[], $3::text[]) AS asked (table_id, of_seat, named)
               JOIN tables ON tables.id = asked.table_id
               JOIN events ON table_key = key AND command_seat = of_seat AND command = named
               WHERE command IS NOT NULL";
    let ids: Vec<&str> = asked.iter().map(|(table, _)| table.as_str()).collect();
    let seats: Vec<i64> = asked.iter().map(|(_, command)| command.seat.get().into()).collect();
    let names: Vec<&str> = asked.iter().map(|(_, command)| command.id.as_str()).collect();
    data.all(sql, &[&ids, &seats, &names], |row| {
        let command = Command { seat: rows::seat_number(row, 1)?, id: rows::word(row, 2)? };
        Ok(((rows::number(row, 0)?, command), (rows::seq(row, 3)?, rows::seq(row, 4)?)))
    })
    .await
}
