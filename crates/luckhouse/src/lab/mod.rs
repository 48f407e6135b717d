//! `luckhouse lab …`: the designer's lab. One file per subcommand.

mod ablation;
mod compare;
mod grid_args;
mod handicap;
mod merge;
mod options;
mod ratings;
mod report;
mod run;
mod signature;
pub(crate) mod table;
mod tune;

use crate::failure::{self, Failure, failed};
use clap::Subcommand;
use luckhouse_lab::BadParts;
use luckhouse_words::Words;
use std::path::Path;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a grid of options, seats and bots, and count everything
    Run(run::Args),
    /// Join parts that were played apart to the same result as one run
    Merge(merge::Args),
    /// Two bots, or two sets of options, with the same dice
    Compare(compare::Args),
    /// Options or a document that come near to what is wanted
    Tune(tune::Args),
    /// What start would make the seats even
    Handicap(handicap::Args),
    /// What each value of each option does
    Options(options::Args),
    /// What a player loses who never does something
    Without(ablation::Args),
    /// Everything about a game on one page: who wins, how long, how it swings, luck and skill
    Report(report::Args),
    /// What the bots of the house are rated, at every game and for every number of seats
    Ratings(ratings::Args),
    /// One number for how each game behaves: it changes when a game does
    Signature(signature::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Run(args) => run::run(args),
        Command::Merge(args) => merge::run(args),
        Command::Compare(args) => compare::run(args),
        Command::Tune(args) => tune::run(args),
        Command::Handicap(args) => handicap::run(args),
        Command::Options(args) => options::run(args),
        Command::Without(args) => ablation::run(args),
        Command::Report(args) => report::run(args),
        Command::Ratings(args) => ratings::run(args),
        Command::Signature(args) => signature::run(args),
    }
}

/// What is wrong with the question is one thing, what went wrong on the way another.
fn failed(wrong: BadParts) -> Failure {
    match wrong {
        BadParts::Plan(wrong) => wrong.into(),
        BadParts::Unwritten { file, error } => {
            failed!("terminal-failed-part-write", file = shown(&file), error = error.to_string())
        }
        BadParts::Unread { file, error, .. } => {
            failed!("terminal-failed-part-read", file = shown(&file), error)
        }
        BadParts::OtherPlan { folder, there, asked } => {
            let [there, asked] = [there, asked].map(|plan| plan.said(&Words::spoken()));
            failed!("terminal-failed-other-plan", folder = shown(&folder), there, asked)
        }
        BadParts::Busy(folder) => failed!("terminal-failed-busy", folder = shown(&folder)),
        BadParts::Missing { portions, plan, .. } => failed!("terminal-failed-portions", portions, plan),
        BadParts::Doubled { portion, first, second } => {
            let (first, second) = (shown(&first), shown(&second));
            failed!("terminal-failed-portion-twice", portion, first, second)
        }
        BadParts::Taken(folder) => failed!("terminal-failed-taken", folder = shown(&folder)),
        BadParts::NoParquet => failed!("terminal-failed-no-parquet"),
        BadParts::Workers(error) => failure::no_workers(&error),
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
