//! Opening the file, and bringing old data up to date.

use crate::OpenError;
use rusqlite::{Connection, ErrorCode, TransactionBehavior};
use std::path::Path;
use std::time::Duration;

/// What marks a file as ours: `LUCK`.
const APPLICATION: i64 = 0x4c55_434b;

/// One step from each version to the next. Released steps stay as they are.
const STEPS: &[&str] = &[include_str!("1.sql")];

/// Another program that reads the file may hold it for a moment.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Open the file for writing, ours and up to date.
pub(super) fn open(file: &Path) -> Result<Connection, OpenError> {
    open_with(file, STEPS)
}

fn open_with(file: &Path, steps: &[&str]) -> Result<Connection, OpenError> {
    let failed = |why: rusqlite::Error| match why.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::NotOurs { file: file.into() },
        _ => OpenError::Unreadable { file: file.into(), why: why.to_string() },
    };
    let mut data = Connection::open(file).map_err(failed)?;
    data.busy_timeout(PATIENCE).map_err(failed)?;
    // Before anything is written: what is not ours must stay as it is.
    let version = match version(&data).map_err(failed)? {
        None => return Err(OpenError::NotOurs { file: file.into() }),
        Some(found) if found > steps.len() as i64 => {
            return Err(OpenError::Newer { file: file.into(), found, known: steps.len() as i64 });
        }
        Some(version) => version,
    };
    set_up(&data).map_err(failed)?;
    migrate(&mut data, version, steps).map_err(failed)?;
    Ok(data)
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
