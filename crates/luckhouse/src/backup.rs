//! `luckhouse backup`: all data of a house in one file.

use crate::failure::Failure;
use crate::files;
use luckhouse_words::{Words, say};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file to make; nothing is written over
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder of the house's data (the user's place for such things, if not given)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let folder = files::house_folder(args.data.as_deref())?;
    let copied = luckhouse_store::backup(&folder, &args.file)?;
    let (file, tables, bytes) = (args.file.display().to_string(), copied.tables, copied.bytes);
    let (words, mut out) = (Words::spoken(), std::io::stdout().lock());
    writeln!(out, "{}", say!(words, "terminal-house-copied", file, tables, bytes))?;
    writeln!(out, "{}", say!(words, "terminal-house-copied-secret", key = copied.key))?;
    if copied.archived > 0 {
        writeln!(out, "{}", say!(words, "terminal-house-copied-archive", games = copied.archived))?;
    }
    Ok(())
}
