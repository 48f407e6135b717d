//! The exact answers, against slower ways to find them.

use super::*;
use crate::booty_dice::odds::{Combo, Plan, at_least, exactly, gold, wins_with};

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
        let chance = combo.chance(1);
        assert_eq!((chance.ways, chance.total), (ways, 46_656), "{combo:?}");
    }
}

#[test]
fn known_ways_of_one_roll() {
    // 6! for all six; with a sixth die of the five faces, 5 × 6!/2 more.
    assert_eq!(Combo::Curse(Curse::Six).chance(1).ways, 720);
    assert_eq!(Combo::Curse(Curse::Five).chance(1).ways, 720 + 5 * 360);
    assert_eq!(Combo::MutinyAndShipwreck.chance(1).ways, 20);
    assert_eq!(Combo::Mutiny.chance(1).ways, at_least(3, 6, 1).ways);
}

#[test]
fn more_rolls_help() {
    for combo in COMBOS {
        let chances: Vec<f64> = (1..=3).map(|rolls| combo.chance(rolls).as_f64()).collect();
        assert!(chances.is_sorted_by(|a, b| a < b), "{combo:?} {chances:?}");
    }
}

#[test]
fn rolling_for_a_mutiny_is_keeping_every_w() {
    // Two ways to the same number: the plan over multisets, and the binomial of dice that go on until they show W.
    for rolls in 1..=3 {
        assert_eq!(Combo::Mutiny.chance(rolls), at_least(3, 6, rolls));
    }
    let plan = Combo::Mutiny.plan(2);
    assert_eq!(plan.best_to_keep(faces("D X J C W W")), faces("W W"));
    assert_eq!(plan.best_to_keep(faces("D X J W W W")), faces("D X J W W W"), "it stands: stop");
}

#[test]
fn exactly_adds_up_to_at_least() {
    for (dice, rolls) in [(1, 1), (6, 1), (6, 3), (4, 2)] {
        let all: u64 = (0..=dice).map(|n| exactly(n, dice, rolls).ways).sum();
        assert_eq!(all, at_least(0, dice, rolls).total);
    }
    assert_eq!(at_least(1, 1, 1).to_string(), "1/6 (16.67 %)");
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

#[test]
fn the_parts_of_dice_are_those_of_the_engine() {
    for dice in Faces::every(6) {
        let counts = Face::ALL.map(|face| dice.count(face));
        let slow = luckhouse_engine::DiceSet::from_counts(counts).subsets();
        let slow: Vec<Faces> = slow.into_iter().map(Faces::from).collect();
        assert_eq!(dice.parts().as_slice(), slow);
    }
}

/// Any odd worth will do, as long as it is not smooth.
fn odd_worth(dice: Faces) -> i64 {
    let count = |face| i64::from(dice.count(face));
    count(Face::Doubloon) * 7 - count(Face::Plank).pow(3) + count(Face::Shield) * count(Face::Cutlass)
}

fn best(plan: &Plan, dice: Faces) -> i64 {
    plan.worth_keeping(plan.best_to_keep(dice))
}

#[test]
fn the_plan_agrees_with_trying_everything() {
    let (one, two) = (Plan::new(odd_worth, 1), Plan::new(odd_worth, 2));
    for dice in Faces::every(6).into_iter().step_by(23) {
        assert_eq!(best(&one, dice), slow_best(dice, &odd_worth), "{dice}");
        assert_eq!(best(&two, dice), slow_best(dice, &|end| best(&one, end)), "{dice}");
        assert!(dice.minus(two.best_to_keep(dice)).is_some());
    }
}

#[test]
fn to_keep_all_six_is_best_only_where_stopping_is() {
    let plan = Plan::new(odd_worth, 2);
    for dice in Faces::every(6) {
        let stops = plan.best_to_keep(dice) == dice;
        assert_eq!(stops, best(&plan, dice) == odd_worth(dice) * plan.scale(), "{dice}");
    }
}

#[test]
fn gold_counts_only_dice_that_act_alone() {
    let of = |text: &str| gold(faces(text), Curse::Five);
    assert_eq!(of("D D J X X S"), 2);
    assert_eq!(of("D X X X X S"), 2, "the X make a Shipwreck");
    assert_eq!(of("D X J C W S"), 2, "a Curse and one D");
}

#[test]
fn a_winning_roll_is_known_before_its_targets_are_named() {
    let table = after("(lives=2, goal=15) seats 3", "* D D S S S S");
    let wins = |text: &str| wins_with(table.game(), table.state(), faces(text));
    assert!(wins("D D D J J S"), "5 + 6 + 4");
    assert!(!wins("D D D J S S"), "5 + 6 + 2");
    assert!(wins("C C J D D S"), "5 + 4 + 2, and the 4 or 5 of whoever is cut down");
    assert!(!wins("C C W W D D"), "the goal is reached, but not alive");
    assert!(wins("W W W W X X"), "nobody else is left alive");
}

#[test]
fn robbing_the_one_who_is_not_cut_down_may_be_the_win() {
    let quiet =
        "* S S S S S S; p1 stop; * W D D X X J; p2 stop; p2 rob p3; p2 rob p3; * S S S S S S; p3 stop;";
    let events = format!("{quiet} * D J C S S S");
    let table = after("(lives=2, goal=16) seats 3", &events);
    assert!(wins_with(table.game(), table.state(), faces("D J C S S S")), "rob p3 twice, then cut down p2");
    let won = after(
        "(lives=2, goal=16) seats 3",
        &format!("{events}; p1 stop; p1 rob p3; p1 rob p3; p1 attack p2"),
    );
    assert_eq!(winners(&won), Some(SeatSet::one(P1)));
}

/// The plainest way to see a win: every choice in every order.
fn slow_win(game: &BootyDice, state: &BootyState, roller: Seat) -> bool {
    if let Turn::Over(outcome) = game.turn(state) {
        return outcome.winners.only() == Some(roller);
    }
    let mut legal = Vec::new();
    if matches!(state.phase, Phase::Robbing { .. } | Phase::Attacking { .. }) {
        game.legal(state, roller, &mut legal);
    }
    legal.into_iter().any(|action| {
        let mut next = state.clone();
        game.choose(&mut next, &luckhouse_engine::Choices::one(roller, action));
        slow_win(game, &next, roller)
    })
}

#[test]
fn the_win_agrees_with_trying_every_order() {
    let mut rng = Rng::seeded(16);
    let mut wins = 0;
    for turn in 0..600 {
        let options =
            BootyOptions { goal: 14, cap: if turn % 3 == 0 { 1 } else { 500 }, ..Default::default() };
        let game = BootyDice::new(options, 3).unwrap();
        let mut state = game.start();
        for pirate in [P1, P2, P3] {
            let (lives, shields, doubloons) = (rng.below(2) + 1, rng.below(2), rng.below(9));
            state.pirates[pirate] =
                Pirate { lives: lives as u8, shields: shields as u8, doubloons: doubloons as u8 };
        }
        let dice = rng.pick(&Faces::every(6));
        let mut resolved = state.clone();
        game.resolve(&mut resolved, Throw { dice, rolls: ROLLS });
        let expected = slow_win(&game, &resolved, P1);
        assert_eq!(wins_with(&game, &state, dice), expected, "{dice} in {state:?}");
        wins += usize::from(expected);
    }
    assert!(wins > 30, "{wins}");
}
