//! Fast paths against slow twins that say the same in the plainest way.

use crate::lantern::odds::{at_once, on_entering, ones_on_entering, setup_totals, with_rerolls};
use crate::lantern::{Boxes, Uses, within_reach};
use luckhouse_engine::{DiceSet, Fraction, Rng};
use std::collections::HashSet;

fn boxes(text: &str) -> Boxes {
    text.parse().unwrap()
}

/// Boxes that somebody could write: any marks, O only where there is X.
fn some_boxes(rng: &mut Rng) -> Boxes {
    let count = 1 + rng.below(6);
    let marks: Vec<&str> =
        (0..count).map(|_| rng.pick(&["1", "2", "3", "4", "5", "6", "X", "X", "X", "O", "O"])).collect();
    marks.join(" ").parse().unwrap_or_else(|_| some_boxes(rng))
}

#[test]
fn filled_is_when_some_target_is_among_the_dice() {
    let mut rng = Rng::seeded(3);
    for _ in 0..300 {
        let boxes = some_boxes(&mut rng);
        for dice in DiceSet::every(6) {
            let plainly = boxes.targets().any(|target| target.dice.is_in(dice));
            assert_eq!(boxes.filled_by(dice), plainly, "{boxes} {dice}");
        }
    }
}

/// The slow twin of `within_reach`: play every use, with every roll as wished, and see whether the boxes fill.
fn reached_by_playing(boxes: &Boxes, dice: DiceSet, uses: Uses) -> bool {
    let falls: Vec<DiceSet> =
        DiceSet::every(6 - dice.len()).into_iter().map(|roll| dice.plus(roll)).collect();
    let mut open: Vec<(DiceSet, Uses)> = falls.into_iter().map(|dice| (dice, uses)).collect();
    let mut seen: HashSet<(DiceSet, Uses)> = open.iter().copied().collect();
    while let Some((dice, uses)) = open.pop() {
        if boxes.filled_by(dice) {
            return true;
        }
        open.extend(after_one_use(dice, uses).into_iter().filter(|next| seen.insert(*next)));
    }
    false
}

fn after_one_use(dice: DiceSet, uses: Uses) -> Vec<(DiceSet, Uses)> {
    let mut next = Vec::new();
    for face in (1..=6).filter(|face| dice.count(*face) > 0) {
        let rest = dice.without(face);
        if uses.crit > 0 {
            next.push((rest.with(7 - face), Uses { crit: uses.crit - 1, ..uses }));
        }
        for to in [face - 1, face + 1].into_iter().filter(|to| uses.counter > 0 && (1..=6).contains(to)) {
            next.push((rest.with(to), Uses { counter: uses.counter - 1, ..uses }));
        }
        if uses.magic > 0 {
            next.extend((1..=6).map(|to| (rest.with(to), Uses { magic: uses.magic - 1, ..uses })));
        }
    }
    for kept in dice.subsets().into_iter().filter(|_| uses.con > 0) {
        let rolls = DiceSet::every(6 - kept.len()).into_iter();
        next.extend(rolls.map(|roll| (kept.plus(roll), Uses { con: uses.con - 1, ..uses })));
    }
    next
}

#[test]
fn ln_14_within_reach_is_what_playing_every_use_finds() {
    let mut rng = Rng::seeded(14);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..6000 {
        let boxes = some_boxes(&mut rng);
        let in_the_air = if rng.below(4) == 0 { rng.below(3) as usize } else { 0 };
        let dice = DiceSet::roll(6 - in_the_air, &mut rng);
        let uses = Uses {
            crit: rng.below(3) as u8,
            counter: rng.below(5) as u8,
            magic: rng.below(8).saturating_sub(5) as u8,
            con: 0,
        };
        let plainly = reached_by_playing(&boxes, dice, uses);
        assert_eq!(within_reach(&boxes, dice, uses), plainly, "{boxes} / {dice} / {uses:?}");
        *if plainly { &mut yes } else { &mut no } += 1;
    }
    assert!(yes > 500 && no > 500, "both answers are tried: {yes} {no}");
}

#[test]
fn ln_14_within_reach_of_the_dragon_for_every_roll() {
    let dragon = boxes("X X X X X X");
    for dice in DiceSet::every(6) {
        for (crit, counter, magic) in [(0, 0, 0), (1, 2, 1), (2, 3, 0), (0, 6, 0), (6, 0, 0), (2, 2, 2)] {
            let uses = Uses { crit, counter, magic, con: 0 };
            let plainly = reached_by_playing(&dragon, dice, uses);
            assert_eq!(within_reach(&dragon, dice, uses), plainly, "{dice} {uses:?}");
        }
    }
}

#[test]
fn ln_14_constitution_can_always_do_it() {
    let uses = Uses { crit: 0, counter: 0, magic: 0, con: 1 };
    for zone in ["X X X X X X", "X X X O O O", "1 2 3 4 5 6"] {
        for dice in DiceSet::every(6).into_iter().step_by(17) {
            assert!(within_reach(&boxes(zone), dice, uses));
            assert!(reached_by_playing(&boxes(zone), dice, uses));
        }
    }
}

/// All 46,656 throws one by one.
fn every_throw() -> impl Iterator<Item = DiceSet> {
    (0..6u32.pow(6)).map(|ticket| {
        let faces: Vec<u8> = (0..6).map(|die| (ticket / 6u32.pow(die) % 6) as u8 + 1).collect();
        DiceSet::of(&faces)
    })
}

#[test]
fn the_chance_on_entering_counts_every_throw() {
    for zone in ["4 5 X X X", "X X X O O O", "X X X X X X", "2 3 4 X X X"] {
        let ways = every_throw().filter(|dice| boxes(zone).filled_by(*dice)).count() as u64;
        assert_eq!(on_entering(&boxes(zone)), Fraction { ways, total: 46_656 });
    }
    assert_eq!(on_entering(&boxes("X X X X X X")).ways, 6);
    // Two faces of three dice each: 15 pairs of faces, 20 ways.
    assert_eq!(on_entering(&boxes("X X X O O O")).ways, 300);
}

#[test]
fn totals_and_ones_count_every_throw() {
    let below = every_throw().filter(|dice| dice.total() < 15).count() as u64;
    assert_eq!(setup_totals().chance(|total| total < 15).ways, below);
    let two = every_throw().filter(|dice| dice.count(1) == 2).count() as u64;
    assert_eq!(ones_on_entering().ways(2), two);
}

#[test]
fn no_reroll_is_the_chance_on_entering() {
    for zone in ["4 5 X X X", "X X X O O O"] {
        assert_eq!(with_rerolls(&boxes(zone), 0), on_entering(&boxes(zone)));
    }
}

/// One re-roll: for each roll on entering, the best set to keep, by the plain chance of each.
#[test]
fn one_reroll_is_the_best_of_all_sets_to_keep() {
    for zone in ["X X X X X X", "4 5 X X X"] {
        let boxes = boxes(zone);
        let best = |dice: DiceSet| {
            let chances = dice.subsets().into_iter().map(|kept| at_once(&boxes, kept).as_f64());
            chances.fold(0.0, f64::max)
        };
        let entering = DiceSet::odds(6);
        let plainly: f64 = entering.lines().iter().map(|(dice, ways)| *ways as f64 * best(*dice)).sum();
        let exact = with_rerolls(&boxes, 1).as_f64() * 46_656.0;
        assert!((plainly - exact).abs() < 1e-6, "{plainly} {exact}");
    }
}

/// A single box of one face: the dice that do not show it are rolled again every time, all of them.
#[test]
fn rerolls_of_a_case_that_can_be_worked_out_by_hand() {
    let never = (5.0f64 / 6.0).powi(6 * 4);
    let exact = with_rerolls(&boxes("6"), 3).as_f64();
    assert!((exact - (1.0 - never)).abs() < 1e-12);
}
