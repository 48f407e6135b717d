//! The models that are kept with the program, and how they are made: the same settings, the same bytes.

use luckhouse_bots::{booty_dice, lucky_shot};
use luckhouse_games::booty_dice::Resolve;
use luckhouse_learn::{MOST_BYTES, Model, ModelKind};
use std::path::Path;

fn kept(file: &str, kind: &ModelKind) -> Model {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(file);
    let bytes = std::fs::read(&path).unwrap();
    assert!(bytes.len() <= MOST_BYTES, "{file} has {} bytes", bytes.len());
    Model::read(&bytes, kind).unwrap_or_else(|why| panic!("{file}: {why}"))
}

#[test]
fn every_kept_model_loads_and_says_what_made_it() {
    let models = [kept("booty-dice.model", &booty_dice::Nets::kind())];
    for model in models {
        assert!(model.made.games > 0 && model.made.settings.contains("seed="), "{:?}", model.made);
    }
    assert!(booty_dice::Nets::kept().is_some());
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

#[test]
fn booty_dice_is_learned_again_to_the_same_bytes() {
    for resolve in [Resolve::Stop, Resolve::Each] {
        let settings = booty_dice::self_play::Settings { seed: 9, rounds: 1, games: 4, passes: 2, resolve };
        let learn = |bytes: &mut Vec<u8>| {
            booty_dice::self_play::learn(settings, |_| (), |model| *bytes = model.write()).unwrap();
        };
        let first = made(1, learn);
        assert_eq!(first, made(3, learn));
        let model = Model::read(&first, &booty_dice::Nets::kind()).unwrap();
        assert!(booty_dice::Nets::of(&model).is_ok());
    }
}

#[test]
fn lucky_shot_is_learned_again_to_the_same_bytes() {
    let settings = lucky_shot::self_play::Settings { seed: 9, rounds: 1, games: 1, passes: 2 };
    let learn = |bytes: &mut Vec<u8>| {
        lucky_shot::self_play::learn(settings, |_| (), |model| *bytes = model.write()).unwrap();
    };
    let first = made(1, learn);
    assert_eq!(first, made(2, learn));
    let model = Model::read(&first, &lucky_shot::Nets::kind()).unwrap();
    assert!(lucky_shot::Nets::of(&model).is_ok());
}
