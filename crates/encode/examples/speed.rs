//! Random steps of one core with masks and observations, 1,024 games at once, without Python:
//! `cargo run --release -p luckhouse-encode --example speed [GAME …]`. `crates/python/bench/speed.py` measures the same from there.

use luckhouse_encode::{Batch, Encode, Rows, Visitor, visit_all, width};
use std::time::Instant;

const GAMES: usize = 1024;
const STEPS: usize = 400;

fn measure<G: Encode>() {
    let game = G::new(G::Options::default(), G::ABOUT.seats[0]).expect("the default can be played");
    let mut rows = Rows::new(GAMES, width(&game), game.actions(), game.seats());
    let mut batch = Batch::new(game, GAMES, 1).expect("somebody chooses");
    batch.write(rows.slices(), 1);
    let mut actions = vec![0; GAMES];
    // The best of a few runs: others may be at work on the machine.
    let best = (0..8).map(|_| {
        let start = Instant::now();
        for _ in 0..STEPS {
            batch.sample(&mut actions);
            batch.step(&actions, rows.slices(), 1).expect("what is sampled is legal");
        }
        (GAMES * STEPS) as f64 / start.elapsed().as_secs_f64()
    });
    println!("{:15} {:>10.0} steps a second", G::ABOUT.name, best.fold(0.0, f64::max));
}

/// The games that are named on the command line; all of them, if none is.
struct Chosen(Vec<String>);

impl Visitor for Chosen {
    fn visit<G: Encode>(&mut self) {
        if self.0.is_empty() || self.0.iter().any(|name| name == G::ABOUT.name) {
            measure::<G>();
        }
    }
}

fn main() {
    visit_all(&mut Chosen(std::env::args().skip(1).collect()));
}
