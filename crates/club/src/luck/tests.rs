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

/// A game of which the first won, or not, and the score that is left when its luck is taken out.
fn game(won: bool, score: f64) -> Adjusted {
    let share = f64::from(u8::from(won));
    let luck = share - score;
    Adjusted::new(vec![share, 1.0 - share], vec![luck, -luck]).unwrap()
}

/// The difference that is found between two who are 120 points apart, and its error.
fn found(games: u32, deviation: f64, seed: u64) -> (f64, f64) {
    let expected = 1.0 / (1.0 + (-120.0 / Rating::UNIT).exp());
    let (mut rng, mut ratings) = (Rng::seeded(seed), vec![LuckRating::new(); 2]);
    for _ in 0..games {
        let won = chance(&mut rng) < expected;
        ratings = rate(&ratings, &game(won, expected + noise(&mut rng, deviation)), Weight::FULL);
    }
    let [a, b] = [ratings[0].rating, ratings[1].rating];
    (a.mean - b.mean, a.deviation.hypot(b.deviation))
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

/// Where there is no luck to take out, it says what places say, about as surely.
#[test]
fn where_all_luck_is_left_it_says_what_places_say() {
    let pool = Pool { game: "pig".into(), seats: 2 };
    let (mut rng, mut plain, mut fair) = (Rng::seeded(3), vec![Rating::new(); 2], vec![LuckRating::new(); 2]);
    for _ in 0..300 {
        let won = chance(&mut rng) < 0.6;
        plain = rating::rate(&pool, &plain, if won { &[1, 2] } else { &[2, 1] }, Weight::FULL);
        fair = rate(&fair, &game(won, f64::from(u8::from(won))), Weight::FULL);
    }
    let fair = fair[0].rating;
    assert!((plain[0].mean - fair.mean).abs() < 15.0, "{plain:?} {fair:?}");
    assert!((plain[0].deviation / fair.deviation - 1.0).abs() < 0.1, "{plain:?} {fair:?}");
}

/// A judge that sees luck where there is none is not believed for long.
#[test]
fn luck_that_is_only_imagined_is_left_in() {
    let mut rng = Rng::seeded(5);
    let mut ratings = vec![LuckRating::new(); 2];
    for _ in 0..200 {
        let won = chance(&mut rng) < 0.5;
        let imagined = noise(&mut rng, 0.5);
        ratings = rate(&ratings, &game(won, f64::from(u8::from(won)) - imagined), Weight::FULL);
    }
    let [a, b] = [ratings[0].scatter, ratings[1].scatter];
    assert!(part_of_luck(a, b) < 0.2, "{a:?}");
    assert!((a.variance + b.variance) < 0.3, "no worse than plain results: {a:?} {b:?}");
}

/// Three players: two who never err and one who does at random. The two are told apart by little.
#[test]
fn scatter_is_laid_at_the_door_of_who_brings_it() {
    let (mut rng, mut all) = (Rng::seeded(7), [LuckRating::new(); 3]);
    for round in 0..600 {
        let (a, b) = [(0, 1), (0, 2), (1, 2)][round % 3];
        let score = if b == 2 { 0.7 + noise(&mut rng, 0.2) } else { 0.501 };
        let after = rate(&[all[a], all[b]], &game(chance(&mut rng) < 0.5, score), Weight::FULL);
        (all[a], all[b]) = (after[0], after[1]);
    }
    let [a, b, c] = all.map(|one| one.scatter.variance);
    assert!(a < 0.01 && b < 0.01 && (0.02..0.08).contains(&c), "{a} {b} {c}");
    assert!(all[0].rating.mean > all[1].rating.mean);
}

#[test]
fn what_is_no_game_is_refused() {
    let none = vec![0.0, 0.0];
    for wrong in
        [vec![], vec![1.0], vec![0.5, f64::NAN], vec![f64::INFINITY, f64::NEG_INFINITY], vec![0.7, 0.7]]
    {
        assert_eq!(Adjusted::new(wrong, none.clone()), Err(NotAGame));
    }
    assert_eq!(Adjusted::new(vec![1.0, 0.0], vec![0.3, 0.3]), Err(NotAGame));
    assert!(Adjusted::new(vec![1.0, 0.0], vec![1.2, -1.2]).is_ok(), "luck can be more than all");
}

proptest! {
    #[test]
    fn every_game_leaves_sound_ratings(
        players in prop::collection::vec((500.0..2500.0, 5.0..350.0), 2..=6),
        over in prop::collection::vec(-1.7..1.7, 6),
        part in 0.0..=1.0,
    ) {
        let rating = |&(mean, deviation): &(f64, f64)| Rating { mean, deviation, ..Rating::new() };
        let before: Vec<LuckRating> =
            players.iter().map(|player| LuckRating { rating: rating(player), ..LuckRating::new() }).collect();
        let mut luck = over[..before.len()].to_vec();
        luck[0] = -luck[1..].iter().sum::<f64>();
        let mut shares = vec![0.0; before.len()];
        shares[0] = 1.0;
        let after = rate(&before, &Adjusted::new(shares, luck).unwrap(), Weight::new(part));
        for (before, after) in before.iter().zip(after) {
            let (before, after, scatter) = (before.rating, after.rating, after.scatter);
            prop_assert!(scatter.variance.is_finite() && scatter.variance > 0.0);
            prop_assert!(after.mean.is_finite() && after.deviation > 0.0);
            prop_assert!(after.deviation <= before.deviation + 1e-9);
            // Each of the others can pull by five deviations at most.
            prop_assert!((after.mean - before.mean).abs() < 25.0 * before.deviation + 1e-9);
        }
    }
}
