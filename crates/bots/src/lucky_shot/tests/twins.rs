use super::*;
use crate::lucky_shot::luck::{all_outcomes, outcomes};
use crate::lucky_shot::placing::Placing;
use crate::lucky_shot::plan::{Planner, add, keep_better};
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

/// What is left out of a plan as silly, late or worse at sight costs about one in a hundred, and never adds anything.
#[test]
fn a_sensible_plan_is_a_little_worse_than_the_best_of_all() {
    let opinion = Opinion::learned();
    let (mut worst, mut lost, mut count) = (0.0f64, 0.0, 0.0);
    for forts in ["1a 3 2 sea,1b 5 1,2a 4 2 plains", "1a 3 1 sea,1b 4 2,2a 5 1 plains,2b 4 3 forest"] {
        let (game, state) = board(forts, "swamp");
        for card in cards() {
            let full = Planner { sensible: false, ..Planner::new(&game, &opinion, usize::MAX) }
                .value(&state.with_card(card))[0];
            let sensible = Planner::new(&game, &opinion, usize::MAX).value(&state.with_card(card))[0];
            assert!(sensible <= full + 1e-9, "{sensible} {full} with {card:?}");
            worst = worst.max(full - sensible);
            (lost, count) = (lost + full - sensible, count + 1.0);
        }
    }
    assert!(worst < 0.06 && lost / count < 0.015, "at worst {worst}, {} on average", lost / count);
}
