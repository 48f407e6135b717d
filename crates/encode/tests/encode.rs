//! Every legal action has a place of its own, every view has the same shape, and a batch plays what a table would.

use luckhouse_encode::{Batch, Encode, Rows, fields, observation, returns, width};
use luckhouse_engine::{Chance, Choices, Game, Rng, Seat, Turn, Viewer};
use luckhouse_games::booty_dice::BootyDice;
use luckhouse_games::fortuna::{Calls, Fortuna, FortunaOptions, Retrieve};
use luckhouse_games::lantern::Lantern;
use luckhouse_games::lucky_shot::LuckyShot;
use luckhouse_games::reynards_luck::ReynardsLuck;
use luckhouse_laws::option_sets;
use std::collections::BTreeSet;

/// The game with every number of seats and every option set.
fn rules<G: Game>() -> Vec<G> {
    let sets = option_sets::<G::Options>();
    let of =
        |seats: &usize| sets.iter().filter_map(|set| G::new(set.clone(), *seats).ok()).collect::<Vec<G>>();
    G::ABOUT.seats.iter().flat_map(of).collect()
}

/// Play at random, and show every state in which somebody chooses, with the seat and its legal list.
fn play<G: Game>(game: &G, seed: u64, choices: usize, mut visit: impl FnMut(&G::State, Seat, &[G::Action])) {
    let (mut rng, mut state, mut legal) = (Rng::seeded(seed), game.start(), Vec::new());
    let (mut made, mut games) = (0, 0);
    // There are rules by which nobody ever chooses.
    while made < choices && games < 100 {
        match game.turn(&state) {
            Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut rng)),
            Turn::Over(_) => (state, games) = (game.start(), games + 1),
            Turn::Choose(seats) => {
                let mut all = Choices::none();
                for seat in seats.iter() {
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    visit(&state, seat, &legal);
                    all.put(seat, rng.pick(&legal));
                    made += 1;
                }
                game.choose(&mut state, &all);
            }
        }
    }
}

fn actions_have_places_of_their_own<G: Encode>() {
    for (number, game) in rules::<G>().iter().enumerate() {
        let (actions, mut many) = (game.actions(), Vec::new());
        assert!(actions <= usize::from(u16::MAX));
        play(game, number as u64, 300, |_, seat, legal| {
            let places: BTreeSet<usize> = legal.iter().map(|action| game.index(seat, *action)).collect();
            assert_eq!(places.len(), legal.len(), "{legal:?}");
            assert!(places.last().is_some_and(|last| *last < actions), "{legal:?}");
            many.clear();
            game.indices(seat, legal, &mut many);
            let one_by_one = legal.iter().map(|action| game.index(seat, *action));
            assert!(many.iter().map(|place| usize::from(*place)).eq(one_by_one));
            // Back again: the action with this place is the one that was given it.
            for action in legal {
                let place = game.index(seat, *action);
                let found = legal.iter().find(|other| game.index(seat, **other) == place);
                assert_eq!(found, Some(action));
            }
        });
    }
}

/// An action stands in the part of the list that has its name.
fn parts_are_named_after_words<G: Encode>() {
    let mut names = BTreeSet::new();
    for (number, game) in rules::<G>().iter().enumerate() {
        let parts = game.action_fields();
        play(game, number as u64, 200, |_, seat, legal| {
            for action in legal {
                let (place, word) = (game.index(seat, *action), action.to_string());
                let part = parts.iter().find(|part| (part.start..part.start + part.length).contains(&place));
                let part = part.unwrap().name;
                names.insert(part);
                assert!(word.starts_with(part) || part == "go", "`{word}` stands under {part}");
            }
        });
    }
    assert!(names.len() >= 5, "{names:?}");
}

fn observations_have_one_shape<G: Encode>() {
    for (number, game) in rules::<G>().iter().enumerate() {
        let (shape, width) = (fields(game), width(game));
        assert_eq!(shape.iter().map(|field| field.length).sum::<usize>(), width);
        let names: BTreeSet<&str> = shape.iter().map(|field| field.name).collect();
        assert_eq!(names.len(), shape.len(), "a name twice in {shape:?}");
        play(game, number as u64, 100, |state, seat, _| {
            let row = observation(game, &game.view(state, Viewer::Seat(seat)), seat);
            assert!(row.iter().all(|value| value.is_finite() && (0.0..=100.0).contains(value)), "{row:?}");
        });
    }
}

/// The quick way of a batch sees what the view shows, and marks what is legal.
fn batches_show_views_and_legal_lists<G: Encode>() {
    let game = rules::<G>().swap_remove(0);
    let (width, actions, seats) = (width(&game), game.actions(), game.seats());
    // A lone game of a batch, followed by hand with the same dice.
    let mut rows = Rows::new(1, width, actions, seats);
    let mut batch = Batch::new(game.clone(), 1, 5).unwrap();
    batch.write(rows.slices(), 1);
    let (mut dice, mut picks) = (Rng::stream(5, 0), Rng::seeded(8));
    let (mut state, mut steps, mut games) = (game.start(), 0, 0);
    while steps < 3_000 {
        match game.turn(&state) {
            Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut dice)),
            Turn::Over(outcome) => {
                assert!(rows.done[0]);
                assert_eq!(rows.rewards, returns(&outcome).as_slice());
                (state, games) = (game.start(), games + 1);
            }
            Turn::Choose(owing) => {
                let mut all = Choices::none();
                for seat in owing.iter() {
                    let mut legal = Vec::new();
                    game.legal(&state, seat, &mut legal);
                    assert_eq!(usize::from(rows.seats[0]), seat.index());
                    let view = game.view(&state, Viewer::Seat(seat));
                    assert_eq!(rows.observations, observation(&game, &view, seat));
                    let marked = (0..actions).filter(|place| rows.masks[*place]);
                    let places: BTreeSet<usize> =
                        legal.iter().map(|action| game.index(seat, *action)).collect();
                    assert!(marked.eq(places));
                    let action = picks.pick(&legal);
                    all.put(seat, action);
                    batch.step(&[game.index(seat, action) as i64], rows.slices(), 1).unwrap();
                    steps += 1;
                }
                game.choose(&mut state, &all);
            }
        }
    }
    assert!(games > 0);
}

fn threads_do_not_matter<G: Encode>() {
    let game = rules::<G>().swap_remove(0);
    let run = |threads: usize| {
        let mut rows = Rows::new(9, width(&game), game.actions(), game.seats());
        let mut batch = Batch::new(game.clone(), 9, 3).unwrap();
        batch.write(rows.slices(), threads);
        let mut actions = [0; 9];
        for _ in 0..200 {
            batch.sample(&mut actions);
            batch.step(&actions, rows.slices(), threads).unwrap();
        }
        (rows.observations, rows.masks, rows.seats)
    };
    let alone = run(1);
    assert!(alone == run(2) && alone == run(4) && alone == run(50));
}

fn what_is_not_legal_changes_nothing<G: Encode>() {
    let game = rules::<G>().swap_remove(0);
    let mut rows = Rows::new(3, width(&game), game.actions(), game.seats());
    let mut batch = Batch::new(game.clone(), 3, 3).unwrap();
    batch.write(rows.slices(), 1);
    let before = rows.observations.clone();
    let mut actions = [0; 3];
    batch.sample(&mut actions);
    for wrong in [-1, game.actions() as i64, i64::MAX, i64::MIN] {
        let refused = batch.step(&[actions[0], actions[1], wrong], rows.slices(), 2).unwrap_err();
        assert_eq!((refused.game, refused.action), (2, wrong));
    }
    batch.write(rows.slices(), 1);
    assert_eq!(rows.observations, before);
    // Begun anew it is the same as one that was just made.
    batch.step(&actions, rows.slices(), 1).unwrap();
    batch.reset(3);
    batch.write(rows.slices(), 1);
    assert_eq!(rows.observations, before);
}

#[test]
fn where_nobody_ever_chooses_there_is_nothing_to_step() {
    let mut options = FortunaOptions::default();
    (options.calls, options.retrieve) = (Calls::House, Retrieve::Always);
    let wrong = Batch::new(Fortuna::new(options, 2).unwrap(), 2, 1).err().unwrap();
    assert!(wrong.to_string().starts_with("nobody ever chooses"), "{wrong}");
}

macro_rules! for_every_game {
    ($($name:ident),*) => { $(
        mod $name {
            #[test]
            fn booty_dice() { super::$name::<super::BootyDice>(); }
            #[test]
            fn fortuna() { super::$name::<super::Fortuna>(); }
            #[test]
            fn lantern() { super::$name::<super::Lantern>(); }
            #[test]
            fn lucky_shot() { super::$name::<super::LuckyShot>(); }
            #[test]
            fn reynards_luck() { super::$name::<super::ReynardsLuck>(); }
        }
    )* };
}

for_every_game!(
    actions_have_places_of_their_own,
    parts_are_named_after_words,
    observations_have_one_shape,
    batches_show_views_and_legal_lists,
    threads_do_not_matter,
    what_is_not_legal_changes_nothing
);
