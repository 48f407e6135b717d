//! Finished games, moved out of the database into files.
//!
//! A file is written and read back before its events leave the database, in one change that compares them with the file's name, which has their hash.
//! Whoever is killed in between leaves a file that the database knows as reserved: it is removed later, and written again. Where a game is, the
//! database says; a list of the files can be made from the files alone.

mod folder;
mod name;
mod reading;
mod text;

use crate::{Change, Cursor, Event, Millis, Store, StoreError, TableId};
use folder::Folder;
pub use name::ArchiveName;
use std::path::Path;
use std::sync::Arc;

/// One step of moving a game there or back: see [`Archive`], which takes them in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Archiving {
    /// A file of this name is about to be written. Refused if somebody else is at it.
    Reserve {
        /// Which.
        name: ArchiveName,
        /// When.
        at: Millis,
    },
    /// It is written: the events of its table leave the database, if they are what the name says.
    Keep(ArchiveName),
    /// The events of its table come back, if they are what the name says. The file may go.
    BringBack {
        /// Which.
        name: ArchiveName,
        /// All of them.
        events: Vec<Event>,
    },
    /// The file is about to be removed. Refused if a game is in it.
    Leave(ArchiveName),
    /// It was removed, and its name is free.
    Gone(ArchiveName),
}

/// A store whose finished games can be in files. Whoever reads does not notice.
///
/// ```
/// use luckhouse_store::{conformance::{Scratch, sample}, *};
/// use std::sync::Arc;
/// let folder = Scratch::new();
/// let store = Archive::new(Arc::new(Memory::default()), Some(folder.path()));
/// store.apply(sample::open("a", 1)).unwrap();
/// store.apply(Change::Append(sample::play("a", 1, "p1 roll"))).unwrap();
/// store.apply(sample::mark("a", 9, sample::over())).unwrap();
/// let log = store.export(&sample::id("a")).unwrap();
/// assert!(store.put_away(&sample::id("a"), Millis(99)).unwrap());
/// assert_eq!(store.export(&sample::id("a")).unwrap(), log);
/// ```
pub struct Archive {
    store: Arc<dyn Store>,
    folder: Option<Folder>,
}

/// What was found in the files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// So many games are whole, in files that the database knows.
    pub whole: u64,
    /// What is wrong, in a line each: files that are missing, cut or altered.
    pub wrong: Vec<String>,
    /// Files that the database does not know.
    pub unknown: Vec<String>,
}

/// What became of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PutAway {
    /// So many were put away.
    pub games: usize,
    /// The last that was looked at: go on from there, until there is none.
    pub next: Option<Cursor>,
    /// What was wrong with the first that could not be.
    pub wrong: Option<StoreError>,
}

/// A name is reserved for so long at most, by whoever writes the file.
const RESERVED: i64 = 60 * 60 * 1000;
/// So many names are read at once.
const PAGE: usize = 500;
/// So many games are put away at once.
const AT_ONCE: usize = 20;

impl Archive {
    /// This store, with its archive in that folder. Without a folder nothing is put away, and a game that was is not readable, which is said.
    pub fn new(store: Arc<dyn Store>, folder: Option<&Path>) -> Archive {
        Archive { store, folder: folder.map(Folder::at) }
    }

    fn folder(&self, name: &ArchiveName) -> Result<&Folder, StoreError> {
        let none = || StoreError::Archive {
            file: name.to_string(),
            why: "no folder is set for it".into(),
            lost: false,
        };
        self.folder.as_ref().ok_or_else(none)
    }

    /// Can games be put away?
    pub fn is_set(&self) -> bool {
        self.folder.is_some()
    }

    /// Put a game away. `false`: it is there already, is not over, was changed meanwhile, or somebody else is at it.
    ///
    /// # Errors
    /// If it cannot be read or written. Then it stays where it is.
    pub fn put_away(&self, table: &TableId, now: Millis) -> Result<bool, StoreError> {
        if self.store.archived(table)?.is_some() {
            return Ok(false);
        }
        let listed = self.store.load(table)?.listed;
        let events = self.store.events(table, None, usize::MAX)?;
        let Some(name) = ArchiveName::of(&listed, &events).filter(|_| !events.is_empty()) else {
            return Ok(false);
        };
        let folder = self.folder(&name)?;
        self.make_ready(folder)?;
        if !self.step(Archiving::Reserve { name: name.clone(), at: now })? {
            return Ok(false);
        }
        folder.write(&name, &text::written(&listed, &events))?;
        self.step(Archiving::Keep(name))
    }

    /// Make the folder, if nothing was ever put there. One that should have something and has nothing is not the right one.
    fn make_ready(&self, folder: &Folder) -> Result<(), StoreError> {
        if folder.is_there().is_ok() {
            return Ok(());
        }
        if self.store.archive_names(None, 1)?.is_empty() {
            return folder.make();
        }
        Err(folder.empty())
    }

    /// Bring a game back into the database: it is about to be changed. Its file goes with [`Archive::clear`].
    ///
    /// # Errors
    /// If its file cannot be read, or the store says no.
    pub fn bring_back(&self, table: &TableId) -> Result<(), StoreError> {
        let Some(name) = self.store.archived(table)? else { return Ok(()) };
        let events = self.folder(&name)?.read(&name)?.events;
        self.step(Archiving::BringBack { name, events }).map(drop)
    }

    /// Remove files that no game needs any more: of games that were forgotten or brought back, and what was left half-written. Says how many.
    ///
    /// # Errors
    /// If they cannot be removed, which can be tried again.
    pub fn clear(&self, now: Millis) -> Result<usize, StoreError> {
        let Some(folder) = &self.folder else { return Ok(0) };
        let mut removed = 0;
        loop {
            let names = self.store.left_over(Millis(now.0 - RESERVED), PAGE)?;
            let before = removed;
            for name in names {
                if self.step(Archiving::Leave(name.clone()))? {
                    folder.remove(&name)?;
                    self.step(Archiving::Gone(name))?;
                    removed += 1;
                }
            }
            // What is left is somebody else's work.
            if removed == before {
                return Ok(removed);
            }
        }
    }

    /// Put away some of the games that ended before this, oldest first, from this one on.
    ///
    /// # Errors
    /// If the store cannot say which there are. What is wrong with one of them does not keep the others here.
    pub fn put_some_away(
        &self,
        (before, now): (Millis, Millis),
        after: Option<&Cursor>,
    ) -> Result<PutAway, StoreError> {
        let page = self.store.archivable(before, after, AT_ONCE)?;
        let mut put = PutAway { next: page.last().cloned(), ..PutAway::default() };
        for Cursor { table, .. } in page {
            match self.put_away(&table, now) {
                Ok(done) => put.games += usize::from(done),
                // It was forgotten meanwhile.
                Err(StoreError::NoTable(_)) => {}
                Err(why) => put.wrong = put.wrong.or(Some(why)),
            }
        }
        Ok(put)
    }

    /// Read every file, hold it against the database, and write the list of them anew.
    ///
    /// # Errors
    /// If the folder or the database cannot be read at all.
    pub fn check(&self) -> Result<Checked, StoreError> {
        let mut checked = Checked::default();
        let Some(folder) = &self.folder else { return Ok(checked) };
        let away = |why: std::io::Error| StoreError::Disk(why.to_string());
        let names = folder.names().map_err(away)?;
        let mut index = String::from("file\ttable\tgame\tended\tevents\n");
        for name in &names {
            let known = self.store.archived(name.table()).map(|known| known.as_ref() == Some(name));
            if !matches!(known, Ok(true)) {
                checked.unknown.push(name.to_string());
                continue;
            }
            match folder.read(name) {
                Ok(game) => {
                    checked.whole += 1;
                    let text::Game { table, game, ended, events } = game;
                    index += &format!("{name}\t{table}\t{game}\t{}\t{}\n", ended.0, events.len());
                }
                Err(why) => checked.wrong.push(why.to_string()),
            }
        }
        self.missing(folder, &names, &mut checked)?;
        folder.write_index(&index).map_err(away)?;
        Ok(checked)
    }

    /// Those that the database knows and the folder does not have.
    fn missing(
        &self,
        folder: &Folder,
        names: &[ArchiveName],
        checked: &mut Checked,
    ) -> Result<(), StoreError> {
        let mut after = None;
        loop {
            let page = self.store.archive_names(after.as_ref(), PAGE)?;
            let Some(last) = page.last().cloned() else { return Ok(()) };
            let absent = page.iter().filter(|name| names.binary_search(name).is_err());
            checked
                .wrong
                .extend(absent.filter_map(|name| folder.read(name).err()).map(|why| why.to_string()));
            after = Some(last);
        }
    }

    /// `false`: it was refused, because the game has changed or somebody else is at it.
    fn step(&self, step: Archiving) -> Result<bool, StoreError> {
        match self.store.apply(Change::Archive(Box::new(step))) {
            Ok(_) => Ok(true),
            Err(StoreError::NotArchived(_)) => Ok(false),
            Err(why) => Err(why),
        }
    }
}
