//! Scores without luck say more than places, and never too much.

use super::*;
use crate::rating::{self, Pool};
use luckhouse_engine::Rng;
use proptest::prelude::*;

fn chance(rng: &mut Rng) -> f64 {
    rng.below(1 << 53) as f64 / (1u64 << 53) as f64
}

/// About normal, with this deviation.
fn noise(rng: &mut Rng, deviation: f64) -> f64 {
    deviation * ((0..12).map(|_| chance(rng)).sum::<f64>() - 6.0)
}

/// The difference that is found between two who are 120 points apart, and its error.
fn found(games: u32, deviation: f64, seed: u64) -> (f64, f64) {
    let expected = 1.0 / (1.0 + (-120.0 / Rating::UNIT).exp());
    let (mut rng, mut scatter, mut ratings) = (Rng::seeded(seed), Scatter::new(), vec![Rating::new(); 2]);
    for _ in 0..games {
        let score = expected + noise(&mut rng, deviation);
        let shares = Shares::new(vec![score, 1.0 - score]).unwrap();
        (ratings, scatter) = rate(&ratings, &shares, scatter, Weight::FULL);
    }
    (ratings[0].mean - ratings[1].mean, ratings[0].deviation.hypot(ratings[1].deviation))
}

#[test]
fn the_true_difference_is_found_however_much_luck_is_left() {
    for deviation in [0.03, 0.1, 0.3, 0.5] {
        let all: Vec<(f64, f64)> = (0..60).map(|seed| found(150, deviation, seed)).collect();
        let mean = all.iter().map(|(difference, _)| difference).sum::<f64>() / 60.0;
        assert!((mean - 120.0).abs() < 4.0 + 30.0 * deviation, "{mean} with {deviation}");
        let within = all.iter().filter(|(found, error)| (found - 120.0).abs() < 1.96 * error).count();
        assert!(within >= 55, "{within} of 60 with {deviation}");
    }
}

#[test]
fn the_less_scatter_the_surer() {
    let width = |deviation| found(100, deviation, 1).1;
    assert!(width(0.03) < width(0.1) && width(0.1) < width(0.5));
}

/// With the scatter of plain results, the error is that of plain ratings.
#[test]
fn where_luck_is_all_left_it_says_what_places_say() {
    let pool = Pool { game: "pig".into(), seats: 2 };
    let (mut rng, mut scatter) = (Rng::seeded(3), Scatter::new());
    let (mut plain, mut fair) = (vec![Rating::new(); 2], vec![Rating::new(); 2]);
    for _ in 0..300 {
        let won = chance(&mut rng) < 0.6;
        plain = rating::rate(&pool, &plain, if won { &[1, 2] } else { &[2, 1] }, Weight::FULL);
        let share = f64::from(u8::from(won));
        (fair, scatter) = rate(&fair, &Shares::new(vec![share, 1.0 - share]).unwrap(), scatter, Weight::FULL);
    }
    assert!((scatter.variance() - 0.24).abs() < 0.02, "{scatter:?}");
    assert!((plain[0].mean - fair[0].mean).abs() < 15.0, "{plain:?} {fair:?}");
    assert!((plain[0].deviation / fair[0].deviation - 1.0).abs() < 0.1, "{plain:?} {fair:?}");
}

#[test]
fn what_is_no_share_is_refused() {
    for wrong in
        [vec![], vec![1.0], vec![0.5, f64::NAN], vec![f64::INFINITY, f64::NEG_INFINITY], vec![0.7, 0.7]]
    {
        assert_eq!(Shares::new(wrong), Err(NoShares));
    }
    assert!(Shares::new(vec![1.1, -0.1]).is_ok(), "luck can be more than all");
}

proptest! {
    #[test]
    fn every_game_leaves_sound_ratings(
        players in prop::collection::vec((500.0..2500.0, 5.0..350.0), 2..=6),
        over in prop::collection::vec(-0.7..1.7, 6),
        part in 0.0..=1.0,
    ) {
        let before: Vec<Rating> =
            players.iter().map(|&(mean, deviation)| Rating { mean, deviation, ..Rating::new() }).collect();
        let mut shares = over[..before.len()].to_vec();
        shares[0] = 1.0 - shares[1..].iter().sum::<f64>();
        let (after, scatter) = rate(&before, &Shares::new(shares).unwrap(), Scatter::new(), Weight::new(part));
        prop_assert!(scatter.variance().is_finite() && scatter.variance() > 0.0);
        for (before, after) in before.iter().zip(after) {
            prop_assert!(after.mean.is_finite() && after.deviation > 0.0);
            prop_assert!(after.deviation <= before.deviation + 1e-9);
            prop_assert!((after.mean - before.mean).abs() < 5.0 * before.deviation + 1e-9);
        }
    }
}
