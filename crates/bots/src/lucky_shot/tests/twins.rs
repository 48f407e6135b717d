use super::*;
use crate::lucky_shot::leaves::Leaves;
use crate::lucky_shot::luck::{all_outcomes, outcomes};
use crate::lucky_shot::placing::Placing;
use crate::lucky_shot::plan::{Planner, Skips, add, keep_better};
use luckhouse_engine::{DiceSet, Die};
use luckhouse_games::lucky_shot::{Action, Place, Roll};

fn cards() -> impl Iterator<Item = Card> {
    let faces = || Die::all().step_by(2);
    Place::ALL.into_iter().flat_map(move |free| {
        let places: Vec<Place> = Place::ALL.into_iter().filter(|place| *place != free).collect();
        faces().flat_map(move |a| {
            let places = places.clone();
            faces().map(move |b| Card::of(places[0], a).with(places[1], b).with(places[2], a))
        })
    })
}

#[test]
fn what_was_looked_at_before_looks_the_same() {
    for opinion in [Opinion::learned(), Opinion::fine()] {
        let mut leaves = Leaves::default();
        for seed in 0..40 {
            let options = LuckyShotOptions { cap: 12 + seed as u32, ..Default::default() };
            let game = LuckyShot::new(options, 2 + seed as usize % 2).unwrap();
            wander(&game, seed, |state| {
                if state.turns() > 0 {
                    let (fast, slow) =
                        (leaves.chances(&opinion, &game, state), opinion.chances(&game, state));
                    assert!(near(fast, slow), "{fast:?} {slow:?} in {state:?}");
                }
            });
        }
    }
}

#[test]
fn rolls_put_together_are_worth_what_all_rolls_are() {
    let opinion = Opinion::learned();
    let mut seen = std::collections::HashSet::new();
    for seed in 0..40 {
        let game = LuckyShot::new(LuckyShotOptions::default(), 2 + seed as usize % 2).unwrap();
        wander(&game, seed, |state| {
            if matches!(game.turn(state), Turn::Roll(_)) && state.turns() > 0 {
                let (mut few, mut all) = ([0.0; 3], [0.0; 3]);
                outcomes(&game, state, |part, next| add(&mut few, part, opinion.chances(&game, next)));
                all_outcomes(&game, state, |part, next| add(&mut all, part, opinion.chances(&game, next)));
                assert!(near(few, all), "{few:?} {all:?} in {state:?}");
                seen.insert(std::mem::discriminant(&state.phase()));
            }
        });
    }
    assert!(seen.len() >= 6, "only {} kinds of rolls were met", seen.len());
}

/// Die by die through the rules themselves, nothing remembered.
fn slowly(planner: &mut Planner, state: &State) -> Chances {
    match state.phase() {
        Phase::Die { .. } => {
            let mut mean = [0.0; 3];
            for die in Die::all() {
                let mut next = state.clone();
                planner.game.roll(&mut next, Roll::Dice(DiceSet::of(&[die.face()])));
                add(&mut mean, 1.0 / 6.0, slowly(planner, &next));
            }
            mean
        }
        Phase::Put { .. } => {
            let mut best = [-1.0; 3];
            for place in state.card().free() {
                let next = planner.after(state, state.on_turn(), Action::Put(place));
                keep_better(&mut best, slowly(planner, &next), state.on_turn());
            }
            best
        }
        _ => planner.value(state),
    }
}

#[test]
fn backing_up_through_the_placements_is_the_same_as_trying_them_all() {
    let opinion = Opinion::learned();
    for (forts, available) in [("1a 3 2 sea,2a 4 2 plains", ""), ("1a 3 2 sea,1b 5 1,2a 4 3 plains", "swamp")]
    {
        let (game, state) = board(forts, available);
        let mut planner = Planner::new(&game, &opinion, 0);
        // One die lies already, so that trying all is quick.
        for place in [Place::Raid, Place::Fortify] {
            let card = Card::of(place, Die::new(4).unwrap());
            let mut begun = state.clone();
            game.roll(&mut begun, Roll::Dice(DiceSet::of(&[4])));
            let begun = planner.after(&begun, P1, Action::Put(place));
            let fast = Placing::of(&state).card(&mut planner, card);
            let slow = slowly(&mut planner, &begun);
            assert!(near(fast, slow), "{fast:?} {slow:?} {forts} {place}");
        }
    }
}

const SMALL: [&str; 2] = ["1a 3 2 sea,1b 5 1,2a 4 2 plains", "1a 3 1 sea,1b 4 2,2a 5 1 plains,2b 4 3 forest"];

fn everything<'a>(game: &'a LuckyShot, opinion: &'a Opinion) -> Planner<'a> {
    let skips = Skips { silly: false, orders: false, choices: false };
    Planner { skips, ..Planner::new(game, opinion, usize::MAX) }
}

#[test]
fn what_a_plan_of_full_width_skips_costs_nothing() {
    let opinion = Opinion::learned();
    for forts in SMALL {
        let (game, state) = board(forts, "swamp");
        for card in cards().step_by(2) {
            let state = state.with_card(card);
            let (full, wide) = (
                everything(&game, &opinion).value(&state),
                Planner::new(&game, &opinion, usize::MAX).value(&state),
            );
            assert!(near(full, wide), "{full:?} {wide:?} with {card:?} in {forts}");
        }
    }
}

/// What a narrow plan leaves out looked worse at sight: it finds less, never more.
#[test]
fn a_narrow_plan_never_promises_more_than_the_best_of_all() {
    let opinion = Opinion::learned();
    let mut lost = [0.0; 2];
    for forts in SMALL {
        let (game, state) = board(forts, "swamp");
        for card in cards().skip(1).step_by(2) {
            let state = state.with_card(card);
            let full = everything(&game, &opinion).value(&state)[0];
            for (lost, width) in lost.iter_mut().zip([1, 2]) {
                let narrow = Planner::new(&game, &opinion, width).value(&state)[0];
                assert!(narrow <= full + 1e-9, "{narrow} {full} with {card:?}");
                *lost += (full - narrow) / 36.0;
            }
        }
    }
    println!("lost on average: {:.4} if it is one wide, {:.4} if it is two", lost[0], lost[1]);
    assert!(lost[1] < lost[0], "{lost:?}");
}
