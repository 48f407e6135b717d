//! `luckhouse migrate`: a house from a folder to a database, or back.

use crate::failure::Failure;
use luckhouse_words::{Words, say};
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
    let moved = luckhouse_store::transfer(&args.from, &args.to)?;
    let (words, mut out) = (Words::spoken(), std::io::stdout().lock());
    let (tables, events, lines) = (moved.tables, moved.events, moved.lines);
    writeln!(out, "{}", say!(words, "terminal-house-moved", tables, events, lines))?;
    if !moved.key {
        writeln!(out, "{}", say!(words, "terminal-house-moved-no-key"))?;
    }
    let flag = if luckhouse_store::is_database(&args.to) { "--store" } else { "--data" };
    writeln!(out, "{}", say!(words, "terminal-house-moved-open", flag))?;
    Ok(())
}
