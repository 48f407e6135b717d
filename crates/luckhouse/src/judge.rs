//! `luckhouse judge GAME`: how far a judge is off, from games that are played on.

use crate::failure::Failure;
use crate::table_args::TableArgs;
use luckhouse_bots::calibration::{Calibration, Effort, Off};
use luckhouse_bots::{Budget, Level};
use luckhouse_shelf::{Report, find};
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Positions, each of a game of its own
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(2..))]
    positions: u64,
    /// How often each position, and each of two choices in it, is played on
    #[arg(long, default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u64).range(2..))]
    playouts: u64,
    /// Who plays the games, and plays them on
    #[arg(long, default_value = "strong", value_name = "LEVEL")]
    by: String,
    /// The most positions that these look at for a choice
    #[arg(long, default_value_t = 2_000, value_name = "N")]
    nodes: u64,
    /// The seed of the games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let seats = args.table.seats(game)?;
    let options = args.table.options(game)?;
    let header = args.table.open(game)?.header();
    let level: Level = args.by.parse()?;
    let Args { positions, playouts, seed, nodes, .. } = *args;
    let effort = Effort { positions, playouts, seed };
    let found = game.calibrate(&options, seats, (level, Budget::nodes(nodes)), effort)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{header}, {positions} positions, {playouts} games each by {level}, seed {seed}\n")?;
    writeln!(out, "{}\n{}", errors(&found), curve(&found))?;
    Ok(())
}

/// Points of a hundred.
fn points(part: f64) -> String {
    format!("{:.1}", 100.0 * part)
}

/// How far off positions and differences are, in each third of a game.
fn errors(found: &Calibration) -> Report {
    let columns = ["third", "of", "count", "off by", "95 % within", "bias", "as admitted"];
    let mut report = Report::new("How far the judge is off, in points of a hundred", &columns);
    let whole = found.whole();
    let names = ["first", "second", "last", "whole game"];
    for (name, phase) in names.iter().zip(found.thirds.iter().chain([&whole])) {
        for (of, off) in [("positions", phase.positions), ("differences", phase.differences)] {
            report.row(line(name, of, off));
        }
    }
    report.note("The noise of the games that were played on is taken out; ± is half of a 95 % interval.");
    report
}

fn line(name: &str, of: &str, off: Off) -> Vec<String> {
    let mut cells = vec![name.to_string(), of.to_string(), off.count().to_string()];
    if off.count() < 2 {
        cells.extend(["-"; 4].map(String::from));
        return cells;
    }
    let ((mean, width), (bias, bias_width)) = (off.mean(), off.bias());
    cells.extend([
        format!("{} ± {}", points(mean), points(width)),
        points(off.interval()),
        format!("{} ± {}", points(bias), points(bias_width)),
        format!("{} %", points(off.held())),
    ]);
    cells
}

/// What was said and what came, tenth by tenth.
fn curve(found: &Calibration) -> Report {
    let mut report = Report::new("What was said, and what came of it", &["said", "came", "positions"]);
    for tenth in found.curve.iter().filter(|tenth| tenth.said.count() > 1) {
        let (said, came) = (points(tenth.said.mean()), points(tenth.came.mean()));
        let width = points(tenth.came.half_width());
        report.row(vec![said, format!("{came} ± {width}"), tenth.said.count().to_string()]);
    }
    report
}
