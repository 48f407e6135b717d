//! A whole house, moved from one place to another: from a folder to a database, or back.

mod kinds;

use crate::{MoveError, is_database};
pub(crate) use kinds::{Cell, Column, KINDS, Kind, Line};
use std::path::Path;

/// So many lines are read and written at once.
const PAGE: usize = 1000;

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// How many tables are there now.
    pub tables: u64,
    /// How many events they have.
    pub events: u64,
    /// How many lines of data there are in all. Each was read back and compared.
    pub lines: u64,
    /// Is the key of the house among them?
    pub key: bool,
}

/// What there is one of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct House {
    /// What it signs with.
    pub(crate) key: Option<String>,
    /// How many changes were ever written, and the latest time that one of them named.
    pub(crate) changes: i64,
    pub(crate) last_at: i64,
    /// The last number that was given to a game that ended.
    pub(crate) ended: i64,
}

/// Where a house is, or will be. It is in use by nobody else until this is dropped; what is written and not kept is gone then.
pub(crate) trait Side {
    /// Lines of this kind after that one, in order, at most so many.
    fn page(&mut self, kind: &Kind, after: Option<&Line>, limit: usize) -> Result<Vec<Line>, MoveError>;

    /// Add these lines.
    fn add(&mut self, kind: &Kind, lines: &[Line]) -> Result<(), MoveError>;

    fn house(&mut self) -> Result<House, MoveError>;

    fn set_house(&mut self, house: &House) -> Result<(), MoveError>;

    /// Everything that was added stays.
    fn keep(self: Box<Self>) -> Result<(), MoveError>;
}

/// Move a house: `from` and `to` are folders, or addresses of databases. Nothing is changed where it was. Every line is read back
/// and compared before anything is kept.
///
/// # Errors
/// If there is no house, a house is open at one of them, there is something where it should go, or a line differs. Then nothing
/// is kept there.
///
/// ```
/// use luckhouse_store::{MoveError, conformance::Scratch, transfer};
/// let (from, to) = (Scratch::new(), Scratch::new());
/// let nothing = transfer(from.path().to_str().unwrap(), to.path().to_str().unwrap());
/// assert!(matches!(nothing, Err(MoveError::NoHouse { .. })));
/// ```
pub fn transfer(from: &str, to: &str) -> Result<Moved, MoveError> {
    if from == to {
        return Err(MoveError::SamePlace { place: shown(from) });
    }
    let mut source = open(from, false)?;
    let mut target = open(to, true)?;
    empty(&mut *target, to)?;
    for kind in KINDS {
        copy(kind, &mut *source, &mut *target)?;
    }
    let house = source.house()?;
    target.set_house(&house)?;
    let mut moved = Moved { key: house.key.is_some(), ..Moved::default() };
    for kind in KINDS {
        moved.count(kind, compare(kind, &mut *source, &mut *target)?);
    }
    if target.house()? != house {
        return Err(MoveError::Differs { what: "house".into() });
    }
    target.keep()?;
    Ok(moved)
}

fn open(place: &str, new: bool) -> Result<Box<dyn Side>, MoveError> {
    if is_database(place) {
        crate::postgres::side(place, new)
    } else {
        crate::sqlite::side(Path::new(place), new)
    }
}

/// A place without its password.
fn shown(place: &str) -> String {
    if is_database(place) { crate::postgres::shown(place) } else { place.into() }
}

impl Moved {
    fn count(&mut self, kind: &Kind, lines: u64) {
        self.lines += lines;
        match kind.name {
            "tables" => self.tables = lines,
            "events" => self.events = lines,
            _ => {}
        }
    }
}

fn empty(target: &mut dyn Side, place: &str) -> Result<(), MoveError> {
    let mut something = target.house()?.key.is_some();
    for kind in KINDS {
        something |= !target.page(kind, None, 1)?.is_empty();
    }
    if something { Err(MoveError::NotEmpty { place: shown(place) }) } else { Ok(()) }
}

fn copy(kind: &Kind, source: &mut dyn Side, target: &mut dyn Side) -> Result<(), MoveError> {
    let mut last = None;
    loop {
        let page = source.page(kind, last.as_ref(), PAGE)?;
        if page.is_empty() {
            return Ok(());
        }
        target.add(kind, &page)?;
        last = page.into_iter().next_back();
    }
}

/// How many lines both have, if all are the same.
fn compare(kind: &Kind, source: &mut dyn Side, target: &mut dyn Side) -> Result<u64, MoveError> {
    let (mut last, mut lines) = (None, 0);
    loop {
        let (here, there) =
            (source.page(kind, last.as_ref(), PAGE)?, target.page(kind, last.as_ref(), PAGE)?);
        if let Some(line) = (0..here.len().max(there.len())).find(|line| here.get(*line) != there.get(*line))
        {
            let what = format!("line {} of {}", lines + line as u64 + 1, kind.name);
            return Err(MoveError::Differs { what });
        }
        if here.is_empty() {
            return Ok(lines);
        }
        lines += here.len() as u64;
        last = here.into_iter().next_back();
    }
}
