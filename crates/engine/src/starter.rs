//! Who has the first turn, where that is drawn by lot.

use crate::{BadWord, Odds, Rng, Seat, phrase};
use std::fmt;
use std::str::FromStr;

/// Who has the first turn. Written `p2 starts`; the seat alone is understood too.
///
/// ```
/// use luckhouse_engine::{Seat, Starter};
/// assert_eq!("p2".parse(), Ok(Starter(Seat::at(1))));
/// assert_eq!(Starter(Seat::at(1)).to_string(), "p2 starts");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Starter(pub Seat);

impl Starter {
    /// Each of so many seats, just as likely.
    pub fn odds(seats: usize) -> Odds<Starter> {
        Odds::even(Seat::all(seats).map(Starter))
    }

    /// Draw one of so many seats.
    pub fn draw(seats: usize, rng: &mut Rng) -> Starter {
        Starter(Seat::at(rng.below(seats as u64) as usize))
    }
}

impl fmt::Display for Starter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} starts", self.0)
    }
}

impl FromStr for Starter {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Starter, BadWord> {
        let seat = text.strip_suffix("starts").unwrap_or(text).trim();
        let wrong = |_| BadWord::new(text, phrase!("kind-starter"), phrase!("expected-starter"));
        seat.parse().map(Starter).map_err(wrong)
    }
}
