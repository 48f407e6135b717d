//! `luckhouse restore`: the data of a backup, in the folder of a house.

use crate::failure::Failure;
use luckhouse_words::{Words, say};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A file that `luckhouse backup` made
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder that the data goes to; no house may be open there
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// Where there is data already, move it aside
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let (copied, aside) = luckhouse_store::restore(&args.file, &args.data, args.force)?;
    let (folder, file) = (args.data.display().to_string(), args.file.display().to_string());
    let (words, mut out) = (Words::spoken(), std::io::stdout().lock());
    if let Some(aside) = aside {
        writeln!(out, "{}", say!(words, "terminal-house-aside", aside = aside.display().to_string()))?;
    }
    writeln!(
        out,
        "{}",
        say!(words, "terminal-house-restored", folder = &folder, file, tables = copied.tables)
    )?;
    if !copied.key {
        writeln!(out, "{}", say!(words, "terminal-house-restored-no-key"))?;
    }
    writeln!(out, "{}", say!(words, "terminal-house-restored-open", folder))?;
    Ok(())
}
