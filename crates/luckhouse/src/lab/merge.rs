//! `luckhouse lab merge DIR… --out DIR`: shards that were played apart, joined.

use super::failed;
use crate::answer::{Answer, Form};
use crate::failure::Failure;
use luckhouse_words::{Words, say};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folders of the parts, as `lab run --shard … --out DIR` made them
    #[arg(required = true, value_name = "DIR")]
    parts: Vec<PathBuf>,
    /// A new folder for the whole
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let words = Words::spoken();
    let results = luckhouse_lab::merge(&args.parts, &args.out).map_err(failed)?;
    let seed = results.plan.seed;
    args.form.print(|| Answer::new("lab merge", seed, results.lines()), || results.text(&words))?;
    let (parts, folder) = (args.parts.len(), args.out.display().to_string());
    let _ = writeln!(std::io::stderr(), "{}", say!(words, "terminal-lab-joined", parts, folder));
    Ok(())
}
