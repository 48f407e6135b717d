//! `luckhouse coach FILE`: look back at a game. What was luck, what was skill, which choice cost the most?

use crate::failure::{self, Failure, usage};
use crate::patience::Patience;
use crate::{files, replay};
use luckhouse_bots::Budget;
use luckhouse_engine::Seat;
use luckhouse_lab::report::coached;
use luckhouse_shelf::coach::{self, Reading};
use luckhouse_shelf::{CoachReport, NoCoach, read_log};
use luckhouse_words::{Words, say};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The saved game
    file: PathBuf,
    /// Show only this seat's chances and decisions (p1 to p12; everybody's, if not given)
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<String>,
    /// How long to think about each decision
    #[arg(long, default_value_t = 0.5, value_name = "SECONDS", allow_hyphen_values = true)]
    time: f64,
    /// Write a page that shows it into this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print every decision too
    #[arg(long)]
    all: bool,
    /// Print all of it for machines
    #[arg(long)]
    json: bool,
}

/// The longest that anybody may want to wait for one decision.
const LONGEST: f64 = 600.0;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let budget = budget(args.time)?;
    let log = replay::read(&args.file)?;
    let file = args.file.display();
    let table = read_log(&log, usize::MAX).map_err(|wrong| failure::bad_log(&args.file, &wrong))?;
    let seat = args.seat.as_deref().map(|word| seat(word, table.header().seats)).transpose()?;
    if let Some(page) = &args.html {
        check_page(page, &args.file)?;
    }
    let looked_through = say!(Words::spoken(), "terminal-coach-looked-through");
    let patience = Patience::new(&looked_through);
    let report = table.coach(budget, &patience);
    patience.end();
    let report = report.map_err(|why| match why {
        NoCoach::Stopped => Failure::Interrupted(say!(Words::spoken(), "terminal-coach-stopped")),
        _ => Failure::Failed(format!("{file}: {}", coach::no_coach(&Words::spoken(), &why))),
    })?;
    show(args, &report, &log, seat)
}

fn show(args: &Args, report: &CoachReport, log: &str, seat: Option<Seat>) -> Result<(), Failure> {
    let reading = Reading { report, words: Words::spoken(), you: None };
    if let Some(page) = &args.html {
        files::write(page, coached(&reading, log, seat).html())
            .map_err(|error| failure::unwritten(page, &error))?;
    }
    if args.json {
        return files::print_json(report);
    }
    let mut out = std::io::stdout().lock();
    write!(out, "{}", coach::text(&reading, log, seat))?;
    if args.all {
        write!(out, "\n{}", coach::all_decisions(&reading, seat))?;
    }
    if let Some(page) = &args.html {
        let file = page.display().to_string();
        writeln!(out, "\n{}", say!(Words::spoken(), "terminal-coach-page-in", file))?;
    }
    Ok(())
}

fn budget(seconds: f64) -> Result<Budget, Failure> {
    if seconds > 0.0 && seconds <= LONGEST {
        return Ok(Budget::time(Duration::from_secs_f64(seconds)));
    }
    Err(usage!("terminal-usage-coach-time", seconds = seconds.to_string(), longest = LONGEST))
}

fn seat(word: &str, seats: usize) -> Result<Seat, Failure> {
    let found = word.to_lowercase().parse::<Seat>().ok().filter(|seat| seat.index() < seats);
    found.ok_or_else(|| usage!("terminal-usage-as", word, seats))
}

/// A page that cannot be written is better refused before the long work than after it.
fn check_page(page: &Path, game: &Path) -> Result<(), Failure> {
    let same = |a: &Path, b: &Path| matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b);
    if same(page, game) {
        return Err(usage!("terminal-usage-page-is-game", page = page.display().to_string()));
    }
    let folder = page.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if page.is_dir() || !folder.is_dir() {
        return Err(usage!("terminal-usage-page-folder", page = page.display().to_string()));
    }
    Ok(())
}
