//! Tables for two: Glicko-2.

use super::Rating;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use std::cmp::Ordering;

/// So small that a game lets nobody grow uncertain; 0 has no logarithm.
const NO_VOLATILITY: f64 = 1e-9;

/// Both ratings after a game, where `places` compares the first player's place with the second's.
pub(super) fn rate(a: &Rating, b: &Rating, places: Ordering) -> [Rating; 2] {
    let outcome = match places {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    };
    let config = Glicko2Config::new();
    // The volatility is learned as ever. What it adds to the deviation is added by the calendar, not by the game.
    let moving = glicko2(&known(a, a.volatility), &known(b, b.volatility), &outcome, &config);
    let still = glicko2(&known(a, NO_VOLATILITY), &known(b, NO_VOLATILITY), &outcome, &config);
    let after = |before: &Rating, still: Glicko2Rating, moving: Glicko2Rating| Rating {
        mean: still.rating,
        deviation: still.deviation,
        volatility: moving.volatility,
        games: before.games,
    };
    [after(a, still.0, moving.0), after(b, still.1, moving.1)]
}

fn known(rating: &Rating, volatility: f64) -> Glicko2Rating {
    Glicko2Rating { rating: rating.mean, deviation: rating.deviation, volatility }
}
