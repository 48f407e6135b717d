//! Who has the first turn, where that is drawn by lot.

use crate::{BadWord, Odds, Rng, Seat, SeatSet, phrase};
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
    /// Each of these seats, just as likely.
    pub fn odds(among: SeatSet) -> Odds<Starter> {
        Odds::even(among.iter().map(Starter))
    }

    /// Draw one of these seats.
    ///
    /// # Panics
    /// If there are none.
    pub fn draw(among: SeatSet, rng: &mut Rng) -> Starter {
        let place = rng.below(among.len() as u64) as usize;
        Starter(among.iter().nth(place).expect("lots are drawn among somebody"))
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
