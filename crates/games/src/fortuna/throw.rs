//! The throw: dice are rolled, bricks flipped, and where more than two lie open, it is chosen what is scored (FO-3, FO-17).
//!
//! What is scored are groups of two dice and two bricks. With `spread=full` it is one group, and the rest lies idle. With
//! `spread=grand` every die and every brick comes into one group (FO-22): two dice are chosen and two bricks for them, then two
//! of the dice that are left and two of the bricks that are left, until all lie in groups. In which order groups are made does
//! not matter. A choice of one is made by itself, so that the last group never has to be chosen, and for two players there
//! is nothing to choose at all: then `grand` is `classic`.

use super::{BrickSet, Calls, Fortuna, FortunaState, Group, Pair, Phase, Spread, SpreadSize, Throw};
use luckhouse_engine::DiceSet;

impl Fortuna {
    /// How many dice are rolled, and how many bricks flipped.
    pub fn spread(&self) -> usize {
        match self.options.spread {
            SpreadSize::Classic => 2,
            SpreadSize::Full | SpreadSize::Grand => self.seats,
        }
    }

    /// How many groups of two dice and two bricks are scored (FO-22).
    pub fn groups(&self) -> usize {
        match self.options.spread {
            SpreadSize::Classic | SpreadSize::Full => 1,
            SpreadSize::Grand => self.seats / 2,
        }
    }

    /// How many kits lie on the table (FO-14).
    pub fn kits(&self) -> usize {
        self.seats / 2
    }

    /// As many dice and bricks lie open as should, no brick that is not in the kits, and every group is made of them.
    pub(super) fn check_throw(&self, throw: Throw) -> Result<(), String> {
        let Spread { dice, bricks } = throw.spread;
        let (dice, many) = (dice.len(), bricks.len());
        if dice != self.spread() || many != self.spread() || !bricks.is_within(self.kits()) {
            return Err(format!("{dice} dice and {many} bricks of {} kits", self.kits()));
        }
        if throw.groups.len() > self.groups() || throw.left().is_none() {
            return Err(format!("{:?} of {:?}", throw.groups, throw.spread));
        }
        Ok(())
    }

    pub(super) fn flip(&self, state: &mut FortunaState, dice: DiceSet, bricks: BrickSet) {
        self.make_groups(state, Throw::of(Spread { dice, bricks }));
    }

    /// The next group is to be chosen, or all are made.
    fn make_groups(&self, state: &mut FortunaState, throw: Throw) {
        if throw.groups.len() == self.groups() {
            return self.lay_down(state, throw);
        }
        match only(throw.dice_pairs()) {
            Some(dice) => self.pick_dice(state, throw, dice),
            None => state.phase = Phase::PickDice(throw),
        }
    }

    pub(super) fn pick_dice(&self, state: &mut FortunaState, throw: Throw, dice: Pair) {
        match only(throw.brick_pairs()) {
            Some(bricks) => self.pick_bricks(state, throw, Group { dice, bricks }),
            None => state.phase = Phase::PickBricks { throw, dice },
        }
    }

    pub(super) fn pick_bricks(&self, state: &mut FortunaState, throw: Throw, group: Group) {
        self.make_groups(state, Throw { groups: throw.groups.with(group), ..throw });
    }

    fn lay_down(&self, state: &mut FortunaState, throw: Throw) {
        match self.options.calls {
            Calls::Spoken => state.phase = Phase::Call(throw),
            Calls::House => self.score(state, self.scored(throw, None)),
        }
    }
}

impl Throw {
    /// Every pair of dice that can be chosen for the next group, in order.
    pub fn dice_pairs(&self) -> impl Iterator<Item = Pair> + use<> {
        Pair::among_dice(self.left().map_or(DiceSet::EMPTY, |left| left.dice))
    }

    /// Every pair of bricks that can be chosen for the next group, in order.
    pub fn brick_pairs(&self) -> impl Iterator<Item = Pair> + use<> {
        self.left().map_or(BrickSet::EMPTY, |left| left.bricks).pairs()
    }
}

/// The only one, if there is no other: then there is nothing to choose.
fn only(mut pairs: impl Iterator<Item = Pair>) -> Option<Pair> {
    let first = pairs.next();
    if pairs.next().is_some() { None } else { first }
}
