//! Keeping a game while it is played: nothing is lost when the program ends, however it ends.

use crate::files::{data_folder, newest_first, write, write_new};
use luckhouse_engine::Header;
use luckhouse_words::{Words, say};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The file in which the running game is kept, written anew after every event.
#[derive(Clone)]
pub(crate) struct Kept {
    // Shared with the handler of interrupts, which has to say where the game is.
    inner: Arc<Mutex<Inner>>,
}

struct Inner {
    name: String,
    file: Option<PathBuf>,
    /// What the file held when it was last seen: if it holds something else, somebody else plays on in it.
    in_file: String,
    log: String,
    warned: bool,
}

impl Kept {
    /// A new game: the file is made when there is something to keep.
    pub(crate) fn new(name: &str) -> Kept {
        let inner = Inner {
            name: name.into(),
            file: None,
            in_file: String::new(),
            log: String::new(),
            warned: false,
        };
        Kept { inner: Arc::new(Mutex::new(inner)) }
    }

    /// A game that has a file already, with this text in it.
    pub(crate) fn in_file(name: &str, file: &Path, text: String) -> Kept {
        let kept = Kept::new(name);
        let mut inner = kept.lock();
        // The file itself, not a link to it, is what will be replaced.
        inner.file = Some(fs::canonicalize(file).unwrap_or(file.into()));
        inner.in_file = text;
        drop(inner);
        kept
    }

    /// Keep this log. What cannot be written does not stop the game; what whoever plays is to be told of it is returned,
    /// once.
    pub(crate) fn keep(&self, log: String) -> Option<String> {
        let mut inner = self.lock();
        if inner.log == log {
            return None;
        }
        inner.log = log;
        inner.keep()
    }

    /// Where the game is and how to go on, or the game itself if it could not be kept anywhere.
    pub(crate) fn farewell(&self) -> String {
        let inner = self.lock();
        match &inner.file {
            Some(file) => {
                say!(Words::spoken(), "terminal-plain-farewell-kept", file = file.display().to_string())
            }
            None => inner.unkept(),
        }
    }

    /// Where a game is that is over: it can be looked back at, and not gone on with.
    pub(crate) fn over(&self) -> String {
        let inner = self.lock();
        match &inner.file {
            Some(file) => {
                say!(Words::spoken(), "terminal-plain-farewell-over", file = file.display().to_string())
            }
            None => inner.unkept(),
        }
    }

    /// The file, if the game is in one.
    pub(super) fn file(&self) -> Option<PathBuf> {
        self.lock().file.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // A panic while the lock was held must not lose the game as well.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// The game itself, if there is one.
    fn unkept(&self) -> String {
        match self.log.is_empty() {
            true => say!(Words::spoken(), "terminal-plain-farewell-nothing"),
            false => say!(Words::spoken(), "terminal-plain-farewell-nowhere", log = self.log),
        }
    }

    fn keep(&mut self) -> Option<String> {
        let own = self.file.clone().filter(|file| self.is_unchanged(file));
        if own.is_some_and(|file| write(&file, &self.log).is_ok()) {
            self.in_file = self.log.clone();
            return None;
        }
        let had_one = self.file.is_some();
        self.file = folders().iter().find_map(|folder| write_new(folder, &self.name, "log", &self.log).ok());
        self.in_file = self.log.clone();
        let file = self.file.as_ref().map(|file| file.display().to_string());
        let tell =
            (had_one || self.file.is_none()) && !std::mem::replace(&mut self.warned, self.file.is_none());
        tell.then(|| match file {
            Some(file) => say!(Words::spoken(), "terminal-plain-kept-elsewhere", file),
            None => say!(Words::spoken(), "terminal-plain-kept-nowhere"),
        })
    }

    /// Is the file as we left it? A file that is gone is written anew.
    fn is_unchanged(&self, file: &Path) -> bool {
        fs::read(file).map_or(true, |bytes| String::from_utf8_lossy(&bytes) == self.in_file)
    }
}

/// A line for whoever plays, beside the game. If nobody can read it, nobody needs it.
pub(crate) fn warn(text: &str) {
    let _ = writeln!(io::stderr(), "luckhouse: {text}");
}

/// Write a game where the player wants it, but over nothing that is not a game.
pub(crate) fn save(file: &Path, log: &str) -> Result<(), String> {
    if file.exists() {
        let old = fs::read_to_string(file).unwrap_or_default();
        if !file.is_file() || Header::of_log(&old).is_err() {
            return Err(say!(Words::spoken(), "terminal-plain-not-a-game"));
        }
    }
    write(file, log).map_err(|error| error.to_string())
}

/// What to say of a game that was written where the player wants it.
pub(crate) fn saved(file: &str) -> String {
    say!(Words::spoken(), "terminal-plain-saved", file)
}

/// What to say of one that could not be.
pub(crate) fn not_saved(file: &str, error: &str) -> String {
    say!(Words::spoken(), "terminal-plain-not-saved", file, error)
}

/// Where games are kept, if there is a place for such things.
fn own_folder() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("games"))
}

/// The files of the games that are kept, the newest first.
pub(crate) fn files() -> Vec<PathBuf> {
    let is_log = |file: &Path| file.extension().is_some_and(|ending| ending == "log");
    own_folder().map_or(Vec::new(), |folder| newest_first(&folder, is_log))
}

/// Where games are kept, best first.
fn folders() -> Vec<PathBuf> {
    own_folder().into_iter().chain([".".into(), std::env::temp_dir()]).collect()
}
