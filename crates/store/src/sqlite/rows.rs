//! Rows, read back into types. What the types refuse was not written by us.

use crate::{
    ChatLine, Command, Contribution, Entry, Event, Json, Kind, Listed, Millis, Player, Seat, SeatKind,
    SeatNumber, Seq, Speaker, Status, StoreError, TokenHash, Visibility,
};
use rusqlite::types::Type;
use rusqlite::{Connection, Row};
use std::error::Error;
use std::str::FromStr;

impl From<rusqlite::Error> for StoreError {
    fn from(wrong: rusqlite::Error) -> StoreError {
        match wrong {
            rusqlite::Error::SqliteFailure(..) => StoreError::Disk(wrong.to_string()),
            _ => StoreError::Damaged(wrong.to_string()),
        }
    }
}

/// What a column should have been.
#[derive(Debug, thiserror::Error)]
#[error("expected {0}")]
struct Expected(&'static str);

fn damaged(column: usize, why: impl Error + Send + Sync + 'static) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(why))
}

/// A word of one of the types that read themselves.
pub(super) fn word<T>(row: &Row<'_>, column: usize) -> rusqlite::Result<T>
where
    T: FromStr<Err: Error + Send + Sync + 'static>,
{
    row.get_ref(column)?.as_str()?.parse().map_err(|why| damaged(column, why))
}

pub(super) fn optional_word<T>(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<T>>
where
    T: FromStr<Err: Error + Send + Sync + 'static>,
{
    if row.get_ref(column)? == rusqlite::types::ValueRef::Null {
        Ok(None)
    } else {
        word(row, column).map(Some)
    }
}

pub(super) fn seq(row: &Row<'_>, column: usize) -> rusqlite::Result<Seq> {
    Seq::new(row.get(column)?).ok_or_else(|| damaged(column, Expected("a number from 1 on")))
}

pub(super) fn seat_number(row: &Row<'_>, column: usize) -> rusqlite::Result<SeatNumber> {
    SeatNumber::new(row.get(column)?).ok_or_else(|| damaged(column, Expected("a seat from 1 on")))
}

/// The last number that this question about a table gives, if there is any.
pub(super) fn last(data: &Connection, question: &str, key: i64) -> Result<Option<Seq>, StoreError> {
    let number: Option<u32> = data.prepare_cached(question)?.query_row([key], |row| row.get(0))?;
    Ok(number.and_then(Seq::new))
}

/// The columns that `listed` reads.
pub(super) const LISTED: &str =
    "key, id, game, header, visibility, settings, created, changed, status, result, sorted";

/// A table without its players, and its key.
pub(super) fn listed(row: &Row<'_>) -> rusqlite::Result<(i64, Listed)> {
    let visibility = row.get_ref(4)?.as_str()?;
    let visibility = Visibility::ALL.into_iter().find(|one| one.word() == visibility);
    let listed = Listed {
        id: word(row, 1)?,
        game: word(row, 2)?,
        header: word(row, 3)?,
        visibility: visibility.ok_or_else(|| damaged(4, Expected("private, unlisted or public")))?,
        settings: Json(row.get(5)?),
        created: Millis(row.get(6)?),
        changed: Millis(row.get(7)?),
        status: status(row)?,
        players: Vec::new(),
    };
    Ok((row.get(0)?, listed))
}

fn status(row: &Row<'_>) -> rusqlite::Result<Status> {
    match row.get_ref(8)?.as_str()? {
        "waiting" => Ok(Status::Waiting),
        "playing" => Ok(Status::Playing),
        "over" => Ok(Status::Over { result: Json(row.get(9)?), at: Millis(row.get(10)?) }),
        _ => Err(damaged(8, Expected("waiting, playing or over"))),
    }
}

/// The columns that `player` reads, and with three more `seat`.
pub(super) const PLAYER: &str = "number, seats.name, bot";

pub(super) fn player(row: &Row<'_>) -> rusqlite::Result<Player> {
    let kind = optional_word(row, 2)?.map_or(SeatKind::Person, SeatKind::Bot);
    Ok(Player { number: seat_number(row, 0)?, name: word(row, 1)?, kind })
}

pub(super) fn seat(row: &Row<'_>) -> rusqlite::Result<Seat> {
    let (token, added): (Option<[u8; 32]>, Option<Vec<u8>>) = (row.get(3)?, row.get(4)?);
    let (token, contribution) = (token.map(TokenHash), added.map(Contribution));
    Ok(Seat { player: player(row)?, token, member: optional_word(row, 5)?, contribution })
}

/// The columns that `event` reads.
pub(super) const EVENT: &str = "seq, at, kind, keep, line, command_seat, command";

pub(super) fn event(row: &Row<'_>) -> rusqlite::Result<Event> {
    let keep: Option<u32> = row.get(3)?;
    let kind = match row.get_ref(2)?.as_str()? {
        "play" => Kind::Play,
        "note" => Kind::Note,
        "takeback" => Kind::TakeBack { keep: keep.and_then(Seq::new) },
        _ => return Err(damaged(2, Expected("play, note or takeback"))),
    };
    let command = match optional_word(row, 6)? {
        Some(id) => Some(Command { seat: seat_number(row, 5)?, id }),
        None => None,
    };
    let entry = Entry { kind, line: word(row, 4)? };
    Ok(Event { seq: seq(row, 0)?, at: Millis(row.get(1)?), entry, command })
}

/// The columns `seat` and `spectator` of somebody who says something.
pub(super) fn speaker(speaker: &Speaker) -> (u8, &str) {
    match speaker {
        Speaker::Seat(seat) => (seat.get(), ""),
        Speaker::Spectator(name) => (0, name.as_str()),
    }
}

/// The columns that `chat_line` reads.
pub(super) const CHAT: &str = "number, at, seat, spectator, text, hidden";

pub(super) fn chat_line(row: &Row<'_>) -> rusqlite::Result<ChatLine> {
    let speaker = match SeatNumber::new(row.get(2)?) {
        Some(seat) => Speaker::Seat(seat),
        None => Speaker::Spectator(word(row, 3)?),
    };
    let (number, at) = (seq(row, 0)?, Millis(row.get(1)?));
    Ok(ChatLine { number, at, speaker, text: word(row, 4)?, hidden: row.get(5)? })
}
