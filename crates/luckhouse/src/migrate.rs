//! `luckhouse migrate`: a house from a folder to a database, or back.

use crate::failure::{Failure, usage};
use luckhouse_store::{MoveError, OpenError};
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the house is: a folder, or postgres://USER@HOST/DATABASE; no program may serve it meanwhile
    #[arg(long, value_name = "PLACE")]
    from: String,
    /// Where it goes: a folder, or postgres://USER@HOST/DATABASE; nothing may be there yet
    #[arg(long, value_name = "PLACE")]
    to: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let moved = luckhouse_store::transfer(&args.from, &args.to).map_err(|wrong| match wrong {
        MoveError::Open(OpenError::Address { why }) => usage!("terminal-usage-database", why),
        MoveError::SamePlace { place } => usage!("terminal-usage-same-place", place),
        other => Failure::Failed(other.to_string()),
    })?;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} tables with {} events are there: {} lines, each compared.",
        moved.tables, moved.events, moved.lines
    )?;
    if !moved.key {
        writeln!(out, "There was no key of the house: a new one is made when it opens.")?;
    }
    let flag = if luckhouse_store::is_database(&args.to) { "--store" } else { "--data" };
    writeln!(
        out,
        "Open the house there with `luckhouse serve {flag}`. Where it was, everything is as before."
    )?;
    Ok(())
}
