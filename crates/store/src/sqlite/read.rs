//! Reading, on connections of their own, while somebody writes.

use super::apply::{LAST_EVENT, key};
use super::migrate::PATIENCE;
use super::plans;
use super::rows::{self, CHAT, EVENT, LISTED, PLAYER};
use crate::{
    Among, ChatLine, DiceSecret, Event, Found, Listed, Millis, Place, Player, Search, Seq, Status,
    StoreError, Table, TableId, TokenHash,
};
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, ToSql, params};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// As many connections are kept open when nobody reads.
const IDLE: usize = 8;

/// Connections that can only read. Each of them sees the data as it was at one moment, whatever is written meanwhile.
#[derive(Debug)]
pub(super) struct Readers {
    file: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn of(file: PathBuf) -> Readers {
        Readers { file, idle: Mutex::default() }
    }

    pub(super) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut data = match self.idle().pop() {
            Some(data) => data,
            None => self.open()?,
        };
        let moment = data.transaction()?;
        let answer = read(&moment);
        moment.finish()?;
        let mut idle = self.idle();
        if idle.len() < IDLE {
            idle.push(data);
        }
        answer
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(&self) -> Result<Connection, StoreError> {
        let data = Connection::open_with_flags(
            &self.file,
            OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
        )?;
        data.busy_timeout(PATIENCE)?;
        data.set_prepared_statement_cache_capacity(32);
        Ok(data)
    }
}

/// All rows of an answer.
pub(super) fn all<T>(
    data: &Connection,
    sql: &str,
    given: &[&dyn ToSql],
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = data.prepare_cached(sql)?;
    let rows = statement.query_map(given, read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

pub(super) fn load(data: &Connection, table: &TableId) -> Result<Table, StoreError> {
    let sql = format!("SELECT {LISTED}, dice, said, due FROM tables WHERE id = ?1");
    let found = data.prepare_cached(&sql)?.query_row([table.as_str()], |row| {
        let dice: Option<[u8; 32]> = row.get("dice")?;
        let due: Option<i64> = row.get("due")?;
        Ok((rows::listed(row)?, dice.map(DiceSecret), Seq::new(row.get("said")?), due.map(Millis)))
    });
    let found = found.optional()?.ok_or_else(|| StoreError::NoTable(table.clone()))?;
    let ((key, mut listed), dice, last_chat, due) = found;
    listed.players = players(data, key)?;
    let seats = format!(
        "SELECT {PLAYER}, token, contribution, members.id FROM seats LEFT JOIN members ON members.key = member_key WHERE table_key = ?1 ORDER BY number"
    );
    Ok(Table {
        listed,
        dice,
        seats: all(data, &seats, &[&key], rows::seat)?,
        plans: plans::of(data, key)?,
        last_event: rows::last(data, LAST_EVENT, key)?,
        last_chat,
        due,
    })
}

fn players(data: &Connection, key: i64) -> Result<Vec<Player>, StoreError> {
    let sql = format!("SELECT {PLAYER} FROM seats WHERE table_key = ?1 ORDER BY number");
    all(data, &sql, &[&key], rows::player)
}

pub(super) fn due(data: &Connection, by: Millis) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE status <> 'over' AND due <= ?1 ORDER BY id";
    all(data, sql, &[&by.0], |row| rows::word(row, 0))
}

/// Numbers start at 1, so that 0 is before all.
fn number(after: Option<Seq>) -> u32 {
    after.map_or(0, Seq::get)
}

pub(super) fn most(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

pub(super) fn events(
    data: &Connection,
    table: &TableId,
    after: Option<Seq>,
    limit: usize,
) -> Result<Vec<Event>, StoreError> {
    let key = key(data, table)?;
    let sql = format!("SELECT {EVENT} FROM events WHERE table_key = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3");
    all(data, &sql, params![key, number(after), most(limit)], rows::event)
}

pub(super) fn chat(
    data: &Connection,
    table: &TableId,
    after: Option<Seq>,
    limit: usize,
) -> Result<Vec<ChatLine>, StoreError> {
    let key = key(data, table)?;
    let sql =
        format!("SELECT {CHAT} FROM chat WHERE table_key = ?1 AND number > ?2 ORDER BY number LIMIT ?3");
    all(data, &sql, params![key, number(after), most(limit)], rows::chat_line)
}

pub(super) fn place_of(data: &Connection, token: &TokenHash) -> Result<Option<Place>, StoreError> {
    let sql = "SELECT id, number FROM seats JOIN tables ON key = table_key WHERE token = ?1";
    let place = data.prepare_cached(sql)?.query_row([token.0.as_slice()], |row| {
        Ok(Place { table: rows::word(row, 0)?, seat: rows::seat_number(row, 1)? })
    });
    Ok(place.optional()?)
}

pub(super) fn search(data: &Connection, search: &Search) -> Result<Found, StoreError> {
    let (sql, given) = question(search);
    let given: Vec<&dyn ToSql> = given.iter().map(|value| value as &dyn ToSql).collect();
    let fitting = all(data, &sql, &given, rows::listed)?;
    let whole = |(key, mut table): (i64, Listed)| {
        table.players = players(data, key)?;
        Ok(table)
    };
    let tables = fitting.into_iter().map(whole).collect::<Result<_, StoreError>>()?;
    Ok(Found::page(tables, search.page()))
}

fn question(search: &Search) -> (String, Vec<Value>) {
    let (conditions, mut given) = conditions(search);
    // One more than a page, to know whether there is another.
    given.push(most(search.page() + 1).into());
    let sql = format!("SELECT {LISTED} FROM tables WHERE {conditions} ORDER BY sorted DESC, id DESC LIMIT ?");
    (sql, given)
}

fn status(among: Among) -> Option<&'static str> {
    match among {
        Among::Waiting => Some(Status::Waiting.word()),
        Among::Playing => Some(Status::Playing.word()),
        Among::Open | Among::Finished => None,
    }
}

/// Only what is asked for becomes a condition, so that the database can choose the index that fits.
fn conditions(search: &Search) -> (String, Vec<Value>) {
    // The plus keeps the database from walking along all tables of the house: a player has sat at few of them.
    let over = if search.player.is_some() { "+over = ?" } else { "over = ?" };
    let mut all: Vec<(&str, Vec<Value>)> =
        vec![(over, vec![i64::from(search.among == Among::Finished).into()])];
    all.extend(status(search.among).map(|word| ("status = ?", vec![word.to_owned().into()])));
    let visibility = search.visibility.map(|visibility| visibility.word().to_owned());
    all.extend(visibility.map(|word| ("visibility = ?", vec![word.into()])));
    all.extend(search.game.as_ref().map(|game| ("game = ?", vec![game.to_string().into()])));
    let sits = "key IN (SELECT table_key FROM seats WHERE folded = ?)";
    all.extend(search.player.as_ref().map(|player| (sits, vec![player.folded().into()])));
    all.extend(search.from.map(|from| ("sorted >= ?", vec![from.0.into()])));
    all.extend(search.until.map(|until| ("sorted < ?", vec![until.0.into()])));
    all.extend(search.idle_since.map(|since| ("changed < ?", vec![since.0.into()])));
    let after = search.after.as_ref();
    all.extend(
        after.map(|after| {
            ("(sorted, id) < (?, ?)", vec![after.time.0.into(), after.table.to_string().into()])
        }),
    );
    let (conditions, given): (Vec<_>, Vec<_>) = all.into_iter().unzip();
    (conditions.join(" AND "), given.concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::{Scratch, sample};
    use crate::sqlite::migrate;

    /// How the database will go about it.
    fn plan(search: &Search) -> String {
        let folder = Scratch::new();
        std::fs::create_dir_all(folder.path()).unwrap();
        let data = migrate::open(&folder.path().join("data")).unwrap();
        let (sql, given) = question(search);
        let given: Vec<&dyn ToSql> = given.iter().map(|value| value as &dyn ToSql).collect();
        all(&data, &format!("EXPLAIN QUERY PLAN {sql}"), &given, |row| row.get::<_, String>(3))
            .unwrap()
            .join("\n")
    }

    #[test]
    fn a_page_of_all_or_of_one_game_reads_no_more_than_the_page() {
        let after = Some(crate::Cursor { time: crate::Millis(9), table: sample::id("a") });
        let newest = Search { after, ..Search::finished() };
        let game = Search { game: Some(sample::name("pig")), ..newest.clone() };
        for (search, index) in [(newest, "tables_by_time"), (game, "tables_by_game")] {
            let plan = plan(&search);
            assert!(plan.contains(&format!("SEARCH tables USING INDEX {index}")), "{plan}");
            assert!(!plan.contains("SCAN") && !plan.contains("TEMP B-TREE FOR ORDER BY"), "{plan}");
        }
    }

    #[test]
    fn a_search_for_a_player_reads_only_tables_of_that_name() {
        let game = Some(sample::name("pig"));
        let plan = plan(&Search { player: Some(sample::name("Ann")), game, ..Search::finished() });
        assert!(plan.contains("SEARCH tables USING INTEGER PRIMARY KEY (rowid=?)"), "{plan}");
        assert!(plan.contains("SEARCH seats USING COVERING INDEX seats_by_name (folded=?)"), "{plan}");
        assert!(!plan.contains("SCAN"), "{plan}");
    }
}
