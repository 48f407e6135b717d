//! The models that are kept with the program, and how they are made: the same settings, the same bytes.

use luckhouse_bots::booty_dice::self_play::BootySelfPlay;
use luckhouse_bots::lucky_shot::self_play::LuckySelfPlay;
use luckhouse_bots::reynards_luck::self_play::ReynardSelfPlay;
use luckhouse_bots::{booty_dice, lucky_shot, reynards_luck};
use luckhouse_games::booty_dice::Resolve;
use luckhouse_learn::{MOST_BYTES, Model, ModelKind, Schedule, SelfPlay, learn};
use std::path::Path;

fn kept(file: &str, kind: &ModelKind) -> Model {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(file);
    let bytes = std::fs::read(&path).unwrap();
    assert!(bytes.len() <= MOST_BYTES, "{file} has {} bytes", bytes.len());
    Model::read(&bytes, kind).unwrap_or_else(|why| panic!("{file}: {why}"))
}

#[test]
fn every_kept_model_loads_and_says_what_made_it() {
    let models = [
        kept("booty-dice.model", &booty_dice::Nets::kind()),
        kept("lucky-shot.model", &lucky_shot::Nets::kind()),
    ];
    for model in models {
        assert!(model.made.games > 0 && model.made.settings.contains("seed="), "{:?}", model.made);
    }
    assert!(booty_dice::Nets::kept().is_some() && lucky_shot::Nets::kept().is_some());
}

/// Make a model on so many threads.
fn made(threads: usize, learn: impl Fn(&mut Vec<u8>) + Sync) -> Vec<u8> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| {
        let mut bytes = Vec::new();
        learn(&mut bytes);
        bytes
    })
}

/// The model of one short round, which is the same on any number of threads.
fn twice(game: &impl SelfPlay, games: u64) -> Model {
    let schedule = Schedule { seed: 9, rounds: 1, games, passes: 2 };
    let learned = |bytes: &mut Vec<u8>| {
        learn(game, schedule, |_| (), |model| *bytes = model.write()).unwrap();
    };
    let first = made(1, learned);
    assert_eq!(first, made(3, learned));
    Model::read(&first, &game.kind()).unwrap()
}

#[test]
fn booty_dice_is_learned_again_to_the_same_bytes() {
    for resolve in [Resolve::Stop, Resolve::Each] {
        let model = twice(&BootySelfPlay { resolve }, 4);
        assert!(booty_dice::Nets::of(&model).is_ok());
    }
}

#[test]
fn lucky_shot_is_learned_again_to_the_same_bytes() {
    let first = twice(&LuckySelfPlay::default(), 1);
    let next = twice(&LuckySelfPlay { from: Some(first.clone()) }, 1);
    assert!(lucky_shot::Nets::of(&first).is_ok() && lucky_shot::Nets::of(&next).is_ok());
    assert!(
        next.nets != first.nets && next.made.settings.ends_with(&format!("after {}", first.made.settings))
    );
}

#[test]
fn reynards_luck_is_learned_again_to_the_same_bytes() {
    assert!(reynards_luck::Nets::of(&twice(&ReynardSelfPlay, 2)).is_ok());
}
