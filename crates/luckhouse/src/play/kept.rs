//! Keeping a game while it is played: nothing is lost when the program ends, however it ends.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

/// The file in which the running game is kept, written anew after every event.
#[derive(Clone)]
pub(super) struct Kept {
    // Shared with the handler of interrupts, which has to say where the game is.
    inner: Arc<Mutex<Inner>>,
}

struct Inner {
    name: String,
    file: Option<PathBuf>,
    log: String,
}

impl Kept {
    /// A new game: the file is made when there is something to keep.
    pub(super) fn new(name: &str) -> Kept {
        Kept { inner: Arc::new(Mutex::new(Inner { name: name.into(), file: None, log: String::new() })) }
    }

    /// A game that has a file already.
    pub(super) fn in_file(file: PathBuf) -> Kept {
        let kept = Kept::new("");
        kept.lock().file = Some(file);
        kept
    }

    /// Keep this log. A disk that cannot be written does not stop the game: [`Kept::farewell`] tells.
    pub(super) fn keep(&self, log: String) {
        let mut inner = self.lock();
        inner.log = log;
        if inner.file.is_none() {
            inner.file = folders().into_iter().find_map(|folder| new_file(&folder, &inner.name).ok());
        }
        let failed = inner.file.as_ref().is_some_and(|file| write(file, &inner.log).is_err());
        if failed {
            inner.file = None;
        }
    }

    /// Where the game is and how to go on, or the game itself if it could not be kept anywhere.
    pub(super) fn farewell(&self) -> String {
        let inner = self.lock();
        match &inner.file {
            Some(file) => {
                let file = file.display();
                format!("the game is kept in {file}: `luckhouse play --resume {file}` goes on")
            }
            None if inner.log.is_empty() => "there was nothing to keep yet".into(),
            None => format!("the game could not be written anywhere; this is its log:\n{}", inner.log),
        }
    }

    /// The file, if the game is in one.
    pub(super) fn file(&self) -> Option<PathBuf> {
        self.lock().file.clone()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        // A panic while the lock was held must not lose the game as well.
        self.inner.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// Write a whole file, or leave the old one as it was.
pub(super) fn write(file: &Path, text: &str) -> io::Result<()> {
    let beside = file.with_extension("log.new");
    let mut new = fs::File::create(&beside)?;
    new.write_all(text.as_bytes())?;
    new.sync_all()?;
    fs::rename(&beside, file)
}

/// Where games are kept, best first.
fn folders() -> Vec<PathBuf> {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = variable("XDG_DATA_HOME")
        .or_else(|| variable("HOME").map(|home| home.join(".local/share")))
        .or_else(|| variable("APPDATA"));
    let own = variable("LUCKHOUSE_DATA").or_else(|| data.map(|folder| folder.join("luckhouse")));
    own.map(|folder| folder.join("games")).into_iter().chain([".".into(), std::env::temp_dir()]).collect()
}

/// A new file with a name of its own.
fn new_file(folder: &Path, name: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut number = since.as_secs();
    loop {
        let file = folder.join(format!("{name}-{number}.log"));
        match fs::File::create_new(&file) {
            Ok(_) => return Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}
