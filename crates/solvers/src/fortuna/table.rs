//! Bounds for every spot where a turn can begin.

use super::Spot;
use super::throws::Throw;
use super::turn::Rules;
use crate::duel::Interval;

/// How many ways there are to have marbles.
pub(super) const MARBLES: usize = 9;

/// Which scores a table tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scores {
    /// Leads up to this one, either way.
    Leads(i32),
    /// Both scores, below this one.
    Below(i32),
}

/// Which of two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Low,
    High,
}

impl Side {
    fn other(self) -> Side {
        if self == Side::Low { Side::High } else { Side::Low }
    }
}

/// Two bounds of the chance of the player on turn, for each spot.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) scores: Scores,
    pub(super) low: Vec<f64>,
    pub(super) high: Vec<f64>,
}

impl Table {
    /// Nothing is known yet.
    pub(super) fn open(scores: Scores) -> Table {
        let rows = match scores {
            Scores::Leads(edge) => 2 * edge + 1,
            Scores::Below(target) => target * target,
        };
        let spots = rows as usize * MARBLES;
        Table { scores, low: vec![0.0; spots], high: vec![1.0; spots] }
    }

    /// The place of a spot; beyond the edge, that of the spot at the edge.
    #[inline]
    pub(super) fn place(&self, spot: Spot) -> usize {
        let row = match self.scores {
            Scores::Leads(edge) => spot.lead().clamp(-edge, edge) + edge,
            Scores::Below(target) => spot.own * target + spot.other,
        };
        row as usize * MARBLES + usize::from((spot.own_marbles - 1) * 3 + spot.other_marbles - 1)
    }

    #[inline]
    pub(super) fn bound(&self, spot: Spot, side: Side) -> f64 {
        match (self.scores, side) {
            // A larger lead is never worse, and no chance is more than 1 or less than 0.
            (Scores::Leads(edge), Side::High) if spot.lead() > edge => 1.0,
            (Scores::Leads(edge), Side::Low) if spot.lead() < -edge => 0.0,
            (_, Side::Low) => self.low[self.place(spot)],
            (_, Side::High) => self.high[self.place(spot)],
        }
    }

    pub(super) fn bounds_mut(&mut self, side: Side) -> &mut [f64] {
        match side {
            Side::Low => &mut self.low,
            Side::High => &mut self.high,
        }
    }

    pub(super) fn interval(&self, spot: Spot) -> Interval {
        Interval { low: self.bound(spot, Side::Low), high: self.bound(spot, Side::High) }
    }

    /// How far the bounds of any spot are apart, at most.
    pub(super) fn widest(&self) -> f64 {
        self.low.iter().zip(&self.high).map(|(low, high)| high - low).fold(0.0, f64::max)
    }
}

/// A throw has been scored and the marbles are settled: what it is worth to the player on turn if the game is over
/// now. Nothing if it goes on.
pub(super) fn over(rules: &Rules, own: i32, other: i32, marbles: (u8, u8)) -> Option<f64> {
    let ended = marbles.0 == 0 || marbles.1 == 0 || rules.target.is_some_and(|target| own >= target);
    ended.then(|| verdict(own - other))
}

/// What a lead is worth at the end.
pub(super) fn verdict(lead: i32) -> f64 {
    match lead.signum() {
        1 => 1.0,
        0 => 0.5,
        _ => 0.0,
    }
}

/// The spot of the other player, who is on turn next.
#[inline]
pub(super) fn next_spot(spot: Spot, points: u8, (own, other): (u8, u8)) -> Spot {
    Spot { own: spot.other, other: spot.own + i32::from(points), own_marbles: other, other_marbles: own }
}

/// A bound of what a spot is worth, from the bounds of those that follow; where no turn follows, from the scores.
pub(super) fn bound_of(rules: &Rules, spot: Spot, next: Option<&Table>, side: Side) -> f64 {
    outwards(rules, part_of(rules, &rules.throws, spot, next, side), side)
}

/// What these throws add to it.
pub(super) fn part_of(rules: &Rules, throws: &[Throw], spot: Spot, next: Option<&Table>, side: Side) -> f64 {
    let marbles = (spot.own_marbles, spot.other_marbles);
    let part = |throw: &Throw| {
        let own = spot.own + i32::from(throw.points);
        let after = |left, right| match (over(rules, own, spot.other, (left, right)), next) {
            (Some(worth), _) => worth,
            (None, None) => verdict(own - spot.other),
            (None, Some(next)) => {
                1.0 - next.bound(next_spot(spot, throw.points, (left, right)), side.other())
            }
        };
        throw.chance * rules.comes_to(throw, marbles, &after)
    };
    throws.iter().map(part).sum()
}

/// The sum over all throws, moved outwards by what it can be off. No number in it is more than 1.
pub(super) fn outwards(rules: &Rules, sum: f64, side: Side) -> f64 {
    let slack = crate::rounding::slack(rules.throws.len() + 1);
    match side {
        Side::Low => (sum - slack).max(0.0),
        Side::High => (sum + slack).min(1.0),
    }
}
