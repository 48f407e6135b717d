//! Exact chances, for those who ask before they choose.

use super::Boxes;
use luckhouse_engine::{DiceSet, Fraction, Odds};
use std::collections::HashMap;

/// The most free re-rolls for which the ways of [`with_rerolls`] still fit: 6²⁴ of them.
pub const MOST_REROLLS: u32 = 3;

/// The chance that six dice fill the boxes on entering.
pub fn on_entering(boxes: &Boxes) -> Fraction {
    at_once(boxes, DiceSet::EMPTY)
}

/// The chance that the boxes are filled when these dice stay and the others of the six are rolled.
pub fn at_once(boxes: &Boxes, kept: DiceSet) -> Fraction {
    DiceSet::odds(6 - kept.len()).chance(|roll| boxes.filled_by(kept.plus(roll)))
}

/// The totals of the six dice of the setup.
pub fn setup_totals() -> Odds<u32> {
    DiceSet::odds(6).map(DiceSet::total)
}

/// The ones among six dice: the experience of entering a zone.
pub fn ones_on_entering() -> Odds<u8> {
    DiceSet::odds(6).map(|dice| dice.count(1))
}

/// The chance that the boxes are filled, when after entering any dice may be rolled again so many times, and are
/// chosen as well as possible every time.
///
/// # Panics
/// If there are more than [`MOST_REROLLS`].
pub fn with_rerolls(boxes: &Boxes, rerolls: u32) -> Fraction {
    let ways = ways_after(boxes, rerolls);
    Fraction { ways: after_keeping(&ways)[&DiceSet::EMPTY], total: 6u64.pow(6 * (rerolls + 1)) }
}

/// The ways to fill the boxes from each six dice with so many re-rolls.
fn ways_after(boxes: &Boxes, rerolls: u32) -> HashMap<DiceSet, u64> {
    assert!(rerolls <= MOST_REROLLS, "the ways of more re-rolls than {MOST_REROLLS} cannot be counted here");
    let filled = |dice: DiceSet| (dice, u64::from(boxes.filled_by(dice)));
    let mut ways: HashMap<DiceSet, u64> = DiceSet::every(6).into_iter().map(filled).collect();
    for _ in 0..rerolls {
        ways = before_a_reroll(&ways);
    }
    ways
}

/// The chance that the boxes are filled from these six dice, when any of them may be rolled again so many times, and are
/// chosen as well as possible every time.
///
/// # Panics
/// If there are more re-rolls than [`MOST_REROLLS`], or not six dice.
pub fn still(boxes: &Boxes, dice: DiceSet, rerolls: u32) -> Fraction {
    Fraction { ways: ways_after(boxes, rerolls)[&dice], total: 6u64.pow(6 * rerolls) }
}

/// From the ways to succeed with each six dice, the ways when some of them may be rolled again first. Every re-roll
/// counts as six dice, so that keeping few and keeping many can be compared: each kept die makes six ways of one.
fn before_a_reroll(ways: &HashMap<DiceSet, u64>) -> HashMap<DiceSet, u64> {
    let after = after_keeping(ways);
    let value = |kept: DiceSet| after[&kept] * 6u64.pow(kept.len() as u32);
    let best = |dice: &DiceSet| dice.subsets().into_iter().map(value).max().unwrap_or(0);
    ways.keys().map(|dice| (*dice, best(dice))).collect()
}

/// The ways to succeed after keeping any set of dice and rolling the others, one die after the other.
fn after_keeping(ways: &HashMap<DiceSet, u64>) -> HashMap<DiceSet, u64> {
    let mut after = ways.clone();
    for kept in (0..6).rev().flat_map(DiceSet::every) {
        let sum = (1..=6).map(|face| after[&kept.with(face)]).sum();
        after.insert(kept, sum);
    }
    after
}
