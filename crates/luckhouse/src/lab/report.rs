//! `luckhouse lab report [GAME…]`: everything about a game on one page.

use super::failed;
use super::grid_args::GridArgs;
use crate::answer::{Answer, Form};
use crate::failure::{self, Failure, interrupted, usage};
use crate::files;
use crate::patience::Patience;
use luckhouse_lab::report::{Report, ReportPlan};
use luckhouse_shelf::{AnyGame, find, games};
use luckhouse_words::{Words, say};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which games (all of the shelf, if none is named)
    games: Vec<String>,
    #[command(flatten)]
    grid: GridArgs,
    /// How many games of each table are counted (as many as fit into the time, if not given)
    #[arg(long = "games", value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    count: Option<u64>,
    /// How many games of a table the coach looks at, 0 for none (as many as fit into the time, if not given)
    #[arg(long, value_name = "N")]
    judged: Option<u64>,
    /// How many rounds better bots play against weaker ones, 0 for none (as many as fit into the time, if not given)
    #[arg(long, value_name = "N")]
    rounds: Option<u64>,
    /// How many games each value of each option plays, 0 for none (as many as fit into the time, if not given)
    #[arg(long, value_name = "N")]
    surveyed: Option<u64>,
    /// What the coach looks at for each decision
    #[arg(long, default_value_t = 300, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    coach: u64,
    /// About how long a report may take, where sizes are not given; the sizes stand in its header
    #[arg(long, default_value_t = 2.0, value_name = "MINUTES")]
    minutes: f64,
    /// The seed: the same seed and sizes are the same report
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Write GAME.html and GAME.md into this folder (print Markdown, if not given)
    #[arg(long, value_name = "DIR", conflicts_with_all = ["json", "csv"])]
    out: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let named: Result<Vec<&'static dyn AnyGame>, _> = args.games.iter().map(|name| find(name)).collect();
    let named = if args.games.is_empty() { games::GAMES.to_vec() } else { named? };
    if named.len() > 1 && !args.grid.is_plain() {
        return Err(usage!("terminal-usage-report-games"));
    }
    if !(args.minutes > 0.0 && args.minutes <= 10_000.0) {
        return Err(usage!("terminal-usage-minutes", minutes = args.minutes.to_string()));
    }
    // A folder that cannot be is better found before the long work than after it.
    args.out.as_deref().map_or(Ok(()), folder)?;
    let patience = Patience::new(&say!(Words::spoken(), "terminal-waiting-part"));
    for game in named {
        let made = make(args, game, &patience);
        patience.end();
        let name = game.about().name;
        let report = made?.ok_or_else(|| interrupted!("terminal-interrupted-report", game = name))?;
        write(args, name, &report)?;
        if report.interrupted {
            return Err(interrupted!("terminal-interrupted-report-part", game = name));
        }
    }
    Ok(())
}

fn folder(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| {
        usage!("terminal-usage-out", folder = folder.display().to_string(), error = error.to_string())
    })
}

fn make(args: &Args, game: &'static dyn AnyGame, patience: &Patience) -> Result<Option<Report>, Failure> {
    let grid = args.grid.read(game, game.about().seats, "steady")?;
    let mut plan = ReportPlan::of(game.about().name, args.seed).map_err(failed)?;
    (plan.play.grid, plan.nodes) = (grid, args.coach);
    // Named before anything is timed, so that a wrong word is found at once.
    plan.play.check()?;
    match sized(args, &plan, patience)? {
        Some(plan) => plan.make(&Words::spoken(), patience).map_err(failed),
        None => Ok(None),
    }
}

/// The plan with the sizes that were given, or that fit into the time.
fn sized(args: &Args, plan: &ReportPlan, patience: &Patience) -> Result<Option<ReportPlan>, Failure> {
    let none = ReportPlan { judged: 0, rounds: 0, surveyed: 0, ..plan.clone() };
    let with = |[count, judged, rounds, surveyed]: [u64; 4]| ReportPlan {
        judged,
        rounds,
        surveyed,
        ..none.clone().with_games(count)
    };
    let trial = |sizes: [u64; 4]| -> Result<Option<f64>, Failure> {
        let began = Instant::now();
        let made = with(sizes).make(&Words::spoken(), patience).map_err(failed)?;
        Ok(made.filter(|report| !report.interrupted).map(|_| began.elapsed().as_secs_f64()))
    };
    let seconds = 60.0 * args.minutes;
    // So many at first, so much of the time, and at most so many.
    let (few, parts) = ([32, 4, 4, 4], [0.25, 0.4, 0.2, 0.15]);
    let fits = |part: usize, most: u64, took: f64| fitting(few[part], took, parts[part] * seconds, most);
    let given = [args.count, args.judged, args.rounds, args.surveyed];
    let mut sizes = [0; 4];
    for (part, most) in [100_000, 400, 4000, 4000].into_iter().enumerate() {
        let mut first = [1, 0, 0, 0];
        first[part] = few[part];
        let took = || trial(first);
        sizes[part] = match given[part] {
            Some(size) => size,
            None => match took()? {
                Some(took) => fits(part, most, took),
                None => return Ok(None),
            },
        };
    }
    Ok(Some(with(sizes)))
}

/// How many pieces fit into so many seconds, if so many took so long: a round number, and never fewer than were tried.
fn fitting(tried: u64, took: f64, seconds: f64, most: u64) -> u64 {
    let fit = (tried as f64 * seconds / took.max(1e-3)).min(most as f64) as u64;
    let unit = 10u64.pow(fit.max(1).ilog10().saturating_sub(1));
    (fit / unit * unit).clamp(tried, most)
}

fn write(args: &Args, name: &str, report: &Report) -> Result<(), Failure> {
    let Report { document, lines, interrupted } = report;
    let Some(folder) = &args.out else {
        let answer = || Answer::new("lab report", args.seed, lines.clone()).interrupted(*interrupted);
        return args.form.print(answer, || document.markdown());
    };
    let mut out = std::io::stdout().lock();
    for (kind, text) in [("html", document.html()), ("md", document.markdown())] {
        let file = folder.join(format!("{name}.{kind}"));
        files::write(&file, text).map_err(|error| failure::unwritten(&file, &error))?;
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::fitting;

    #[test]
    fn sizes_are_round_and_fit() {
        assert_eq!(fitting(10, 1.0, 23.45, 100_000), 230);
        assert_eq!(fitting(32, 0.001, 60.0, 100_000), 100_000);
        assert_eq!(fitting(4, 100.0, 1.0, 400), 4, "never fewer than were tried");
    }
}
