//! How strong a player is, from places alone: Glicko-2 at tables for two, Weng–Lin at tables for more.
//!
//! There is one rating for each [`Pool`]. All are on the familiar scale, where everybody begins at 1500 and 400 points
//! more are ten wins to one. At tables for more than two, that is how often one of two players comes before the other,
//! where a shared place is half; a game in which only the win counts is mostly shared places, so that its ratings lie
//! closer together.
//!
//! A game is no period of time here. Glicko-2 lets a rating grow uncertain with every period; that happens in
//! [`Rating::after_days`] alone, so that who plays much in one evening becomes better known by it, not less.

mod bots;
mod ladder;
mod more;
mod places;
mod pool;
mod puzzle;
mod solo;
mod two;
mod weight;

pub use bots::{
    AgainstBots, BOTS_LEARN, FARTHEST, Measured, MeasuredBots, RatedBot, measured_bots, measured_pools,
};
pub use ladder::{Met, next_worth_trying};
pub use places::places;
pub use pool::Pool;
pub use puzzle::after_try;
pub use solo::Solo;
pub use weight::{Circumstances, Company, Weight, weight};

use serde::{Deserialize, Serialize};

/// What a player is worth in one pool, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The best guess.
    pub mean: f64,
    /// The standard deviation of that guess.
    pub deviation: f64,
    /// How much the player's strength moves, as Glicko-2 has it. Tables for more than two leave it as it is.
    pub volatility: f64,
    /// The games that counted.
    pub games: u32,
}

impl Rating {
    /// Where everybody begins.
    pub const START: f64 = 1500.0;
    /// Nobody is less known than at the start.
    pub const WIDEST: f64 = 350.0;
    /// From this deviation on a rating says little.
    pub const PROVISIONAL: f64 = 110.0;
    /// What Glicko-2 calls a period, in days: who is known to ±60 is known to about ±110 a year later.
    pub const PERIOD_DAYS: f64 = 4.665;
    /// Points for each unit of the logistic curve: 400 points are ten to one.
    pub(crate) const UNIT: f64 = 173.717_8;

    /// Somebody of whom nothing is known.
    pub fn new() -> Rating {
        Rating { mean: Rating::START, deviation: Rating::WIDEST, volatility: 0.06, games: 0 }
    }

    /// The rating as people see it, and half of its 95 % interval.
    pub fn shown(&self) -> (i32, i32) {
        (self.mean.round() as i32, (1.96 * self.deviation).round() as i32)
    }

    /// Is it too uncertain to be compared?
    pub fn is_provisional(&self) -> bool {
        self.deviation > Rating::PROVISIONAL
    }

    /// The rating after so many days without a game: the same, and less sure.
    ///
    /// ```
    /// use luckhouse_club::rating::Rating;
    /// let known = Rating { deviation: 60.0, ..Rating::new() };
    /// let later = known.after_days(365.0);
    /// assert_eq!(later.mean, known.mean);
    /// assert!((later.deviation - 110.0).abs() < 1.0);
    /// assert_eq!(known.after_days(-3.0), known, "a clock that was set back changes nothing");
    /// ```
    #[must_use]
    pub fn after_days(self, days: f64) -> Rating {
        let periods = if days.is_finite() { days.max(0.0) / Rating::PERIOD_DAYS } else { 0.0 };
        let grown = self.deviation.hypot(self.volatility * Rating::UNIT * periods.sqrt());
        Rating { deviation: grown.min(Rating::WIDEST).max(self.deviation), ..self }
    }

    /// The part of a change that counts.
    pub(crate) fn moved(self, to: Rating, weight: Weight) -> Rating {
        let part = weight.part();
        if part <= 0.0 {
            return self;
        }
        let between = |a: f64, b: f64| a + part * (b - a);
        Rating {
            mean: between(self.mean, to.mean),
            deviation: between(self.deviation.powi(2), to.deviation.powi(2)).sqrt(),
            volatility: between(self.volatility, to.volatility),
            games: self.games.saturating_add(1),
        }
    }
}

impl Default for Rating {
    fn default() -> Rating {
        Rating::new()
    }
}

/// Everybody's rating after one game. Place 1 won, equal places are shared. Alone at a table nothing changes: see
/// [`Solo`].
///
/// # Panics
/// If there is not one rating and one place for each seat of the pool.
pub fn rate(pool: &Pool, before: &[Rating], places: &[u8], weight: Weight) -> Vec<Rating> {
    let seats = usize::from(pool.seats);
    assert_eq!(
        (before.len(), places.len()),
        (seats, seats),
        "one rating and one place for each seat of {pool}"
    );
    let after = match (before, places) {
        ([], _) | ([_], _) => before.to_vec(),
        ([a, b], [first, second]) => two::rate(a, b, first.cmp(second)).to_vec(),
        _ => more::rate(before, places),
    };
    before.iter().zip(after).map(|(before, after)| before.moved(after, weight)).collect()
}

#[cfg(test)]
mod tests;
