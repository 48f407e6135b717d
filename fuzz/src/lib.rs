//! The laws as fuzz targets: the first bytes choose the game, the seats and the options, the rest plays.

use luckhouse_engine::{Header, Imagine};
use luckhouse_laws::{Fate, laws, option_sets};
use luckhouse_shelf::{CatalogGame, games};

/// Hold one game to one law, as the bytes will have it.
pub fn hold(law: &str, data: &[u8]) {
    let [game, seats, options, rest @ ..] = data else { return };
    let shelf = games::GAMES.len();
    let mut chosen = Chosen { law, left: usize::from(*game) % shelf, seats: *seats, options: *options, rest };
    games::visit_all(&mut chosen);
}

struct Chosen<'a> {
    law: &'a str,
    left: usize,
    seats: u8,
    options: u8,
    rest: &'a [u8],
}

impl games::Visitor for Chosen<'_> {
    fn visit<G: CatalogGame>(&mut self) {
        if self.left == 0 {
            self.hold::<G>();
        }
        self.left = self.left.wrapping_sub(1);
    }
}

impl Chosen<'_> {
    fn hold<G: Imagine>(&self) {
        let seats = G::ABOUT.seats[usize::from(self.seats) % G::ABOUT.seats.len()];
        let mut sets = option_sets::<G::Options>();
        let options = sets.swap_remove(usize::from(self.options) % sets.len());
        let Ok(game) = G::new(options, seats) else { return };
        for law in laws::<G>().iter().filter(|law| law.name == self.law) {
            if let Err(broken) = (law.holds)(&game, &mut Fate::of(self.rest)) {
                panic!("{}: {}: {broken}", Header::of(&game), law.name);
            }
        }
    }
}
