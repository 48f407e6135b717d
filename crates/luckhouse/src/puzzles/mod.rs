//! `luckhouse puzzles`: positions with one best choice, asked, mined and checked.

mod ask;
mod check;
mod mine;

use crate::failure::Failure;
use clap::Subcommand;

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    ask: ask::AskArgs,
}

#[derive(Subcommand)]
enum Command {
    /// Find positions with one clearly best choice in games of bots, or in saved games
    Mine(mine::Args),
    /// Prove every answer again
    Check(check::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        None => ask::run(&args.ask),
        Some(Command::Mine(args)) => mine::run(args),
        Some(Command::Check(args)) => check::run(args),
    }
}
