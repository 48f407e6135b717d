//! `luckhouse lab compare GAME A B`: two bots, or two sets of options, with the same dice.

use super::table::{LabTable, interrupted, nothing_yet};
use crate::failure::{Failure, usage};
use crate::table_args::option_value;
use luckhouse_lab::{Cell, Contrast, Duel, ERROR, Edge, Looks, Settings, Verdict};
use luckhouse_shelf::Report;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    /// The one bot, like `strong`
    #[arg(requires = "second")]
    first: Option<String>,
    /// The other bot
    second: Option<String>,
    /// Instead of two bots, an option of the one game, like `goal=20`; can be given several times
    #[arg(long = "a", value_name = "KEY=VALUE", conflicts_with = "first")]
    a: Vec<String>,
    /// An option of the other game
    #[arg(long = "b", value_name = "KEY=VALUE", conflicts_with = "first")]
    b: Vec<String>,
    /// Who plays when options are compared: a bot for each seat, the last one for the rest
    #[arg(long, default_value = "steady", value_name = "BOTS")]
    bots: String,
    /// The most games of each
    #[arg(long, default_value_t = 20_000, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
}

/// The first look is after so many rounds.
const FIRST: u64 = 64;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match (&args.first, &args.second) {
        (Some(a), Some(b)) => bots(args, a, b),
        _ if args.a.is_empty() && args.b.is_empty() => Err(usage!("terminal-usage-compare")),
        _ => options(args),
    }
}

fn bots(args: &Args, a: &str, b: &str) -> Result<(), Failure> {
    let cell = args.table.cell(b)?;
    let duel = Duel::new(&cell, a, b)?;
    let looks = Looks::doubling(FIRST, args.games / cell.bots.len() as u64);
    let edge = args.table.work(|patience| duel.run(args.table.seed, &looks, patience))?;
    let edge = edge.ok_or_else(nothing_yet)?;
    let games = edge.rounds * cell.bots.len() as u64;
    let header = args.table.header(&cell)?;
    writeln!(std::io::stdout(), "{header}\n\n{}", duel_report(a, b, &cell, &edge))?;
    if edge.interrupted { Err(interrupted(games)) } else { Ok(()) }
}

fn duel_report(a: &str, b: &str, cell: &Cell, edge: &Edge) -> Report {
    let seats = cell.bots.len() as u64;
    let title = format!("{a} against {b}: {} games in {} rounds", edge.rounds * seats, edge.rounds);
    let mut report = Report::new(title, &["", "", "interval"]);
    for (name, figure) in [(format!("{a} wins"), &edge.share), ("more than even".into(), &edge.edge)] {
        let [value, low, high] = [figure.value, figure.low, figure.high].map(|part| 100.0 * part);
        report.row([name, format!("{value:.2} %"), format!("{low:.2} to {high:.2} %")]);
    }
    let even = 100.0 * edge.even;
    report.note(match seats {
        1 => format!("Both played the same dice; {b} wins {even:.2} %."),
        2 => "Both had each seat with the same dice; even is 50 %.".into(),
        _ => format!("One {a} among {b}s went round the seats with the same dice; even is {even:.2} %."),
    });
    report.note(match edge.verdict() {
        Verdict::Better => format!("{a} is better."),
        Verdict::Worse => format!("{b} is better."),
        Verdict::Open => {
            format!("No difference is shown; none larger than {:.2} points is left.", 100.0 * edge.at_most())
        }
    });
    report.note(error_note());
    report
}

fn error_note() -> String {
    let error = 100.0 * ERROR;
    format!("Wrong in at most {error:.0} % of such runs, whenever they stop: the looks share that error.")
}

fn options(args: &Args) -> Result<(), Failure> {
    let cell = args.table.cell(&args.bots)?;
    let with = |words: &[String]| -> Result<Cell, Failure> {
        let mut cell = cell.clone();
        for word in words {
            let (key, value) =
                word.split_once('=').ok_or_else(|| usage!("terminal-usage-compare-option", option = word))?;
            cell.options.retain(|(known, _)| known != key);
            cell.options.push((key.into(), option_value(args.table.game()?, key, value)?));
        }
        Ok(cell)
    };
    let settings = Settings { a: with(&args.a)?.check()?, b: with(&args.b)?.check()? };
    let looks = Looks::doubling(FIRST, args.games);
    let contrast = args.table.work(|patience| settings.run(args.table.seed, &looks, patience))?;
    let contrast = contrast.ok_or_else(nothing_yet)?;
    let header = args.table.header(&cell)?;
    writeln!(std::io::stdout(), "{header}, {}\n\n{}", cell.bots.join(","), contrast_report(args, &contrast))?;
    if contrast.interrupted { Err(interrupted(contrast.games)) } else { Ok(()) }
}

fn contrast_report(args: &Args, contrast: &Contrast) -> Report {
    let name = |words: &[String]| if words.is_empty() { "as it is".into() } else { words.join(" ") };
    let title = format!("A: {}; B: {}; {} games of each", name(&args.a), name(&args.b), contrast.games);
    let mut report = Report::new(title, &["", "A", "B", "A less B", ""]);
    for line in &contrast.lines {
        let show = |figure| line.measure.show(figure);
        let word = match (line.difference.holds(0.0), line.is_settled()) {
            (false, _) => "differs",
            (true, true) => "no difference worth the name",
            (true, false) => "not shown",
        };
        let name = line.measure.name();
        report.row([name, &show(&line.a), &show(&line.b), &show(&line.difference), word]);
    }
    report.note("Both were played with the same dice. `wins` is what p1 wins, `first seat` whoever begins.");
    report.note(format!("Of each line: {}", error_note().to_lowercase()));
    report
}
