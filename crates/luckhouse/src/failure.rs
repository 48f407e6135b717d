//! How a command ends when it cannot do what was asked: one clear line and an exit code.

use clap::error::{ContextKind, ErrorKind};
use luckhouse_engine::BadWord;
use luckhouse_lab::{BadPlan, MOST_CELLS, Plan};
use luckhouse_server::protocol::Problem;
use luckhouse_shelf::{BadLog, bad_word};
use luckhouse_solvers::Unsolved;
use luckhouse_words::{Language, Words};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// The command line is wrong, as a message of the catalogue says it.
macro_rules! usage {
    ($($message:tt)*) => {
        $crate::failure::Failure::Usage(luckhouse_words::say!(luckhouse_words::Words::spoken(), $($message)*))
    };
}
pub(crate) use usage;

/// What was asked for could not be done, as a message of the catalogue says it.
macro_rules! failed {
    ($($message:tt)*) => {
        $crate::failure::Failure::Failed(luckhouse_words::say!(luckhouse_words::Words::spoken(), $($message)*))
    };
}
pub(crate) use failed;

/// Somebody interrupted it, as a message of the catalogue says it.
macro_rules! interrupted {
    ($($message:tt)*) => {
        $crate::failure::Failure::Interrupted(luckhouse_words::say!(luckhouse_words::Words::spoken(), $($message)*))
    };
}
pub(crate) use interrupted;

/// Why a command stopped.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The command line asks for something that does not exist: exit code 2.
    #[error("{0}")]
    Usage(String),
    /// What was asked for could not be done: exit code 1.
    #[error("{0}")]
    Failed(String),
    /// Somebody interrupted it: exit code 130.
    #[error("{0}")]
    Interrupted(String),
    /// Help was asked for: not a failure at all.
    #[error("{0}")]
    Help(clap::Error),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// What the reader of the command line complains about most, in our words: its own are English.
fn of_arguments(error: &clap::Error) -> Option<Failure> {
    let named = |kind| error.get(kind).map(ToString::to_string);
    Some(match error.kind() {
        ErrorKind::InvalidSubcommand => {
            unknown(&named(ContextKind::InvalidSubcommand)?, meant(error).as_deref())
        }
        ErrorKind::UnknownArgument => unknown(&named(ContextKind::InvalidArg)?, meant(error).as_deref()),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let (argument, found) = (named(ContextKind::InvalidArg)?, named(ContextKind::InvalidValue)?);
            match meant(error) {
                Some(near) => usage!("terminal-usage-value-near", argument, found, near),
                None => usage!("terminal-usage-value", argument, found),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            usage!("terminal-usage-missing", argument = named(ContextKind::InvalidArg)?)
        }
        ErrorKind::ArgumentConflict => {
            let (argument, other) = (named(ContextKind::InvalidArg)?, named(ContextKind::PriorArg)?);
            usage!("terminal-usage-conflict", argument, other)
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            usage!("terminal-usage-subcommand")
        }
        _ => return None,
    })
}

/// What the reader of the command line takes for what was meant.
fn meant(error: &clap::Error) -> Option<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    kinds.into_iter().find_map(|kind| error.get(kind)).map(ToString::to_string)
}

/// What is not known here, and what was meant, perhaps.
fn unknown(found: &str, near: Option<&str>) -> Failure {
    match near {
        Some(near) => usage!("terminal-usage-unknown-near", found, near),
        None => usage!("terminal-usage-unknown", found),
    }
}

impl From<BadWord> for Failure {
    fn from(wrong: BadWord) -> Failure {
        Failure::Usage(bad_word(&Words::spoken(), &wrong))
    }
}

impl From<BadPlan> for Failure {
    fn from(wrong: BadPlan) -> Failure {
        match wrong {
            BadPlan::Word(word) => word.into(),
            BadPlan::Empty(name) => usage!("terminal-usage-grid-empty", name),
            BadPlan::Twice { what, .. } => usage!("terminal-usage-grid-twice", what),
            BadPlan::TooLarge(cells) => {
                usage!("terminal-usage-grid-large", cells = cells.to_string(), most = MOST_CELLS)
            }
            BadPlan::TooManyBots { group, named, seats } => {
                usage!("terminal-usage-bots", words = group, named, places = seats)
            }
            BadPlan::Number { what, found, expected } => {
                usage!("terminal-usage-grid-number", what, found = found.to_string(), expected)
            }
            BadPlan::Version { version, edition, here } => {
                usage!("terminal-usage-grid-version", version, edition, own = Plan::VERSION, here)
            }
        }
    }
}

/// What a solver says against a question about this game.
pub(crate) fn unsolved(wrong: &Unsolved, game: &str) -> Failure {
    match wrong {
        Unsolved::Word(word) => word.clone().into(),
        Unsolved::Setup { found, expected } => usage!("terminal-usage-unsolved", found, expected, game),
        Unsolved::Seats { found, expected } => failed!("terminal-failed-solver-seats", found, expected),
        Unsolved::TooLarge { limit } => failed!("terminal-failed-solver-large", limit),
        Unsolved::Cycle { .. } | Unsolved::AtOnce { .. } => failed!("terminal-failed-solver-kind", game),
        Unsolved::Stopped => interrupted!("terminal-interrupted-solver"),
    }
}

/// What a house says against something, in the language that is spoken here as far as it is told as data.
pub(crate) fn problem(problem: &Problem) -> String {
    let words = Words::spoken();
    match &problem.reason {
        Some(reason) => words.fact("refusal", &reason.0),
        None => problem.text.clone(),
    }
}

/// A file of a game that cannot be played again, and why.
pub(crate) fn bad_log(file: &Path, wrong: &BadLog) -> Failure {
    Failure::Failed(format!("{}: {}", file.display(), wrong.said(&Words::spoken())))
}

/// A file that cannot be written, and what the system says.
pub(crate) fn unwritten(file: &Path, error: &io::Error) -> Failure {
    failed!("terminal-failed-write", file = file.display().to_string(), error = error.to_string())
}

/// The system gives no threads to work on.
pub(crate) fn no_workers(error: &impl ToString) -> Failure {
    failed!("terminal-failed-workers", error = error.to_string())
}

impl Failure {
    /// What the reader of the command line says, in one line.
    pub(crate) fn from_arguments(error: clap::Error) -> Failure {
        if !error.use_stderr() {
            return Failure::Help(error);
        }
        if Words::spoken().language() != Language::ENGLISH {
            return of_arguments(&error).unwrap_or_else(|| usage!("terminal-usage-arguments"));
        }
        let text = error.to_string();
        let first: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
        let reason = first.join(" ");
        let reason = reason.strip_prefix("error: ").unwrap_or(&reason);
        let near = meant(&error).map_or(String::new(), |near| format!(". Did you mean `{near}`?"));
        Failure::Usage(format!("{reason}{near} (`luckhouse --help` lists what there is)"))
    }

    /// Say it, and choose the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Help(help) => {
                // Whoever asked for help and went away does not need it.
                let _ = help.print();
                ExitCode::SUCCESS
            }
            // The reader of our output has seen enough, as `| head` does.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Usage(_) => self.say(2),
            Failure::Interrupted(_) => self.say(130),
            Failure::Failed(_) | Failure::Io(_) => self.say(1),
        }
    }

    fn say(&self, code: u8) -> ExitCode {
        // If even this cannot be written, the exit code still tells.
        let _ = writeln!(io::stderr(), "luckhouse: {self}");
        ExitCode::from(code)
    }
}
