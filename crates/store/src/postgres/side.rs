//! A database as one side of a move.

use super::address::Address;
use super::data::Data;
use super::wires::{Wires, wait};
use super::writer::HOUSE;
use super::{migrate, rows};
use crate::transfer::{Cell, Column, House, Kind, Line, Side};
use crate::{MoveError, StoreError};
use std::time::Duration;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

struct There {
    data: Data,
    address: Address,
    _wires: Wires,
}

/// The database of a house, or of one that will be there.
pub(crate) fn side(url: &str, new: bool) -> Result<Box<dyn Side>, MoveError> {
    let there = alone(url, "luckhouse migrate", new)?;
    migrate::open(&there.data, &there.address)?;
    wait(there.data.batch("BEGIN ISOLATION LEVEL REPEATABLE READ")).map_err(|why| there.failed(&why))?;
    Ok(Box::new(there))
}

/// Is a house there that no program serves?
pub(super) fn rests(url: &str) -> Result<(), MoveError> {
    let there = alone(url, "luckhouse admin", false)?;
    let let_go = format!("SELECT pg_advisory_unlock({HOUSE})");
    wait(there.data.batch(&let_go)).map_err(|why| there.failed(&why))
}

/// The database, with nobody else at it.
fn alone(url: &str, name: &str, new: bool) -> Result<There, MoveError> {
    let address: Address = url.parse()?;
    let failed = |why: &dyn ToString| MoveError::Failed { place: address.to_string(), why: why.to_string() };
    let wires = Wires::start().map_err(|why| failed(&why))?;
    let data = wires.connect(&address, name).map_err(|why| migrate::unreadable(&address, &why))?;
    if !is_alone(&data).map_err(|why| failed(&why))? {
        return Err(MoveError::InUse { place: address.to_string() });
    }
    if !new && wait(migrate::is_nothing(&data)).map_err(|why| failed(&why))? {
        return Err(MoveError::NoHouse { place: address.to_string() });
    }
    Ok(There { data, address, _wires: wires })
}

/// Does nobody work with the data, from now on? Connections of one that has just ended may still be there for a moment.
fn is_alone(data: &Data) -> Result<bool, StoreError> {
    let sql = format!("SELECT pg_try_advisory_lock({HOUSE})");
    for _ in 0..20 {
        if wait(data.first(&sql, &[], |row| Ok(row.try_get::<_, bool>(0)?)))? == Some(true) {
            return Ok(true);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Ok(false)
}

/// An address without its password.
pub(crate) fn shown(url: &str) -> String {
    url.parse::<Address>().map_or_else(|_| "the database".into(), |address| address.to_string())
}

type Value = Box<dyn ToSql + Sync>;

impl There {
    fn failed(&self, why: &StoreError) -> MoveError {
        MoveError::Failed { place: self.address.to_string(), why: why.to_string() }
    }

    fn execute(&self, sql: &str, given: &[Value]) -> Result<u64, MoveError> {
        let given: Vec<&(dyn ToSql + Sync)> = given.iter().map(|value| &**value as _).collect();
        wait(self.data.execute(sql, &given)).map_err(|why| self.failed(&why))
    }
}

/// One column of many lines, as the database takes it.
fn column(lines: &[Line], column: usize, what: Column) -> Value {
    let cells = lines.iter().map(|line| &line[column]);
    match what {
        Column::Number | Column::Flag => Box::new(
            cells
                .map(|cell| if let Cell::Number(number) = cell { Some(*number) } else { None })
                .collect::<Vec<_>>(),
        ),
        Column::Text => Box::new(
            cells
                .map(|cell| if let Cell::Text(text) = cell { Some(text.clone()) } else { None })
                .collect::<Vec<_>>(),
        ),
        Column::Bytes => Box::new(
            cells
                .map(|cell| if let Cell::Bytes(bytes) = cell { Some(bytes.clone()) } else { None })
                .collect::<Vec<_>>(),
        ),
    }
}

fn line(row: &Row, kind: &Kind) -> Result<Line, StoreError> {
    let cell = |(number, (_, what)): (usize, &(&str, Column))| {
        let cell = match what {
            Column::Number | Column::Flag => row.try_get::<_, Option<i64>>(number)?.map(Cell::Number),
            Column::Text => row.try_get::<_, Option<String>>(number)?.map(Cell::Text),
            Column::Bytes => row.try_get::<_, Option<Vec<u8>>>(number)?.map(Cell::Bytes),
        };
        Ok(cell.unwrap_or(Cell::Nothing))
    };
    kind.columns.iter().enumerate().map(cell).collect()
}

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Nothing => Box::new(None::<i64>),
        Cell::Number(number) => Box::new(*number),
        Cell::Text(text) => Box::new(text.clone()),
        Cell::Bytes(bytes) => Box::new(bytes.clone()),
    }
}

fn read_as(name: &str, column: Column) -> String {
    if column == Column::Flag { format!("{name}::int::bigint") } else { name.into() }
}

fn written_as(name: &str, column: Column) -> String {
    if column == Column::Flag { format!("{name} <> 0") } else { name.into() }
}

fn array(number: usize, column: Column) -> String {
    let what = match column {
        Column::Number | Column::Flag => "bigint",
        Column::Text => "text",
        Column::Bytes => "bytea",
    };
    format!("${}::{what}[]", number + 1)
}

impl Side for There {
    fn page(&mut self, kind: &Kind, after: Option<&Line>, limit: usize) -> Result<Vec<Line>, MoveError> {
        let marks: Vec<String> = (1..=kind.key).map(|number| format!("${number}")).collect();
        let (order, marks) = (kind.order(), marks.join(", "));
        let later = if after.is_some() { format!("WHERE ({order}) > ({marks})") } else { String::new() };
        let sql = format!(
            "SELECT {} FROM {} {later} ORDER BY {order} LIMIT {limit}",
            kind.list(read_as),
            kind.name
        );
        let given: Vec<Value> =
            after.into_iter().flat_map(|line| line[..kind.key].iter().map(value)).collect();
        let given: Vec<&(dyn ToSql + Sync)> = given.iter().map(|value| &**value as _).collect();
        wait(self.data.all(&sql, &given, |row| line(row, kind))).map_err(|why| self.failed(&why))
    }

    fn add(&mut self, kind: &Kind, lines: &[Line]) -> Result<(), MoveError> {
        let names = kind.list(|name, _| name.into());
        let arrays: Vec<String> =
            kind.columns.iter().enumerate().map(|(number, (_, column))| array(number, *column)).collect();
        let sql = format!(
            "INSERT INTO {} ({names}) SELECT {} FROM unnest({}) AS lines ({names})",
            kind.name,
            kind.list(written_as),
            arrays.join(", ")
        );
        let columns = kind.columns.iter().enumerate();
        let given: Vec<Value> = columns.map(|(number, (_, what))| column(lines, number, *what)).collect();
        self.execute(&sql, &given).map(drop)
    }

    fn house(&mut self) -> Result<House, MoveError> {
        let sql = "SELECT key, changes + coalesce((SELECT sum(changes) FROM writers), 0)::bigint,
                          greatest(last_at, (SELECT max(last_at) FROM writers)), ended FROM house";
        let read = |row: &Row| {
            let (changes, last_at, ended) =
                (rows::number(row, 1)?, rows::number(row, 2)?, rows::number(row, 3)?);
            Ok(House { key: row.try_get(0)?, changes, last_at, ended })
        };
        let house = wait(self.data.first(sql, &[], read)).map_err(|why| self.failed(&why))?;
        house.ok_or_else(|| self.failed(&StoreError::Damaged("the row of the house is missing".into())))
    }

    fn set_house(&mut self, house: &House) -> Result<(), MoveError> {
        let sql = "UPDATE house SET key = $1, changes = $2, last_at = $3, ended = $4,
                   deeds = (SELECT coalesce(max(number), 0) FROM deeds)";
        let House { key, changes, last_at, ended } = house.clone();
        self.execute(sql, &[Box::new(key), Box::new(changes), Box::new(last_at), Box::new(ended)])?;
        wait(self.data.batch(FOLLOWS)).map_err(|why| self.failed(&why))
    }

    fn keep(self: Box<Self>) -> Result<(), MoveError> {
        wait(self.data.batch("COMMIT; ANALYZE; SELECT pg_advisory_unlock_all()"))
            .map_err(|why| self.failed(&why))
    }
}

/// What was not kept is undone, and others may come in, before the connection is closed: the database notices that only later.
impl Drop for There {
    fn drop(&mut self) {
        drop(wait(self.data.batch("ROLLBACK; SELECT pg_advisory_unlock_all()")));
    }
}

/// What only a database keeps, and follows from the rest: the last event of each table, and where its own numbers go on.
const FOLLOWS: &str = "
    UPDATE tables SET last_event = last FROM (SELECT table_key, max(seq) AS last FROM events GROUP BY table_key) AS all_events
    WHERE table_key = key;
    UPDATE tables SET last_event = greatest(last_event, last) FROM archive WHERE table_key = key;
    SELECT setval(pg_get_serial_sequence('tables', 'key'), (SELECT greatest(max(key), 1) FROM tables));
    SELECT setval(pg_get_serial_sequence('members', 'key'), (SELECT greatest(max(key), 1) FROM members));
    SELECT setval(pg_get_serial_sequence('credentials', 'key'), (SELECT greatest(max(key), 1) FROM credentials))";
