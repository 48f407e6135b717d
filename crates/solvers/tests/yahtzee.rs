//! Yahtzee for one: a value that others have published, found with the lattice of the dice alone.

use luckhouse_engine::DiceSet;
use luckhouse_solvers::dice::Lattice;

const CATEGORIES: usize = 13;
/// So many points in the upper section bring a bonus; more are counted as so many.
const UPPER: usize = 63;
const BONUS: f64 = 35.0;

/// The best that can still be scored, for each number of points in the upper section so far.
type ByUpper = [f64; UPPER + 1];

/// What five dice score in a category: ones to sixes, three and four of a kind, full house, the straights, Yahtzee,
/// chance.
fn score(category: usize, dice: DiceSet) -> usize {
    let counts = dice.counts();
    let most = *counts.iter().max().unwrap();
    let run = (0..6).map(|face| counts[face..].iter().take_while(|count| **count > 0).count()).max().unwrap();
    let if_so = |so: bool, points: u32| if so { points as usize } else { 0 };
    match category {
        0..6 => (category + 1) * usize::from(counts[category]),
        6 => if_so(most >= 3, dice.total()),
        7 => if_so(most >= 4, dice.total()),
        8 => if_so(counts.contains(&3) && counts.contains(&2), 25),
        9 => if_so(run >= 4, 30),
        10 => if_so(run >= 5, 40),
        11 => if_so(most >= 5, 50),
        _ => dice.total() as usize,
    }
}

/// The best of writing these dice into one of the open categories.
fn written(dice: DiceSet, open: usize, worth: &[ByUpper], bonus: f64) -> ByUpper {
    let mut best = [0.0; UPPER + 1];
    for category in (0..CATEGORIES).filter(|category| open >> category & 1 == 1) {
        let (points, after) = (score(category, dice), &worth[open & !(1 << category)]);
        for (upper, best) in best.iter_mut().enumerate() {
            let next = if category < 6 { (upper + points).min(UPPER) } else { upper };
            let reached = if upper < UPPER && next == UPPER { bonus } else { 0.0 };
            *best = f64::max(*best, points as f64 + reached + after[next]);
        }
    }
    best
}

/// What these open categories are worth at the start.
fn solve(open: usize, bonus: f64) -> f64 {
    let lattice = Lattice::of(5);
    let mut worth = vec![[0.0; UPPER + 1]; open + 1];
    let mut dice = vec![[0.0; UPPER + 1]; lattice.sets().len()];
    for part in (1..=open).filter(|part| part & open == *part) {
        for place in lattice.full() {
            dice[place] = written(lattice.sets()[place], part, &worth, bonus);
        }
        for _ in 0..2 {
            lattice.roll_the_rest(&mut dice);
            lattice.keep_the_best(&mut dice);
        }
        lattice.roll_the_rest(&mut dice);
        worth[part] = dice[lattice.place(DiceSet::EMPTY)];
    }
    worth[open][0]
}

/// With one category open, the value is known by hand.
#[test]
fn single_categories() {
    // Five dice, each with a chance of 1 − (5/6)³ to show sixes in the end.
    let sixes = 5.0 * 6.0 * (1.0 - (5.0f64 / 6.0).powi(3));
    assert!((solve(1 << 5, BONUS) - sixes).abs() < 1e-12);
    assert!((solve(1 << 11, BONUS) - 50.0 * 347_897.0 / 7_558_272.0).abs() < 1e-12);
    // One die three times is 14/3.
    assert!((solve(1 << 12, BONUS) - 5.0 * 14.0 / 3.0).abs() < 1e-12);
}

/// Published is 245.870775: with the bonus of 35 for 63 points in the upper section, but without a bonus for more
/// Yahtzees and without jokers.
#[test]
#[ignore = "long: make long"]
fn all_thirteen_categories() {
    let found = solve((1 << CATEGORIES) - 1, BONUS);
    println!("Yahtzee without Yahtzee bonuses and jokers: {found}");
    println!("without the upper bonus as well: {}", solve((1 << CATEGORIES) - 1, 0.0));
    assert!((found - 245.870_775).abs() < 1e-6, "{found}");
}
