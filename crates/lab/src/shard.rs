//! A part of a run, for one machine of several.

use luckhouse_engine::{BadWord, phrase};
use std::fmt;
use std::str::FromStr;

/// One of so many parts: `2/4`. Every portion belongs to just one of them.
///
/// ```
/// use luckhouse_lab::Shard;
/// let second: Shard = "2/4".parse()?;
/// assert!(second.takes(1) && second.takes(5) && !second.takes(4));
/// assert!("5/4".parse::<Shard>().unwrap_err().to_string().contains("expected 1/N to N/N"));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// How many parts there are.
    pub fn of(self) -> u64 {
        self.of
    }

    /// Does this portion belong to it?
    pub fn takes(self, portion: u64) -> bool {
        portion % self.of == self.number - 1
    }
}

impl FromStr for Shard {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Shard, BadWord> {
        let wrong = || BadWord::new(text, phrase!("kind-shard"), phrase!("expected-shard"));
        let (number, of) = text.split_once('/').ok_or_else(wrong)?;
        let (number, of) = (number.parse().map_err(|_| wrong())?, of.parse().map_err(|_| wrong())?);
        if (1..=of).contains(&number) { Ok(Shard { number, of }) } else { Err(wrong()) }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}
