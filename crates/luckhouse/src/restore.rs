//! `luckhouse restore`: the data of a backup, in the folder of a house.

use crate::failure::Failure;
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
    let restored = luckhouse_store::restore(&args.file, &args.data, args.force);
    let (copied, aside) = restored.map_err(|wrong| Failure::Failed(wrong.to_string()))?;
    let folder = args.data.display();
    let mut out = std::io::stdout().lock();
    if let Some(aside) = aside {
        writeln!(out, "What was there is {} now.", aside.display())?;
    }
    writeln!(out, "{folder} has the data of {}: {} tables.", args.file.display(), copied.tables)?;
    if !copied.key {
        writeln!(
            out,
            "It has no key of the house: bring house.key back, or players are warned of a new one."
        )?;
    }
    writeln!(out, "Open the house: luckhouse serve --data {folder}")?;
    Ok(())
}
