//! Random games with every option: nothing is made or lost, and all of them end.

use super::*;
use luckhouse_engine::{Chance, Options, Playout};

const OPTIONS: [&str; 6] = [
    "",
    "resolve=each",
    "curse=six, lives=1",
    "doubloons=15, goal=10",
    "goal=60, lives=20, cap=60",
    "resolve=each, curse=six, doubloons=0, lives=3",
];

fn every_game() -> impl Iterator<Item = BootyDice> {
    let seats = BootyDice::ABOUT.seats.iter();
    seats.flat_map(|seats| {
        OPTIONS.map(|text| BootyDice::new(BootyOptions::read(text).unwrap(), *seats).unwrap())
    })
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<BootyState>() <= 64, "{}", size_of::<BootyState>());
}

#[test]
fn nothing_is_made_or_lost_and_views_tell_everything() {
    let mut rng = Rng::seeded(7);
    for game in every_game() {
        let mut state = game.start();
        let mut legal = Vec::new();
        loop {
            assert_eq!(game.sound(&state), Ok(()));
            let view = game.view(&state, Viewer::Watcher);
            assert_eq!(game.imagine(&view, &mut rng), state);
            match game.turn(&state) {
                Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut rng)),
                Turn::Choose(seats) => {
                    let seat = seats.only().expect("one at a time");
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    assert!(legal.is_sorted_by(|a, b| a < b));
                    let is_roll = matches!(state.phase, Phase::Deciding(_));
                    assert!(is_roll || legal.len() > 1, "nobody is asked where there is no choice");
                    game.choose(&mut state, &Choices::one(seat, rng.pick(&legal)));
                }
                Turn::Over(outcome) => {
                    assert!(!outcome.winners.is_empty());
                    break;
                }
            }
        }
    }
}

#[test]
fn what_is_not_sound_is_found() {
    let game = every_game().next().unwrap();
    let fault = |spoil: fn(&mut BootyState)| {
        let mut state = game.start();
        spoil(&mut state);
        game.sound(&state).unwrap_err()
    };
    assert_eq!(fault(|state| state.treasure -= 1), "there are not 100 doubloons");
    assert_eq!(fault(|state| state.war_chest += 1), "there are not 30 shields");
    assert_eq!(fault(|state| state.pirates[P1].lives = 0), "a dead pirate keeps something");
}

#[test]
fn random_games_end_before_the_cap() {
    let mut rng = Rng::seeded(8);
    for game in every_game() {
        for _ in 0..100 {
            let ended = Playout::new().run(&game, &mut rng);
            assert!(ended.rolls <= 1 + 3 * game.options().cap);
        }
    }
}

#[test]
fn the_quick_roll_agrees_with_what_is_allowed() {
    let mut rng = Rng::seeded(9);
    for count in 1..=6 {
        let chance = BootyChance::Dice { count };
        let odds = chance.odds();
        assert_eq!(odds.total(), 6u64.pow(count as u32));
        assert!((0..200).all(|_| odds.ways(chance.roll(&mut rng)) > 0));
        assert!(odds.lines().iter().all(|(roll, _)| chance.allows(*roll)));
        assert!(!chance.allows(BootyRoll::Starts(luckhouse_engine::Starter(P1))));
    }
}
