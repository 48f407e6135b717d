//! A program that is named like any bot: as many processes of it as play at once, each of which plays one game after the other.

use super::program::Program;
use super::tell::Tell;
use luckhouse_shelf::program::{AtTable, Begin, Ending, Fault, Question, Runs};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// So many reasons are told.
const TOLD: usize = 5;

/// A program that was welcomed, and how it has done.
pub(crate) struct Hosted {
    pub(crate) name: String,
    command: Vec<String>,
    time: Duration,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// Those that have finished a game, and wait for the next.
    idle: Vec<Program>,
    games: u64,
    forfeits: u64,
    reasons: Vec<Fault>,
}

/// How often a program has forfeited.
pub(crate) struct Forfeits {
    pub(crate) games: u64,
    pub(crate) forfeits: u64,
    /// The first reasons, each once.
    pub(crate) reasons: Vec<Fault>,
}

impl Hosted {
    /// Start it once, to see that it can be.
    ///
    /// # Errors
    /// If it cannot be started.
    pub(crate) fn new(name: &str, command: Vec<String>, time: Duration) -> io::Result<Arc<Hosted>> {
        let first = Program::start(&command)?;
        let inner = Mutex::new(Inner { idle: vec![first], ..Inner::default() });
        Ok(Arc::new(Hosted { name: name.into(), command, time, inner }))
    }

    /// What was forfeited so far.
    pub(crate) fn forfeits(&self) -> Forfeits {
        let own = self.own();
        Forfeits { games: own.games, forfeits: own.forfeits, reasons: own.reasons.clone() }
    }

    /// Nobody needs those any more that wait.
    pub(crate) fn rest(&self) {
        self.own().idle.clear();
    }

    /// How long it may take for a choice.
    pub(super) fn time(&self) -> Duration {
        self.time
    }

    /// One that has played to the end waits for the next game.
    pub(super) fn give_back(&self, program: Program) {
        self.own().idle.push(program);
    }

    /// One that has nothing to do, or a new one.
    pub(super) fn process(&self) -> io::Result<Program> {
        let idle = self.own().idle.pop();
        idle.map_or_else(|| Program::start(&self.command), Ok)
    }

    fn own(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The same for the shelf.
pub(crate) struct Here(pub(crate) Arc<Hosted>);

impl Runs for Here {
    fn sit_down(&self, begin: &Begin) -> Box<dyn AtTable> {
        let hosted = Arc::clone(&self.0);
        hosted.own().games += 1;
        let program = hosted.process();
        if let Ok(program) = &program {
            program.tell(&Tell::begin(begin));
        }
        Box::new(Playing { hosted, program: program.map_err(|error| error.to_string()) })
    }
}

/// One process in one seat. Dropped before the end of its game it is ended.
struct Playing {
    hosted: Arc<Hosted>,
    program: Result<Program, String>,
}

impl AtTable for Playing {
    fn choose(&mut self, question: &Question) -> Result<String, Fault> {
        let time = self.hosted.time;
        match &mut self.program {
            Ok(program) => program.ask(&Tell::choose(question, time), time),
            Err(error) => Err(Fault::NotStarted { error: error.clone() }),
        }
    }

    fn forfeits(&mut self, fault: &Fault) {
        // Whoever misbehaved has to begin anew.
        self.program = Err(String::new());
        let mut own = self.hosted.own();
        own.forfeits += 1;
        if own.reasons.len() < TOLD && !own.reasons.contains(fault) {
            own.reasons.push(fault.clone());
        }
    }

    fn end(&mut self, ending: &Ending) {
        if let Ok(program) = std::mem::replace(&mut self.program, Err(String::new())) {
            program.tell(&Tell::end(ending));
            self.hosted.give_back(program);
        }
    }
}
