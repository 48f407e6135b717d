//! What `play` and `simulate` both take: seats and options.

use crate::failure::{Failure, usage};
use luckhouse_shelf::{AnyGame, AnyTable, bad_word};
use luckhouse_words::{Words, say};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// How a table is to be set up.
#[derive(clap::Args, Default, PartialEq)]
pub(crate) struct TableArgs {
    /// How many seats (the fewest the game takes, if not given)
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
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
        check_seats(game, seats)?;
        Ok(seats)
    }

    /// A table of this game, set up so.
    pub(crate) fn open(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, Failure> {
        game.open(&self.options(game)?, self.seats(game)?).map_err(Into::into)
    }

    /// The options as keys and values. Where an option takes a document, the path of a file stands for its text.
    pub(crate) fn options(&self, game: &dyn AnyGame) -> Result<Vec<(String, String)>, Failure> {
        let mut options = Vec::new();
        for option in &self.options {
            let (key, value) =
                option.split_once('=').ok_or_else(|| usage!("terminal-usage-no-option", option))?;
            if options.iter().any(|(given, _)| given == key) {
                return Err(usage!("terminal-usage-option-again", option, key));
            }
            options.push((key.into(), option_value(game, key, value)?));
        }
        Ok(options)
    }
}

/// Can so many play this game?
pub(crate) fn check_seats(game: &dyn AnyGame, seats: usize) -> Result<(), Failure> {
    Ok(game.about().check_seats(seats)?)
}

/// The value of an option as it was given, or the text of the file whose path was given.
pub(crate) fn option_value(game: &dyn AnyGame, key: &str, value: &str) -> Result<String, Failure> {
    let takes_file = game.options().iter().any(|line| line.key == key && line.takes_file);
    match takes_file && looks_like_a_path(value) {
        true => document(game, key, value),
        false => Ok(value.into()),
    }
}

fn looks_like_a_path(value: &str) -> bool {
    value.contains('/') || value.ends_with(".toml")
}

/// The text of a file, if the game can use it.
fn document(game: &dyn AnyGame, key: &str, path: &str) -> Result<String, Failure> {
    let text = read_file(path.as_ref())
        .map_err(|error| usage!("terminal-usage-option-file", key, path, error = error.to_string()))?;
    let option = [(key.to_string(), text.clone())];
    game.open(&option, game.about().seats[0])
        .map_err(|wrong| Failure::Usage(format!("{path}: {}", bad_word(&Words::spoken(), &wrong))))?;
    Ok(text)
}

/// No text file that somebody wants read is larger.
pub(crate) const LARGEST: u64 = 4 * 1024 * 1024;

/// A text file, but not without end.
pub(crate) fn read_file(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            say!(Words::spoken(), "terminal-failed-large"),
        ));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
