//! The throw: dice are rolled, bricks flipped, and where more than two lie open, two of each are chosen (FO-3, FO-17).

use super::{BrickSet, Calls, Fortuna, FortunaState, Pair, Phase, Spread, SpreadSize, Throw};
use luckhouse_engine::DiceSet;

impl Fortuna {
    /// How many dice are rolled, and how many bricks flipped.
    pub fn spread(&self) -> usize {
        match self.options.spread {
            SpreadSize::Classic => 2,
            SpreadSize::Full => self.seats,
        }
    }

    /// How many kits lie on the table (FO-14).
    pub fn kits(&self) -> usize {
        self.seats / 2
    }

    /// As many dice and bricks lie open as should, and no brick that is not in the kits.
    pub(super) fn check_spread(&self, spread: Spread) -> Result<(), String> {
        let (dice, bricks) = (spread.dice.len(), spread.bricks.len());
        if dice != self.spread() || bricks != self.spread() || !spread.bricks.is_within(self.kits()) {
            return Err(format!("{dice} dice and {bricks} bricks of {} kits", self.kits()));
        }
        Ok(())
    }

    pub(super) fn flip(&self, state: &mut FortunaState, dice: DiceSet, bricks: BrickSet) {
        let spread = Spread { dice, bricks };
        match only(Pair::among_dice(dice)) {
            Some(pair) => self.pick_dice(state, spread, pair),
            None => state.phase = Phase::PickDice(spread),
        }
    }

    pub(super) fn pick_dice(&self, state: &mut FortunaState, spread: Spread, dice: Pair) {
        match only(spread.bricks.pairs()) {
            Some(bricks) => self.pick_bricks(state, Throw { spread, dice, bricks }),
            None => state.phase = Phase::PickBricks { spread, dice },
        }
    }

    pub(super) fn pick_bricks(&self, state: &mut FortunaState, throw: Throw) {
        match self.options.calls {
            Calls::Spoken => state.phase = Phase::Call(throw),
            Calls::House => self.score(state, self.scored(throw, None)),
        }
    }
}

/// The only one, if there is no other: then there is nothing to choose.
fn only(mut pairs: impl Iterator<Item = Pair>) -> Option<Pair> {
    let first = pairs.next();
    if pairs.next().is_some() { None } else { first }
}
