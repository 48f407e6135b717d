//! What can come up: dice, a treasure that was set aside, who starts.

use super::{Treasure, TreasureSet};
use luckhouse_engine::{BadWord, Chance, DiceSet, Odds, Rng, SeatSet, Starter, phrase};
use std::fmt;
use std::str::FromStr;

/// A chance event of Lucky Shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// So many dice at once, of which only the faces matter: one, or up to seven that block a raid.
    Dice(usize),
    /// One of these treasures, each as likely.
    Treasure(TreasureSet),
    /// Who starts, of so many.
    Starter(usize),
}

impl Luck {
    /// A single die.
    pub const DIE: Luck = Luck::Dice(1);
}

impl Chance for Luck {
    type Roll = Roll;

    fn odds(&self) -> Odds<Roll> {
        match *self {
            Luck::Dice(dice) => DiceSet::odds(dice).map(Roll::Dice),
            Luck::Treasure(left) => Odds::even(left.iter().map(Roll::Treasure)),
            Luck::Starter(seats) => Starter::odds(SeatSet::all(seats)).map(Roll::Starter),
        }
    }

    fn roll(&self, rng: &mut Rng) -> Roll {
        match *self {
            Luck::Dice(dice) => Roll::Dice(DiceSet::roll(dice, rng)),
            Luck::Treasure(left) => Roll::Treasure(left.draw(rng)),
            Luck::Starter(seats) => Roll::Starter(Starter::draw(SeatSet::all(seats), rng)),
        }
    }

    fn allows(&self, roll: Roll) -> bool {
        match (*self, roll) {
            (Luck::Dice(dice), Roll::Dice(set)) => set.len() == dice,
            (Luck::Treasure(left), Roll::Treasure(treasure)) => left.contains(treasure),
            (Luck::Starter(seats), Roll::Starter(first)) => first.0.index() < seats,
            _ => false,
        }
    }

    fn is_certain(&self) -> bool {
        match *self {
            Luck::Dice(dice) => dice == 0,
            Luck::Treasure(left) => left.iter().count() == 1,
            Luck::Starter(seats) => seats == 1,
        }
    }
}

/// What came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Roll {
    /// `4`, or `2 2 5`.
    Dice(DiceSet),
    /// `sea`.
    Treasure(Treasure),
    /// `p2 starts`.
    Starter(Starter),
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Dice(dice) => dice.fmt(f),
            Roll::Treasure(treasure) => treasure.fmt(f),
            Roll::Starter(first) => first.fmt(f),
        }
    }
}

impl FromStr for Roll {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Roll, BadWord> {
        let word = text.trim().to_ascii_lowercase();
        let dice = || word.parse().ok().filter(|dice| *dice != DiceSet::EMPTY).map(Roll::Dice);
        let treasure = || word.parse().ok().map(Roll::Treasure);
        let starter = || word.parse().ok().map(Roll::Starter);
        dice().or_else(treasure).or_else(starter).ok_or_else(|| {
            BadWord::new(text, phrase!("kind-roll", game = "lucky-shot"), phrase!("expected-lucky-roll"))
        })
    }
}
