//! The core by itself: it learns what can be learned, the same from the same seed on any number of threads, loses
//! next to nothing when it is rounded, and reads only what is whole.

use luckhouse_engine::Rng;
use luckhouse_learn::{
    BadModel, Input, Judgement, Lesson, MOST_OUTPUTS, Made, Model, ModelKind, Net, Shape, Training, held_out,
    misses, train,
};

const SHAPE: Shape = Shape { inputs: 24, first: 32, second: 16, outputs: 3 };

/// Three players with one of eight things each; what a thing is worth depends on what the next player has.
fn lesson(rng: &mut Rng) -> Lesson {
    let things: [usize; 3] = std::array::from_fn(|_| rng.below(8) as usize);
    let mut aim = [0.0; MOST_OUTPUTS];
    for player in 0..3 {
        let beats =
            things[player] as f32 * 0.2 + if things[(player + 1) % 3].is_multiple_of(2) { 0.7 } else { 0.0 };
        aim[player] = beats;
    }
    luckhouse_learn::softmax(&mut aim[..3]);
    Lesson {
        inputs: things.iter().enumerate().map(|(player, thing)| Input::there(8 * player + thing)).collect(),
        aim,
    }
}

fn lessons(seed: u64, count: usize) -> Vec<Lesson> {
    let mut rng = Rng::seeded(seed);
    (0..count).map(|_| lesson(&mut rng)).collect()
}

fn trained(threads: usize) -> Net {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let mut net = Net::blank(SHAPE, &mut Rng::seeded(1));
    let training = Training { passes: 30, batch: 512, rate: 0.01, seed: 2 };
    pool.install(|| train(&mut net, &lessons(3, 4000), training));
    net
}

#[test]
fn it_learns_what_depends_on_two_players() {
    let (net, unseen) = (trained(2), lessons(4, 1000));
    let found = misses(&unseen, 3, |inputs, into| net.chances(inputs, into));
    let blank = Net::blank(SHAPE, &mut Rng::seeded(1));
    let before = misses(&unseen, 3, |inputs, into| blank.chances(inputs, into));
    assert!(found.mean < 0.01 && before.mean > 0.08, "{found:?} after, {before:?} before");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    assert_eq!(trained(1), trained(3));
}

#[test]
fn what_was_rounded_can_be_learned_on_from() {
    let rounded = Judgement::of(&trained(2)).unwrap();
    assert_eq!(Judgement::of(&rounded.net()).unwrap(), rounded);
}

#[test]
fn rounding_costs_next_to_nothing_and_no_heap() {
    let net = trained(2);
    let rounded = Judgement::of(&net).unwrap();
    for lesson in lessons(5, 500) {
        let (mut plain, mut whole) = ([0.0; 3], [0.0; 3]);
        net.chances(&lesson.inputs, &mut plain);
        let heap = allocation_counter::measure(|| rounded.chances(&lesson.inputs, &mut whole));
        assert_eq!(heap.count_total, 0);
        assert!(plain.iter().zip(whole).all(|(a, b)| (a - b).abs() < 0.01), "{plain:?} and {whole:?}");
    }
}

#[test]
fn a_weight_that_cannot_be_rounded_is_refused() {
    let mut net = Net::blank(SHAPE, &mut Rng::seeded(1));
    // Steps so long that weights run away.
    train(&mut net, &lessons(3, 512), Training { passes: 40, batch: 64, rate: 5e4, seed: 2 });
    assert!(Judgement::of(&net).unwrap_err().to_string().contains("too large"));
}

fn model() -> Model {
    Model {
        kind: ModelKind { game: "pig".into(), features: 3 },
        made: Made { seed: 7, games: 100, rounds: 2, settings: "games=50".into() },
        nets: vec![(3, Judgement::of(&Net::blank(SHAPE, &mut Rng::seeded(1))).unwrap())],
    }
}

#[test]
fn what_is_written_is_read() {
    let model = model();
    assert_eq!(Model::read(&model.write(), &model.kind), Ok(model.clone()));
    assert!(model.net(3, 24, 3).is_ok());
    assert_eq!(model.net(3, 24, 4), Err(BadModel::Network(3)));
    assert_eq!(model.net(2, 24, 3), Err(BadModel::Network(2)));
}

#[test]
fn no_cut_file_is_read_and_no_changed_byte_goes_unseen() {
    let (model, bytes) = (model(), model().write());
    for end in 0..bytes.len() {
        assert!(Model::read(&bytes[..end], &model.kind).is_err(), "the first {end} bytes were read");
    }
    for place in (0..bytes.len()).step_by(7) {
        let mut changed = bytes.clone();
        changed[place] ^= 0x10;
        assert!(Model::read(&changed, &model.kind).is_err(), "byte {place} is another");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let (model, bytes) = (model(), model().write());
    let said = |bytes: &[u8], kind: &ModelKind| Model::read(bytes, kind).unwrap_err().to_string();
    assert!(said(b"hello", &model.kind).starts_with("not a model"));
    assert!(said(&[], &model.kind).starts_with("not a model"));
    let other = ModelKind { game: "chess".into(), features: 3 };
    assert_eq!(said(&bytes, &other), "a model of pig with features 3, expected chess with features 3");
    let older = ModelKind { features: 4, ..model.kind.clone() };
    assert_eq!(said(&bytes, &older), "a model of pig with features 3, expected pig with features 4");
    let mut newer = bytes.clone();
    newer[8] = 9;
    assert_eq!(said(&newer, &model.kind), "a model of format 9, expected 1: make it again with this program");
    assert!(said(&vec![0; 3_000_000], &model.kind).contains("at most"));
}

#[test]
fn a_tenth_of_the_games_is_held_out_whatever_is_asked_first() {
    assert_eq!(held_out(5, 17), held_out(5, 17));
    let differ = (0..1000).filter(|game| held_out(5, *game) != held_out(6, *game)).count();
    assert!(differ > 100, "another seed holds out other games");
}
