//! What is printed at the table.

use super::command::COMMANDS;
use luckhouse_shelf::LabelledOffer;
use luckhouse_words::{Words, say};
use std::io::{self, BufRead};

/// The choices that are listed without being asked for: as many as leave the table above them on the screen.
pub(crate) fn most_listed(picture: &str) -> usize {
    const MOST: usize = 16;
    // Beside the picture and the list there are a few lines of prompt.
    let room = |height: usize| height.saturating_sub(picture.lines().count() + 6).clamp(5, MOST);
    terminal_size::terminal_size().map_or(MOST, |(_, height)| room(height.0.into()))
}

/// The choices, numbered, each with its word and label; a long list is cut.
pub(crate) fn choices(offers: &[LabelledOffer], most: usize) -> String {
    let mut text = lines(offers.iter().enumerate().take(most));
    if offers.len() > most {
        let more = offers.len() - most;
        text += &format!("       {}\n", say!(Words::spoken(), "terminal-plain-more", more));
    }
    text
}

/// The choices that begin with a text, none left out; if there are none, those that have it anywhere.
pub(crate) fn choices_with(offers: &[LabelledOffer], text: &str) -> String {
    let text = text.to_lowercase();
    let begins = |offer: &LabelledOffer| offer.word.to_lowercase().starts_with(&text);
    let has =
        |offer: &LabelledOffer| format!("{} {}", offer.word, offer.label).to_lowercase().contains(&text);
    let some_begin = offers.iter().any(begins);
    let found = |offer: &LabelledOffer| if some_begin { begins(offer) } else { has(offer) };
    let listed = lines(offers.iter().enumerate().filter(|(_, offer)| found(offer)));
    match listed.is_empty() {
        true => say!(Words::spoken(), "terminal-plain-no-such-choice", text) + "\n",
        false => listed,
    }
}

fn lines<'a>(offers: impl Iterator<Item = (usize, &'a LabelledOffer)>) -> String {
    let offers: Vec<_> = offers.collect();
    let width = offers.iter().map(|(_, offer)| offer.word.chars().count()).max().unwrap_or(0);
    let line = |(index, offer): &(usize, &LabelledOffer)| {
        let line = format!("  {:>3}  {:<width$}  {}", index + 1, offer.word, offer.label);
        format!("{}\n", line.trim_end())
    };
    offers.iter().map(line).collect()
}

/// The commands of the table, beside the words of the game.
pub(crate) fn help() -> String {
    help_on(&COMMANDS)
}

/// These commands, each with the message that says what it does.
pub(crate) fn help_on<'c>(commands: impl IntoIterator<Item = &'c (&'static str, &'static str)>) -> String {
    let words = Words::spoken();
    let lines =
        commands.into_iter().map(|(command, about)| format!("  {command:<12} {}\n", words.say(about, &())));
    lines.fold(say!(words, "terminal-plain-help") + "\n", |text, line| text + &line)
}

/// A line that was typed, whatever bytes are in it; `None` when nothing more can be typed.
pub(crate) fn typed_line() -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// Text from others, without anything that could move a cursor, colour a screen or turn a line round.
pub(crate) fn plain(text: &str) -> String {
    let turns = |character: char| matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let fine = |character: &char| *character == '\n' || !(character.is_control() || turns(*character));
    text.chars().filter(fine).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn others_cannot_write_over_the_screen() {
        assert_eq!(super::plain("Bob\x1b[2J\r\u{202e} says\u{9b}: ä\n"), "Bob[2J says: ä\n");
    }
}
