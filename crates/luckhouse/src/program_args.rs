//! Programs of somebody's own, named on the command line: what every command takes that names bots.

use crate::bot::program::end_all;
use crate::bot::{Here, Hosted};
use crate::failure::{Failure, failed, usage};
use luckhouse_shelf::program::{BadName, welcome};
use luckhouse_words::{Words, say};
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Bots that are programs.
#[derive(clap::Args, Clone, Default, PartialEq)]
pub(crate) struct ProgramArgs {
    /// A program of your own that can be named wherever bots are, like `mine='python3 my_bot.py'`; can be given several times
    #[arg(long = "program", value_name = "NAME=COMMAND")]
    programs: Vec<String>,
    /// How long a program may take for a choice, in seconds (2, if not given); for its first one, ten more
    #[arg(long, value_name = "SECONDS", allow_hyphen_values = true)]
    patience: Option<f64>,
}

/// All that were welcomed.
static WELCOMED: Mutex<Vec<Arc<Hosted>>> = Mutex::new(Vec::new());

impl ProgramArgs {
    /// From now on all of them can be named. Whoever asks again changes nothing.
    pub(crate) fn welcome(&self) -> Result<(), Failure> {
        let time = self.time()?;
        let mut welcomed = WELCOMED.lock().unwrap_or_else(PoisonError::into_inner);
        if !welcomed.is_empty() {
            return Ok(());
        }
        for program in &self.programs {
            welcomed.push(hosted(program, time)?);
        }
        Ok(())
    }

    /// How long one may take for a choice.
    pub(crate) fn time(&self) -> Result<Duration, Failure> {
        time(self.patience.unwrap_or(2.0))
    }
}

/// So many seconds, if a program can be waited for so long.
pub(crate) fn time(seconds: f64) -> Result<Duration, Failure> {
    let time = Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero());
    let time = time.filter(|time| time.as_secs() <= 3600);
    time.ok_or_else(|| usage!("terminal-usage-patience", seconds = seconds.to_string()))
}

fn hosted(program: &str, time: Duration) -> Result<Arc<Hosted>, Failure> {
    let wrong = || usage!("terminal-usage-program", program);
    let (name, command) = program.split_once('=').ok_or_else(wrong)?;
    let command = shlex::split(command).filter(|command| !command.is_empty()).ok_or_else(wrong)?;
    let started = Hosted::new(name, command.clone(), time);
    let hosted = started.map_err(|error| {
        usage!("terminal-usage-program-start", program = command[0], error = error.to_string())
    })?;
    match welcome(name, Box::new(Here(Arc::clone(&hosted)))) {
        Ok(_) => Ok(hosted),
        Err(BadName::NoName) => Err(wrong()),
        Err(BadName::Taken) => Err(usage!("terminal-usage-program-taken", name)),
    }
}

/// The work is done, or was not to be: every program is ended. Who has forfeited games is named, but at a table, where
/// everybody has heard it.
pub(crate) fn over(done: Result<(), Failure>, heard: bool) -> Result<(), Failure> {
    let welcomed = WELCOMED.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut forfeits, mut games) = (0, 0);
    for hosted in &*welcomed {
        hosted.rest();
        let said = hosted.forfeits();
        if heard {
            continue;
        }
        (forfeits, games) = (forfeits + said.forfeits, games + said.games);
        tell(hosted, &said);
    }
    end_all();
    match (done, forfeits) {
        (Ok(()), 1..) => Err(failed!("terminal-bot-forfeits", forfeits, games)),
        (done, _) => done,
    }
}

/// Beside the result, which is the same with any number of workers.
fn tell(hosted: &Hosted, said: &crate::bot::Forfeits) {
    let words = Words::spoken();
    for fault in &said.reasons {
        let (name, why) = (&hosted.name, fault.said(&words));
        let _ = writeln!(std::io::stderr(), "{}", say!(words, "terminal-bot-forfeited", name, why));
    }
}
