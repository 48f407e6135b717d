//! `luckhouse games`: the shelf.

use crate::failure::Failure;
use crate::files::print_json;
use luckhouse_server::House;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::introduction;
use luckhouse_tui::about;
use luckhouse_words::{Words, say};
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print all of it for machines, as a house on the network tells it
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let words = Words::spoken();
    if args.json {
        return print_json(&House::games(words.language()));
    }
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
