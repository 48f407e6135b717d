//! `luckhouse backup`: all data of a house in one file.

use crate::failure::Failure;
use crate::files;
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
    let copied = luckhouse_store::backup(&folder, &args.file);
    let copied = copied.map_err(|wrong| Failure::Failed(wrong.to_string()))?;
    let (file, tables, bytes) = (args.file.display(), copied.tables, copied.bytes);
    let mut out = std::io::stdout().lock();
    writeln!(out, "{file}: {tables} tables, {bytes} bytes, whole and on disk")?;
    let key = if copied.key { "the key of the house and " } else { "" };
    writeln!(out, "Keep it to yourself: {key}the dice of games that are still played are in it.")?;
    Ok(())
}
