//! What can be had of six Booty dice, against slower ways to find it.

use luckhouse_games::booty_dice::odds::{Combo, at_least};
use luckhouse_games::booty_dice::{Curse, Face, Faces};
use luckhouse_solvers::booty_dice::Hopes;

fn faces(text: &str) -> Faces {
    text.parse().unwrap()
}

const COMBOS: [Combo; 5] = [
    Combo::Curse(Curse::Five),
    Combo::Curse(Curse::Six),
    Combo::Mutiny,
    Combo::Shipwreck,
    Combo::MutinyAndShipwreck,
];

#[test]
fn one_roll_counts_the_ways_of_all_462_rolls() {
    for combo in COMBOS {
        let ways: u64 = Faces::every(6).into_iter().filter(|dice| combo.stands(*dice)).map(Faces::ways).sum();
        let chance = Hopes::chance(combo, 1);
        assert_eq!((chance.ways, chance.total), (ways, 46_656), "{combo:?}");
    }
}

#[test]
fn known_ways_of_one_roll() {
    // 6! for all six; with a sixth die of the five faces, 5 × 6!/2 more.
    assert_eq!(Hopes::chance(Combo::Curse(Curse::Six), 1).ways, 720);
    assert_eq!(Hopes::chance(Combo::Curse(Curse::Five), 1).ways, 720 + 5 * 360);
    assert_eq!(Hopes::chance(Combo::MutinyAndShipwreck, 1).ways, 20);
    assert_eq!(Hopes::chance(Combo::Mutiny, 1).ways, at_least(3, 6, 1).ways);
}

#[test]
fn more_rolls_help() {
    for combo in COMBOS {
        let chances: Vec<f64> = (1..=3).map(|rolls| Hopes::chance(combo, rolls).as_f64()).collect();
        assert!(chances.is_sorted_by(|a, b| a < b), "{combo:?} {chances:?}");
    }
}

#[test]
fn rolling_for_a_mutiny_is_keeping_every_w() {
    // Two ways to the same number: the plan over multisets, and the binomial of dice that go on until they show W.
    for rolls in 1..=3 {
        assert_eq!(Hopes::chance(Combo::Mutiny, rolls), at_least(3, 6, rolls));
    }
    let plan = Hopes::of(Combo::Mutiny, 2);
    assert_eq!(plan.best_to_keep(faces("D X J C W W")), faces("W W"));
    assert_eq!(plan.best_to_keep(faces("D X J W W W")), faces("D X J W W W"), "it stands: stop");
}

/// The plainest way to the best re-roll: try every part to keep, and every roll of the rest.
fn slow_best(dice: Faces, worth: &impl Fn(Faces) -> i64) -> i64 {
    let worth_of_keeping = |kept: &Faces| {
        let rolls = Faces::every(6 - kept.len()).into_iter();
        let sum: i64 = rolls.map(|roll| worth(kept.plus(roll)) * roll.ways() as i64).sum();
        sum * 6i64.pow(kept.len() as u32)
    };
    dice.parts().as_slice().iter().map(worth_of_keeping).max().unwrap()
}

/// Any odd worth will do, as long as it is not smooth.
fn odd_worth(dice: Faces) -> i64 {
    let count = |face| i64::from(dice.count(face));
    count(Face::Doubloon) * 7 - count(Face::Plank).pow(3) + count(Face::Shield) * count(Face::Cutlass)
}

fn best(plan: &Hopes, dice: Faces) -> i64 {
    plan.worth_keeping(plan.best_to_keep(dice))
}

#[test]
fn the_plan_agrees_with_trying_everything() {
    let (one, two) = (Hopes::new(odd_worth, 1), Hopes::new(odd_worth, 2));
    for dice in Faces::every(6).into_iter().step_by(23) {
        assert_eq!(best(&one, dice), slow_best(dice, &odd_worth), "{dice}");
        assert_eq!(best(&two, dice), slow_best(dice, &|end| best(&one, end)), "{dice}");
        assert!(dice.minus(two.best_to_keep(dice)).is_some());
    }
}

#[test]
fn to_keep_all_six_is_best_only_where_stopping_is() {
    let plan = Hopes::new(odd_worth, 2);
    for dice in Faces::every(6) {
        let stops = plan.best_to_keep(dice) == dice;
        assert_eq!(stops, best(&plan, dice) == odd_worth(dice) * plan.scale(), "{dice}");
    }
}
