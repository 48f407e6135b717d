//! Filling boxes without a roll: Critical Hits and Counter Attacks only.

use super::Prices;
use luckhouse_engine::{DiceSet, Die};
use luckhouse_games::lantern::{LanternAction, Step, Uses};

/// The cheapest way to turn these dice, which are none of them yet, into one of the targets: its cost and its
/// first step.
pub(super) fn cheapest(
    targets: &[DiceSet],
    dice: DiceSet,
    uses: Uses,
    prices: Prices,
) -> Option<(f32, LanternAction)> {
    let search = Search::run(targets, dice, uses, prices);
    search.first.map(|first| (search.cost, first))
}

/// What turning costs; more than any price if it cannot be done.
pub(super) fn cost(targets: &[DiceSet], dice: DiceSet, uses: Uses, prices: Prices) -> f32 {
    Search::run(targets, dice, uses, prices).cost
}

/// The best found so far.
struct Search {
    prices: Prices,
    cost: f32,
    first: Option<LanternAction>,
}

/// What is still to be done on one way.
#[derive(Clone, Copy)]
struct Way {
    spare: DiceSet,
    gaps: DiceSet,
    uses: Uses,
    cost: f32,
    first: Option<LanternAction>,
}

impl Search {
    fn run(targets: &[DiceSet], dice: DiceSet, uses: Uses, prices: Prices) -> Search {
        let mut search = Search { prices, cost: f32::INFINITY, first: None };
        // The nearest targets first: what they cost soon rules the others out.
        for count in 0..=6.min(uses.crit + uses.counter) {
            if search.at_least(usize::from(count)) >= search.cost {
                break;
            }
            for target in targets {
                let gaps = beyond(*target, dice);
                if gaps.len() == usize::from(count) {
                    search.go(Way { spare: beyond(dice, *target), gaps, uses, cost: 0.0, first: None });
                }
            }
        }
        search
    }

    /// What so many gaps cost at the least.
    fn at_least(&self, gaps: usize) -> f32 {
        self.prices.crit.min(self.prices.counter) * gaps as f32
    }

    /// Fill the first gap with every die in both ways, and then the others.
    fn go(&mut self, way: Way) {
        if way.cost + self.at_least(way.gaps.len()) >= self.cost {
            return;
        }
        let Some(gap) = way.gaps.faces().next() else {
            (self.cost, self.first) = (way.cost, way.first);
            return;
        };
        for from in (1..=6).filter(|face| way.spare.count(*face) > 0) {
            for crit in [false, true] {
                if let Some(next) = self.turn(way, from, gap, crit) {
                    self.go(next);
                }
            }
        }
    }

    fn turn(&self, way: Way, from: u8, gap: u8, crit: bool) -> Option<Way> {
        let start = if crit { 7 - from } else { from };
        let steps = start.abs_diff(gap);
        let uses = Uses {
            crit: way.uses.crit.checked_sub(u8::from(crit))?,
            counter: way.uses.counter.checked_sub(steps)?,
            ..way.uses
        };
        let price = f32::from(u8::from(crit)) * self.prices.crit + f32::from(steps) * self.prices.counter;
        let die = Die::new(from)?;
        let step = if start < gap { Step::Up } else { Step::Down };
        let first = if crit { LanternAction::Crit(die) } else { LanternAction::Counter(die, step) };
        Some(Way {
            spare: way.spare.without(from),
            gaps: way.gaps.without(gap),
            uses,
            cost: way.cost + price,
            first: way.first.or(Some(first)),
        })
    }
}

/// The dice of the first set that the second does not have.
fn beyond(dice: DiceSet, others: DiceSet) -> DiceSet {
    let (own, other) = (dice.counts(), others.counts());
    DiceSet::from_counts(std::array::from_fn(|i| own[i].saturating_sub(other[i])))
}
