//! `luckhouse lab handicap GAME`: what start would make the seats even.

use super::table::{LabTable, nothing_yet};
use crate::failure::{Failure, unsolved, usage};
use luckhouse_lab::{Cell, Handicap, first_seat, handicap, percent, signed};
use luckhouse_shelf::{HeadStart, Report};
use luckhouse_solvers::Unsolved;
use luckhouse_words::{Words, say};
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
        Ok(found) => writeln!(std::io::stdout(), "{header}\n\n{}", report(&cell.game, &found))?,
        Err(Unsolved::Stopped) => return Err(nothing_yet()),
        Err(why) => measured(args, &cell, &header, &why)?,
    }
    Ok(())
}

fn report(game: &str, found: &Handicap) -> Report {
    let words = &Words::spoken();
    let columns = [
        say!(words, "terminal-lab-column-gift"),
        say!(words, "terminal-lab-column-begins"),
        say!(words, "terminal-lab-column-above-even"),
    ];
    let mut report = Report::new(say!(words, "terminal-lab-handicap-title"), &columns);
    let gift = |start: &HeadStart| match &start.gift {
        Some(gift) => gift.said(words, game),
        None => say!(words, "terminal-lab-handicap-nothing"),
    };
    let chance = |start: &HeadStart| percent(words, 100.0 * start.play.chance, 2);
    for start in &found.starts {
        let off = 100.0 * (start.play.chance - found.even);
        report.row([gift(start), chance(start), signed(words, off, 2)]);
    }
    let nearest = &found.starts[found.nearest];
    let (start, wins) = (gift(nearest), chance(nearest));
    report.note(say!(words, "terminal-lab-handicap-nearest", start, wins));
    let error = words.figure(&format!("{:.1e}", nearest.play.error.unwrap_or(0.0)));
    report.note(say!(words, "terminal-lab-handicap-error", error));
    report
}

/// Nobody has a solver: then bots tell at least how large the advantage is.
fn measured(args: &Args, cell: &Cell, header: &str, why: &Unsolved) -> Result<(), Failure> {
    let seed = args.table.seed;
    let first = args.table.work(|patience| first_seat(cell, seed, args.games, patience))??;
    let first = first.ok_or_else(nothing_yet)?;
    let even = 1.0 / cell.bots.len() as f64;
    let words = &Words::spoken();
    let title = say!(words, "terminal-lab-handicap-measured", games = args.games, bots = cell.bots.join(","));
    let mut report = Report::new(title, &["", ""]);
    report.row([say!(words, "terminal-lab-measure-wins"), first.percent(words)]);
    report.row([say!(words, "terminal-lab-handicap-even"), percent(words, 100.0 * even, 2)]);
    report.note(match first.holds(even) {
        true => say!(words, "terminal-lab-handicap-none"),
        false => say!(words, "terminal-lab-handicap-uneven"),
    });
    report.note(match why {
        Unsolved::Setup { .. } => say!(words, "terminal-lab-handicap-unsolved"),
        why => say!(words, "terminal-lab-handicap-unknown", why = unsolved(why, &cell.game).to_string()),
    });
    writeln!(std::io::stdout(), "{header}\n\n{report}")?;
    Ok(())
}
