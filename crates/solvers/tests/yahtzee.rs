//! Yahtzee for one, without bonuses: a value that others have published, found with the lattice of the dice alone.

use luckhouse_engine::DiceSet;
use luckhouse_solvers::dice::Lattice;

const CATEGORIES: usize = 13;

/// What five dice score in a category: ones to sixes, three and four of a kind, full house, the straights, Yahtzee,
/// chance.
fn score(category: usize, dice: DiceSet) -> f64 {
    let counts = dice.counts();
    let most = *counts.iter().max().unwrap();
    let run = (0..6).map(|face| counts[face..].iter().take_while(|count| **count > 0).count()).max().unwrap();
    let if_so = |so: bool, points: u32| if so { points } else { 0 };
    let points = match category {
        0..6 => (category as u32 + 1) * u32::from(counts[category]),
        6 => if_so(most >= 3, dice.total()),
        7 => if_so(most >= 4, dice.total()),
        8 => if_so(counts.contains(&3) && counts.contains(&2), 25),
        9 => if_so(run >= 4, 30),
        10 => if_so(run >= 5, 40),
        11 => if_so(most >= 5, 50),
        _ => dice.total(),
    };
    f64::from(points)
}

/// The best that can be scored with these categories still open: `worth` has it for each set of fewer.
fn best(open: usize, worth: &[f64], scores: &[[f64; CATEGORIES]], lattice: &Lattice) -> f64 {
    let mut dice = vec![0.0; lattice.sets().len()];
    for (place, scores) in lattice.full().zip(scores) {
        let choices = (0..CATEGORIES).filter(|category| open >> category & 1 == 1);
        let after = choices.map(|category| scores[category] + worth[open & !(1 << category)]);
        dice[place] = after.fold(0.0, f64::max);
    }
    for _ in 0..2 {
        lattice.roll_the_rest(&mut dice);
        lattice.keep_the_best(&mut dice);
    }
    lattice.roll_the_rest(&mut dice);
    dice[lattice.place(DiceSet::EMPTY)]
}

fn solve(open: usize) -> f64 {
    let lattice = Lattice::of(5);
    let full = &lattice.sets()[lattice.full()];
    let scores: Vec<[f64; CATEGORIES]> =
        full.iter().map(|dice| std::array::from_fn(|category| score(category, *dice))).collect();
    let mut worth = vec![0.0; open + 1];
    for part in (1..=open).filter(|part| part & open == *part) {
        worth[part] = best(part, &worth, &scores, lattice);
    }
    worth[open]
}

/// With one category open, the value is known by hand.
#[test]
fn single_categories() {
    // Five dice, each with a chance of 1 − (5/6)³ to show sixes in the end.
    let sixes = 5.0 * 6.0 * (1.0 - (5.0f64 / 6.0).powi(3));
    assert!((solve(1 << 5) - sixes).abs() < 1e-12);
    assert!((solve(1 << 11) - 50.0 * 347_897.0 / 7_558_272.0).abs() < 1e-12);
    // One die three times is 14/3.
    assert!((solve(1 << 12) - 5.0 * 14.0 / 3.0).abs() < 1e-12);
}

/// No bonus for the upper section, none for more Yahtzees, no jokers: the value that others have published.
#[test]
#[ignore = "long: make long"]
fn all_thirteen_without_bonuses() {
    let found = solve((1 << CATEGORIES) - 1);
    println!("Yahtzee without bonuses: {found}");
    assert!((found - 245.870_775).abs() < 1e-6, "{found}");
}
