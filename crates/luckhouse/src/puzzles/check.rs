//! `luckhouse puzzles check`: is every answer still best?

use crate::failure::{Failure, failed};
use crate::files;
use crate::patience::Patience;
use crate::table_args::read_file;
use luckhouse_puzzles::{Puzzle, kept, read};
use luckhouse_shelf::{Watch, find};
use luckhouse_words::{Words, say};
use rayon::prelude::*;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game (all, if not given)
    game: Option<String>,
    /// A file of puzzles, instead of those that come with the program
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Print the answer for machines, as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = args.game.as_deref().map(find).transpose()?.map(|game| game.about().name);
    let mut puzzles = texts(args, game)?;
    puzzles.retain(|puzzle| game.is_none_or(|game| puzzle.game() == game));
    let wrong = wrong(&puzzles)?;
    if args.json {
        files::print_json(&json!({ "checked": puzzles.len(), "wrong": wrong }))?;
    }
    let mut out = std::io::stdout().lock();
    if !args.json {
        wrong.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    let (count, wrong) = (puzzles.len(), wrong.len());
    match wrong {
        0 if args.json => Ok(()),
        0 => Ok(writeln!(out, "{}", say!(Words::spoken(), "terminal-puzzles-all-hold", count))?),
        _ => Err(Failure::Failed(say!(Words::spoken(), "terminal-puzzles-do-not-hold", wrong, count))),
    }
}

/// The puzzles of the file that was given, or all that are kept.
fn texts(args: &Args, game: Option<&str>) -> Result<Vec<Puzzle>, Failure> {
    let Some(file) = &args.file else {
        let kept = kept::FILES.into_iter().filter(|(name, _)| game.is_none_or(|game| game == *name));
        let each: Vec<_> = kept.map(|(name, text)| puzzles(name, text)).collect::<Result<_, _>>()?;
        return Ok(each.concat());
    };
    let name = file.display().to_string();
    let text = read_file(file).map_err(|error| {
        let error = error.to_string();
        Failure::Failed(say!(Words::spoken(), "terminal-puzzles-cannot-read", file = &name, error))
    })?;
    puzzles(&name, &text)
}

fn puzzles(name: &str, text: &str) -> Result<Vec<Puzzle>, Failure> {
    read(text)
        .map_err(|wrong| failed!("terminal-puzzles-cannot-read", file = name, error = wrong.to_string()))
}

/// A line for each that does not hold.
fn wrong(puzzles: &[Puzzle]) -> Result<Vec<String>, Failure> {
    let patience = Patience::new(&say!(Words::spoken(), "terminal-puzzles-looked-through"));
    let done = AtomicU64::new(0);
    let check = |puzzle: &Puzzle| {
        let go_on = patience.go_on(done.fetch_add(1, Ordering::Relaxed), puzzles.len() as u64);
        if go_on { puzzle.prove().err() } else { None }
    };
    let wrong: Vec<_> = puzzles.par_iter().filter_map(check).map(|wrong| wrong.to_string()).collect();
    patience.end();
    match patience.is_over() {
        true => Err(Failure::Interrupted(say!(Words::spoken(), "terminal-puzzles-stopped"))),
        false => Ok(wrong),
    }
}
