//! `luckhouse games`: the shelf.

use crate::failure::Failure;
use luckhouse_shelf::games::GAMES;
use std::io::Write;

pub(crate) fn run() -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for game in GAMES {
        let about = game.about();
        writeln!(out, "{:<15} {}", about.name, about.title)?;
        writeln!(out, "    {}", about.line)?;
        let players = if about.seats == [1] { "player" } else { "players" };
        writeln!(out, "    {} {players}", about.seats_in_words())?;
        for option in game.options() {
            writeln!(out, "    {:<16} {} ({})", option.key, option.about, option.default)?;
            writeln!(out, "    {:<16} {}", "", option.values)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "luckhouse play GAME plays one, luckhouse rules GAME explains it.")?;
    Ok(())
}
