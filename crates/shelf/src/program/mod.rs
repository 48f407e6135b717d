//! Bots that are programs of somebody's own. Once one is welcomed it can be named like any other bot, for as long as this program runs.
//!
//! Nobody welcomes any but whoever typed the command line, so that a house on the network knows none.

mod fault;
mod party;

pub use fault::Fault;
pub use party::Party;
pub(crate) use party::Seated;

use crate::BotSpec;
use luckhouse_engine::{Outcome, Seat};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

/// What a program is told when a game begins.
pub struct Begin {
    /// The name of the game.
    pub game: &'static str,
    /// Every option with its value as a word.
    pub options: BTreeMap<String, String>,
    /// How many seats.
    pub seats: usize,
    /// Its own.
    pub seat: Seat,
    /// What lies on the table and never changes.
    pub static_data: Value,
}

/// One event, as the seat may read it.
#[derive(Clone, serde::Serialize)]
pub struct Happened {
    /// Its line of the log.
    pub line: String,
    /// What it did, written down.
    pub facts: Box<RawValue>,
}

/// What a program is asked.
pub struct Question {
    /// What happened since it was asked last.
    pub happened: Vec<Happened>,
    /// What the seat sees.
    pub view: Box<RawValue>,
    /// What it may choose, as [`Offer`](crate::Offer)s.
    pub offers: Box<RawValue>,
}

/// How a game went that is over.
pub struct Ending {
    /// How it ended.
    pub outcome: Outcome,
    /// The whole log.
    pub log: String,
}

/// Whoever runs a program, as often at once as there are seats for it.
pub trait Runs: Send + Sync {
    /// It sits down at a table.
    fn sit_down(&self, begin: &Begin) -> Box<dyn AtTable>;
}

/// A program in one seat of one table. Whoever drops it before the end has no more questions.
pub trait AtTable: Send {
    /// The word that it chooses.
    ///
    /// # Errors
    /// Why there is none in time.
    fn choose(&mut self, question: &Question) -> Result<String, Fault>;
    /// It has lost the game by what it did, or did not do.
    fn forfeits(&mut self, fault: &Fault);
    /// The game is over, and it has played it to the end.
    fn end(&mut self, ending: &Ending);
}

/// A program that was welcomed.
#[derive(Clone, Copy)]
pub struct Program(&'static Welcomed);

struct Welcomed {
    name: String,
    runs: Box<dyn Runs>,
}

static ALL: Mutex<Vec<Program>> = Mutex::new(Vec::new());

/// From now on this name is a bot in every game.
///
/// # Errors
/// If it is the word of another bot, or cannot be told from one.
pub fn welcome(name: &str, runs: Box<dyn Runs>) -> Result<Program, BadName> {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let known = ["careful", BotSpec::PLAIN].into_iter().chain(BotSpec::strengths()).any(|word| word == name);
    if name.is_empty() || name.len() > LONGEST || !name.chars().all(plain) {
        return Err(BadName::NoName);
    }
    if known || named(name).is_some() {
        return Err(BadName::Taken);
    }
    // A bot is copied from seat to seat, and named until this program ends.
    let program = Program(Box::leak(Box::new(Welcomed { name: name.into(), runs })));
    ALL.lock().unwrap_or_else(PoisonError::into_inner).push(program);
    Ok(program)
}

/// So long a name may be.
const LONGEST: usize = 24;

/// Why a program cannot be called so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// It has other letters than a word for a bot, or too many.
    NoName,
    /// Another bot is called so.
    Taken,
}

/// The program that was welcomed by this name.
pub(crate) fn named(name: &str) -> Option<Program> {
    let all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.iter().copied().find(|program| program.0.name == name)
}

/// The names of all that were welcomed.
pub(crate) fn names() -> Vec<String> {
    let all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.iter().map(|program| program.0.name.clone()).collect()
}

impl Program {
    fn sit_down(self, begin: &Begin) -> Box<dyn AtTable> {
        self.0.runs.sit_down(begin)
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.name)
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Program({})", self.0.name)
    }
}

impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for Program {}

impl Hash for Program {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.name.hash(hasher);
    }
}
