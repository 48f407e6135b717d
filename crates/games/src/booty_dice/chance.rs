//! What happens without anybody choosing: who starts, and the dice.

use super::Faces;
use luckhouse_engine::{BadWord, Chance, DiceSet, Odds, Rng, SeatSet, Starter, phrase};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// A chance event of Booty Dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BootyChance {
    /// One of these pirates starts.
    WhoStarts {
        /// Everybody, or those who were named (BD-20).
        among: SeatSet,
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
    Starts(Starter),
    /// The rolled dice show this.
    Dice(Faces),
}

impl Chance for BootyChance {
    type Roll = BootyRoll;

    fn odds(&self) -> Odds<BootyRoll> {
        match *self {
            BootyChance::WhoStarts { among } => Starter::odds(among).map(BootyRoll::Starts),
            BootyChance::Dice { count } => {
                static KNOWN: [OnceLock<Odds<BootyRoll>>; 7] = [const { OnceLock::new() }; 7];
                let work_out = || DiceSet::odds(count).map(|dice| BootyRoll::Dice(Faces::from(dice)));
                KNOWN.get(count).map_or_else(work_out, |known| known.get_or_init(work_out).clone())
            }
        }
    }

    #[inline]
    fn roll(&self, rng: &mut Rng) -> BootyRoll {
        match *self {
            BootyChance::WhoStarts { among } => BootyRoll::Starts(Starter::draw(among, rng)),
            BootyChance::Dice { count } => BootyRoll::Dice(Faces::from(DiceSet::roll(count, rng))),
        }
    }

    fn allows(&self, roll: BootyRoll) -> bool {
        match (self, roll) {
            (BootyChance::WhoStarts { among }, BootyRoll::Starts(first)) => among.contains(first.0),
            (BootyChance::Dice { count }, BootyRoll::Dice(dice)) => dice.len() == *count,
            _ => false,
        }
    }

    fn is_certain(&self) -> bool {
        match *self {
            BootyChance::WhoStarts { among } => among.len() == 1,
            BootyChance::Dice { count } => count == 0,
        }
    }
}

impl fmt::Display for BootyRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BootyRoll::Starts(first) => write!(f, "{first}"),
            BootyRoll::Dice(dice) => write!(f, "{dice}"),
        }
    }
}

impl FromStr for BootyRoll {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<BootyRoll, BadWord> {
        let lower = text.trim().to_lowercase();
        if let Ok(first) = lower.parse() {
            return Ok(BootyRoll::Starts(first));
        }
        let expected = phrase!("expected-starter-or-letters");
        let dice = lower.parse().map(BootyRoll::Dice);
        dice.map_err(|_| BadWord::new(text, phrase!("kind-roll", game = "booty-dice"), expected))
    }
}
