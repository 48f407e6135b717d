//! What re-rolling can be expected to cost, a few re-rolls ahead.

use super::{Prices, turning};
use luckhouse_engine::DiceSet;
use luckhouse_games::lantern::{LanternAction, Uses};

/// Re-rolls that are looked ahead.
const AHEAD: u8 = 4;

/// A cost for every set of up to six dice, found by [`place`].
#[derive(Clone, Debug)]
pub(super) struct Rolling {
    /// Every multiset of so many dice.
    sets: [Vec<DiceSet>; 7],
    /// Six dice: what they cost to turn.
    turned: Vec<f32>,
    /// Six dice: the best they can be expected to cost. Fewer: the same after rolling the others.
    expected: Vec<f32>,
    /// Fewer than six: the least that is expected after keeping these or any part of them.
    least: Vec<f32>,
}

impl Default for Rolling {
    fn default() -> Self {
        let nothing = vec![0.0; 7usize.pow(6)];
        let sets = std::array::from_fn(DiceSet::every);
        Rolling { sets, turned: nothing.clone(), expected: nothing.clone(), least: nothing }
    }
}

/// Where the cost of these dice stands.
fn place(dice: DiceSet) -> usize {
    dice.counts().iter().fold(0, |place, count| place * 7 + usize::from(*count))
}

impl Rolling {
    /// Find out what re-rolls can be expected to cost in a zone that can be cleared in these ways.
    pub(super) fn look_ahead(&mut self, targets: &[DiceSet], uses: Uses, prices: Prices) {
        self.price_turning(targets, uses, prices);
        for _ in 1..(uses.magic + uses.con).min(AHEAD) {
            self.price_keeping();
            self.price_rolling(uses, prices);
        }
        self.price_keeping();
    }

    /// The re-roll of these dice with the least expected cost, if one is legal.
    pub(super) fn cheapest(
        &self,
        dice: DiceSet,
        legal: &[LanternAction],
        prices: Prices,
    ) -> Option<(f32, LanternAction)> {
        let cost = |action: &LanternAction| {
            let (kept, price) = match *action {
                LanternAction::Magic(die) => (dice.without(die.face()), prices.magic),
                LanternAction::Con(again) => (dice.minus(again)?, prices.con),
                _ => return None,
            };
            Some((price + self.expected[place(kept)], *action))
        };
        legal.iter().filter_map(cost).min_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// Without a re-roll the dice must be turned, or the game is lost.
    fn price_turning(&mut self, targets: &[DiceSet], uses: Uses, prices: Prices) {
        for dice in &self.sets[6] {
            let cost = turning::cost(targets, *dice, uses, prices).min(prices.loss);
            self.turned[place(*dice)] = cost;
            self.expected[place(*dice)] = cost;
        }
    }

    /// After keeping some dice each face is as likely, one die after the other.
    fn price_keeping(&mut self) {
        for kept in self.sets[..6].iter().rev().flatten() {
            let sum: f32 = (1..=6).map(|face| self.expected[place(kept.with(face))]).sum();
            self.expected[place(*kept)] = sum / 6.0;
        }
    }

    /// One re-roll earlier: turn now, or roll.
    fn price_rolling(&mut self, uses: Uses, prices: Prices) {
        for kept in self.sets[..6].iter().flatten() {
            let at = place(*kept);
            self.least[at] = least_below(&self.least, *kept).min(self.expected[at]);
        }
        for dice in &self.sets[6] {
            let at = place(*dice);
            let magic = least_below(&self.expected, *dice) + prices.magic;
            let con = least_below(&self.least, *dice) + prices.con;
            let magic = if uses.magic > 0 { magic } else { prices.loss };
            let con = if uses.con > 0 { con } else { prices.loss };
            self.expected[at] = magic.min(con).min(self.turned[at]);
        }
    }
}

/// The least that stands for these dice without one of them.
fn least_below(values: &[f32], dice: DiceSet) -> f32 {
    let fewer = (1..=6).filter(|face| dice.count(*face) > 0).map(|face| values[place(dice.without(face))]);
    fewer.fold(f32::INFINITY, f32::min)
}
