//! What can be thrown, as far as it matters: points, and what it does to the marbles.

use luckhouse_games::fortuna::odds::{brick_pairs, dice_pairs};
use luckhouse_games::fortuna::{OwnMarble, Score, Scoring};

/// Throws that do the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Throw {
    pub(super) points: u8,
    pub(super) own: OwnMarble,
    pub(super) takes: u8,
    /// How likely it is that one of them comes.
    pub(super) chance: f64,
}

/// Every kind of throw with two dice and two bricks of one kit. There are about thirty.
pub(super) fn throws(scoring: Scoring) -> Vec<Throw> {
    let (dice, bricks) = (dice_pairs(), brick_pairs(1));
    let mut kinds: Vec<(Throw, u64)> = Vec::new();
    for (pair, dice_ways) in dice.lines() {
        for (two, brick_ways) in bricks.lines() {
            let Score { line, points } = Score::of(*pair, *two, scoring);
            let throw = Throw { points, own: line.own_marble(), takes: line.takes(), chance: 0.0 };
            match kinds.iter_mut().find(|(known, _)| *known == throw) {
                Some((_, ways)) => *ways += dice_ways * brick_ways,
                None => kinds.push((throw, dice_ways * brick_ways)),
            }
        }
    }
    let total = (dice.total() * bricks.total()) as f64;
    kinds.into_iter().map(|(throw, ways)| Throw { chance: ways as f64 / total, ..throw }).collect()
}
