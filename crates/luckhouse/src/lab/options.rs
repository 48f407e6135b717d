//! `luckhouse lab options GAME`: what each value of each option does.

use super::table::{LabTable, nothing_yet};
use crate::failure::{Failure, usage};
use luckhouse_lab::{Effect, Figure, Measure, Survey, Surveyed};
use luckhouse_shelf::Report;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    /// Who plays: a bot for each seat, the last one for the rest
    #[arg(long, default_value = "steady", value_name = "BOTS")]
    bots: String,
    /// A better and a weaker bot: how much more the better one wins is the skill of the game
    #[arg(long, default_value = "steady,novice", value_name = "BETTER,WEAKER")]
    skill: String,
    /// At most so many values of a number
    #[arg(long, default_value_t = 4, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u16).range(2..=20))]
    values: u16,
    /// Games for each value
    #[arg(long, default_value_t = 1_000, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
}

/// What has a column of its own.
const TOGETHER: &[Measure] = &[Measure::First, Measure::Turns, Measure::Draws, Measure::Caps];
const ALONE: &[Measure] = &[Measure::Wins, Measure::Turns, Measure::Choices];

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let table = args.table.cell(&args.bots)?;
    let (better, weaker) =
        args.skill.split_once(',').ok_or_else(|| usage!("terminal-usage-skill", words = args.skill))?;
    let rounds = (args.games / table.bots.len() as u64).max(2);
    let survey = Survey {
        skill: (better.trim().into(), weaker.trim().into()),
        values: usize::from(args.values),
        games: args.games,
        rounds,
        seed: args.table.seed,
        table,
    };
    let surveyed = args.table.work(|patience| survey.run(patience))??.ok_or_else(nothing_yet)?;
    let header = args.table.header(&survey.table)?;
    let bots = survey.table.bots.join(",");
    writeln!(
        std::io::stdout(),
        "{header}, {bots}\n\n{}",
        report(args, survey.table.bots.len() == 1, &surveyed)
    )?;
    Ok(())
}

fn report(args: &Args, alone: bool, surveyed: &Surveyed) -> Report {
    let mut columns = vec!["option"];
    // In a game for one nobody begins, and nobody shares.
    let measures = if alone { ALONE } else { TOGETHER };
    columns.extend(measures.iter().map(|measure| measure.name()));
    columns.extend(["skill", ""]);
    let title = format!("What each value changes, {} games of each, the same dice", args.games);
    let mut report = Report::new(title, &columns);
    report.row(as_it_is(surveyed, measures));
    for effect in &surveyed.effects {
        report.row(line(effect, measures));
    }
    report.note(format!("Skill: how much more {} wins than even.", args.skill.replace(',', " against ")));
    report.note(
        "Shares in points of a hundred, each with half of its 95 % interval: of twenty differences that are none, one is \
         shown by luck. `-`: nothing measurable.",
    );
    report
}

fn as_it_is(surveyed: &Surveyed, measures: &[Measure]) -> Vec<String> {
    let mut row = vec!["as it is".to_string()];
    for measure in measures {
        let found = surveyed.base.iter().find(|line| line.measure == *measure);
        row.push(found.map_or_else(String::new, |line| short(*measure, &line.a, "")));
    }
    row.push(points(&surveyed.skill, "+"));
    row
}

fn line(effect: &Effect, measures: &[Measure]) -> Vec<String> {
    let mut row = vec![format!("{}={}", effect.key, effect.value)];
    let shown = |figure: &Figure, text: String| if figure.holds(0.0) { "-".into() } else { text };
    for measure in measures {
        let found = effect.found.lines.iter().find(|line| line.measure == *measure);
        row.push(found.map_or_else(String::new, |line| {
            shown(&line.difference, short(*measure, &line.difference, "+"))
        }));
    }
    row.push(shown(&effect.found.skill, points(&effect.found.skill, "+")));
    row.push(if effect.found.changes() { String::new() } else { "changes nothing measurable".into() });
    row
}

fn short(measure: Measure, figure: &Figure, plus: &str) -> String {
    if measure.is_share() { points(figure, plus) } else { number(figure, 1.0, plus) }
}

fn points(figure: &Figure, plus: &str) -> String {
    number(figure, 100.0, plus)
}

fn number(figure: &Figure, scale: f64, plus: &str) -> String {
    let plus = if figure.value >= 0.0 { plus } else { "" };
    format!("{plus}{:.1} ± {:.1}", scale * figure.value, scale * figure.half())
}
