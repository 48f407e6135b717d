//! The only chance: some of the six dice.

use luckhouse_engine::{Chance, DiceSet, Odds, Rng};

/// A throw of so many dice. Only their faces matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// One to six.
    pub dice: usize,
}

impl Throw {
    /// All six dice.
    pub const ALL: Throw = Throw { dice: 6 };
}

impl Chance for Throw {
    type Roll = DiceSet;

    fn odds(&self) -> Odds<DiceSet> {
        DiceSet::odds(self.dice)
    }

    fn roll(&self, rng: &mut Rng) -> DiceSet {
        DiceSet::roll(self.dice, rng)
    }

    fn allows(&self, roll: DiceSet) -> bool {
        roll.len() == self.dice
    }

    fn is_certain(&self) -> bool {
        self.dice == 0
    }
}
