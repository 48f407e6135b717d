//! `luckhouse tournament GAME`: bots among themselves, every pair counted, everybody rated.

mod books;
mod cup;
mod hall;
mod robin;
mod shown;

use crate::failure::{Failure, usage};
use crate::lab::table::{LabTable, interrupted, nothing_yet};
use books::Books;
use hall::Hall;
use luckhouse_club::tournament::{Format, Setup, Standing, Tournament};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    /// Who plays: bots by their words; the same word again is one more such player
    #[arg(long, default_value = "novice,steady,strong,best", value_name = "BOTS")]
    players: String,
    /// How players are put together
    #[arg(long, value_enum, default_value_t = Kind::RoundRobin)]
    format: Kind,
    /// How many games those at a table play together, rounded up so that everybody has every seat
    #[arg(long, default_value_t = 200, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// How many rounds a Swiss tournament has, or an arena lasts (as many as leave one unbeaten, if not given)
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u16).range(1..=1000))]
    rounds: Option<u16>,
    /// Rate results without the luck of the dice too: fewer games tell as much
    #[arg(long)]
    fair: bool,
    /// Print all of it for machines
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print a line for each pair of players, for spreadsheets
    #[arg(long)]
    csv: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Kind {
    /// Everybody against everybody
    RoundRobin,
    /// In each round against somebody of the same score
    Swiss,
    /// Who loses is out
    KnockOut,
    /// Whoever is free plays, until the time is over
    Arena,
}

/// What was played.
struct Played {
    books: Books,
    /// Who is where, if there was more to it than everybody against everybody.
    standings: Vec<Standing>,
    interrupted: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let hall = Hall::open(&args.table, &args.players, args.games, args.fair)?;
    let played = match setup(args, &hall)? {
        None => {
            let tables = robin::tables(&hall)?;
            args.table.work(|patience| robin::play(&hall, &tables, patience))??
        }
        Some(setup) => args.table.work(|patience| cup::play(&hall, Tournament::new(setup), patience))??,
    };
    if played.books.games() == 0 {
        return Err(nothing_yet());
    }
    shown::print(args, &hall, &played)?;
    if played.interrupted { Err(interrupted(played.books.games())) } else { Ok(()) }
}

/// What the house would hold, if it is no round robin.
fn setup(args: &Args, hall: &Hall) -> Result<Option<Setup>, Failure> {
    let (players, most) = (hall.names.len(), Tournament::MOST);
    if players > most {
        return Err(usage!("terminal-usage-tournament-most", players, most));
    }
    let rounds = args.rounds.unwrap_or(players.next_power_of_two().trailing_zeros().max(1) as u16);
    let format = match args.format {
        Kind::RoundRobin => return Ok(None),
        Kind::Swiss => Format::Swiss { rounds },
        Kind::KnockOut => Format::KnockOut { best_of: 1 },
        Kind::Arena => Format::Arena { seconds: cup::MATCH_SECONDS * u64::from(rounds) },
    };
    Ok(Some(Setup::new(format, hall.seats)?))
}
