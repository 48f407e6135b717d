//! Games for one: the score against what best play is worth.

use serde::{Deserialize, Serialize};

/// What somebody reaches alone, beside what the sheet is exactly worth: the mean of the differences, with its error.
///
/// Nobody is beaten here, so there is no scale of opponents. 0 is as good as best play, which nobody exceeds for long.
///
/// ```
/// use luckhouse_club::rating::Solo;
/// let solo = [52.0, 47.0, 51.0].into_iter().fold(Solo::default(), |solo, score| solo.with(score, 55.0));
/// assert_eq!((solo.games(), solo.mean()), (3, Some(-5.0)));
/// assert!((solo.half_width().unwrap() - 1.96 * (7.0f64 / 3.0).sqrt()).abs() < 1e-9);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Solo {
    games: u32,
    mean: f64,
    /// The sum of the squares of what lies beside the mean.
    squares: f64,
}

impl Solo {
    /// One more game: its result, and what best play was worth from its start. What is no number is not counted.
    #[must_use]
    pub fn with(self, result: f64, expected: f64) -> Solo {
        let beside = result - expected;
        if !beside.is_finite() {
            return self;
        }
        let games = self.games.saturating_add(1);
        let mean = self.mean + (beside - self.mean) / f64::from(games);
        Solo { games, mean, squares: self.squares + (beside - self.mean) * (beside - mean) }
    }

    /// How many games.
    pub fn games(self) -> u32 {
        self.games
    }

    /// The mean result less what best play was worth, after the first game.
    pub fn mean(self) -> Option<f64> {
        (self.games > 0).then_some(self.mean)
    }

    /// Half of the 95 % interval of the mean, after the second game.
    pub fn half_width(self) -> Option<f64> {
        let n = f64::from(self.games);
        (self.games > 1).then(|| 1.96 * (self.squares / (n - 1.0) / n).sqrt())
    }
}
