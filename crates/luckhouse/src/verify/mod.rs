//! `luckhouse verify FILE`: the dice of a finished game, proved from its file, and from what a player kept.

mod first;
mod second;

pub(crate) use second::check;

use crate::failure::Failure;
use crate::replay;
use luckhouse_engine::fair::{Receipt, is_log_2};
use luckhouse_words::{Words, say};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The finished game, with the proof of its dice
    file: PathBuf,
    /// What a player kept of it: shows that it is the game that they played
    #[arg(long, value_name = "FILE")]
    receipt: Option<PathBuf>,
    /// Say it for programs, as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let found = prove(args);
    let mut out = std::io::stdout().lock();
    match (&found, args.json) {
        (Ok((_, value)), true) => writeln!(out, "{value:#}")?,
        (Ok((words, _)), false) => write!(out, "{words}")?,
        (Err(why), true) => writeln!(out, "{:#}", json!({"proved": false, "why": why.to_string()}))?,
        (Err(_), false) => {}
    }
    found.map(drop)
}

/// What is proved, for people and for programs.
fn prove(args: &Args) -> Result<(String, Value), Failure> {
    let (file, text) = (args.file.display().to_string(), replay::read(&args.file)?);
    if !is_log_2(&text) {
        if args.receipt.is_some() {
            return Err(Failure::Failed(say!(Words::spoken(), "terminal-proof-no-receipts", file)));
        }
        let (proof, proved) = first::check(&file, &text)?;
        return Ok((first::in_words(&proof, proved), first::as_json(&proof, proved)));
    }
    let receipt = args.receipt.as_deref().map(read_receipt).transpose()?;
    let found = check(&Words::spoken(), &text, receipt.as_ref());
    let found =
        found.map_err(|why| Failure::Failed(say!(Words::spoken(), "terminal-proof-file-not", file, why)))?;
    Ok((found.in_words(&Words::spoken()), found.as_json()))
}

fn read_receipt(file: &Path) -> Result<Receipt, Failure> {
    let text = replay::read(file)?;
    serde_json::from_str(&text).map_err(|error| {
        let (file, why) = (file.display().to_string(), error.to_string());
        Failure::Failed(say!(Words::spoken(), "terminal-proof-not-a-receipt", file, why))
    })
}
