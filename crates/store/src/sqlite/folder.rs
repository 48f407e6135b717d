//! The folder of the data, which one program has at a time.

use crate::OpenError;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// A folder that is ours until this is dropped, or the program ends in any way.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    // The system lets go of the lock when the file is closed, after a crash too.
    _lock: File,
}

/// A folder that no other program has until this is dropped, for what belongs to a house whose data is elsewhere.
#[derive(Debug)]
pub struct FolderLock(#[expect(dead_code, reason = "it is kept, not read")] Folder);

impl FolderLock {
    /// Take it; make it, if it is not there.
    ///
    /// # Errors
    /// If it cannot be written, or another Luckhouse has it.
    pub fn take(path: &Path) -> Result<FolderLock, OpenError> {
        Folder::lock(path).map(FolderLock)
    }
}

impl Folder {
    /// The folder of a house, with a file for its data and a note about both.
    pub(super) fn take(path: &Path) -> Result<Folder, OpenError> {
        let folder = Folder::lock(path)?;
        let failed = |why: io::Error| OpenError::Folder { folder: path.into(), why: why.to_string() };
        folder.private_file(FILE).map_err(failed)?;
        // Whoever needs it reads it; the house does not.
        let _ = folder.explain();
        Ok(folder)
    }

    /// The folder, whatever is in it.
    pub(super) fn lock(path: &Path) -> Result<Folder, OpenError> {
        let failed = |why: &io::Error| OpenError::Folder { folder: path.into(), why: why.to_string() };
        make(path).map_err(|why| failed(&why))?;
        let lock = private_file(&path.join("luckhouse.lock")).map_err(|why| failed(&why))?;
        match try_lock(&lock) {
            Ok(()) => Ok(Folder { path: path.into(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: path.into() }),
            Err(TryLockError::Error(why)) => Err(failed(&why)),
        }
    }

    /// Where the data is.
    pub(super) fn file(&self) -> PathBuf {
        self.path.join(FILE)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// A file of this folder, for writing; it is made, for this user only, if it is not there.
    pub(super) fn private_file(&self, name: &str) -> io::Result<File> {
        private_file(&self.path.join(name))
    }

    fn explain(&self) -> io::Result<()> {
        let note = self.path.join("README.txt");
        if fs::read_to_string(&note).is_ok_and(|known| known == NOTE) {
            return Ok(());
        }
        private_file(&note)?;
        fs::write(&note, NOTE)
    }
}

/// The data.
pub(super) const FILE: &str = "luckhouse.sqlite";

/// So often, and after so long, a lock is tried again.
const PATIENCE: u32 = 10;
const MOMENT: Duration = Duration::from_millis(20);

/// What a host finds beside the data.
const NOTE: &str = include_str!("README.txt");

/// Make the folder if it is not there, for this user only: dice that are still to be rolled will be in it.
fn make(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    // A folder that is there might be anything else.
    fs::read_dir(path).map(drop)
}

/// A lock that was given back a moment ago may still be held: by a process that was forked then and is not yet another program.
fn try_lock(file: &File) -> Result<(), TryLockError> {
    for _ in 0..PATIENCE {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(MOMENT),
            done => return done,
        }
    }
    file.try_lock()
}

/// Open a file for writing; make it, for this user only, if it is not there.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).write(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
