//! How a command ends when it cannot do what was asked: one clear line and an exit code.

use luckhouse_engine::BadWord;
use std::io::{self, Write};
use std::process::ExitCode;

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

impl From<BadWord> for Failure {
    fn from(wrong: BadWord) -> Failure {
        Failure::Usage(wrong.to_string())
    }
}

impl Failure {
    /// What the reader of the command line says, in one line.
    pub(crate) fn from_arguments(error: clap::Error) -> Failure {
        if !error.use_stderr() {
            return Failure::Help(error);
        }
        let text = error.to_string();
        let first: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
        let reason = first.join(" ");
        let reason = reason.strip_prefix("error: ").unwrap_or(&reason);
        Failure::Usage(format!("{reason} (`luckhouse --help` lists what there is)"))
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
