//! How strong a player is, from results with the luck taken out: a few games say what places say in many.
//!
//! What comes in is each seat's share of the win less its luck, as the coach and `bots::arena::fair` work it out. Its mean
//! is the chance to win, as that of plain results is; it only scatters less. It is *not* a chance itself, and can lie
//! below 0 or above 1. So it is taken for what it is, a measurement with an error:
//!
//! - Two seats compared: the first one's score is ½ + (its share − the other's) / 2, which at a table for two is its share.
//!   As in [`rating`](crate::rating), its mean is the logistic curve of the difference in strength.
//! - It scatters around that mean with a variance that is estimated from the games of the pool so far ([`Scatter`]).
//! - The difference in strength was known as a normal distribution; what is known after the game is worked out by Bayes'
//!   rule, point by point along the curve, and kept by its mean and variance. Nothing is cut at 0 or 1, and a score
//!   beyond them cannot carry anybody to infinity, because the prior holds.
//! - At tables for more than two each pair of seats is such a measurement, and what they say is added up.
//!
//! ```
//! use luckhouse_club::luck::{Scatter, Shares, rate};
//! use luckhouse_club::rating::{Rating, Weight};
//! let (mut scatter, mut ratings) = (Scatter::new(), vec![Rating::new(); 2]);
//! for _ in 0..30 {
//!     (ratings, scatter) = rate(&ratings, &Shares::new(vec![0.56, 0.44])?, scatter, Weight::FULL);
//! }
//! // 400 · log10(0.56 / 0.44) = 42 points between them.
//! assert!((ratings[0].mean - ratings[1].mean - 42.0).abs() < 3.0);
//! # Ok::<(), luckhouse_club::luck::NoShares>(())
//! ```

use crate::rating::{Rating, Weight};
use serde::{Deserialize, Serialize};

/// Each seat's share of the win, less its luck.
#[derive(Clone, Debug, PartialEq)]
pub struct Shares(Vec<f64>);

/// Why these are no shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the shares of a win, luck taken out, are finite numbers for two seats or more, and add up to 1")]
pub struct NoShares;

impl Shares {
    /// # Errors
    /// If a share is no number, or they do not add up to one win, as luck that is taken from one and given to another
    /// does.
    pub fn new(shares: Vec<f64>) -> Result<Shares, NoShares> {
        let whole = (shares.iter().sum::<f64>() - 1.0).abs() < 1e-3;
        if whole && shares.len() > 1 { Ok(Shares(shares)) } else { Err(NoShares) }
    }

    /// The first one's score against the second.
    fn score(&self, a: usize, b: usize) -> f64 {
        0.5 + (self.0[a] - self.0[b]) / 2.0
    }
}

/// How far scores without luck lie from what was expected, over the games of one pool.
///
/// It begins with the scatter of plain results, so that the first games are not trusted more than those.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scatter {
    seen: f64,
    sum: f64,
}

impl Scatter {
    /// The variance of a plain result between equals,
    const PLAIN: f64 = 0.25;
    /// which counts like so many scores.
    const TRUSTED: f64 = 2.0;
    /// However good the judge: the curve itself is no closer to the truth.
    const LEAST: f64 = 0.0004;

    /// Nothing seen yet.
    pub const fn new() -> Scatter {
        Scatter { seen: 0.0, sum: 0.0 }
    }

    /// The variance of a score.
    pub fn variance(self) -> f64 {
        let mean = (Scatter::TRUSTED * Scatter::PLAIN + self.sum) / (Scatter::TRUSTED + self.seen);
        mean.max(Scatter::LEAST)
    }

    /// One more score. What the ratings could not know is no scatter of the score.
    fn with(self, beside: f64, unknown: f64, weight: Weight) -> Scatter {
        let part = weight.part();
        Scatter { seen: self.seen + part, sum: self.sum + part * (beside * beside - unknown).max(0.0) }
    }
}

impl Default for Scatter {
    fn default() -> Scatter {
        Scatter::new()
    }
}

/// Everybody's rating after a game, and what is known of the scatter in this pool.
///
/// # Panics
/// If there is not one rating for each share.
pub fn rate(before: &[Rating], shares: &Shares, scatter: Scatter, weight: Weight) -> (Vec<Rating>, Scatter) {
    assert_eq!(before.len(), shares.0.len(), "one rating for each share");
    if weight == Weight::NONE {
        return (before.to_vec(), scatter);
    }
    let (mut news, mut seen) = (vec![News::default(); before.len()], scatter);
    for a in 0..before.len() {
        for b in a + 1..before.len() {
            let measured = Measured::of(&before[a], &before[b], shares.score(a, b), scatter.variance());
            news[a].hear(before[a].deviation, measured, 1.0);
            news[b].hear(before[b].deviation, measured, -1.0);
            seen = seen.with(measured.beside, measured.unknown, weight);
        }
    }
    let after = before.iter().zip(news).map(|(rating, news)| news.told(rating, weight)).collect();
    (after, seen)
}

/// What one score says about the difference between two.
#[derive(Clone, Copy)]
struct Measured {
    /// The variance of the difference before.
    before: f64,
    /// By how much its mean moved.
    moved: f64,
    /// By how much its variance shrank.
    shrank: f64,
    /// The score beside the one that was expected.
    beside: f64,
    /// The variance of the score that comes from not knowing the difference.
    unknown: f64,
}

/// Points along the curve, from five deviations below the mean to five above.
const POINTS: i32 = 400;

impl Measured {
    fn of(a: &Rating, b: &Rating, score: f64, variance: f64) -> Measured {
        let (mean, before) = (a.mean - b.mean, a.deviation.powi(2) + b.deviation.powi(2));
        let (mut prior, mut posterior) = (Moments::default(), Moments::default());
        for point in 0..=POINTS {
            let along = 10.0 * f64::from(point) / f64::from(POINTS) - 5.0;
            let off = along * before.sqrt();
            let expected = 1.0 / (1.0 + (-(mean + off) / Rating::UNIT).exp());
            let known = (-0.5 * along * along).exp();
            prior.add(expected, known);
            posterior.add(off, known * (-0.5 * (score - expected).powi(2) / variance).exp());
        }
        // A score so far off that no point explains it says nothing that could be believed.
        let (moved, left) = if posterior.weight > 1e-200 { posterior.found() } else { (0.0, before) };
        let (expected, unknown) = prior.found();
        Measured { before, moved, shrank: (before - left).max(0.0), beside: score - expected, unknown }
    }
}

#[derive(Clone, Copy, Default)]
struct Moments {
    weight: f64,
    sum: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, value: f64, weight: f64) {
        self.weight += weight;
        self.sum += weight * value;
        self.squares += weight * value * value;
    }

    /// Mean and variance.
    fn found(self) -> (f64, f64) {
        let mean = self.sum / self.weight;
        (mean, (self.squares / self.weight - mean * mean).max(0.0))
    }
}

/// What a game says about one player: precisions are added up, as of independent measurements.
#[derive(Clone, Copy, Default)]
struct News {
    precision: f64,
    pull: f64,
}

impl News {
    fn hear(&mut self, deviation: f64, measured: Measured, sign: f64) {
        let before = deviation * deviation;
        let part = before / measured.before;
        let after = before - part * part * measured.shrank;
        self.precision += 1.0 / after - 1.0 / before;
        self.pull += sign * part * measured.moved / after;
    }

    fn told(self, rating: &Rating, weight: Weight) -> Rating {
        let after = 1.0 / (1.0 / rating.deviation.powi(2) + self.precision);
        let moved = Rating { mean: rating.mean + after * self.pull, deviation: after.sqrt(), ..*rating };
        rating.moved(moved, weight)
    }
}

#[cfg(test)]
mod tests;
