//! `luckhouse join URL`: a table of a house on the network, in any terminal, on a full screen or in plain text.

pub(crate) mod connection;
pub(crate) mod door;
pub(crate) mod link;
mod lobby;
mod proof;
pub(crate) mod records;
pub(crate) mod remote;
pub(crate) mod seats;
pub(crate) mod told;
pub(crate) mod typed;

use crate::failure::{Failure, usage};
use crate::play::plain::PlainSession;
use crate::play::screen;
use crate::table_args::TableArgs;
use crate::tui;
use door::Place;
use link::Link;
use luckhouse_server::client::{Address, BadAddress};
use remote::Remote;
use std::io::{IsTerminal, Write, stdin};
use std::time::Duration;

/// If nobody sits at the keyboard, one does not try for ever.
const PATIENCE: Duration = Duration::from_secs(300);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The link of a table (http://HOST:PORT/t/TABLE), or of a house (http://HOST:PORT/)
    url: String,
    /// What you want to be called; asked for, if not given
    #[arg(long)]
    name: Option<String>,
    /// Which seat you want, counted from 1 (the first free one, if not given)
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Only look on
    #[arg(long, conflicts_with = "seat")]
    watch: bool,
    #[command(flatten)]
    opening: OpenArgs,
}

/// A table that is to be opened in the house.
#[derive(clap::Args)]
struct OpenArgs {
    /// Open a table for this game, and sit down there; with the link of a house
    #[arg(long)]
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays the last seats: bots as in `luckhouse play`, several with commas, for one seat each
    #[arg(long)]
    bots: Option<String>,
    /// Who may find the table: `private` (who has the link plays, nobody watches), `unlisted` (if not given) or `public`
    #[arg(long, value_name = "WHO")]
    visible: Option<String>,
    /// How long one may take for a choice: `none` (if not given), `60s` or `3d`; then a bot chooses
    #[arg(long, value_name = "TIME")]
    clock: Option<String>,
    /// Those who play may ask for hints
    #[arg(long)]
    hints: bool,
}

impl OpenArgs {
    fn is_empty(&self) -> bool {
        let none = self.game.is_none() && self.bots.is_none() && self.visible.is_none();
        none && self.table.is_empty() && self.clock.is_none() && !self.hints
    }
}

pub(crate) fn run(args: &Args, full: bool) -> Result<(), Failure> {
    let address: Address =
        args.url.parse().map_err(|BadAddress(link)| usage!("terminal-usage-link", link))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let Some(place) = runtime.block_on(come_in(args, &address))? else { return Ok(()) };
    match full {
        true => tui::join(runtime, Link::new(place)),
        false => {
            // Whoever sits at the keyboard gives up when they like.
            let patience = (!stdin().is_terminal()).then_some(PATIENCE);
            PlainSession::far(Remote::start(runtime, Link::new(place), patience)?).run()
        }
    }
}

/// A place at a table; none if one only wanted to know which tables there are.
async fn come_in(args: &Args, address: &Address) -> Result<Option<Place>, Failure> {
    let place = match (&address.table, &args.opening.game) {
        (Some(_), _) if !args.opening.is_empty() => {
            return Err(usage!("terminal-usage-table-is-there"));
        }
        (Some(table), _) => door::enter(args, address, table).await?,
        (None, Some(game)) => lobby::open(args, address, game).await?,
        (None, None) if !args.opening.is_empty() => {
            return Err(usage!("terminal-usage-new-table"));
        }
        (None, None) => {
            let text = lobby::list(address).await?;
            write!(std::io::stdout().lock(), "{}", screen::plain(&text))?;
            return Ok(None);
        }
    };
    Ok(Some(place))
}
