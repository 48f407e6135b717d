//! Tables for three and more: Weng–Lin, each pair of seats compared.

use super::Rating;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Everybody's rating after a game with these places.
pub(super) fn rate(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let alone: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [known(rating)]).collect();
    let ranked =
        alone.iter().zip(places).map(|(team, place)| (&team[..], MultiTeamOutcome::new((*place).into())));
    let after = weng_lin_multi_team(&ranked.collect::<Vec<_>>(), &config());
    let pairs = before.iter().zip(after);
    pairs
        .map(|(before, after)| Rating { mean: after[0].rating, deviation: after[0].uncertainty, ..*before })
        .collect()
}

/// The library's arithmetic is the same on any scale. On ours, a difference between two who are well known means the
/// same as at a table for two.
fn config() -> WengLinConfig {
    WengLinConfig { beta: Rating::UNIT / f64::sqrt(2.0), ..WengLinConfig::new() }
}

fn known(rating: &Rating) -> WengLinRating {
    WengLinRating { rating: rating.mean, uncertainty: rating.deviation }
}
