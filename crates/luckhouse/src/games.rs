//! `luckhouse games`: the shelf.

use crate::failure::Failure;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::introduction;
use luckhouse_tui::about;
use luckhouse_words::{Words, say};
use std::io::Write;

pub(crate) fn run() -> Result<(), Failure> {
    let words = Words::spoken();
    let mut out = std::io::stdout().lock();
    for game in GAMES {
        let told = game.about();
        writeln!(out, "{:<15} {}", told.name, told.title)?;
        writeln!(out, "    {}", introduction::line(*game, &words))?;
        writeln!(out, "    {}", about::players(&words, &told))?;
        for option in game.options() {
            writeln!(out, "    {:<16} {} ({})", option.key, option.about(&words), option.default)?;
            writeln!(out, "    {:<16} {}", "", option.values(&words))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-games"))?;
    Ok(())
}
