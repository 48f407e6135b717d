//! What ratings must keep, whoever plays.

use super::*;
use luckhouse_engine::Rng;
use proptest::prelude::*;

fn pool(seats: u8) -> Pool {
    Pool { game: "pig".into(), seats }
}

fn chance(rng: &mut Rng) -> f64 {
    rng.below(1 << 53) as f64 / (1u64 << 53) as f64
}

/// Ratings of players of this strength after so many games, in which each pair of places is drawn by chance.
fn played(strengths: &[f64], games: u32, seed: u64) -> Vec<Rating> {
    let mut rng = Rng::seeded(seed);
    let (pool, mut ratings) = (pool(strengths.len() as u8), vec![Rating::new(); strengths.len()]);
    let parts: Vec<f64> = strengths.iter().map(|strength| (strength / Rating::UNIT).exp()).collect();
    for _ in 0..games {
        let mut left = chance(&mut rng) * parts.iter().sum::<f64>();
        let winner = parts.iter().position(|part| {
            left -= part;
            left < 0.0
        });
        let winner = winner.unwrap_or(0);
        let places: Vec<u8> = (0..parts.len()).map(|seat| if seat == winner { 1 } else { 2 }).collect();
        ratings = rate(&pool, &ratings, &places, Weight::FULL);
    }
    ratings
}

/// Glickman's own example has three games in one period; this is its first game alone, worked out by his formulas.
#[test]
fn a_game_for_two_is_what_glicko_says() {
    let a = Rating { mean: 1500.0, deviation: 200.0, ..Rating::new() };
    let b = Rating { mean: 1400.0, deviation: 30.0, ..Rating::new() };
    let after = rate(&pool(2), &[a, b], &[1, 2], Weight::FULL);
    let g = 1.0 / (1.0 + 3.0 * (30.0f64 / 173.7178).powi(2) / std::f64::consts::PI.powi(2)).sqrt();
    let e = 1.0 / (1.0 + (-g * 100.0 / 173.7178f64).exp());
    let information = g * g * e * (1.0 - e) / 173.7178f64.powi(2);
    let variance = 1.0 / (1.0 / 200.0f64.powi(2) + information);
    assert!((after[0].deviation - variance.sqrt()).abs() < 1e-3, "{after:?}");
    assert!((after[0].mean - (1500.0 + variance * g * (1.0 - e) / 173.7178)).abs() < 1e-3, "{after:?}");
}

#[test]
fn ratings_of_two_find_the_true_difference_and_know_how_well() {
    let mut within = 0;
    for seed in 0..40 {
        let found = played(&[60.0, -60.0], 400, seed);
        let (difference, error) =
            (found[0].mean - found[1].mean, found[0].deviation.hypot(found[1].deviation));
        within += u32::from((difference - 120.0).abs() < 1.96 * error);
        assert!(!found[0].is_provisional());
    }
    // Two players know of each other only the difference, so that this interval is wider than need be.
    assert!((36..=40).contains(&within), "{within} of 40");
}

#[test]
fn ratings_of_four_order_them() {
    let found = played(&[200.0, 70.0, -70.0, -200.0], 1500, 5);
    assert!(found.windows(2).all(|pair| pair[0].mean > pair[1].mean), "{found:?}");
}

#[test]
fn what_does_not_count_changes_nothing_and_half_moves_half() {
    let before = [Rating::new(), Rating { mean: 1620.0, deviation: 80.0, ..Rating::new() }];
    assert_eq!(rate(&pool(2), &before, &[1, 2], Weight::NONE), before);
    let (whole, half) =
        (rate(&pool(2), &before, &[1, 2], Weight::FULL), rate(&pool(2), &before, &[1, 2], Weight::new(0.5)));
    assert!((2.0 * (half[0].mean - before[0].mean) - (whole[0].mean - before[0].mean)).abs() < 1e-9);
    assert!(half[0].deviation > whole[0].deviation && half[0].deviation < before[0].deviation);
}

#[test]
fn alone_nothing_changes() {
    assert_eq!(rate(&pool(1), &[Rating::new()], &[1], Weight::FULL)[0].mean, Rating::START);
}

proptest! {
    /// Sound numbers come of sound numbers; nobody gains by a last place, nobody loses by a first.
    #[test]
    fn every_game_leaves_sound_ratings(
        players in prop::collection::vec((0.0..3000.0, 5.0..350.0, 0.01..0.2), 2..=8),
        winner in 0usize..8,
        part in 0.0..=1.0,
    ) {
        let before: Vec<Rating> = players.iter().map(|&(mean, deviation, volatility)| Rating { mean, deviation, volatility, games: 3 }).collect();
        let winner = winner % before.len();
        let places: Vec<u8> = (0..before.len()).map(|seat| if seat == winner { 1 } else { 2 }).collect();
        let after = rate(&pool(before.len() as u8), &before, &places, Weight::new(part));
        for (seat, (before, after)) in before.iter().zip(&after).enumerate() {
            prop_assert!(after.mean.is_finite() && after.deviation > 0.0 && after.deviation <= before.deviation + 1e-9);
            prop_assert!(after.volatility > 0.0 && after.volatility < 1.0);
            if seat == winner { prop_assert!(after.mean >= before.mean - 1e-9) }
            if before.mean > 0.0 && places.len() == 2 && seat != winner { prop_assert!(after.mean <= before.mean + 1e-9) }
        }
    }

    #[test]
    fn ratings_come_back_from_their_text(mean in 0.0..3000.0, deviation in 5.0..350.0, games in 0u32..1000) {
        let rating = Rating { mean, deviation, volatility: 0.06, games };
        let text = serde_json::to_string(&rating).unwrap();
        let read: Rating = serde_json::from_str(&text).unwrap();
        prop_assert!((read.mean - mean).abs() < 1e-9 && read.games == games);
    }
}
