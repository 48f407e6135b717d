//! One score, and what it says about the difference between two players: Bayes' rule along the curve.

use crate::rating::Rating;

/// What one score says about the difference between two.
#[derive(Clone, Copy)]
pub(super) struct Measured {
    /// The variance of the difference before.
    pub(super) before: f64,
    /// By how much its mean moved.
    pub(super) moved: f64,
    /// By how much its variance shrank.
    pub(super) shrank: f64,
    /// The score that was expected.
    pub(super) expected: f64,
    /// The variance of the score that comes from not knowing the difference.
    unknown: f64,
    /// The variance of the score by itself.
    variance: f64,
    /// That variance beside what it would be between equals.
    uneven: f64,
}

/// Points along the curve, from five deviations below the mean to five above.
const POINTS: i32 = 400;

impl Measured {
    /// A score of the first against the second. Between equals such scores would scatter with this variance; between
    /// others less, as plain results do.
    pub(super) fn of(a: &Rating, b: &Rating, score: f64, between_equals: f64) -> Measured {
        let (mean, before) = (a.mean - b.mean, a.deviation.powi(2) + b.deviation.powi(2));
        let points = (0..=POINTS).map(|point| 10.0 * f64::from(point) / f64::from(POINTS) - 5.0);
        let points = points.map(|along| {
            let off = along * before.sqrt();
            (off, 1.0 / (1.0 + (-(mean + off) / Rating::UNIT).exp()), (-0.5 * along * along).exp())
        });
        let mut prior = Moments::default();
        points.clone().for_each(|(_, expected, known)| prior.add(expected, known));
        let (expected, unknown) = prior.found();
        let uneven = 4.0 * (expected * (1.0 - expected)).max(0.01);
        let variance = (between_equals * uneven).max(resolution(before));
        let mut posterior = Moments::default();
        points.for_each(|(off, expected, known)| {
            posterior.add(off, known * (-0.5 * (score - expected).powi(2) / variance).exp());
        });
        // A score so far off that no point explains it says nothing that could be believed.
        let (moved, left) = if posterior.weight > 1e-200 { posterior.found() } else { (0.0, before) };
        Measured { before, moved, shrank: (before - left).max(0.0), expected, unknown, variance, uneven }
    }

    /// The square of what the score scattered by itself, as far as can be told, and as it would between equals: some of
    /// what it lies off comes from not knowing the difference.
    pub(super) fn scatter(&self, score: f64) -> f64 {
        let own = self.variance / (self.variance + self.unknown);
        ((own * (score - self.expected)).powi(2) + own * self.unknown) / self.uneven
    }
}

/// The variance below which nothing can be told apart, because it lies between two points of the curve.
fn resolution(before: f64) -> f64 {
    (0.25 * 10.0 / f64::from(POINTS) / Rating::UNIT).powi(2) * before
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
