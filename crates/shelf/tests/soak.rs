//! A bounded soak: every law, every game, every number of seats, with seeds that no run before has used.
//!
//! A failure names the game, the law and the seed, so that it can be repeated: `SOAK_SEED=… cargo test --test soak`.

use luckhouse_engine::Header;
use luckhouse_laws::{Fate, laws, option_sets};
use luckhouse_shelf::{CatalogGame, games};
use std::hash::{BuildHasher, RandomState};

/// Games for each law and each number of seats; the options are drawn too.
const GAMES: u64 = 12;

struct Soak {
    seed: u64,
}

#[test]
fn every_law_holds_with_new_seeds() {
    let given = std::env::var("SOAK_SEED").ok().and_then(|seed| seed.parse().ok());
    games::visit_all(&mut Soak { seed: given.unwrap_or_else(|| RandomState::new().hash_one(0)) });
}

impl games::Visitor for Soak {
    fn visit<G: CatalogGame>(&mut self) {
        for seats in G::ABOUT.seats {
            for index in 0..GAMES {
                self.hold::<G>(*seats, index);
            }
        }
    }
}

impl Soak {
    fn hold<G: CatalogGame>(&self, seats: usize, index: u64) {
        let mut fate = Fate::seeded(self.seed ^ index);
        let mut sets = option_sets::<G::Options>();
        let options = sets.swap_remove(fate.below(sets.len() as u64) as usize);
        let Ok(game) = G::new(options, seats) else { return };
        for law in laws::<G>() {
            if let Err(broken) = (law.holds)(&game, &mut fate) {
                panic!("{}: {}: {broken}\nSOAK_SEED={}", Header::of(&game), law.name, self.seed);
            }
        }
    }
}
