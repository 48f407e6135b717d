//! What is printed at the table.

use super::command::COMMANDS;
use luckhouse_engine::Seat;
use luckhouse_shelf::Offer;
use std::io::{self, IsTerminal, Write};

/// The most choices that are listed without being asked for.
const LISTED: usize = 16;

/// The choices, numbered, each with its word and label; long lists are cut.
pub(super) fn choices(offers: &[Offer]) -> String {
    let mut text = lines(offers.iter().enumerate().take(LISTED));
    if offers.len() > LISTED {
        let more = offers.len() - LISTED;
        text += &format!("       … and {more} more: `list` shows all, `list START` those that begin so\n");
    }
    text
}

/// The choices that begin with a text, none left out.
pub(super) fn choices_from(offers: &[Offer], start: &str) -> String {
    let start = start.to_lowercase();
    let found = offers.iter().enumerate().filter(|(_, offer)| offer.word.to_lowercase().starts_with(&start));
    let text = lines(found);
    if text.is_empty() { format!("No choice begins with `{start}`.\n") } else { text }
}

fn lines<'a>(offers: impl Iterator<Item = (usize, &'a Offer)>) -> String {
    let offers: Vec<_> = offers.collect();
    let width = offers.iter().map(|(_, offer)| offer.word.chars().count()).max().unwrap_or(0);
    let line = |(index, offer): &(usize, &Offer)| {
        let line = format!("  {:>3}  {:<width$}  {}", index + 1, offer.word, offer.label);
        format!("{}\n", line.trim_end())
    };
    offers.iter().map(line).collect()
}

/// The commands of the table, beside the words of the game.
pub(super) fn help() -> String {
    let mut text = String::from("Type a number or a word from the list, or:\n");
    for (command, about) in COMMANDS {
        text += &format!("  {command:<12} {about}\n");
    }
    text
}

/// Take the last player's secrets off the screen, and ask for the next.
pub(super) fn hand_over(out: &mut impl Write, to: Seat) -> io::Result<()> {
    if io::stdout().is_terminal() {
        // Clear the screen, and what could be scrolled back to.
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    } else {
        writeln!(out, "\n{}\n", "=".repeat(72))?;
    }
    writeln!(out, "Hand over to {to}. Nobody else looks now.")?;
    write!(out, "{to}, press Enter: ")?;
    out.flush()
}
