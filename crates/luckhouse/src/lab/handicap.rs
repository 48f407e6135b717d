//! `luckhouse lab handicap GAME`: what start would make the seats even.

use super::table::{LabTable, nothing_yet};
use crate::failure::{Failure, usage};
use luckhouse_lab::{Cell, Handicap, first_seat, handicap};
use luckhouse_shelf::{HeadStart, Report};
use luckhouse_solvers::Unsolved;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    /// Who plays where nobody has a solver
    #[arg(long, default_value = "steady", value_name = "BOTS")]
    bots: String,
    /// How many games then
    #[arg(long, default_value_t = 2_000, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let cell = args.table.cell(&args.bots)?;
    if cell.bots.len() == 1 {
        return Err(usage!("terminal-usage-handicap"));
    }
    let header = args.table.header(&cell)?;
    match args.table.work(|patience| handicap(&cell, patience))? {
        Ok(found) => writeln!(std::io::stdout(), "{header}\n\n{}", report(&found))?,
        Err(Unsolved::Stopped) => return Err(nothing_yet()),
        Err(why) => measured(args, &cell, &header, &why)?,
    }
    Ok(())
}

fn report(found: &Handicap) -> Report {
    let even = 100.0 * found.even;
    let columns = ["what the second player has more", "who begins wins", "above even"];
    let mut report = Report::new("Head starts, both playing best", &columns);
    for start in &found.starts {
        let off = 100.0 * start.play.chance - even;
        report.row([gift(start), chance(start), format!("{off:+.2}")]);
    }
    let nearest = &found.starts[found.nearest];
    report.note(format!(
        "Nearest to even: {}, with which who begins wins {}.",
        gift(nearest),
        chance(nearest)
    ));
    let error = nearest.play.error.unwrap_or(0.0);
    report.note(format!("From the solved game: every chance is off by {error:.1e} at most."));
    report
}

fn gift(start: &HeadStart) -> String {
    if start.gift.is_empty() { "nothing".into() } else { start.gift.clone() }
}

fn chance(start: &HeadStart) -> String {
    format!("{:.2} %", 100.0 * start.play.chance)
}

/// Nobody has a solver: then bots tell at least how large the advantage is.
fn measured(args: &Args, cell: &Cell, header: &str, why: &Unsolved) -> Result<(), Failure> {
    let seed = args.table.seed;
    let first = args.table.work(|patience| first_seat(cell, seed, args.games, patience))??;
    let first = first.ok_or_else(nothing_yet)?;
    let even = 1.0 / cell.bots.len() as f64;
    let mut report =
        Report::new(format!("Who begins, {} games by {}", args.games, cell.bots.join(",")), &["", ""]);
    report.row(["wins".to_string(), first.percent()]);
    report.row(["even".to_string(), format!("{:.2} %", 100.0 * even)]);
    report.note(match first.holds(even) {
        true => "No advantage is shown, so that no head start is called for.",
        false => "The seats are not even. `lab options` shows which options change that.",
    });
    report.note(format!("What a head start is worth is not known: {why}."));
    writeln!(std::io::stdout(), "{header}\n\n{report}")?;
    Ok(())
}
