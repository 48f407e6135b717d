//! What re-rolling can be expected to cost, a few re-rolls ahead.

use super::{Prices, turning};
use luckhouse_engine::{DiceSet, Die};
use luckhouse_games::lantern::{Boxes, LanternAction, Uses};

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
}

impl Default for Rolling {
    fn default() -> Self {
        let nothing = vec![0.0; 7usize.pow(6)];
        Rolling { sets: std::array::from_fn(DiceSet::every), turned: nothing.clone(), expected: nothing }
    }
}

/// Where the cost of these dice stands.
fn place(dice: DiceSet) -> usize {
    dice.counts().iter().fold(0, |place, count| place * 7 + usize::from(*count))
}

impl Rolling {
    /// The re-roll with the least expected cost, if there is a circle for one.
    pub(super) fn best(
        &mut self,
        boxes: &Boxes,
        dice: DiceSet,
        uses: Uses,
        prices: Prices,
    ) -> Option<(f32, LanternAction)> {
        if uses.magic + uses.con == 0 {
            return None;
        }
        self.price_turning(boxes, uses, prices);
        let ahead = (uses.magic + uses.con).min(AHEAD);
        for _ in 1..ahead {
            self.price_keeping();
            self.price_rolling(uses, prices);
        }
        self.price_keeping();
        self.cheapest(dice, uses, prices)
    }

    /// Without a re-roll the dice must be turned, or the game is lost.
    fn price_turning(&mut self, boxes: &Boxes, uses: Uses, prices: Prices) {
        for dice in &self.sets[6] {
            let cost = turning::cost(boxes, *dice, uses, prices).min(prices.loss);
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
        for index in 0..self.sets[6].len() {
            let dice = self.sets[6][index];
            let rolled = self.cheapest(dice, uses, prices).map_or(prices.loss, |(cost, _)| cost);
            self.expected[place(dice)] = rolled.min(self.turned[place(dice)]);
        }
    }

    fn cheapest(&self, dice: DiceSet, uses: Uses, prices: Prices) -> Option<(f32, LanternAction)> {
        let mut best = None;
        let mut offer = |kept: DiceSet, price: f32, action: LanternAction| {
            let cost = price + self.expected[place(kept)];
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, action));
            }
        };
        if uses.magic > 0 {
            for die in Die::all().filter(|die| dice.count(die.face()) > 0) {
                offer(dice.without(die.face()), prices.magic, LanternAction::Magic(die));
            }
        }
        if uses.con > 0 {
            each_choice(dice, |again, kept| offer(kept, prices.con, LanternAction::Con(again)));
        }
        best
    }
}

/// Every set of one or more of the dice, with the dice that stay.
fn each_choice(dice: DiceSet, mut visit: impl FnMut(DiceSet, DiceSet)) {
    let most = dice.counts();
    let mut counts = [0; 6];
    while let Some(face) = (0..6).rev().find(|face| counts[*face] < most[*face]) {
        counts[face] += 1;
        counts[face + 1..].fill(0);
        let kept = std::array::from_fn(|i| most[i] - counts[i]);
        visit(DiceSet::from_counts(counts), DiceSet::from_counts(kept));
    }
}
