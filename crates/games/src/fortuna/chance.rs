//! What happens without anybody choosing: dice are rolled, bricks are flipped.

use super::BrickSet;
use luckhouse_engine::{BadWord, Chance, DiceSet, Odds, Rng, Seat, phrase};
use std::fmt;
use std::str::FromStr;

/// A chance event of Fortuna.
#[derive(Clone, Debug, PartialEq)]
pub enum FortunaChance {
    /// This player rolls two dice for the first turn (FO-2).
    First(Seat),
    /// So many dice are rolled (FO-3).
    Dice(usize),
    /// So many bricks of so many kits are flipped (FO-3).
    Bricks {
        /// How many are flipped.
        bricks: usize,
        /// How many kits lie on the table.
        kits: usize,
    },
}

impl Chance for FortunaChance {
    type Roll = FortunaRoll;

    fn odds(&self) -> Odds<FortunaRoll> {
        match *self {
            FortunaChance::First(_) => DiceSet::odds(2).map(FortunaRoll::Dice),
            FortunaChance::Dice(dice) => DiceSet::odds(dice).map(FortunaRoll::Dice),
            FortunaChance::Bricks { bricks, kits } => BrickSet::odds(bricks, kits).map(FortunaRoll::Bricks),
        }
    }

    #[inline]
    fn roll(&self, rng: &mut Rng) -> FortunaRoll {
        match *self {
            FortunaChance::First(_) => FortunaRoll::Dice(DiceSet::roll(2, rng)),
            FortunaChance::Dice(dice) => FortunaRoll::Dice(DiceSet::roll(dice, rng)),
            FortunaChance::Bricks { bricks, kits } => FortunaRoll::Bricks(BrickSet::flip(bricks, kits, rng)),
        }
    }

    /// Asked at every roll of a table: a count says it without listing thousands of flips.
    fn allows(&self, roll: FortunaRoll) -> bool {
        match (self, roll) {
            (FortunaChance::First(_), FortunaRoll::Dice(dice)) => dice.len() == 2,
            (FortunaChance::Dice(count), FortunaRoll::Dice(dice)) => dice.len() == *count,
            (FortunaChance::Bricks { bricks, kits }, FortunaRoll::Bricks(set)) => {
                set.len() == *bricks && set.is_within(*kits)
            }
            _ => false,
        }
    }

    fn is_certain(&self) -> bool {
        match *self {
            FortunaChance::First(_) => false,
            FortunaChance::Dice(count) | FortunaChance::Bricks { bricks: count, .. } => count == 0,
        }
    }
}

/// What came up: `dice 3 6` or `bricks 0 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FortunaRoll {
    /// These dice.
    Dice(DiceSet),
    /// These bricks.
    Bricks(BrickSet),
}

impl fmt::Display for FortunaRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FortunaRoll::Dice(dice) => write!(f, "dice {dice}"),
            FortunaRoll::Bricks(bricks) => write!(f, "bricks {bricks}"),
        }
    }
}

impl FromStr for FortunaRoll {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<FortunaRoll, BadWord> {
        let lower = text.trim().to_lowercase();
        match lower.split_once(char::is_whitespace) {
            Some(("dice", faces)) => Ok(FortunaRoll::Dice(faces.trim().parse()?)),
            Some(("bricks", faces)) => Ok(FortunaRoll::Bricks(faces.parse()?)),
            _ => Err(BadWord::new(
                text,
                phrase!("kind-roll", game = "fortuna"),
                phrase!("expected-fortuna-roll"),
            )),
        }
    }
}
