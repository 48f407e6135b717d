//! Reading tables, and looking for them.

use super::data::Data;
use super::plans;
use super::rows::{self, CHAT, EVENT, LISTED, PLAYER};
use crate::{
    Among, ChatLine, DiceSecret, Event, Found, Listed, Millis, Place, Player, Search, Seq, Status,
    StoreError, Table, TableId, TokenHash,
};
use std::collections::HashMap;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

/// The number by which the other rows know a table.
async fn key(data: &Data, table: &TableId) -> Result<i64, StoreError> {
    let sql = "SELECT key FROM tables WHERE id = $1";
    let found = data.first(sql, &[&table.as_str()], |row| rows::number(row, 0)).await?;
    found.ok_or_else(|| StoreError::NoTable(table.clone()))
}

pub(super) async fn load(data: &Data, table: &TableId) -> Result<Table, StoreError> {
    let sql = format!("SELECT {LISTED}, dice, last_event, said, due FROM tables WHERE id = $1");
    let read = |row: &Row| {
        let (key, listed) = rows::listed(row)?;
        let dice = rows::optional_hash(row, 11, DiceSecret)?;
        let (last_event, last_chat) = (rows::last(row, 12)?, rows::last(row, 13)?);
        let due = row.try_get::<_, Option<i64>>(14)?.map(Millis);
        let (seats, plans) = (Vec::new(), Vec::new());
        Ok((key, Table { listed, dice, seats, plans, last_event, last_chat, due }))
    };
    let found = data.first(&sql, &[&table.as_str()], read).await?;
    let (key, mut table) = found.ok_or_else(|| StoreError::NoTable(table.clone()))?;
    let sql = format!(
        "SELECT {PLAYER}, token, contribution, members.id FROM seats
         LEFT JOIN members ON members.key = member_key WHERE table_key = $1 ORDER BY number"
    );
    table.seats = data.all(&sql, &[&key], rows::seat).await?;
    table.plans = plans::of(data, key).await?;
    table.listed.players = table.seats.iter().map(|seat| seat.player.clone()).collect();
    Ok(table)
}

pub(super) async fn due(data: &Data, by: Millis) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE NOT over AND due <= $1 ORDER BY id";
    data.all(sql, &[&by.0], |row| rows::word(row, 0)).await
}

/// Numbers start at 1, so that 0 is before all.
fn number(after: Option<Seq>) -> i64 {
    after.map_or(0, |after| after.get().into())
}

pub(super) fn most(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

pub(super) async fn events(
    data: &Data,
    table: &TableId,
    after: Option<Seq>,
    limit: usize,
) -> Result<Vec<Event>, StoreError> {
    events_of(data, key(data, table).await?, after, limit).await
}

pub(super) async fn events_of(
    data: &Data,
    key: i64,
    after: Option<Seq>,
    limit: usize,
) -> Result<Vec<Event>, StoreError> {
    let sql = format!("SELECT {EVENT} FROM events WHERE table_key = $1 AND seq > $2 ORDER BY seq LIMIT $3");
    data.all(&sql, &[&key, &number(after), &most(limit)], rows::event).await
}

pub(super) async fn chat(
    data: &Data,
    table: &TableId,
    after: Option<Seq>,
    limit: usize,
) -> Result<Vec<ChatLine>, StoreError> {
    let key = key(data, table).await?;
    let sql =
        format!("SELECT {CHAT} FROM chat WHERE table_key = $1 AND number > $2 ORDER BY number LIMIT $3");
    data.all(&sql, &[&key, &number(after), &most(limit)], rows::chat_line).await
}

pub(super) async fn place_of(data: &Data, token: &TokenHash) -> Result<Option<Place>, StoreError> {
    let sql = "SELECT id, number FROM seats JOIN tables ON key = table_key WHERE token = $1";
    let read = |row: &Row| Ok(Place { table: rows::word(row, 0)?, seat: rows::seat_number(row, 1)? });
    data.first(sql, &[&token.0.as_slice()], read).await
}

pub(super) async fn search(data: &Data, search: &Search) -> Result<Found, StoreError> {
    let (sql, given) = question(search);
    let given: Vec<&(dyn ToSql + Sync)> = given.iter().map(|value| &**value as _).collect();
    let fitting = data.all(&sql, &given, rows::listed).await?;
    let keys: Vec<i64> = fitting.iter().map(|(key, _)| *key).collect();
    let mut players = players(data, &keys).await?;
    let whole =
        |(key, table): (i64, Listed)| Listed { players: players.remove(&key).unwrap_or_default(), ..table };
    Ok(Found::page(fitting.into_iter().map(whole).collect(), search.page()))
}

/// Who sits at these tables, by seat.
async fn players(data: &Data, keys: &[i64]) -> Result<HashMap<i64, Vec<Player>>, StoreError> {
    let sql = format!("SELECT {PLAYER}, table_key FROM seats WHERE table_key = ANY($1) ORDER BY number");
    let read = |row: &Row| Ok((rows::number(row, 3)?, rows::player(row)?));
    let mut all: HashMap<i64, Vec<Player>> = HashMap::new();
    for (key, player) in data.all(&sql, &[&keys], read).await? {
        all.entry(key).or_default().push(player);
    }
    Ok(all)
}

type Value = Box<dyn ToSql + Sync>;

fn question(search: &Search) -> (String, Vec<Value>) {
    let (conditions, mut given) = conditions(search);
    // One more than a page, to know whether there is another.
    given.push(Box::new(most(search.page() + 1)));
    let last = given.len();
    let sql =
        format!("SELECT {LISTED} FROM tables WHERE {conditions} ORDER BY sorted DESC, id DESC LIMIT ${last}");
    (sql, given)
}

fn status(among: Among) -> Option<&'static str> {
    match among {
        Among::Waiting => Some(Status::Waiting.word()),
        Among::Playing => Some(Status::Playing.word()),
        Among::Open | Among::Finished => None,
    }
}

/// Only what is asked for becomes a condition, so that the database can choose the index that fits. Each has one thing given.
fn conditions(search: &Search) -> (String, Vec<Value>) {
    let mut all: Vec<(&str, Value)> = vec![("over =", Box::new(search.among == Among::Finished))];
    all.extend(status(search.among).map(|word| ("status =", Box::new(word) as Value)));
    all.extend(search.visibility.map(|visibility| ("visibility =", Box::new(visibility.word()) as Value)));
    all.extend(search.game.as_ref().map(|game| ("game =", Box::new(game.to_string()) as Value)));
    let sits = "key IN (SELECT table_key FROM seats WHERE folded =";
    all.extend(search.player.as_ref().map(|player| (sits, Box::new(player.folded()) as Value)));
    all.extend(search.from.map(|from| ("sorted >=", Box::new(from.0) as Value)));
    all.extend(search.until.map(|until| ("sorted <", Box::new(until.0) as Value)));
    all.extend(search.idle_since.map(|since| ("changed <", Box::new(since.0) as Value)));
    if let Some(after) = &search.after {
        all.push(("(sorted, id) < (", Box::new(after.time.0)));
        all.push(("", Box::new(after.table.to_string())));
    }
    let written = |(number, (text, _)): (usize, &(&str, Value))| match *text {
        "" => format!(", ${})", number + 1),
        text => {
            let (and, end) = (if number == 0 { "" } else { " AND " }, if text == sits { ")" } else { "" });
            format!("{and}{text} ${}{end}", number + 1)
        }
    };
    let sql = all.iter().enumerate().map(written).collect();
    (sql, all.into_iter().map(|(_, value)| value).collect())
}
