//! `luckhouse odds GAME [TOPIC …]`: exact odds.

use crate::failure::Failure;
use crate::files::print_json;
use luckhouse_server::protocol::Report;
use luckhouse_shelf::OddsReport;
pub(crate) use luckhouse_shelf::odds::{answer, list};
use luckhouse_words::Words;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    /// What to ask, and about what; without it, the first of what can be asked, and a list of the rest
    question: Vec<String>,
    /// Print the answer for machines
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = luckhouse_shelf::find(&args.game)?;
    let words: Vec<&str> = args.question.iter().map(String::as_str).collect();
    let topics = game.odds_topics();
    if args.json {
        let report = match words.is_empty() {
            true => topics.first().map(|first| (first.run)(&[])).transpose()?,
            false => Some(answer(topics, &words)?),
        };
        return print_json(&report.map(Report::from));
    }
    let said = |report: OddsReport| report.said(&Words::spoken(), game.about().name);
    let mut out = std::io::stdout().lock();
    if words.is_empty() {
        if let Some(first) = topics.first() {
            writeln!(out, "{}", said((first.run)(&[])?))?;
        }
        write!(out, "{}", list(&format!("luckhouse odds {}", args.game), topics, &Words::spoken()))?;
    } else {
        write!(out, "{}", said(answer(topics, &words)?))?;
    }
    Ok(())
}
