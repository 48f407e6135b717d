//! `luckhouse lab without GAME ACTION`: what a player loses who never does it.

use super::table::{LabTable, nothing_yet};
use crate::answer::Form;
use crate::failure::{Failure, interrupted, usage};
use luckhouse_lab::{Ablation, Looks, ablate, avoidable, decimal, signed};
use luckhouse_shelf::Report;
use luckhouse_words::{Words, say};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    #[command(flatten)]
    form: Form,
    /// What to do without
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    action: Option<String>,
    /// Everything that can be done without, one after the other
    #[arg(long)]
    all: bool,
    /// Who does without
    #[arg(long, default_value = "steady", value_name = "BOT")]
    bot: String,
    /// The most games for each
    #[arg(long, default_value_t = 4_000, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
}

/// The first look is after so many rounds.
const FIRST: u64 = 64;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let cell = args.table.cell(&args.bot)?;
    let names: Vec<String> = match &args.action {
        Some(name) => vec![name.clone()],
        None => avoidable(&cell.game)?.iter().map(|what| what.name.to_string()).collect(),
    };
    if names.is_empty() {
        return Err(usage!("terminal-usage-without", game = cell.game));
    }
    let looks = Looks::doubling(FIRST, args.games / cell.bots.len() as u64);
    let mut found = Vec::new();
    for name in &names {
        let one = args
            .table
            .work(|patience| ablate(&cell, &args.bot, name, args.table.seed, &looks, patience))??;
        let interrupted = one.as_ref().is_none_or(|one| one.edge.interrupted);
        found.extend(one);
        if interrupted {
            break;
        }
    }
    if found.is_empty() {
        return Err(nothing_yet());
    }
    let header = args.table.header(&cell)?;
    let whole = found.len() == names.len() && found.iter().all(|one| !one.edge.interrupted);
    let seats = cell.bots.len() as u64;
    args.table.print(
        args.form,
        ("lab without", &cell),
        !whole,
        || found.iter().flat_map(|one| one.lines(seats)).collect(),
        || format!("{header}\n\n{}\n", report(&args.bot, &found)),
    )?;
    if whole { Ok(()) } else { Err(interrupted!("terminal-interrupted-rest")) }
}

fn report(bot: &str, found: &[Ablation]) -> Report {
    let words = &Words::spoken();
    let columns = [
        say!(words, "terminal-lab-column-without"),
        say!(words, "terminal-lab-column-times"),
        say!(words, "terminal-lab-column-wins-more"),
        say!(words, "terminal-lab-column-games"),
        String::new(),
    ];
    let mut report = Report::new(say!(words, "terminal-lab-without-title", bot), &columns);
    let mut found: Vec<&Ablation> = found.iter().collect();
    found.sort_by(|a, b| a.edge.edge.value.total_cmp(&b.edge.edge.value));
    for one in found {
        let [value, low, high] =
            [one.edge.edge.value, one.edge.edge.low, one.edge.edge.high].map(|part| 100.0 * part);
        let [low, high] = [low, high].map(|end| signed(words, end, 2));
        report.row([
            one.what.name.to_string(),
            format!("{} ± {}", decimal(words, one.times.value, 2), decimal(words, one.times.half(), 2)),
            format!("{} ({})", signed(words, value, 2), say!(words, "terminal-lab-between", low, high)),
            one.edge.rounds.to_string(),
            one.said(words),
        ]);
    }
    report.note(say!(words, "terminal-lab-without-times"));
    report.note(say!(words, "terminal-lab-without-error"));
    report
}
