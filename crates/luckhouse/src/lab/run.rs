//! `luckhouse lab run GAME`: a grid of options, seats and bots, played and counted.

use super::failed;
use super::grid_args::GridArgs;
use crate::answer::{Answer, Form};
use crate::failure::{Failure, interrupted};
use crate::patience::Patience;
use luckhouse_lab::{End, How, Plan, Played, RowKind, Shard, decimal, read_until};
use luckhouse_shelf::find;
use luckhouse_words::{Words, say};
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    #[command(flatten)]
    grid: GridArgs,
    /// How many games of each cell, at most (10000, or 10000000 with --until)
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    games: Option<u64>,
    /// Stop as soon as every seat's share is known so well, to each side, like `0.5%`
    #[arg(long, value_name = "PERCENT", allow_hyphen_values = true)]
    until: Option<String>,
    /// The seed of the run: the same seed is the same result
    #[arg(long, default_value_t = 1, value_name = "N", allow_hyphen_values = true)]
    seed: u64,
    /// How many at once (one per core, if not given); the result is the same with any number
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// A folder to keep everything in; the same command with the same folder goes on where it was interrupted
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Only one of so many parts, like `2/4`, for `lab merge` to join
    #[arg(long, value_name = "I/N", requires = "out", conflicts_with = "until", allow_hyphen_values = true)]
    shard: Option<String>,
    /// Keep a row for each of the `games`, of the `decisions`, or both, as Parquet
    #[arg(long, value_name = "KIND", value_delimiter = ',', requires = "out")]
    rows: Vec<String>,
    /// Let the coach look at so many games of each cell, and keep in the rows of decisions what choices were worth
    #[arg(long, default_value_t = 0, value_name = "N", requires = "rows", allow_hyphen_values = true)]
    judge: u64,
    /// How many games are played and saved at once
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    portion: Option<u64>,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let plan = plan(args)?;
    let shard = args.shard.as_deref().map_or(Ok(Shard::WHOLE), shard)?;
    let words = Words::spoken();
    let how = How { workers: usize::from(args.jobs.unwrap_or(0)), shard, folder: args.out.clone() };
    let patience = Patience::new(&say!(words, "terminal-waiting-games"));
    let began = Instant::now();
    let played = plan.run(&how, &patience);
    patience.end();
    let played = played.map_err(failed)?;
    if played.end != End::Part {
        let interrupted = played.end == End::Interrupted;
        let answer = || Answer::new("lab run", plan.seed, played.results.lines()).interrupted(interrupted);
        args.form.print(answer, || played.results.text(&words))?;
    }
    // Beside the result: that is the same on every machine, the time is not.
    let seconds = decimal(&words, began.elapsed().as_secs_f64(), 1);
    let _ = writeln!(std::io::stderr(), "{}", say!(words, "terminal-lab-took", seconds));
    if played.damaged > 0 {
        let damaged = say!(words, "terminal-lab-damaged", lines = played.damaged);
        let _ = writeln!(std::io::stderr(), "{damaged}");
    }
    conclusion(args, &played)
}

/// How it ended, where there is something to say about it.
fn conclusion(args: &Args, played: &Played) -> Result<(), Failure> {
    let games: u64 = played.results.cells.iter().map(|cell| cell.games).sum();
    let plan = &played.results.plan;
    let all = plan.games * plan.cells();
    let words = Words::spoken();
    // Whoever reads data is told beside it.
    let mut out: Box<dyn Write> =
        if args.form.is_data() { Box::new(std::io::stderr()) } else { Box::new(std::io::stdout().lock()) };
    match played.end {
        End::Whole if plan.until.is_some() => {
            writeln!(out, "\n{}", say!(words, "terminal-lab-run-all", games))?;
        }
        End::Whole => {}
        End::Reached => {
            let aim = words.figure(&(f64::from(plan.until.unwrap_or_default()) / 1e4).to_string());
            writeln!(out, "\n{}", say!(words, "terminal-lab-run-reached", games, all, aim))?;
        }
        End::Part => {
            writeln!(out, "{}", say!(words, "terminal-lab-run-part", games, all, plan = plan.said(&words)))?;
        }
        End::Interrupted => return Err(interrupted(args, games, all)),
    }
    Ok(())
}

fn shard(word: &str) -> Result<Shard, Failure> {
    Ok(word.parse()?)
}

fn interrupted(args: &Args, games: u64, all: u64) -> Failure {
    match &args.out {
        Some(folder) => {
            interrupted!("terminal-interrupted-run-kept", games, all, folder = folder.display().to_string())
        }
        None => interrupted!("terminal-interrupted-run", games, all),
    }
}

fn until(word: &str) -> Result<u32, Failure> {
    Ok(read_until(word)?)
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let game = find(&args.game)?;
    let until = args.until.as_deref().map(until).transpose()?;
    let games = args.games.unwrap_or(if until.is_some() { 10_000_000 } else { 10_000 });
    let plan = Plan::new(args.grid.read(game, &[game.about().seats[0]], "random")?, games, args.seed);
    let mut plan = plan?;
    plan = until.into_iter().fold(plan, Plan::until);
    plan.portion = args.portion.unwrap_or(plan.portion);
    for word in &args.rows {
        plan.rows.push(word.parse::<RowKind>()?);
    }
    plan.judged = args.judge;
    plan.rows.sort();
    plan.rows.dedup();
    plan.check()?;
    Ok(plan)
}
