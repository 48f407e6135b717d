//! `luckhouse odds GAME [TOPIC …]`: exact odds.

use crate::failure::Failure;
pub(crate) use luckhouse_shelf::odds::{answer, list};
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    /// What to ask, and about what; without it, the first of what can be asked, and a list of the rest
    #[arg(allow_hyphen_values = true, trailing_var_arg = true)]
    question: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = luckhouse_shelf::find(&args.game)?;
    let words: Vec<&str> = args.question.iter().map(String::as_str).collect();
    let mut out = std::io::stdout().lock();
    let topics = game.odds_topics();
    if words.is_empty() {
        if let Some(first) = topics.first() {
            writeln!(out, "{}", (first.run)(&[])?)?;
        }
        write!(out, "{}", list(&format!("luckhouse odds {}", args.game), topics))?;
    } else {
        write!(out, "{}", answer(topics, &words)?)?;
    }
    Ok(())
}
