//! How many games in thought fit into a second: one choice of a thousand nodes, in a position of the middle game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use luckhouse_bots::{Budget, Thinker, search::Search};
use luckhouse_engine::{Decision, Imagine, Rng, Table, Viewer, pig::Pig};
use luckhouse_games::{booty_dice::BootyDice, lucky_shot::LuckyShot, reynards_luck::ReynardsLuck};
use luckhouse_laws::Fate;
use std::hint::black_box;

const NODES: u64 = 1000;

fn search(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    let mut bench = |name: String, think: &mut dyn FnMut()| {
        group.bench_function(name, |bench| bench.iter(&mut *think));
    };
    bench("pig/2".into(), &mut thinker::<Pig>(2));
    bench("booty-dice/4".into(), &mut thinker::<BootyDice>(4));
    bench("lucky-shot/2".into(), &mut thinker::<LuckyShot>(2));
    bench("reynards-luck/2".into(), &mut thinker::<ReynardsLuck>(2));
    group.finish();
}

/// Thinks about the first choice between several after sixty events.
fn thinker<G: Imagine>(seats: usize) -> impl FnMut() {
    let game = G::new(G::Options::default(), seats).expect("the default options are fine");
    let table = (60..).map(|events| Fate::seeded(1).play_some(&game, events)).find(|table| several(table));
    let table = table.expect("there is a choice sooner or later");
    let seat = table.owed().first().expect("somebody chooses");
    let (view, legal) = (game.view(table.state(), Viewer::Seat(seat)), table.legal(seat));
    let (mut search, mut rng) = (Search::new(Budget::nodes(NODES)), Rng::seeded(1));
    move || {
        drop(black_box(search.think(&Decision { game: &game, seat, view: &view, legal: &legal }, &mut rng)));
    }
}

fn several<G: Imagine>(table: &Table<G>) -> bool {
    table.owed().first().is_some_and(|seat| table.legal(seat).len() > 1)
}

criterion_group!(benches, search);
criterion_main!(benches);
