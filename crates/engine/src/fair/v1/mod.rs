//! The first protocol, for games that were begun or finished under it, and for the dice of a [day](super::DailyDice), to
//! which nobody adds anything. It holds against players, not against a house that rewrites the seal of a seat it holds
//! itself; see the [module above](super) for the one in use at tables.
//!
//! 1. Whoever opens a table draws a [`Secret`] and publishes its [`Secret::seal`]. From then on it cannot be changed.
//! 2. Every person adds 32 bytes of their own, sealed in the same way before any is opened, so that nobody can
//!    choose theirs to fit the others'.
//! 3. Roll number *i* of a table follows from the secret, the name of the table, what the players added, and *i*, by
//!    [`FairDice::draw`].
//! 4. When the game is over the secret is opened, and a [`Proof`] says everything that is needed to draw the same
//!    rolls again.

mod ledger;
mod proof;

use super::{Bytes, Secret};
pub use ledger::{Ledger, LedgerRoll};
pub use proof::{Broken, Proof, Proved};

use crate::{Odds, Seat};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// A source of rolls that follow from what was agreed before the first of them.
///
/// ```
/// use luckhouse_engine::Odds;
/// use luckhouse_engine::fair::{Secret, v1::FairDice};
/// let dice = FairDice::new(&Secret::new([7; 32]), "a table", &[]);
/// let odds = Odds::even([1, 2, 3, 4, 5, 6]);
/// // The same number of the same table is always the same roll.
/// assert_eq!(dice.draw(0, &odds), dice.draw(0, &odds));
/// let rolls: Vec<i32> = (0..8).map(|number| dice.draw(number, &odds)).collect();
/// assert_eq!(rolls, [2, 1, 3, 2, 6, 4, 2, 3]);
/// ```
#[derive(Clone)]
pub struct FairDice {
    keyed: Hmac<Sha256>,
}

impl FairDice {
    /// The dice of a table, once everybody who wants to has added something.
    ///
    /// # Panics
    /// Never: a key of any length will do.
    pub fn new(secret: &Secret, table: &str, added: &[(Seat, Bytes)]) -> FairDice {
        let mut keyed = Hmac::<Sha256>::new_from_slice(secret.open().as_slice()).expect("any key will do");
        // With its length before it, so that no two tables can be written in the same way.
        keyed.update(&(table.len() as u64).to_be_bytes());
        keyed.update(table.as_bytes());
        keyed.update(&(added.len() as u64).to_be_bytes());
        for (seat, bytes) in added {
            keyed.update(&[seat.index() as u8]);
            keyed.update(bytes.as_slice());
        }
        FairDice { keyed }
    }

    /// Roll number `number` of the table, counted from 0.
    ///
    /// Every ticket out of the total is as likely as every other: numbers that would favour some are passed over.
    pub fn draw<R: Copy + Ord>(&self, number: u64, odds: &Odds<R>) -> R {
        let total = odds.total();
        let whole = u64::MAX - (u64::MAX % total + 1) % total;
        let found = (0..).flat_map(|block| self.words(number, block)).find(|word| *word <= whole);
        odds.at(found.expect("there are words without end") % total)
    }

    /// Four numbers of 64 bits.
    fn words(&self, number: u64, block: u64) -> [u64; 4] {
        let mut keyed = self.keyed.clone();
        keyed.update(&number.to_be_bytes());
        keyed.update(&block.to_be_bytes());
        let digest: [u8; 32] = keyed.finalize().into_bytes().into();
        std::array::from_fn(|word| u64::from_be_bytes(std::array::from_fn(|byte| digest[8 * word + byte])))
    }
}

#[cfg(test)]
mod tests;
