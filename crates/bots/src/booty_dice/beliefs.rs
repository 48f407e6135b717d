//! Formulas for tables that are not solved: one for each number of living pirates, for either way to resolve.

use super::fit::Fit;
use luckhouse_engine::{Game, PerSeat, Seat};
use luckhouse_games::booty_dice::{BootyDice, Pirate, Resolve};

/// The most pirates that can live.
const MOST: usize = 6;
/// From two to six.
const COUNTS: usize = MOST - 1;

/// What is believed of tables of two to six living pirates.
///
/// ```
/// use luckhouse_bots::booty_dice::{Beliefs, Fit};
/// use luckhouse_games::booty_dice::Resolve;
/// let mut beliefs = Beliefs::all(&Fit::default());
/// assert_eq!(Beliefs::read(&beliefs.bytes()), beliefs);
/// assert_eq!(beliefs.of_mut(Resolve::Each, 3), &mut Fit::default());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Beliefs(Vec<Fit>);

impl Beliefs {
    /// The same formula for all of them.
    pub fn all(fit: &Fit) -> Beliefs {
        Beliefs(vec![fit.clone(); 2 * COUNTS])
    }

    /// Read what [`bytes`](Beliefs::bytes) wrote.
    ///
    /// # Panics
    /// If there are too few or too many.
    pub fn read(bytes: &[u8]) -> Beliefs {
        assert_eq!(bytes.len(), 2 * COUNTS * Fit::BYTES, "bytes of beliefs");
        Beliefs(bytes.chunks(Fit::BYTES).map(Fit::read).collect())
    }

    /// All formulas, one after the other.
    pub fn bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(Fit::bytes).collect()
    }

    fn place(resolve: Resolve, living: usize) -> usize {
        assert!((2..=MOST).contains(&living), "{living} living pirates: expected 2 to {MOST}");
        living - 2 + if resolve == Resolve::Each { COUNTS } else { 0 }
    }

    /// The formula for so many living pirates.
    ///
    /// # Panics
    /// If there are not two to six.
    pub fn of(&self, resolve: Resolve, living: usize) -> &Fit {
        &self.0[Beliefs::place(resolve, living)]
    }

    /// The same, to change it.
    ///
    /// # Panics
    /// If there are not two to six.
    pub fn of_mut(&mut self, resolve: Resolve, living: usize) -> &mut Fit {
        &mut self.0[Beliefs::place(resolve, living)]
    }

    /// Everybody's chance when a turn begins.
    pub(super) fn chances(&self, game: &BootyDice, pirates: &PerSeat<Pirate>, roller: Seat) -> PerSeat<f64> {
        let options = game.options();
        self.of(options.resolve, living(pirates)).chances(pirates, roller, options.goal)
    }
}

/// How many are alive.
pub(super) fn living(pirates: &PerSeat<Pirate>) -> usize {
    pirates.as_slice().iter().filter(|pirate| pirate.lives > 0).count()
}
