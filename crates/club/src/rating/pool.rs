//! Which games are compared with each other.

use luckhouse_engine::{BadWord, Header, Seat, phrase};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One game with one number of seats: its players are rated among themselves.
///
/// ```
/// use luckhouse_club::rating::Pool;
/// let pool: Pool = "booty-dice/2".parse()?;
/// assert_eq!((pool.game.as_str(), pool.seats, pool.to_string().as_str()), ("booty-dice", 2, "booty-dice/2"));
/// assert!("booty-dice".parse::<Pool>().is_err());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pool {
    /// The game's name.
    pub game: String,
    /// How many play.
    pub seats: u8,
}

impl Pool {
    /// The pool of a game with this header. With options of its own a game is another game, and is not rated.
    ///
    /// ```
    /// use luckhouse_club::rating::Pool;
    /// use luckhouse_engine::Header;
    /// let header: Header = "booty-dice seats 3 edition 1".parse()?;
    /// assert_eq!(Pool::of(&header).unwrap().to_string(), "booty-dice/3");
    /// assert_eq!(Pool::of(&"booty-dice(goal=30) seats 3 edition 1".parse()?), None);
    /// # Ok::<(), luckhouse_engine::BadWord>(())
    /// ```
    pub fn of(header: &Header) -> Option<Pool> {
        let seats = u8::try_from(header.seats).ok()?;
        header.options.is_empty().then(|| Pool { game: header.game.clone(), seats })
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game, self.seats)
    }
}

impl FromStr for Pool {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Pool, BadWord> {
        let wrong = || {
            BadWord::new(
                text,
                phrase!("kind-pool"),
                phrase!("expected-form", form = "GAME/SEATS", example = "booty-dice/2"),
            )
        };
        let (game, seats) = text.split_once('/').ok_or_else(wrong)?;
        let plain = !game.is_empty() && game.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        let seats = seats
            .parse()
            .ok()
            .filter(|seats| (1..=Seat::MAX as u8).contains(seats) && plain)
            .ok_or_else(wrong)?;
        Ok(Pool { game: game.into(), seats })
    }
}

impl TryFrom<String> for Pool {
    type Error = BadWord;
    fn try_from(text: String) -> Result<Pool, BadWord> {
        text.parse()
    }
}

impl From<Pool> for String {
    fn from(pool: Pool) -> String {
        pool.to_string()
    }
}
