//! What `run` and `report` both take: options, seats and bots, each with several values.

use crate::failure::{Failure, usage};
use crate::program_args::ProgramArgs;
use crate::table_args::{check_seats, option_value};
use luckhouse_lab::Grid;
use luckhouse_shelf::AnyGame;

/// A grid of options, seats and bots.
#[derive(clap::Args)]
pub(super) struct GridArgs {
    /// Numbers of seats, like `2,3,4` or `2..4` (run: the fewest the game takes, report: all, if not given)
    #[arg(long, value_name = "SEATS", allow_hyphen_values = true)]
    seats: Option<String>,
    /// An option and the values to try, like `goal=20,30`; can be given several times
    #[arg(long = "option", short = 'o', value_name = "KEY=V1,V2")]
    options: Vec<String>,
    /// Bots for the seats, like `strong,steady`, the last one for the rest; several groups with `;` or given again
    #[arg(long, value_name = "BOTS")]
    bots: Vec<String>,
    /// The most positions that a bot looks at for a choice (its level's own number, if not given)
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    nodes: Option<u64>,
    #[command(flatten)]
    programs: ProgramArgs,
}

impl GridArgs {
    /// Does it say nothing of a game's own options?
    pub(super) fn is_plain(&self) -> bool {
        self.options.is_empty() && self.seats.is_none()
    }

    /// The grid for this game; these seats and this bot, if none are given.
    pub(super) fn read(&self, game: &dyn AnyGame, seats: &[usize], bot: &str) -> Result<Grid, Failure> {
        self.programs.welcome()?;
        let mut options = Vec::new();
        for option in &self.options {
            let wrong = || usage!("terminal-usage-grid-option", option);
            let (key, values) = option.split_once('=').ok_or_else(wrong)?;
            let values: Result<Vec<String>, Failure> =
                values.split(',').map(|value| option_value(game, key, value)).collect();
            options.push((key.to_string(), values?));
        }
        let seats = self.seats.as_deref().map_or(Ok(seats.to_vec()), read_seats)?;
        seats.iter().try_for_each(|seats| check_seats(game, *seats))?;
        let groups = self.bots.iter().flat_map(|words| words.split(';'));
        let mut bots: Vec<Vec<String>> =
            groups.map(|group| group.split(',').map(|bot| bot.trim().to_string()).collect()).collect();
        if bots.is_empty() {
            bots.push(vec![bot.into()]);
        }
        Ok(Grid { game: game.about().name.into(), options, seats, bots, nodes: self.nodes })
    }
}

/// `2,3,4` or `2..4`.
fn read_seats(words: &str) -> Result<Vec<usize>, Failure> {
    let wrong = || usage!("terminal-usage-grid-seats", words);
    let number =
        |word: &str| word.trim().parse::<usize>().ok().filter(|seats| *seats <= 99).ok_or_else(wrong);
    let mut seats = Vec::new();
    for word in words.split(',') {
        match word.split_once("..") {
            Some((from, to)) => seats.extend(number(from)?..=number(to.trim_start_matches('='))?),
            None => seats.push(number(word)?),
        }
    }
    if seats.is_empty() { Err(wrong()) } else { Ok(seats) }
}
