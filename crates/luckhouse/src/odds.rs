//! `luckhouse odds GAME [TOPIC …]`: exact odds.

use crate::failure::Failure;
use luckhouse_engine::BadWord;
use luckhouse_shelf::{OddsTopic, Report};
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

/// The answer to a question: the name of a topic, and what follows it.
pub(crate) fn answer(topics: &[OddsTopic], words: &[&str]) -> Result<Report, BadWord> {
    let (name, rest) = words.split_first().unwrap_or((&"", &[]));
    let topic = topics.iter().find(|topic| topic.name == *name).ok_or_else(|| {
        let names: Vec<&str> = topics.iter().map(|topic| topic.name).collect();
        BadWord::new(*name, "something to ask the odds of", names.join(", "))
    })?;
    (topic.run)(rest)
}

/// What can be asked.
pub(crate) fn list(command: &str, topics: &[OddsTopic]) -> String {
    let mut text = String::from("What can be asked:\n");
    for topic in topics {
        let asked = format!("{command} {} {}", topic.name, topic.takes);
        text += &format!("  {}\n      {}\n", asked.trim_end(), topic.about);
    }
    text
}
