//! What `play` and `simulate` both take: seats and options.

use crate::failure::Failure;
use luckhouse_shelf::AnyGame;

/// How a table is to be set up.
#[derive(clap::Args, Default)]
pub(crate) struct TableArgs {
    /// How many seats (the fewest the game takes, if not given)
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// An option of the game, key=value; can be given several times
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    options: Vec<String>,
}

impl TableArgs {
    /// Was anything set?
    pub(crate) fn is_empty(&self) -> bool {
        self.seats.is_none() && self.options.is_empty()
    }

    /// The number of seats for this game.
    pub(crate) fn seats(&self, game: &dyn AnyGame) -> Result<usize, Failure> {
        let seats = self.seats.unwrap_or(game.about().seats[0]);
        game.about().check_seats(seats)?;
        Ok(seats)
    }

    /// The options as keys and values. Where an option takes a document, the path of a file stands for its text.
    pub(crate) fn options(&self, game: &dyn AnyGame) -> Result<Vec<(String, String)>, Failure> {
        let lines = game.options();
        let mut options = Vec::new();
        for option in &self.options {
            let (key, value) = option.split_once('=').ok_or_else(|| {
                Failure::Usage(format!(
                    "`{option}` is not an option: expected KEY=VALUE, like `--option cap=100`"
                ))
            })?;
            let takes_file = lines.iter().any(|line| line.key == key && line.takes_file);
            let value = if takes_file && looks_like_a_path(value) { read(key, value)? } else { value.into() };
            options.push((key.into(), value));
        }
        Ok(options)
    }
}

fn looks_like_a_path(value: &str) -> bool {
    value.contains('/') || value.ends_with(".toml")
}

fn read(key: &str, path: &str) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| {
        Failure::Usage(format!(
            "`{key}={path}` cannot be read ({error}): expected a name or a readable text file"
        ))
    })
}
