//! Random play of every game through the public trait, on one core: the time of one whole game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use luckhouse_engine::{Game, Playout, Rng, pig::Pig};
use luckhouse_shelf::{CatalogGame, games};
use std::hint::black_box;

fn random_play(criterion: &mut Criterion) {
    struct Every<'c>(&'c mut Criterion);
    impl games::Visitor for Every<'_> {
        fn visit<G: CatalogGame>(&mut self) {
            bench::<G>(self.0);
        }
    }
    bench::<Pig>(criterion);
    bare_pig(criterion);
    games::visit_all(&mut Every(criterion));
}

fn bench<G: Game>(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group(format!("random-play/{}", G::ABOUT.name));
    group.throughput(Throughput::Elements(1));
    for seats in G::ABOUT.seats {
        let game = G::new(G::Options::default(), *seats).expect("the default options are fine");
        let (mut playout, mut rng) = (Playout::new(), Rng::seeded(1));
        group.bench_function(seats.to_string(), |bench| bench.iter(|| playout.run(&game, &mut rng)));
    }
    group.finish();
}

/// Pig for two with nothing but the loop: what the trait is to be held against.
fn bare_pig(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random-play/bare-pig");
    group.throughput(Throughput::Elements(1));
    let mut rng = Rng::seeded(1);
    group.bench_function("2", |bench| bench.iter(|| black_box(bare_game(&mut rng))));
    group.finish();
}

fn bare_game(rng: &mut Rng) -> usize {
    let mut scores = [0u32; 2];
    for player in (0..2).cycle() {
        let mut points = 0;
        loop {
            if points > 0 && rng.below(2) == 1 {
                scores[player] += points;
                break;
            }
            match u32::from(rng.face()) {
                1 => break,
                face => points += face,
            }
        }
        if scores[player] >= 100 {
            return player;
        }
    }
    unreachable!("the players take turns for ever")
}

criterion_group!(benches, random_play);
criterion_main!(benches);
