//! `luckhouse lab tune GAME --aim …`: options, or a document, that come near to what is wanted.

use super::table::{LabTable, interrupted, nothing_yet};
use crate::answer::Form;
use crate::failure::{Failure, unsolved};
use luckhouse_lab::{Aim, Candidate, Tuned, Tuning, Vary, decimal, percent, signed};
use luckhouse_shelf::Report;
use luckhouse_solvers::Unsolved;
use luckhouse_words::{Words, say};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    #[command(flatten)]
    form: Form,
    /// What is wanted, like `first seat within 1%, 12 to 25 turns` or `best play wins 40..50%`
    #[arg(long, value_name = "AIMS")]
    aim: String,
    /// What may be changed: an option, `goal`, with values, `goal=20,25,30`, or a document bit by bit, `sheet`; can be
    /// given several times (all options, if not given)
    #[arg(long, value_name = "OPTION")]
    vary: Vec<String>,
    /// Who plays: a bot for each seat, the last one for the rest
    #[arg(long, default_value = "steady", value_name = "BOTS")]
    bots: String,
    /// Games that each of the last few plays
    #[arg(long, default_value_t = 2_000, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// At most so many values of a number
    #[arg(long, default_value_t = 4, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u16).range(2..=60))]
    values: u16,
    /// How often a document is changed
    #[arg(long, default_value_t = 10, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(1..=1000))]
    generations: u64,
    /// How many of the best to solve exactly at the end, if an aim is about best play; each can take minutes
    #[arg(long, default_value_t = 0, value_name = "N", allow_hyphen_values = true)]
    confirm: usize,
    /// How much it weighs to stay near the rules of today: so many points of an aim for each option that changes, 0 for
    /// nothing
    #[arg(long, default_value_t = 1.0, value_name = "POINTS", allow_hyphen_values = true, value_parser = near)]
    near: f64,
}

fn near(word: &str) -> Result<f64, String> {
    let points: Option<f64> = word.parse().ok().filter(|points| (0.0..=1000.0).contains(points));
    points.ok_or_else(|| "0..1000".into())
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let tuning = tuning(args)?;
    let tuned = args.table.work(|patience| tuning.run(patience))?.map_err(|wrong| match wrong {
        Unsolved::Stopped => nothing_yet(),
        wrong => unsolved(&wrong, &tuning.table.game),
    })?;
    let header = args.table.header(&tuning.table)?;
    let bots = tuning.table.bots.join(",");
    args.table.print(
        args.form,
        ("lab tune", &tuning.table),
        tuned.interrupted,
        || tuned.lines(&tuning),
        || format!("{header}, {bots}\n\n{}\n{}\n", report(&tuning, &tuned), settings(&tuned)),
    )?;
    if tuned.interrupted { Err(interrupted(tuned.best.iter().map(|one| one.games).sum())) } else { Ok(()) }
}

fn tuning(args: &Args) -> Result<Tuning, Failure> {
    let (game, table, values) = (args.table.game()?, args.table.cell(&args.bots)?, usize::from(args.values));
    let vary: Result<Vec<Vary>, _> = match args.vary.is_empty() {
        true => Vary::all(game, values),
        false => args.vary.iter().map(|word| Vary::read(game, word, values)).collect(),
    };
    Ok(Tuning {
        aims: Aim::read_all(&args.aim, table.bots.len())?,
        vary: vary?,
        games: args.games,
        generations: args.generations,
        confirm: args.confirm,
        near: args.near,
        seed: args.table.seed,
        table,
    })
}

fn report(tuning: &Tuning, tuned: &Tuned) -> Report {
    let words = &Words::spoken();
    let mut columns = vec![String::new()];
    // As they were typed: an aim is given in the same words whatever is spoken.
    columns.extend(tuning.aims.iter().map(ToString::to_string));
    columns.extend([
        say!(words, "terminal-lab-column-missed"),
        say!(words, "terminal-lab-column-away"),
        say!(words, "terminal-lab-column-games"),
        String::new(),
    ]);
    let title = say!(words, "terminal-lab-tune-title", tried = tuned.tried);
    let mut report = Report::new(title, &columns);
    report.row(row(words, say!(words, "terminal-lab-as-it-is"), tuning, &tuned.start));
    for (place, candidate) in tuned.best.iter().enumerate() {
        let mut row = row(words, (place + 1).to_string(), tuning, candidate);
        row.extend(candidate.front.then(|| say!(words, "terminal-lab-tune-front")));
        report.row(row);
    }
    if tuned.best.is_empty() || tuned.best[0].miss() >= tuned.start.miss() {
        report.note(say!(words, "terminal-lab-tune-nothing"));
    }
    report.note(say!(words, "terminal-lab-tune-missed"));
    report.note(say!(words, "terminal-lab-tune-away", points = words.figure(&tuning.near.to_string())));
    if tuned.alike > 0 {
        report.note(say!(words, "terminal-lab-tune-alike", count = tuned.alike));
    }
    if tuned.unconfirmed > 0 {
        report.note(say!(words, "terminal-lab-tune-unconfirmed", count = tuned.unconfirmed));
    }
    report.note(say!(words, "terminal-lab-tune-front-note"));
    if let Some(correction) = tuned.correction {
        let points = signed(words, 100.0 * correction, 2);
        report.note(say!(words, "terminal-lab-tune-sketched", points));
    }
    report
}

fn row(words: &Words, name: String, tuning: &Tuning, candidate: &Candidate) -> Vec<String> {
    let mut row = vec![name];
    for (aim, figure) in tuning.aims.iter().zip(&candidate.figures) {
        let figures = match figure.half().is_infinite() {
            true => format!("~{}", percent(words, 100.0 * figure.value, 2)),
            false => aim.of.show(words, figure),
        };
        row.push(match aim.is_met_by(figure) {
            true => say!(words, "terminal-lab-tune-met", figures),
            false => figures,
        });
    }
    let (miss, away) = (decimal(words, candidate.miss(), 2), decimal(words, candidate.away, 2));
    row.extend([miss, away, candidate.games.to_string()]);
    row
}

/// The options of each, to be given again.
fn settings(tuned: &Tuned) -> String {
    let mut text = String::new();
    for (place, candidate) in tuned.best.iter().enumerate() {
        let set: Vec<String> =
            candidate.options.iter().map(|(key, value)| format!("--option '{key}={value}'")).collect();
        text += &format!("{}: {}\n", place + 1, set.join(" "));
    }
    text
}
