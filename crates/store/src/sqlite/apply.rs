//! One change, written into a transaction that is open.

use super::{archive, host, members, plans, rows};
use crate::{
    Append, Change, CommandId, Done, Entry, Millis, NewTable, Say, Seat, SeatKind, SeatNumber, Seq, Stage,
    Status, StoreError, TableId,
};
use rusqlite::{CachedStatement, Connection, OptionalExtension, params};

/// A statement that is read by the database once.
pub(super) fn prepared<'d>(data: &'d Connection, sql: &str) -> rusqlite::Result<CachedStatement<'d>> {
    data.prepare_cached(sql)
}

/// Each of these is refused before it writes anything; only a list of them can be refused half-way.
pub(super) fn apply(data: &Connection, change: &Change) -> Result<Done, StoreError> {
    match change {
        Change::Open(table) => open(data, table)?,
        Change::Edit { table, at, visibility, settings } => {
            let key = key(data, table)?;
            prepared(data, "UPDATE tables SET visibility = ?2, settings = ?3 WHERE key = ?1")?
                .execute(params![key, visibility.word(), settings.0])?;
            touch(data, key, *at)?;
        }
        Change::Mark { table, at, stage } => mark(data, table, *at, stage)?,
        Change::Sit { table, at, seat } => sit(data, table, *at, seat)?,
        Change::Leave { table, at, seat } => leave(data, table, *at, *seat)?,
        Change::Rest { table, due } => {
            prepared(data, "UPDATE tables SET due = ?2 WHERE key = ?1")?
                .execute(params![key(data, table)?, due.map(|due| due.0)])?;
        }
        Change::PlanAhead { table, seat, plan } => plans::plan(data, table, *seat, plan.as_ref())?,
        Change::Append(append) => return self::append(data, append),
        Change::Say(say) => return self::say(data, say),
        Change::Hide { table, number, hidden } => hide(data, table, *number, *hidden)?,
        Change::HideSpeaker { table, speaker, hidden } => host::hide_speaker(data, table, speaker, *hidden)?,
        Change::Remove(table) => {
            prepared(data, "DELETE FROM tables WHERE key = ?1")?.execute([key(data, table)?])?;
        }
        Change::RemoveOver { before, most } => return host::remove_over(data, *before, *most),
        Change::ForgetTalk { before, most } => return host::forget_talk(data, *before, *most),
        Change::ForgetReports { before, most } => return host::forget_reports(data, *before, *most),
        Change::ForgetDeeds { before, most } => return host::forget_deeds(data, *before, *most),
        Change::Ban(ban) => host::ban(data, ban)?,
        Change::Lift(network) => host::lift(data, network)?,
        Change::Record(deed) => host::record(data, deed)?,
        Change::Archive(step) => archive::apply(data, step)?,
        Change::Member(change) => members::apply(data, change)?,
        Change::Together(changes) => return together(data, changes),
    }
    Ok(Done::Kept)
}

fn together(data: &Connection, changes: &[Change]) -> Result<Done, StoreError> {
    let mut all = Vec::new();
    for change in changes {
        match apply(data, change)? {
            // Whoever holds the transaction rolls back what came before it.
            repeated @ Done::Repeated { .. } => return Ok(repeated),
            done => all.push(done),
        }
    }
    Ok(Done::Together(all))
}

/// The number of a table's last event, which may be in the archive.
pub(super) const LAST_EVENT: &str = "SELECT coalesce((SELECT max(seq) FROM events WHERE table_key = ?1),
                                                     (SELECT last FROM archive WHERE table_key = ?1))";

/// The number by which the other rows know a table.
pub(super) fn key(data: &Connection, table: &TableId) -> Result<i64, StoreError> {
    let key = prepared(data, "SELECT key FROM tables WHERE id = ?1")?
        .query_row([table.as_str()], |row| row.get(0))
        .optional()?;
    key.ok_or_else(|| StoreError::NoTable(table.clone()))
}

fn touch(data: &Connection, key: i64, at: Millis) -> Result<(), StoreError> {
    prepared(data, "UPDATE tables SET changed = ?2, due = 0 WHERE key = ?1")?.execute([key, at.0])?;
    Ok(())
}

/// The same, and whether it is over.
fn key_and_end(data: &Connection, table: &TableId) -> Result<(i64, bool), StoreError> {
    let found = prepared(data, "SELECT key, over FROM tables WHERE id = ?1")?
        .query_row([table.as_str()], |row| row.try_into())
        .optional()?;
    found.ok_or_else(|| StoreError::NoTable(table.clone()))
}

fn open(data: &Connection, table: &NewTable) -> Result<(), StoreError> {
    let NewTable { id, game, header, visibility, settings, dice, at } = table;
    if prepared(data, "SELECT 1 FROM tables WHERE id = ?1")?.exists([id.as_str()])? {
        return Err(StoreError::TableExists(id.clone()));
    }
    let sql =
        "INSERT INTO tables (id, game, header, visibility, settings, dice, created, changed, sorted, status)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?7, 'waiting')";
    let dice = dice.as_ref().map(|dice| dice.0.as_slice());
    let text = (id.as_str(), game.as_str(), header.as_str(), visibility.word());
    prepared(data, sql)?.execute(params![text.0, text.1, text.2, text.3, settings.0, dice, at.0])?;
    Ok(())
}

fn mark(data: &Connection, table: &TableId, at: Millis, stage: &Stage) -> Result<(), StoreError> {
    let (key, over) = key_and_end(data, table)?;
    if over {
        return Err(StoreError::Over(table.clone()));
    }
    let status = stage.status(at);
    let (result, ended) = match &status {
        Status::Over { result, at } => (Some(&result.0), Some(at.0)),
        Status::Waiting | Status::Playing => (None, None),
    };
    let sql = "UPDATE tables SET status = ?2, result = ?3, sorted = ifnull(?4, sorted) WHERE key = ?1";
    prepared(data, sql)?.execute(params![key, status.word(), result, ended])?;
    if ended.is_some() {
        members::ended(data, key)?;
    }
    touch(data, key, at)
}

fn sit(data: &Connection, table: &TableId, at: Millis, seat: &Seat) -> Result<(), StoreError> {
    let (key, number) = (key(data, table)?, seat.player.number);
    let member = seat.member.as_ref().map(|member| members::member_key(data, member)).transpose()?;
    let token = seat.token.as_ref().map(|token| token.0.as_slice());
    let elsewhere = "SELECT 1 FROM seats WHERE token = ?1 AND (table_key, number) <> (?2, ?3)";
    if prepared(data, elsewhere)?.exists(params![token, key, number.get()])? {
        return Err(StoreError::TokenTaken { table: table.clone(), seat: number });
    }
    let bot = match &seat.player.kind {
        SeatKind::Person => None,
        SeatKind::Bot(word) => Some(word.as_str()),
    };
    let sql = "INSERT INTO seats (table_key, number, name, folded, bot, token, contribution, member_key)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
               ON CONFLICT (table_key, number) DO UPDATE
               SET name = ?3, folded = ?4, bot = ?5, token = ?6, contribution = ?7, member_key = ?8";
    let (name, added) = (&seat.player.name, seat.contribution.as_ref().map(|added| &added.0));
    prepared(data, sql)?.execute(params![
        key,
        number.get(),
        name.as_str(),
        name.folded(),
        bot,
        token,
        added,
        member
    ])?;
    touch(data, key, at)
}

fn leave(data: &Connection, table: &TableId, at: Millis, seat: SeatNumber) -> Result<(), StoreError> {
    let key = key(data, table)?;
    let sql = "DELETE FROM seats WHERE table_key = ?1 AND number = ?2";
    if prepared(data, sql)?.execute(params![key, seat.get()])? == 0 {
        return Err(StoreError::NoSeat { table: table.clone(), seat });
    }
    touch(data, key, at)
}

fn append(data: &Connection, append: &Append) -> Result<Done, StoreError> {
    let (key, over) = key_and_end(data, &append.table)?;
    if let Some(repeated) = repeated(data, key, append)? {
        return Ok(repeated);
    }
    let expected = Seq::after(rows::last(data, LAST_EVENT, key)?);
    if append.first != expected {
        let (table, found) = (append.table.clone(), append.first);
        return Err(StoreError::OutOfOrder { table, found, expected });
    }
    append.may_be_added(over)?;
    for (seq, entry) in append.entries.numbered(append.first) {
        insert_event(data, key, seq, entry, append)?;
    }
    touch(data, key, append.at)?;
    Ok(Done::Appended { first: append.first, last: append.last() })
}

fn repeated(data: &Connection, key: i64, append: &Append) -> Result<Option<Done>, StoreError> {
    let Some(command) = &append.command else { return Ok(None) };
    let sql = "SELECT seq, command_last FROM events
               WHERE table_key = ?1 AND command_seat = ?2 AND command = ?3 AND command IS NOT NULL";
    let found = prepared(data, sql)?
        .query_row(params![key, command.seat.get(), command.id.as_str()], |row| {
            Ok(Done::Repeated { first: rows::seq(row, 0)?, last: rows::seq(row, 1)? })
        })
        .optional()?;
    Ok(found)
}

fn insert_event(
    data: &Connection,
    key: i64,
    seq: Seq,
    entry: &Entry,
    append: &Append,
) -> Result<(), StoreError> {
    let (kind, keep) = entry.kind.columns();
    let command = append.command.as_ref().filter(|_| seq == append.first);
    let (seat, id) = (command.map(|command| command.seat.get()), command.map(|command| command.id.as_str()));
    let last = command.map(|_| append.last().get());
    let sql = "INSERT INTO events (table_key, seq, at, kind, keep, line, command_seat, command, command_last)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    let (line, keep) = (entry.line.as_str(), keep.map(Seq::get));
    prepared(data, sql)?.execute(params![key, seq.get(), append.at.0, kind, keep, line, seat, id, last])?;
    Ok(())
}

fn say(data: &Connection, say: &Say) -> Result<Done, StoreError> {
    let key = key(data, &say.table)?;
    let (seat, spectator) = rows::speaker(&say.speaker);
    let command = say.command.as_ref().map(CommandId::as_str);
    let sql = "SELECT number FROM chat WHERE table_key = ?1 AND seat = ?2 AND spectator = ?3 AND command = ?4
               AND command IS NOT NULL";
    let said = prepared(data, sql)?
        .query_row(params![key, seat, spectator, command], |row| rows::seq(row, 0))
        .optional()?;
    if let Some(number) = said {
        return Ok(Done::Repeated { first: number, last: number });
    }
    let number = Seq::after(rows::last(data, "SELECT said FROM tables WHERE key = ?1", key)?);
    prepared(data, "UPDATE tables SET said = ?2 WHERE key = ?1")?.execute(params![key, number.get()])?;
    let sql = "INSERT INTO chat (table_key, number, at, seat, spectator, text, hidden, command)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, ?7)";
    let text = say.text.as_str();
    prepared(data, sql)?.execute(params![key, number.get(), say.at.0, seat, spectator, text, command])?;
    Ok(Done::Said(number))
}

fn hide(data: &Connection, table: &TableId, number: Seq, hidden: bool) -> Result<(), StoreError> {
    let sql = "UPDATE chat SET hidden = ?3 WHERE table_key = ?1 AND number = ?2";
    if prepared(data, sql)?.execute(params![key(data, table)?, number.get(), hidden])? == 0 {
        return Err(StoreError::NoChat { table: table.clone(), number });
    }
    Ok(())
}
