//! Rows, read back into types. What the types refuse was not written by us.

use crate::nodes::Holder;
use crate::{
    ChatLine, Command, Contribution, Entry, Event, Json, Kind, Listed, Millis, NodeId, Player, Seat,
    SeatKind, SeatNumber, Seq, Speaker, Status, StoreError, TokenHash, Visibility,
};
use std::fmt::Display;
use std::str::FromStr;
use tokio_postgres::Row;

fn damaged(row: &Row, column: usize, why: impl Display) -> StoreError {
    StoreError::Damaged(format!("{}: {why}", row.columns()[column].name()))
}

pub(super) fn number(row: &Row, column: usize) -> Result<i64, StoreError> {
    Ok(row.try_get(column)?)
}

pub(super) fn millis(row: &Row, column: usize) -> Result<Millis, StoreError> {
    number(row, column).map(Millis)
}

pub(super) fn optional_millis(row: &Row, column: usize) -> Result<Option<Millis>, StoreError> {
    Ok(row.try_get::<_, Option<i64>>(column)?.map(Millis))
}

pub(super) fn json(row: &Row, column: usize) -> Result<Json, StoreError> {
    Ok(Json(row.try_get(column)?))
}

/// A word of one of the types that read themselves.
pub(super) fn word<T: FromStr<Err: Display>>(row: &Row, column: usize) -> Result<T, StoreError> {
    row.try_get::<_, &str>(column)?.parse().map_err(|why| damaged(row, column, why))
}

pub(super) fn optional_word<T: FromStr<Err: Display>>(
    row: &Row,
    column: usize,
) -> Result<Option<T>, StoreError> {
    let text: Option<&str> = row.try_get(column)?;
    text.map(|text| text.parse().map_err(|why| damaged(row, column, why))).transpose()
}

fn optional_seq(row: &Row, column: usize) -> Result<Option<Seq>, StoreError> {
    let number: Option<i64> = row.try_get(column)?;
    Ok(number.and_then(|number| u32::try_from(number).ok()).and_then(Seq::new))
}

pub(super) fn seq(row: &Row, column: usize) -> Result<Seq, StoreError> {
    optional_seq(row, column)?.ok_or_else(|| damaged(row, column, "expected a number from 1 on"))
}

/// The last number of something; 0 stands for none.
pub(super) fn last(row: &Row, column: usize) -> Result<Option<Seq>, StoreError> {
    optional_seq(row, column)
}

fn optional_seat_number(row: &Row, column: usize) -> Result<Option<SeatNumber>, StoreError> {
    Ok(u8::try_from(number(row, column)?).ok().and_then(SeatNumber::new))
}

pub(super) fn seat_number(row: &Row, column: usize) -> Result<SeatNumber, StoreError> {
    optional_seat_number(row, column)?.ok_or_else(|| damaged(row, column, "expected a seat from 1 on"))
}

fn bytes_of_32(row: &Row, column: usize) -> Result<Option<[u8; 32]>, StoreError> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    bytes.map(|bytes| bytes.try_into().map_err(|_| damaged(row, column, "expected 32 bytes"))).transpose()
}

pub(super) fn optional_hash<T>(
    row: &Row,
    column: usize,
    of: fn([u8; 32]) -> T,
) -> Result<Option<T>, StoreError> {
    Ok(bytes_of_32(row, column)?.map(of))
}

pub(super) fn hash(row: &Row, column: usize) -> Result<TokenHash, StoreError> {
    optional_hash(row, column, TokenHash)?.ok_or_else(|| damaged(row, column, "expected 32 bytes"))
}

/// The columns `owner` and `owner_epoch`, of which this is the first.
pub(super) fn holder(row: &Row, column: usize) -> Result<Option<Holder>, StoreError> {
    let owner: Option<i64> = row.try_get(column)?;
    owner.map(|id| Ok(Holder { id: NodeId(id), epoch: number(row, column + 1)? })).transpose()
}

/// A node at its epoch: the first two columns.
pub(super) fn required_holder(row: &Row) -> Result<Holder, StoreError> {
    Ok(Holder { id: NodeId(number(row, 0)?), epoch: number(row, 1)? })
}

/// The columns that `listed` reads.
pub(super) const LISTED: &str =
    "key, id, game, header, visibility, settings, created, changed, status, result, sorted";

/// A table without its players, and its key.
pub(super) fn listed(row: &Row) -> Result<(i64, Listed), StoreError> {
    let visibility: &str = row.try_get(4)?;
    let visibility = Visibility::ALL.into_iter().find(|one| one.word() == visibility);
    let listed = Listed {
        id: word(row, 1)?,
        game: word(row, 2)?,
        header: word(row, 3)?,
        visibility: visibility.ok_or_else(|| damaged(row, 4, "expected private, unlisted or public"))?,
        settings: json(row, 5)?,
        created: millis(row, 6)?,
        changed: millis(row, 7)?,
        status: status(row)?,
        players: Vec::new(),
    };
    Ok((number(row, 0)?, listed))
}

fn status(row: &Row) -> Result<Status, StoreError> {
    match row.try_get(8)? {
        "waiting" => Ok(Status::Waiting),
        "playing" => Ok(Status::Playing),
        "over" => Ok(Status::Over { result: json(row, 9)?, at: millis(row, 10)? }),
        _ => Err(damaged(row, 8, "expected waiting, playing or over")),
    }
}

/// The columns that `player` reads, and with three more `seat`.
pub(super) const PLAYER: &str = "number, seats.name, bot";

pub(super) fn player(row: &Row) -> Result<Player, StoreError> {
    let kind = optional_word(row, 2)?.map_or(SeatKind::Person, SeatKind::Bot);
    Ok(Player { number: seat_number(row, 0)?, name: word(row, 1)?, kind })
}

pub(super) fn seat(row: &Row) -> Result<Seat, StoreError> {
    let contribution: Option<Vec<u8>> = row.try_get(4)?;
    Ok(Seat {
        player: player(row)?,
        token: optional_hash(row, 3, TokenHash)?,
        member: optional_word(row, 5)?,
        contribution: contribution.map(Contribution),
    })
}

/// The columns that `event` reads.
pub(super) const EVENT: &str = "seq, at, kind, keep, line, command_seat, command";

pub(super) fn event(row: &Row) -> Result<Event, StoreError> {
    let kind = match row.try_get(2)? {
        "play" => Kind::Play,
        "note" => Kind::Note,
        "takeback" => Kind::TakeBack { keep: optional_seq(row, 3)? },
        _ => return Err(damaged(row, 2, "expected play, note or takeback")),
    };
    let command = match optional_word(row, 6)? {
        Some(id) => Some(Command { seat: seat_number(row, 5)?, id }),
        None => None,
    };
    let entry = Entry { kind, line: word(row, 4)? };
    Ok(Event { seq: seq(row, 0)?, at: millis(row, 1)?, entry, command })
}

/// The columns `seat` and `spectator` of somebody who says something.
pub(super) fn speaker(speaker: &Speaker) -> (i64, &str) {
    match speaker {
        Speaker::Seat(seat) => (seat.get().into(), ""),
        Speaker::Spectator(name) => (0, name.as_str()),
    }
}

/// The columns that `chat_line` reads.
pub(super) const CHAT: &str = "number, at, seat, spectator, text, hidden";

pub(super) fn chat_line(row: &Row) -> Result<ChatLine, StoreError> {
    let speaker = match optional_seat_number(row, 2)? {
        Some(seat) => Speaker::Seat(seat),
        None => Speaker::Spectator(word(row, 3)?),
    };
    let (number, at) = (seq(row, 0)?, millis(row, 1)?);
    Ok(ChatLine { number, at, speaker, text: word(row, 4)?, hidden: row.try_get(5)? })
}
