//! A folder as one side of a move.

use super::folder::{self, Folder};
use super::ledger::sound;
use super::{house_key, migrate};
use crate::transfer::{Cell, House, Kind, Line, Side};
use crate::{CopyError, MoveError};
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};
use std::path::Path;

struct Data {
    data: Connection,
    // Nobody else has it meanwhile.
    folder: Folder,
}

/// The folder of a house, or of one that will be there.
pub(crate) fn side(folder: &Path, new: bool) -> Result<Box<dyn Side>, MoveError> {
    if !new && !folder.join(folder::FILE).is_file() {
        return Err(MoveError::NoHouse { place: folder.display().to_string() });
    }
    let taken = Folder::take(folder)?;
    let data = migrate::open(&taken.file())?;
    let side = Data { data, folder: taken };
    sound(&side.data, "quick_check").map_err(|why| side.failed(&why))?;
    side.data.execute_batch("BEGIN IMMEDIATE").map_err(|why| side.failed(&why))?;
    Ok(Box::new(side))
}

impl Data {
    fn failed(&self, why: &dyn ToString) -> MoveError {
        MoveError::Failed { place: self.folder.path().display().to_string(), why: why.to_string() }
    }

    fn ask(&self, sql: &str, given: &[Value]) -> rusqlite::Result<Vec<Line>> {
        let given: Vec<&dyn ToSql> = given.iter().map(|value| value as &dyn ToSql).collect();
        let mut statement = self.data.prepare_cached(sql)?;
        statement.query_map(&*given, line)?.collect()
    }

    fn insert(&self, kind: &Kind, lines: &[Line]) -> rusqlite::Result<()> {
        let marks = vec!["?"; kind.columns.len()].join(", ");
        let names = kind.list(|name, _| name.into());
        let mut statement =
            self.data.prepare_cached(&format!("INSERT INTO {} ({names}) VALUES ({marks})", kind.name))?;
        for line in lines {
            statement.execute(rusqlite::params_from_iter(line.iter().map(value)))?;
        }
        Ok(())
    }

    fn numbers(&self) -> rusqlite::Result<House> {
        let (changes, last_at) =
            self.data.query_row("SELECT changes, last_at FROM house", [], |row| row.try_into())?;
        let ended = "SELECT seq FROM sqlite_sequence WHERE name = 'ended'";
        let ended = self.data.query_row(ended, [], |row| row.get(0)).optional()?.unwrap_or(0);
        Ok(House { key: None, changes, last_at, ended })
    }

    fn set_numbers(&self, house: &House) -> rusqlite::Result<()> {
        self.data
            .execute("UPDATE house SET changes = ?1, last_at = ?2", params![house.changes, house.last_at])?;
        self.data.execute("DELETE FROM sqlite_sequence WHERE name = 'ended'", [])?;
        self.data
            .execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('ended', ?1)", [house.ended])
            .map(drop)
    }
}

fn line(row: &Row<'_>) -> rusqlite::Result<Line> {
    let cell = |column| {
        Ok(match row.get_ref(column)? {
            ValueRef::Null => Cell::Nothing,
            ValueRef::Integer(number) => Cell::Number(number),
            ValueRef::Blob(bytes) => Cell::Bytes(bytes.into()),
            text => Cell::Text(text.as_str()?.into()),
        })
    };
    (0..row.as_ref().column_count()).map(cell).collect()
}

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Nothing => Value::Null,
        Cell::Number(number) => Value::Integer(*number),
        Cell::Text(text) => Value::Text(text.clone()),
        Cell::Bytes(bytes) => Value::Blob(bytes.clone()),
    }
}

impl Side for Data {
    fn page(&mut self, kind: &Kind, after: Option<&Line>, limit: usize) -> Result<Vec<Line>, MoveError> {
        let (names, order) = (kind.list(|name, _| name.into()), kind.order());
        let marks = vec!["?"; kind.key].join(", ");
        let later = if after.is_some() { format!("WHERE ({order}) > ({marks})") } else { String::new() };
        let sql = format!("SELECT {names} FROM {} {later} ORDER BY {order} LIMIT {limit}", kind.name);
        let given: Vec<Value> =
            after.into_iter().flat_map(|line| line[..kind.key].iter().map(value)).collect();
        self.ask(&sql, &given).map_err(|why| self.failed(&why))
    }

    fn add(&mut self, kind: &Kind, lines: &[Line]) -> Result<(), MoveError> {
        self.insert(kind, lines).map_err(|why| self.failed(&why))
    }

    fn house(&mut self) -> Result<House, MoveError> {
        let key = house_key::kept(self.folder.path())?.map(|key| key.trim().to_string());
        let numbers = self.numbers().map_err(|why| self.failed(&why))?;
        Ok(House { key, ..numbers })
    }

    fn set_house(&mut self, house: &House) -> Result<(), MoveError> {
        self.set_numbers(house).map_err(|why| self.failed(&why))?;
        let Some(key) = &house.key else { return Ok(()) };
        house_key::write(self.folder.path(), &format!("{key}\n")).map_err(|why| self.failed(&why))
    }

    fn keep(self: Box<Self>) -> Result<(), MoveError> {
        let kept = self.data.execute_batch("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)");
        kept.map_err(|why| self.failed(&why))
    }
}

impl From<CopyError> for MoveError {
    fn from(wrong: CopyError) -> MoveError {
        match wrong {
            CopyError::Open(wrong) => MoveError::Open(wrong),
            other => MoveError::Copy(other),
        }
    }
}
