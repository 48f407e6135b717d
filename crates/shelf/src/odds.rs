//! Asking for odds by words.

use crate::{OddsReport, OddsTopic};
use luckhouse_engine::{BadWord, Phrase, phrase};
use luckhouse_words::{Words, say};

/// The answer to a question: the name of a topic, and what follows it.
///
/// # Errors
/// If there is no such topic, or it cannot be asked that.
pub fn answer(topics: &[OddsTopic], words: &[&str]) -> Result<OddsReport, BadWord> {
    let (name, rest) = words.split_first().unwrap_or((&"", &[]));
    let topic = topics.iter().find(|topic| topic.name == *name).ok_or_else(|| {
        let names = topics.iter().map(|topic| topic.name);
        BadWord::new(*name, phrase!("kind-odds-topic"), Phrase::words(names.clone())).perhaps(names)
    })?;
    (topic.run)(rest)
}

/// What can be asked, and with which words.
pub fn list(command: &str, topics: &[OddsTopic], words: &Words) -> String {
    let mut text = say!(words, "terminal-odds-topics") + "\n";
    for topic in topics {
        let asked = format!("{command} {} {}", topic.name, topic.takes);
        text += &format!("  {}\n      {}\n", asked.trim_end(), words.say(topic.about, &()));
    }
    text
}
