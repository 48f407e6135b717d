//! Dice kept and rolled again, held against the plain way.

use luckhouse_engine::DiceSet;
use luckhouse_solvers::dice::{Lattice, Plan};

/// The plain way: every keep, and every roll of the others, die by die.
fn plain(dice: DiceSet, rolls_left: usize, worth: &impl Fn(DiceSet) -> f64) -> f64 {
    if rolls_left == 0 {
        return worth(dice);
    }
    let keeps = dice.subsets().into_iter();
    keeps.map(|kept| plain_keeping(kept, dice.len(), rolls_left, worth)).fold(f64::NEG_INFINITY, f64::max)
}

fn plain_keeping(kept: DiceSet, dice: usize, rolls_left: usize, worth: &impl Fn(DiceSet) -> f64) -> f64 {
    let rolled = (dice - kept.len()) as u32;
    let roll =
        |ticket: u64| (0..rolled).fold(kept, |set, die| set.with((ticket / 6u64.pow(die) % 6) as u8 + 1));
    let ways = 6u64.pow(rolled);
    (0..ways).map(|ticket| plain(roll(ticket), rolls_left - 1, worth)).sum::<f64>() / ways as f64
}

/// Something without any pattern.
fn odd_worth(dice: DiceSet) -> f64 {
    let mixed = dice.counts().iter().fold(7u32, |sum, count| sum * 31 % 1009 + u32::from(*count) * 17);
    f64::from(mixed % 101) - 50.0
}

fn same_as_plain(dice: usize, rolls: usize) {
    let plan = Plan::new(dice, rolls, odd_worth);
    let near = |left: f64, right: f64| (left - right).abs() < 1e-11;
    for set in DiceSet::every(dice) {
        for left in 0..rolls {
            assert!(near(plan.worth(left, set), plain(set, left, &odd_worth)), "{set:?} with {left} left");
        }
        for left in 1..=rolls {
            let kept = plan.keep(left, set);
            assert!(kept.is_in(set));
            let keeping = plan.worth_keeping(left, kept);
            assert!(near(keeping, plain(set, left, &odd_worth)), "{set:?} keeps {kept:?} with {left} left");
        }
    }
    assert!(near(plan.start(), plain_keeping(DiceSet::EMPTY, dice, rolls, &odd_worth)));
}

#[test]
fn small_numbers_of_dice_are_as_the_plain_way_says() {
    same_as_plain(0, 1);
    same_as_plain(1, 4);
    same_as_plain(2, 3);
    same_as_plain(3, 2);
    same_as_plain(4, 1);
}

#[test]
fn one_die_three_times_is_fourteen_thirds() {
    let plan = Plan::new(1, 3, |dice| f64::from(dice.total()));
    assert!((plan.start() - 14.0 / 3.0).abs() < 1e-15);
    assert_eq!(plan.keep(2, DiceSet::of(&[4])), DiceSet::EMPTY);
    assert_eq!(plan.keep(1, DiceSet::of(&[4])), DiceSet::of(&[4]));
}

#[test]
fn five_of_a_kind_in_three_rolls() {
    let plan = Plan::new(5, 3, |dice| f64::from(u8::from(dice.counts().contains(&5))));
    println!("five of a kind in three rolls: {}", plan.start());
    assert!((plan.start() - 347_897.0 / 7_558_272.0).abs() < 1e-15);
}

/// Whole numbers of parts go through the same passes, and are exact.
#[test]
fn doubles_are_as_whole_numbers_say() {
    for rolls in 1..=3 {
        let exact = Plan::<i64>::new(6, rolls, |dice| odd_worth(dice) as i64);
        let plan = Plan::new(6, rolls, odd_worth);
        let scale = 46_656f64.powi(rolls as i32);
        assert!((plan.start() - exact.start() as f64 / scale).abs() < 1e-11, "{rolls} rolls");
        for dice in DiceSet::every(6) {
            assert!((plan.worth(0, dice) - exact.worth(0, dice) as f64 / 46_656.0).abs() < 1e-11, "{dice}");
        }
    }
}

/// Several worths side by side are each as alone, and the best of the parts is what the best part is worth.
#[test]
fn lanes_do_not_meet() {
    let lattice = Lattice::of(6);
    let one: Vec<f64> = lattice.sets().iter().map(|set| odd_worth(*set)).collect();
    let mut two: Vec<[f64; 2]> = one.iter().map(|worth| [*worth, -worth]).collect();
    for (lane, sign) in [1.0, -1.0].into_iter().enumerate() {
        let mut alone: Vec<f64> = one.iter().map(|worth| sign * worth).collect();
        if lane == 0 {
            lattice.roll_the_rest(&mut two);
            lattice.keep_the_best(&mut two);
        }
        lattice.roll_the_rest(&mut alone);
        let best = lattice.best_parts(&alone);
        for (place, part) in best.into_iter().enumerate() {
            assert_eq!(two[place][lane], alone[usize::from(part)]);
        }
    }
}

#[test]
fn lattices_have_as_many_sets_as_there_are() {
    let sizes: Vec<usize> = (0..=Lattice::MOST).map(|dice| Lattice::new(dice).sets().len()).collect();
    assert_eq!(sizes, [1, 7, 28, 84, 210, 462, 924]);
    assert_eq!(Lattice::new(6).full().len(), 462);
}

#[test]
#[should_panic(expected = "expected at most 6")]
fn seven_dice_are_too_many() {
    Lattice::new(7);
}
