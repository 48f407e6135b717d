//! `luckhouse rules GAME`: the rules page.

use crate::failure::Failure;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let page = luckhouse_shelf::find(&args.game)?.rules_page();
    write!(std::io::stdout().lock(), "{page}")?;
    Ok(())
}
