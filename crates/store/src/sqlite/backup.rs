//! All data in one file, while the house runs or not, and back.

use super::folder::{self, Folder};
use super::house_key;
use super::ledger::{self, sound, sync_folder};
use super::migrate::{self, PATIENCE};
use crate::{CopyError, Millis, OpenError};
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// What was copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// How many tables are in it.
    pub tables: u64,
    /// How large the file is.
    pub bytes: u64,
    /// Is the key of the house in it?
    pub key: bool,
    /// How many games are in the archive, whose files are not in it.
    pub archived: u64,
}

/// Copy all data of this folder, and the key of the house, into one new file, as it is at one moment. A house that works
/// with it goes on.
///
/// # Errors
/// If there is no data, the file is there already, or the disk refuses. Then no file is left.
///
/// ```
/// use luckhouse_store::{Sqlite, backup, conformance::Scratch, restore};
/// let (house, copy) = (Scratch::new(), Scratch::new());
/// let running = Sqlite::open(house.path()).unwrap();
/// let file = house.path().join("sunday.luckhouse");
/// assert_eq!(backup(house.path(), &file).unwrap().tables, 0);
/// restore(&file, copy.path(), false).unwrap();
/// assert!(Sqlite::open(copy.path()).unwrap().notice().is_none());
/// # drop(running);
/// ```
pub fn backup(folder: &Path, file: &Path) -> Result<Backup, CopyError> {
    let source = folder.join(folder::FILE);
    if fs::metadata(&source).map_or(0, |data| data.len()) == 0 {
        return Err(CopyError::NoData { folder: folder.into() });
    }
    let part = Part::new(file)?;
    let data = open(&source, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    migrate::ours(&data, &source)?;
    // It reads at one moment, and writes what it read in order, without holes.
    let failed = |why| disk(file, &why);
    data.execute("VACUUM INTO ?1", [part.text()?]).map_err(failed)?;
    drop(data);
    let key = house_key::put(folder, &open(&part.path, OpenFlags::SQLITE_OPEN_READ_WRITE)?, file)?;
    let copied = check(&part.path, "quick_check")?;
    part.publish(file)?;
    Ok(Backup { key, ..copied })
}

/// Put the data of such a file into a folder. With `force`, the data that is there is moved aside, not deleted; returns
/// where it is then.
///
/// # Errors
/// If the file is not whole or not ours, the folder is in use, has the key of another house, or has data and there is no
/// `force`. Then nothing in the folder is changed.
pub fn restore(file: &Path, folder: &Path, force: bool) -> Result<(Backup, Option<PathBuf>), CopyError> {
    let mut source = File::open(file).map_err(|why| disk(file, &why))?;
    let ours = Folder::lock(folder)?;
    let has_data = fs::metadata(ours.file()).is_ok_and(|data| data.len() > 0);
    if has_data && !force {
        return Err(CopyError::HasData { folder: folder.into() });
    }
    let part = Part::new(&ours.file())?;
    let mut target = OpenOptions::new().write(true).open(&part.path).map_err(|why| disk(folder, &why))?;
    io::copy(&mut source, &mut target).map_err(|why| disk(folder, &why))?;
    // What is wrong with the copy is wrong with the file, which is what the reader knows.
    let copied = checked(file, &part, force)?;
    let key = house_key::take(&open(&part.path, OpenFlags::SQLITE_OPEN_READ_WRITE)?, file)?;
    key.iter().try_for_each(|key| house_key::fits(folder, key))?;
    let failed = |why: io::Error| disk(folder, &why);
    let aside = if has_data { Some(move_aside(&ours).map_err(failed)?) } else { remove_rest(&ours) };
    File::open(&part.path).and_then(|data| data.sync_all()).map_err(failed)?;
    key.iter().try_for_each(|key| house_key::write(folder, key)).map_err(failed)?;
    fs::rename(&part.path, ours.file()).and_then(|()| sync_folder(folder)).map_err(failed)?;
    Ok((Backup { key: key.is_some(), ..copied }, aside))
}

fn checked(file: &Path, part: &Part, force: bool) -> Result<Backup, CopyError> {
    let data = open(&part.path, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(|_| not_ours(file))?;
    if migrate::ours(&data, file)? == 0 {
        return Err(not_ours(file));
    }
    if let Some(after) = in_use(&data)
        && !force
    {
        return Err(CopyError::Bare { file: file.into(), after });
    }
    drop(data);
    check(&part.path, "integrity_check").map_err(|wrong| match wrong {
        CopyError::Open(OpenError::Damaged { why, .. }) => {
            OpenError::Damaged { file: file.into(), why }.into()
        }
        other => other,
    })
}

fn not_ours(file: &Path) -> CopyError {
    OpenError::NotOurs { file: file.into() }.into()
}

/// The time of the last change, if a house was at work when the data was copied. Version 1 does not say.
fn in_use(data: &Connection) -> Option<Millis> {
    let sql = "SELECT last_at FROM house WHERE in_use = 1";
    data.query_row(sql, [], |row| row.get(0)).ok().map(Millis)
}

/// See that a copy is whole, and say in it that no house is at work with it and no log belongs to it.
fn check(copy: &Path, how: &str) -> Result<Backup, CopyError> {
    let data = open(copy, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    sound(&data, how).map_err(|why| OpenError::Damaged { file: copy.into(), why })?;
    let failed = |why: rusqlite::Error| disk(copy, &why);
    data.pragma_update(None, "journal_mode", "DELETE").map_err(failed)?;
    if in_use(&data).is_some() {
        data.execute("UPDATE house SET in_use = 0", []).map_err(failed)?;
    }
    let tables =
        data.query_row("SELECT count(*) FROM tables", [], |row| row.get::<_, i64>(0)).map_err(failed)?;
    // Data of an older version has none.
    let archived = "SELECT count(*) FROM archive WHERE table_key IS NOT NULL";
    let archived = data.query_row(archived, [], |row| row.get::<_, i64>(0)).unwrap_or(0);
    drop(data);
    let file = File::open(copy).map_err(|why| disk(copy, &why))?;
    let bytes = file.sync_all().and_then(|()| file.metadata()).map_err(|why| disk(copy, &why))?.len();
    Ok(Backup { tables: tables.max(0) as u64, bytes, key: false, archived: archived.max(0) as u64 })
}

fn open(file: &Path, flags: OpenFlags) -> Result<Connection, CopyError> {
    let opened = Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX);
    let data = opened.map_err(|why| migrate::failed(file, &why))?;
    data.busy_timeout(PATIENCE).map_err(|why| migrate::failed(file, &why))?;
    Ok(data)
}

pub(super) fn disk(file: &Path, why: &impl ToString) -> CopyError {
    CopyError::Disk { file: file.into(), why: why.to_string() }
}

/// Give the data of a folder another name, and its log with it: the first that is free. Returns where it is.
fn move_aside(folder: &Folder) -> io::Result<PathBuf> {
    let beside = |name: &str| folder.path().join(name);
    let free = |name: &String| !beside(name).exists() && !beside(&format!("{name}-wal")).exists();
    let mut names = (1..).map(|number| format!("replaced-{number}.sqlite"));
    let name = names.find(free).expect("some number is free");
    let log = beside(&format!("{}-wal", folder::FILE));
    if log.exists() {
        fs::rename(log, beside(&format!("{name}-wal")))?;
    }
    fs::rename(folder.file(), beside(&name))?;
    remove_rest(folder);
    Ok(beside(&name))
}

/// What belongs to data that is no longer here. It may not be there at all.
fn remove_rest(folder: &Folder) -> Option<PathBuf> {
    for name in ["-wal", "-shm"] {
        let _ = fs::remove_file(folder.path().join(format!("{}{name}", folder::FILE)));
    }
    let _ = fs::remove_file(folder.path().join(ledger::FILE));
    None
}

/// A file that is being made. It is removed unless it is finished.
struct Part {
    path: PathBuf,
}

impl Part {
    /// Beside the file that it will be, for this user only.
    fn new(file: &Path) -> Result<Part, CopyError> {
        let name = file.file_name().ok_or_else(|| disk(file, &"expected the name of a file"))?;
        let path = file.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
        let mut options = OpenOptions::new();
        options.create(true).write(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&path).map_err(|why| disk(file, &why))?;
        Ok(Part { path })
    }

    fn text(&self) -> Result<&str, CopyError> {
        self.path.to_str().ok_or_else(|| disk(&self.path, &"expected a name in UTF-8"))
    }

    /// Give it its name, unless something has that name.
    fn publish(&self, file: &Path) -> Result<(), CopyError> {
        let linked = match fs::hard_link(&self.path, file) {
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
                return Err(CopyError::Exists { file: file.into() });
            }
            // Some disks know one name for a file only.
            Err(_) if !file.exists() => fs::rename(&self.path, file),
            other => other,
        };
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        linked.and_then(|()| sync_folder(folder.unwrap_or(Path::new(".")))).map_err(|why| disk(file, &why))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // It has another name now, or nobody wants it.
        let _ = fs::remove_file(&self.path);
    }
}
