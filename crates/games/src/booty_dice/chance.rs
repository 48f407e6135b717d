//! What happens without anybody choosing: who starts, and the dice.

use super::Faces;
use luckhouse_engine::{BadWord, Chance, DiceSet, Odds, Rng, Seat};
use std::fmt;
use std::str::FromStr;

/// A chance event of Booty Dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BootyChance {
    /// One of so many pirates starts.
    WhoStarts {
        /// Pirates at the table.
        seats: usize,
    },
    /// So many dice are rolled.
    Dice {
        /// One to six.
        count: usize,
    },
}

/// What came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BootyRoll {
    /// This pirate starts.
    Starts(Seat),
    /// The rolled dice show this.
    Dice(Faces),
}

impl Chance for BootyChance {
    type Roll = BootyRoll;

    fn odds(&self) -> Odds<BootyRoll> {
        match *self {
            BootyChance::WhoStarts { seats } => Odds::even(Seat::all(seats).map(BootyRoll::Starts)),
            BootyChance::Dice { count } => {
                DiceSet::odds(count).map(|dice| BootyRoll::Dice(Faces::renamed(dice)))
            }
        }
    }

    #[inline]
    fn roll(&self, rng: &mut Rng) -> BootyRoll {
        match *self {
            BootyChance::WhoStarts { seats } => BootyRoll::Starts(Seat::at(rng.below(seats as u64) as usize)),
            BootyChance::Dice { count } => BootyRoll::Dice(Faces::renamed(DiceSet::roll(count, rng))),
        }
    }

    fn allows(&self, roll: BootyRoll) -> bool {
        match (self, roll) {
            (BootyChance::WhoStarts { seats }, BootyRoll::Starts(seat)) => seat.index() < *seats,
            (BootyChance::Dice { count }, BootyRoll::Dice(dice)) => dice.len() == *count,
            _ => false,
        }
    }
}

impl fmt::Display for BootyRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BootyRoll::Starts(seat) => write!(f, "{seat} starts"),
            BootyRoll::Dice(dice) => write!(f, "{dice}"),
        }
    }
}

impl FromStr for BootyRoll {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<BootyRoll, BadWord> {
        let lower = text.trim().to_lowercase();
        if let Some(seat) = lower.strip_suffix("starts").map(str::trim) {
            return Ok(BootyRoll::Starts(seat.parse()?));
        }
        let expected = "`p2 starts`, or one to six of the letters D X J C W S, like `D C S`";
        let dice = lower.parse().map(BootyRoll::Dice);
        dice.map_err(|_| BadWord::new(text, "a roll of booty-dice", expected))
    }
}
