//! `luckhouse lab options GAME`: what each value of each option does.

use super::table::{LabTable, nothing_yet};
use crate::answer::Form;
use crate::failure::{Failure, interrupted, usage};
use luckhouse_lab::{Effect, Figure, Measure, Survey, Surveyed};
use luckhouse_shelf::Report;
use luckhouse_words::{Words, say};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    #[command(flatten)]
    form: Form,
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
    args.table.print(
        args.form,
        ("lab options", &survey.table),
        surveyed.interrupted,
        || surveyed.lines(survey.games),
        || format!("{header}, {bots}\n\n{}\n", report(&survey, &surveyed)),
    )?;
    if surveyed.interrupted { Err(interrupted!("terminal-interrupted-rest")) } else { Ok(()) }
}

fn report(survey: &Survey, surveyed: &Surveyed) -> Report {
    let words = &Words::spoken();
    let mut columns = vec![say!(words, "terminal-lab-column-option")];
    // In a game for one nobody begins, and nobody shares.
    let measures = if survey.table.bots.len() == 1 { ALONE } else { TOGETHER };
    columns.extend(measures.iter().map(|measure| measure.said(words)));
    columns.extend([say!(words, "terminal-lab-column-skill"), String::new()]);
    let title = say!(words, "terminal-lab-options-title", games = survey.games);
    let mut report = Report::new(title, &columns);
    report.row(as_it_is(words, surveyed, measures));
    for effect in &surveyed.effects {
        report.row(line(words, effect, measures));
    }
    let (better, weaker) = &survey.skill;
    report.note(say!(words, "terminal-lab-options-skill", better, weaker));
    report.note(say!(words, "terminal-lab-options-shares"));
    report
}

fn as_it_is(words: &Words, surveyed: &Surveyed, measures: &[Measure]) -> Vec<String> {
    let mut row = vec![say!(words, "terminal-lab-as-it-is")];
    for measure in measures {
        let found = surveyed.base.iter().find(|line| line.measure == *measure);
        row.push(found.map_or_else(String::new, |line| short(words, *measure, &line.a, "")));
    }
    row.push(points(words, &surveyed.skill, "+"));
    row
}

fn line(words: &Words, effect: &Effect, measures: &[Measure]) -> Vec<String> {
    let mut row = vec![format!("{}={}", effect.key, effect.value)];
    let shown = |figure: &Figure, text: String| if figure.holds(0.0) { "-".into() } else { text };
    for measure in measures {
        let found = effect.found.lines.iter().find(|line| line.measure == *measure);
        row.push(found.map_or_else(String::new, |line| {
            shown(&line.difference, short(words, *measure, &line.difference, "+"))
        }));
    }
    row.push(shown(&effect.found.skill, points(words, &effect.found.skill, "+")));
    row.push(match effect.found.changes() {
        true => String::new(),
        false => say!(words, "terminal-lab-options-nothing"),
    });
    row
}

fn short(words: &Words, measure: Measure, figure: &Figure, plus: &str) -> String {
    if measure.is_share() { points(words, figure, plus) } else { number(words, figure, 1.0, plus) }
}

fn points(words: &Words, figure: &Figure, plus: &str) -> String {
    number(words, figure, 100.0, plus)
}

fn number(words: &Words, figure: &Figure, scale: f64, plus: &str) -> String {
    let plus = if figure.value >= 0.0 { plus } else { "" };
    words.figure(&format!("{plus}{:.1} ± {:.1}", scale * figure.value, scale * figure.half()))
}
