//! `luckhouse admin`: what a host does by hand, on a house that runs or on its data.

mod accounts;
mod channel;
mod show;

use crate::failure::Failure;
use crate::files;
use accounts::{AccountCommand, ModeratorCommand};
use luckhouse_server::admin::{Order, Request, Stage, Whose};
use luckhouse_server::protocol::Who;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of the house's data (the user's place for such things, if not given)
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// The database of a house that no program serves now: postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    store: Option<String>,
    /// Answer in JSON, for programs
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List tables, newest first
    List {
        /// How far they are
        #[arg(long, value_enum, default_value_t)]
        stage: StageArg,
        /// Only where nothing has happened for so many hours
        #[arg(long, value_name = "HOURS")]
        idle: Option<u32>,
        /// Only this game
        #[arg(long)]
        game: Option<String>,
        /// Go on after this place, which the page before names
        #[arg(long, value_name = "PLACE")]
        after: Option<String>,
        /// At most so many
        #[arg(long, default_value_t = 50)]
        limit: u16,
    },
    /// End a table without a result, and tell those who are there; the house must run
    Close {
        table: String,
        /// Why, for those who are there
        #[arg(long)]
        why: Option<String>,
    },
    /// Forget tables and all that belongs to them
    Delete {
        #[arg(required = true, value_name = "TABLE")]
        tables: Vec<String>,
    },
    /// List what was said at a table, with the number of each line
    Talk {
        table: String,
        /// After this line
        #[arg(long, value_name = "LINE", default_value_t = 0)]
        after: u32,
        /// At most so many
        #[arg(long, default_value_t = 200)]
        limit: u16,
    },
    /// Hide talk from everybody, or show it again
    Hide(HideArgs),
    /// Keep an address or a network out: 192.0.2.7, 192.0.2.0/24, 2001:db8::/48
    Ban {
        network: String,
        /// For how long: 30m, 12h, 7d; without it, until it is lifted
        #[arg(long = "for", value_name = "TIME", value_parser = minutes)]
        time: Option<u32>,
        /// Why, for yourself
        #[arg(long)]
        why: Option<String>,
    },
    /// Let them in again
    Lift { network: String },
    /// List who is kept out
    Bans,
    /// Say which accounts keep order, on the page `/admin` of the house
    Moderator {
        #[command(subcommand)]
        command: ModeratorCommand,
    },
    /// Mute or ban an account for a time, or let it be
    Account {
        #[command(subcommand)]
        command: AccountCommand,
    },
    /// List what was done by hand, newest first
    Log {
        /// Before this number
        #[arg(long, value_name = "NUMBER")]
        before: Option<u32>,
        /// At most so many
        #[arg(long, default_value_t = 50)]
        limit: u16,
    },
}

#[derive(clap::Args)]
struct HideArgs {
    table: String,
    #[command(flatten)]
    whose: WhoseArgs,
    /// Show it again
    #[arg(long)]
    show: bool,
}

#[derive(clap::Args)]
#[group(required = true, multiple = false)]
struct WhoseArgs {
    /// One line
    #[arg(long, value_name = "NUMBER")]
    line: Option<u32>,
    /// Everything that this seat said
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// Everything that a watcher of this name said
    #[arg(long, value_name = "NAME")]
    watcher: Option<String>,
}

#[derive(Clone, Copy, Default, clap::ValueEnum)]
enum StageArg {
    /// Not all have come
    Waiting,
    /// They play
    Playing,
    /// One of these
    #[default]
    Open,
    /// It is over
    Over,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let by = std::env::var("USER").or_else(|_| std::env::var("LOGNAME")).unwrap_or_else(|_| "host".into());
    let request = Request { by, order: args.command.order() };
    let answer = match &args.store {
        Some(url) => channel::in_database(url, &request)?,
        None => channel::ask(&files::house_folder(args.data.as_deref())?, &request)?,
    };
    if args.json { show::json(&answer) } else { show::text(&answer) }
}

impl Command {
    fn order(&self) -> Order {
        match self {
            Command::List { stage, idle, game, after, limit } => Order::List {
                stage: stage.stage(),
                idle_hours: *idle,
                game: game.clone(),
                after: after.clone(),
                limit: *limit,
            },
            Command::Close { table, why } => Order::Close { table: table.clone(), why: why.clone() },
            Command::Delete { tables } => Order::Delete { tables: tables.clone() },
            Command::Talk { table, after, limit } => {
                Order::Talk { table: table.clone(), after: *after, limit: *limit }
            }
            Command::Hide(args) => args.order(),
            Command::Ban { network, time, why } => {
                Order::Ban { network: network.clone(), minutes: *time, why: why.clone() }
            }
            Command::Lift { network } => Order::Lift { network: network.clone() },
            Command::Bans => Order::Bans,
            Command::Moderator { command } => command.order(),
            Command::Account { command } => command.order(),
            Command::Log { before, limit } => Order::Log { before: *before, limit: *limit },
        }
    }
}

impl HideArgs {
    fn order(&self) -> Order {
        let WhoseArgs { line, seat, watcher } = &self.whose;
        let seat = seat.map(|seat| Whose::All(Who::Seat(seat)));
        let watcher = watcher.as_ref().map(|name| Whose::All(Who::Watcher(name.clone())));
        let line = Whose::Line(line.unwrap_or_default());
        Order::Hide { table: self.table.clone(), whose: seat.or(watcher).unwrap_or(line), hidden: !self.show }
    }
}

impl StageArg {
    fn stage(self) -> Stage {
        match self {
            StageArg::Waiting => Stage::Waiting,
            StageArg::Playing => Stage::Playing,
            StageArg::Open => Stage::Open,
            StageArg::Over => Stage::Over,
        }
    }
}

/// `30m`, `12h` or `7d`, in minutes.
fn minutes(text: &str) -> Result<u32, String> {
    let bad = || format!("`{text}` is no time: expected one like 30m, 12h or 7d");
    let unit = text.chars().next_back().ok_or_else(bad)?;
    let factor = match unit {
        'm' => 1,
        'h' => 60,
        'd' => 24 * 60,
        _ => return Err(bad()),
    };
    let number: u32 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| bad())?;
    number.checked_mul(factor).filter(|minutes| *minutes > 0).ok_or_else(bad)
}

#[cfg(test)]
mod tests {
    use super::minutes;

    #[test]
    fn times_are_minutes_hours_and_days() {
        assert_eq!((minutes("30m"), minutes("12h"), minutes("7d")), (Ok(30), Ok(720), Ok(10080)));
        for wrong in ["", "7", "d", "0m", "-1h", "7w", "9999999d", "7ä"] {
            assert!(minutes(wrong).is_err(), "{wrong}");
        }
    }
}
