//! Opening the file, and bringing old data up to date.

use crate::OpenError;
use rusqlite::{Connection, ErrorCode, TransactionBehavior};
use std::path::Path;
use std::time::Duration;

/// What marks a file as ours: `LUCK`.
const APPLICATION: i64 = 0x4c55_434b;

/// One step from each version to the next. Released steps stay as they are.
const STEPS: &[&str] = &[
    include_str!("1.sql"),
    include_str!("2.sql"),
    include_str!("3.sql"),
    include_str!("4.sql"),
    include_str!("5.sql"),
    include_str!("6.sql"),
    include_str!("7.sql"),
    include_str!("8.sql"),
    include_str!("9.sql"),
    include_str!("10.sql"),
];

/// Another program that reads the file may hold it for a moment.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Open the file for writing, ours and up to date.
pub(super) fn open(file: &Path) -> Result<Connection, OpenError> {
    open_with(file, STEPS)
}

fn open_with(file: &Path, steps: &[&str]) -> Result<Connection, OpenError> {
    let failed = |why| failed(file, &why);
    let mut data = Connection::open(file).map_err(failed)?;
    data.busy_timeout(PATIENCE).map_err(failed)?;
    // Before anything is written: what is not ours must stay as it is.
    let version = known_version(&data, file, steps)?;
    set_up(&data).map_err(failed)?;
    migrate(&mut data, version, steps).map_err(failed)?;
    Ok(data)
}

pub(super) fn failed(file: &Path, why: &rusqlite::Error) -> OpenError {
    match why.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::NotOurs { file: file.into() },
        _ => OpenError::Unreadable { file: file.into(), why: why.to_string() },
    }
}

/// The version of the data, if it is ours and not newer than this program. 0: there is none yet.
pub(super) fn ours(data: &Connection, file: &Path) -> Result<i64, OpenError> {
    known_version(data, file, STEPS)
}

fn known_version(data: &Connection, file: &Path, steps: &[&str]) -> Result<i64, OpenError> {
    match version(data).map_err(|why| failed(file, &why))? {
        None => Err(OpenError::NotOurs { file: file.into() }),
        Some(found) if found > steps.len() as i64 => {
            Err(OpenError::Newer { file: file.into(), found, known: steps.len() as i64 })
        }
        Some(version) => Ok(version),
    }
}

/// The version of the data, 0 if there is none yet. `None`: it is not ours.
fn version(data: &Connection) -> rusqlite::Result<Option<i64>> {
    let number = |question: &str| data.query_row(question, [], |row| row.get::<_, i64>(0));
    let ours = number("PRAGMA application_id")? == APPLICATION;
    let (version, things) = (number("PRAGMA user_version")?, number("SELECT count(*) FROM sqlite_schema")?);
    let empty = version == 0 && things == 0;
    Ok((ours || empty).then_some(version))
}

fn set_up(data: &Connection) -> rusqlite::Result<()> {
    data.pragma_update(None, "journal_mode", "WAL")?;
    // Every commit waits for the disk.
    data.pragma_update(None, "synchronous", "FULL")?;
    data.pragma_update(None, "foreign_keys", "ON")?;
    data.pragma_update(None, "trusted_schema", "OFF")?;
    // What is deleted is gone: whoever is forgotten can ask for that.
    data.pragma_update(None, "secure_delete", "ON")?;
    // After a checkpoint that had to wait for a reader, the log shrinks again.
    data.pragma_update(None, "journal_size_limit", 64 * 1024 * 1024)
}

fn migrate(data: &mut Connection, version: i64, steps: &[&str]) -> rusqlite::Result<()> {
    for (done, step) in steps.iter().enumerate().skip(usize::try_from(version).unwrap_or(0)) {
        let step_to = data.transaction_with_behavior(TransactionBehavior::Exclusive)?;
        step_to.execute_batch(step)?;
        step_to.pragma_update(None, "application_id", APPLICATION)?;
        step_to.pragma_update(None, "user_version", done as i64 + 1)?;
        step_to.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::Scratch;

    fn file(folder: &Scratch) -> std::path::PathBuf {
        std::fs::create_dir_all(folder.path()).unwrap();
        folder.path().join("data")
    }

    fn pragma(data: &Connection, name: &str) -> String {
        let value: rusqlite::types::Value = data.pragma_query_value(None, name, |row| row.get(0)).unwrap();
        match value {
            rusqlite::types::Value::Integer(number) => number.to_string(),
            rusqlite::types::Value::Text(text) => text,
            other => panic!("{name} is {other:?}"),
        }
    }

    /// A kill does not show whether a commit waits for the disk; this does.
    #[test]
    fn every_commit_waits_for_the_disk() {
        let folder = Scratch::new();
        let data = open(&file(&folder)).unwrap();
        let found = ["journal_mode", "synchronous", "foreign_keys"].map(|name| pragma(&data, name));
        assert_eq!(found, ["wal", "2", "1"]);
        assert_eq!(pragma(&data, "application_id"), APPLICATION.to_string());
    }

    #[test]
    fn old_data_is_brought_up_to_date_and_keeps_what_is_in_it() {
        let folder = Scratch::new();
        let file = file(&folder);
        let old = open_with(&file, &["CREATE TABLE a (x)"]).unwrap();
        old.execute_batch("INSERT INTO a VALUES (1)").unwrap();
        drop(old);
        let steps = ["CREATE TABLE a (x)", "ALTER TABLE a ADD COLUMN y DEFAULT 7", "CREATE TABLE b (z)"];
        let new = open_with(&file, &steps).unwrap();
        let row: (i64, i64) = new.query_row("SELECT x, y FROM a", [], |row| row.try_into()).unwrap();
        assert_eq!((row, pragma(&new, "user_version").as_str()), ((1, 7), "3"));
    }

    #[test]
    fn a_step_that_fails_leaves_the_data_at_the_step_before() {
        let folder = Scratch::new();
        let file = file(&folder);
        let steps = ["CREATE TABLE a (x)", "CREATE TABLE b (y); CREATE TABLE a (x)"];
        assert!(matches!(open_with(&file, &steps), Err(OpenError::Unreadable { .. })));
        let data = open_with(&file, &steps[..1]).unwrap();
        assert!(data.prepare("SELECT * FROM b").is_err());
        assert_eq!(pragma(&data, "user_version"), "1");
    }

    #[test]
    fn newer_data_is_refused_and_stays_as_it_is() {
        let folder = Scratch::new();
        let file = file(&folder);
        drop(open_with(&file, &["CREATE TABLE a (x)", "CREATE TABLE b (y)"]).unwrap());
        let before = std::fs::read(&file).unwrap();
        let wrong = open_with(&file, &["CREATE TABLE a (x)"]).unwrap_err();
        assert_eq!(wrong, OpenError::Newer { file: file.clone(), found: 2, known: 1 });
        assert!(
            wrong.to_string().ends_with("(data version 2, this one knows up to 1): use the newer program")
        );
        assert_eq!(std::fs::read(&file).unwrap(), before);
    }

    #[test]
    fn somebody_elses_database_is_refused_and_stays_as_it_is() {
        let folder = Scratch::new();
        let file = file(&folder);
        Connection::open(&file).unwrap().execute_batch("CREATE TABLE recipes (cake)").unwrap();
        let before = std::fs::read(&file).unwrap();
        assert_eq!(open(&file).unwrap_err(), OpenError::NotOurs { file: file.clone() });
        assert_eq!(std::fs::read(&file).unwrap(), before);
    }

    /// A house as version 1 left it, row by row, with talk whose numbers must go on where they ended.
    #[test]
    fn data_of_version_1_opens_with_all_that_is_in_it() {
        use crate::{Change, Done, Kind, Sqlite, Store, conformance::sample};
        let folder = Scratch::new();
        std::fs::create_dir_all(folder.path()).unwrap();
        let old = open_with(&folder.path().join("luckhouse.sqlite"), &STEPS[..1]).unwrap();
        old.execute_batch(
            "INSERT INTO tables (id, game, header, visibility, settings, dice, created, changed, status, sorted)
               VALUES ('a', 'pig', 'pig seats 2 edition 1', 'public', '{}', zeroblob(32), 1, 5, 'playing', 1),
                      ('b', 'pig', 'pig seats 2 edition 1', 'private', '{}', NULL, 2, 2, 'waiting', 2);
             INSERT INTO seats VALUES (1, 1, 'Ann', 'ann', NULL, zeroblob(32), x'0102'), (1, 2, 'Bot', 'bot', 'strong', NULL, NULL);
             INSERT INTO events VALUES (1, 1, 4, 'play', NULL, 'p1 roll', 1, 'x', 2), (1, 2, 4, 'note', NULL, 'p2 back', NULL, NULL, NULL);
             INSERT INTO chat VALUES (1, 1, 4, 1, '', 'hello', 0, NULL), (1, 2, 5, 0, 'Zoe', 'rude', 1, 'y');",
        )
        .unwrap();
        drop(old);
        let store = Sqlite::open(folder.path()).unwrap();
        assert_eq!(store.notice(), None);
        assert_eq!(store.due(crate::Millis(0)).unwrap(), [sample::id("a"), sample::id("b")]);
        let table = store.load(&sample::id("a")).unwrap();
        assert_eq!(
            (table.seats.len(), table.last_event, table.last_chat),
            (2, Some(sample::seq(2)), Some(sample::seq(2)))
        );
        let events = store.events(&sample::id("a"), None, 9).unwrap();
        assert_eq!(
            (events[0].command.clone(), events[1].entry.kind),
            (Some(sample::command(1, "x")), Kind::Note)
        );
        assert_eq!(store.load(&sample::id("b")).unwrap().last_chat, None);
        assert_eq!(store.apply(Change::Say(sample::say("a", 1, "on"))), Ok(Done::Said(sample::seq(3))));
        assert_eq!(store.apply(Change::Say(sample::say("b", 1, "first"))), Ok(Done::Said(sample::seq(1))));
    }
}
