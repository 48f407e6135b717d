//! Results, counted.

/// A mean of independent results, with its interval.
///
/// ```
/// use luckhouse_bots::arena::Score;
/// let mut score = Score::default();
/// [1.0, 0.5, 0.5, 0.0].into_iter().for_each(|result| score.add(result));
/// assert_eq!(score.mean(), 0.5);
/// assert!((score.half_width() - 1.96 * 0.408_248 / 2.0).abs() < 1e-3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Score {
    /// One more result.
    pub fn add(&mut self, result: f64) {
        self.count += 1;
        self.sum += result;
        self.squares += result * result;
    }

    /// Those of another.
    #[must_use]
    pub fn merge(self, other: Score) -> Score {
        let Score { count, sum, squares } = other;
        Score { count: self.count + count, sum: self.sum + sum, squares: self.squares + squares }
    }

    /// How many results.
    pub fn count(self) -> u64 {
        self.count
    }

    /// Their mean.
    pub fn mean(self) -> f64 {
        self.sum / self.count as f64
    }

    /// Half of the 95 % interval of the mean.
    pub fn half_width(self) -> f64 {
        let n = self.count as f64;
        let variance = ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(0.0);
        1.96 * (variance / n).sqrt()
    }
}
