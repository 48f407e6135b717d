//! `luckhouse rules GAME`: the rules page.

use crate::failure::Failure;
use luckhouse_shelf::{AnyGame, page_as_text};
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = luckhouse_shelf::find(&args.game)?;
    write!(std::io::stdout().lock(), "{}", as_text(game))?;
    Ok(())
}

/// The rules page of a game, for a plain terminal.
pub(crate) fn as_text(game: &dyn AnyGame) -> String {
    page_as_text(&game.rules_page(), 80)
}
