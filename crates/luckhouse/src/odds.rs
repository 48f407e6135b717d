//! `luckhouse odds GAME [TOPIC …]`: exact odds.

use crate::failure::Failure;
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
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = luckhouse_shelf::find(&args.game)?;
    let words: Vec<&str> = args.question.iter().map(String::as_str).collect();
    let mut out = std::io::stdout().lock();
    let topics = game.odds_topics();
    let said = |report: OddsReport| report.said(&Words::spoken(), game.about().name);
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
