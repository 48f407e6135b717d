//! How much was written, counted twice: in the data, and in a small file beside it. If the two disagree when the data
//! is opened, something is missing, and it can be said how much.
//!
//! The count in the data is part of every commit, so that it is in the log until it is copied to its place. The file is
//! written after the commit and not waited for: it never says more than the disk has, it is exact when only the program
//! was killed, and it may lag behind when the whole machine stopped. What is *not* found out: a log that was cut by no more
//! than what the file had not noted when the machine stopped, and one that was cut together with the file.

use super::folder::Folder;
use crate::queue::Written;
use crate::{Millis, Notice, OpenError};
use rusqlite::Connection;
use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file beside the data.
pub(super) const FILE: &str = "luckhouse.written";

/// Counts what is written.
#[derive(Debug)]
pub(super) struct Ledger {
    written: Written,
    path: PathBuf,
    /// Without it less is noticed, and nothing is lost.
    file: Option<File>,
}

impl Ledger {
    /// Compare both counts, and mark the data as being in use: in its own file, not only in the log. `log`: was there a
    /// log beside the data before it was opened?
    pub(super) fn begin(
        data: &Connection,
        folder: &Folder,
        log: bool,
    ) -> Result<(Ledger, Option<Notice>), OpenError> {
        let file = folder.file();
        let unreadable =
            |why: rusqlite::Error| OpenError::Unreadable { file: file.clone(), why: why.to_string() };
        let (in_use, kept) = kept(data).map_err(unreadable)?;
        let path = folder.path().join(FILE);
        let notice = missing(in_use, kept, read(&path), log);
        if notice.is_some() {
            // A log that was lost while it was being copied leaves data that fits nowhere.
            sound(data, "quick_check").map_err(|why| OpenError::Damaged { file: file.clone(), why })?;
        }
        let mut ledger = Ledger { written: kept, file: folder.private_file(FILE).ok(), path };
        ledger.note();
        set_in_use(data, true).map_err(unreadable)?;
        Ok((ledger, notice))
    }

    /// So many changes are in the transaction that is open.
    pub(super) fn count(&self, data: &Connection, more: Written) -> rusqlite::Result<()> {
        let sql = "UPDATE house SET changes = changes + ?1, last_at = max(last_at, ?2)";
        data.prepare_cached(sql)?.execute([more.changes as i64, more.at.0]).map(drop)
    }

    /// The transaction is on disk.
    pub(super) fn counted(&mut self, more: Written) {
        let Written { changes, at } = self.written;
        self.written = Written { changes: changes + more.changes, at: at.max(more.at) };
        self.note();
    }

    /// Everything that was written is in its place.
    pub(super) fn end(self, data: &Connection) {
        if set_in_use(data, false).is_ok() {
            // One that stays says what the data says too.
            let _ = fs::remove_file(&self.path);
        }
    }

    fn note(&mut self) {
        let Some(file) = &mut self.file else { return };
        let Written { changes, at } = self.written;
        // Always as long as before, so that nothing has to be cut.
        let text = format!("{changes:020} changes, the last at {:020}\n", at.0);
        if file.seek(SeekFrom::Start(0)).and_then(|_| file.write_all(text.as_bytes())).is_err() {
            self.file = None;
        }
    }
}

fn kept(data: &Connection) -> rusqlite::Result<(bool, Written)> {
    data.query_row("SELECT in_use, changes, last_at FROM house", [], |row| {
        let (in_use, changes, at): (bool, i64, i64) = row.try_into()?;
        Ok((in_use, Written { changes: changes.max(0) as u64, at: Millis(at) }))
    })
}

/// What the file beside the data says.
fn read(path: &Path) -> Option<Written> {
    let text = fs::read_to_string(path).ok()?;
    let (changes, at) = text.trim_end().split_once(" changes, the last at ")?;
    Some(Written { changes: changes.parse().ok()?, at: Millis(at.parse().ok()?) })
}

fn missing(in_use: bool, kept: Written, noted: Option<Written>, log: bool) -> Option<Notice> {
    match noted {
        Some(noted) if noted.changes > kept.changes => {
            Some(Notice::Missing { changes: noted.changes - kept.changes, after: kept.at, until: noted.at })
        }
        None if in_use && !log => Some(Notice::MaybeMissing { after: kept.at }),
        _ => None,
    }
}

/// Say in the data's own file whether a house works with it.
fn set_in_use(data: &Connection, in_use: bool) -> rusqlite::Result<()> {
    data.execute("UPDATE house SET in_use = ?1", [in_use])?;
    data.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

/// Is the data whole, as this check of the database understands it? Otherwise, the first thing that is not.
pub(super) fn sound(data: &Connection, check: &str) -> Result<(), String> {
    let first = data.query_row(&format!("PRAGMA {check}(1)"), [], |row| row.get::<_, String>(0));
    match first {
        Ok(said) if said == "ok" => Ok(()),
        Ok(said) => Err(said),
        Err(why) => Err(why.to_string()),
    }
}

/// Wait until the folder itself has what was made or renamed in it.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}
