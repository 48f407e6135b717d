//! What is played, and how.

use luckhouse_engine::{BadWord, Seat, phrase};
use std::fmt;
use std::str::FromStr;

/// How players are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// As players come free, until the time is over. Games that run then are played to their end, and count.
    Arena {
        /// How long new games begin, from the start on.
        seconds: u64,
    },
    /// A number of rounds, in each of which everybody plays somebody of about the same score.
    Swiss {
        /// How many rounds.
        rounds: u16,
    },
    /// Who loses is out. The best seed left plays the last one left.
    KnockOut {
        /// The games of a match; it ends when it is decided.
        best_of: u16,
    },
}

/// The first line of a tournament's log.
///
/// ```
/// use luckhouse_club::tournament::{Format, Setup};
/// for line in ["arena 3600 seats 2", "swiss 7 seats 4", "knock-out 3 seats 2"] {
///     assert_eq!(line.parse::<Setup>()?.to_string(), line);
/// }
/// assert!("swiss 0 seats 2".parse::<Setup>().is_err());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    format: Format,
    seats: u8,
}

impl Setup {
    /// A tournament of this format, at tables with so many seats.
    ///
    /// # Errors
    /// If a table has not 2 to 12 seats, or there is nothing to play.
    pub fn new(format: Format, seats: usize) -> Result<Setup, BadWord> {
        let empty = matches!(
            format,
            Format::Arena { seconds: 0 } | Format::Swiss { rounds: 0 } | Format::KnockOut { best_of: 0 }
        );
        if empty || !(2..=Seat::MAX).contains(&seats) {
            let found = Setup { format, seats: seats.min(255) as u8 }.to_string();
            return Err(unread(found));
        }
        Ok(Setup { format, seats: seats as u8 })
    }

    /// How players are put together.
    pub fn format(self) -> Format {
        self.format
    }

    /// The seats of every table.
    pub fn seats(self) -> usize {
        self.seats.into()
    }
}

fn unread(found: String) -> BadWord {
    BadWord::new(found, phrase!("kind-tournament"), phrase!("expected-tournament"))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.format {
            Format::Arena { seconds } => write!(f, "arena {seconds}")?,
            Format::Swiss { rounds } => write!(f, "swiss {rounds}")?,
            Format::KnockOut { best_of } => write!(f, "knock-out {best_of}")?,
        }
        write!(f, " seats {}", self.seats)
    }
}

impl FromStr for Setup {
    type Err = BadWord;
    fn from_str(line: &str) -> Result<Setup, BadWord> {
        let wrong = || unread(line.into());
        let words: Vec<&str> = line.split(' ').collect();
        let [kind, number, "seats", seats] = words[..] else { return Err(wrong()) };
        let small = || number.parse::<u16>().map_err(|_| wrong());
        let format = match kind {
            "arena" => Format::Arena { seconds: number.parse().map_err(|_| wrong())? },
            "swiss" => Format::Swiss { rounds: small()? },
            "knock-out" => Format::KnockOut { best_of: small()? },
            _ => return Err(wrong()),
        };
        Setup::new(format, seats.parse().map_err(|_| wrong())?)
    }
}
