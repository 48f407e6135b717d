//! `luckhouse lab compare GAME A B`: two bots, or two sets of options, with the same dice.

use super::table::{LabTable, interrupted, nothing_yet};
use crate::answer::Form;
use crate::failure::{Failure, usage};
use crate::table_args::option_value;
use luckhouse_lab::{Cell, Contrast, Duel, ERROR, Edge, Looks, Settings, Verdict, decimal};
use luckhouse_shelf::Report;
use luckhouse_words::{Words, say};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    #[command(flatten)]
    form: Form,
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
    args.table.print(
        args.form,
        ("lab compare", &cell),
        edge.interrupted,
        || edge.lines(a, b, cell.bots.len() as u64),
        || format!("{header}\n\n{}\n", duel_report(a, b, &cell, &edge)),
    )?;
    if edge.interrupted { Err(interrupted(games)) } else { Ok(()) }
}

fn duel_report(a: &str, b: &str, cell: &Cell, edge: &Edge) -> Report {
    let (words, seats, rounds) = (&Words::spoken(), cell.bots.len() as u64, edge.rounds);
    let title = say!(words, "terminal-lab-compare-bots", a, b, games = rounds * seats, rounds);
    let columns = [String::new(), String::new(), say!(words, "terminal-lab-column-interval")];
    let mut report = Report::new(title, &columns);
    let (wins, more) =
        (say!(words, "terminal-lab-compare-wins", a), say!(words, "terminal-lab-compare-more"));
    for (name, figure) in [(wins, &edge.share), (more, &edge.edge)] {
        let [value, interval] = figure.percent_cells(words);
        report.row([name, value, interval]);
    }
    let even = decimal(words, 100.0 * edge.even, 2);
    report.note(match seats {
        1 => say!(words, "terminal-lab-compare-alone", b, even),
        2 => say!(words, "terminal-lab-compare-two"),
        _ => say!(words, "terminal-lab-compare-many", a, b, even),
    });
    report.note(match edge.verdict() {
        Verdict::Better => say!(words, "terminal-lab-compare-better", bot = a),
        Verdict::Worse => say!(words, "terminal-lab-compare-better", bot = b),
        Verdict::Open => {
            say!(words, "terminal-lab-compare-open", points = decimal(words, 100.0 * edge.at_most(), 2))
        }
    });
    report.note(say!(words, "terminal-lab-compare-error", error = format!("{:.0}", 100.0 * ERROR)));
    report
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
    args.table.print(
        args.form,
        ("lab compare", &cell),
        contrast.interrupted,
        || contrast.lines(),
        || format!("{header}, {}\n\n{}\n", cell.bots.join(","), contrast_report(args, &contrast)),
    )?;
    if contrast.interrupted { Err(interrupted(contrast.games)) } else { Ok(()) }
}

fn contrast_report(args: &Args, contrast: &Contrast) -> Report {
    let words = &Words::spoken();
    let name = |set: &[String]| match set.is_empty() {
        true => say!(words, "terminal-lab-as-it-is"),
        false => set.join(" "),
    };
    let (one, other, games) = (name(&args.a), name(&args.b), contrast.games);
    let title = say!(words, "terminal-lab-compare-options", one, other, games);
    let less = say!(words, "terminal-lab-column-less");
    let mut report = Report::new(title, &["", "A", "B", &less, ""]);
    for line in &contrast.lines {
        let show = |figure| line.measure.show(words, figure);
        let word = match (line.difference.holds(0.0), line.is_settled()) {
            (false, _) => say!(words, "terminal-lab-compare-differs"),
            (true, true) => say!(words, "terminal-lab-compare-none"),
            (true, false) => say!(words, "terminal-lab-compare-not-shown"),
        };
        let name = line.measure.said(words);
        report.row([name, show(&line.a), show(&line.b), show(&line.difference), word]);
    }
    report.note(say!(words, "terminal-lab-compare-measures"));
    report.note(say!(words, "terminal-lab-compare-error-each", error = format!("{:.0}", 100.0 * ERROR)));
    report
}
