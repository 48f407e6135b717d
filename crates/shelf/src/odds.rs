//! Asking for odds by words.

use crate::{OddsTopic, Report};
use luckhouse_engine::BadWord;

/// The answer to a question: the name of a topic, and what follows it.
///
/// # Errors
/// If there is no such topic, or it cannot be asked that.
pub fn answer(topics: &[OddsTopic], words: &[&str]) -> Result<Report, BadWord> {
    let (name, rest) = words.split_first().unwrap_or((&"", &[]));
    let topic = topics.iter().find(|topic| topic.name == *name).ok_or_else(|| {
        let names: Vec<&str> = topics.iter().map(|topic| topic.name).collect();
        BadWord::new(*name, "something to ask the odds of", names.join(", "))
    })?;
    (topic.run)(rest)
}

/// What can be asked, and with which words.
pub fn list(command: &str, topics: &[OddsTopic]) -> String {
    let mut text = String::from("What can be asked:\n");
    for topic in topics {
        let asked = format!("{command} {} {}", topic.name, topic.takes);
        text += &format!("  {}\n      {}\n", asked.trim_end(), topic.about);
    }
    text
}
