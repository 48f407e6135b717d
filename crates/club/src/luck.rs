//! How strong a player is, from results with the luck taken out: a few games say what places say in many.
//!
//! What comes in is what each seat won, and how much of that was luck, as the coach and `bots::arena::fair` work it out.
//! Luck is nothing on average, however wrong the judge. So a result less its luck has the same mean as the result, the
//! chance to win, and only scatters less. It is *not* a chance itself, and can lie below 0 or above 1. It is taken for what
//! it is, a measurement with an error:
//!
//! - Two seats compared: the first one's score is ½ + (its share − the other's) / 2, which at a table for two is its share.
//!   As in [`rating`](crate::rating), its mean is the logistic curve of the difference in strength.
//! - Not all of the luck is taken out, but the part that leaves the least scatter. A judge counts a lucky roll for what best
//!   play would make of it; who plays badly makes less of it. That part is learned from the games before, so that it cannot
//!   depend on this one's luck, and the mean stays right.
//! - What is left scatters with a variance that is learned for each player: who makes the same small mistakes in every game
//!   is known sooner than who makes a big one now and then. Like that of plain results it is largest between equals.
//! - The difference in strength was known as a normal distribution; what is known after the game is worked out by Bayes'
//!   rule, point by point along the curve, and kept by its mean and variance. Nothing is cut at 0 or 1, and a score
//!   beyond them cannot carry anybody to infinity, because the prior holds.
//! - At tables for more than two each pair of seats is such a measurement, and what they say is added up.
//!
//! ```
//! use luckhouse_club::luck::{Adjusted, LuckRating, rate};
//! use luckhouse_club::rating::Weight;
//! let mut ratings = vec![LuckRating::new(); 2];
//! for game in 0..40 {
//!     // Each wins every second game, by luck; without it the first is a little better.
//!     let (shares, luck) = if game % 2 == 0 { ([1.0, 0.0], 0.44) } else { ([0.0, 1.0], -0.56) };
//!     let game = Adjusted::new(shares.to_vec(), vec![luck, -luck])?;
//!     ratings = rate(&ratings, &game, Weight::FULL);
//! }
//! // 400 · log10(0.56 / 0.44) = 42 points between them.
//! assert!((ratings[0].rating.mean - ratings[1].rating.mean - 42.0).abs() < 10.0);
//! # Ok::<(), luckhouse_club::luck::NotAGame>(())
//! ```

mod measured;

use crate::rating::{Rating, Weight};
use measured::Measured;
use serde::{Deserialize, Serialize};

/// One game: what each seat won, and how much of that was luck.
#[derive(Clone, Debug, PartialEq)]
pub struct Adjusted {
    shares: Vec<f64>,
    luck: Vec<f64>,
}

/// Why these numbers are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game has two seats or more; what they won adds up to 1, and their luck to 0")]
pub struct NotAGame;

impl Adjusted {
    /// # Errors
    /// If there are not as many lucks as shares, and two at least; or if the shares do not add up to one win, or the luck
    /// to nothing: what the dice give to one they take from another.
    pub fn new(shares: Vec<f64>, luck: Vec<f64>) -> Result<Adjusted, NotAGame> {
        let near = |numbers: &[f64], to: f64| (numbers.iter().sum::<f64>() - to).abs() < 1e-3;
        let whole = near(&shares, 1.0) && near(&luck, 0.0);
        if whole && shares.len() > 1 && shares.len() == luck.len() {
            Ok(Adjusted { shares, luck })
        } else {
            Err(NotAGame)
        }
    }

    /// The first one's score against the second, as it ended.
    fn plain(&self, a: usize, b: usize) -> f64 {
        0.5 + (self.shares[a] - self.shares[b]) / 2.0
    }

    /// How much of that was luck.
    fn luck(&self, a: usize, b: usize) -> f64 {
        (self.luck[a] - self.luck[b]) / 2.0
    }
}

/// A rating from results without luck, and what is known of the way in which this player's results scatter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LuckRating {
    /// The rating; it is on the scale of the plain one.
    pub rating: Rating,
    scatter: Scatter,
}

impl LuckRating {
    /// Somebody of whom nothing is known.
    pub fn new() -> LuckRating {
        LuckRating::default()
    }

    /// The same after so many days without a game: see [`Rating::after_days`].
    #[must_use]
    pub fn after_days(self, days: f64) -> LuckRating {
        LuckRating { rating: self.rating.after_days(days), ..self }
    }
}

/// How a player's scores lie around what was expected.
///
/// It begins with a quarter of the scatter of plain results, which is what a fair judge leaves of a weak player's, and with
/// all of the luck taken out. Old games are forgotten slowly, because players learn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Scatter {
    /// The variance that this player brings to a score between equals; two who bring 0.125 each scatter like plain results.
    variance: f64,
    /// The mean of the luck, squared.
    luck: f64,
    /// The mean of luck times result: so much of the luck was to be seen in the results.
    felt: f64,
    /// The games behind these means.
    games: f64,
}

impl Default for Scatter {
    fn default() -> Scatter {
        Scatter { variance: 0.03, luck: 0.2, felt: 0.2, games: Scatter::TRUSTED }
    }
}

impl Scatter {
    /// What nobody knows yet counts like so many games.
    const TRUSTED: f64 = 4.0;
    /// So many games are remembered.
    const REMEMBERED: f64 = 200.0;
    /// However good the judge, and however steady the player: the curve itself is no closer to the truth.
    const LEAST: f64 = 1e-5;

    /// One more game.
    fn with(self, variance: f64, luck: f64, felt: f64, weight: Weight) -> Scatter {
        let part = weight.part() / (self.games + weight.part());
        let mean = |old: f64, new: f64| old + part * (new - old);
        Scatter {
            variance: mean(self.variance, variance).max(Scatter::LEAST),
            luck: mean(self.luck, luck),
            felt: mean(self.felt, felt),
            games: (self.games + weight.part()).min(Scatter::REMEMBERED),
        }
    }
}

/// The part of the luck of two players that is to be taken out.
fn part_of_luck(a: Scatter, b: Scatter) -> f64 {
    ((a.felt * a.games + b.felt * b.games) / (a.luck * a.games + b.luck * b.games)).clamp(0.0, 1.0)
}

/// Everybody's rating after a game.
///
/// # Panics
/// If there is not one rating for each seat.
pub fn rate(before: &[LuckRating], game: &Adjusted, weight: Weight) -> Vec<LuckRating> {
    assert_eq!(before.len(), game.shares.len(), "one rating for each seat");
    if weight == Weight::NONE {
        return before.to_vec();
    }
    let (mut news, mut after) = (vec![News::default(); before.len()], before.to_vec());
    for a in 0..before.len() {
        for b in a + 1..before.len() {
            let (one, other) = (&before[a], &before[b]);
            let (luck, all) = (game.luck(a, b), one.scatter.variance + other.scatter.variance);
            let score = game.plain(a, b) - part_of_luck(one.scatter, other.scatter) * luck;
            let measured = Measured::of(&one.rating, &other.rating, score, all);
            let felt = luck * (game.plain(a, b) - measured.expected);
            for (player, sign) in [(a, 1.0), (b, -1.0)] {
                news[player].hear(before[player].rating.deviation, measured, sign);
                let own = measured.scatter(score) * before[player].scatter.variance / all;
                after[player].scatter = after[player].scatter.with(own, luck * luck, felt, weight);
            }
        }
    }
    after.iter_mut().zip(news).for_each(|(one, news)| one.rating = news.told(&one.rating, weight));
    after
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
