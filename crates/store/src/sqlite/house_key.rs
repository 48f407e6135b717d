//! What the house signs with goes with a copy of its data, and comes back with it: otherwise players would be warned that
//! the house has another key. To the store it is a line of text in a file beside the data.

use super::backup::disk;
use super::ledger::sync_folder;
use crate::CopyError;
use rusqlite::{Connection, OptionalExtension};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file in the folder of the data.
const FILE: &str = "house.key";

pub(super) fn kept(folder: &Path) -> Result<Option<String>, CopyError> {
    let file = folder.join(FILE);
    match fs::read_to_string(&file) {
        Ok(text) => Ok(Some(text)),
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(why) => Err(disk(&file, &why)),
    }
}

/// Put the key of the house in this folder into a copy of its data. False if it has none.
pub(super) fn put(folder: &Path, copy: &Connection, file: &Path) -> Result<bool, CopyError> {
    let Some(key) = kept(folder)? else { return Ok(false) };
    let failed = |why: rusqlite::Error| disk(file, &why);
    copy.execute_batch("CREATE TABLE house_key (text TEXT NOT NULL) STRICT").map_err(failed)?;
    copy.execute("INSERT INTO house_key VALUES (?1)", [key]).map_err(failed)?;
    Ok(true)
}

/// Take the key out of a copy: data that a house works with has none in it. None in copies that were made without.
pub(super) fn take(copy: &Connection, file: &Path) -> Result<Option<String>, CopyError> {
    let failed = |why: rusqlite::Error| disk(file, &why);
    let known = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'house_key'";
    if !copy.prepare(known).and_then(|mut asked| asked.exists([])).map_err(failed)? {
        return Ok(None);
    }
    let key =
        copy.query_row("SELECT text FROM house_key", [], |row| row.get(0)).optional().map_err(failed)?;
    // Not even in pages that are free now.
    copy.execute_batch("PRAGMA secure_delete = ON; DROP TABLE house_key").map_err(failed)?;
    Ok(key)
}

/// May this key come into the folder? Only where there is none, or the same.
pub(super) fn fits(folder: &Path, key: &str) -> Result<(), CopyError> {
    match kept(folder)? {
        Some(other) if other.trim() != key.trim() => Err(CopyError::OtherKey { file: folder.join(FILE) }),
        _ => Ok(()),
    }
}

/// Write the key beside the data, for this user only. It is on the disk when this returns.
pub(super) fn write(folder: &Path, key: &str) -> io::Result<()> {
    let new: PathBuf = folder.join(format!(".{FILE}.{}.new", std::process::id()));
    let mut options = OpenOptions::new();
    options.create(true).write(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&new)?;
    let written = file.write_all(key.as_bytes()).and_then(|()| file.sync_all());
    let named = written.and_then(|()| fs::rename(&new, folder.join(FILE)));
    if named.is_err() {
        // Half a key helps nobody.
        let _ = fs::remove_file(&new);
    }
    named.and_then(|()| sync_folder(folder))
}
