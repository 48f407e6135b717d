//! Rolls that follow from what everybody sealed.

use super::hash::{keyed, number, seat as seat_number};
use super::{Bytes, Secret};
use crate::{Odds, Seat};

/// Bytes that a seat has opened, or links that it has given: by seat, ascending.
pub type Opened = Vec<(Seat, Bytes)>;

/// The dice of a table, from the moment when everybody has opened their bytes.
#[derive(Clone)]
pub struct Dice {
    key: Bytes,
}

/// Which draw it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draw {
    /// The round whose links go into it; 0 where the dice are sealed.
    pub round: u64,
    /// The seat whose choice led to it, counted from 1; 0 if it was nobody's alone.
    pub owner: u64,
    /// How many draws of this owner there were before.
    pub count: u64,
    /// The links of the round.
    pub links: Opened,
}

impl Dice {
    /// The dice that a secret, a list of seals and what was opened against it lead to.
    ///
    /// ```
    /// use luckhouse_engine::fair::{Bytes, Dice, Draw, Secret};
    /// use luckhouse_engine::{Odds, Seat};
    /// let opened = [(Seat::at(0), Bytes::new([2; 32]))];
    /// let dice = Dice::new(&Secret::new([1; 32]), &Bytes::new([9; 32]), &opened);
    /// let odds = Odds::even([1, 2, 3, 4, 5, 6]);
    /// let draw = |count| dice.draw(&Draw { owner: 1, count, ..Draw::default() }, &odds);
    /// assert_eq!(draw(0), draw(0));
    /// let rolls: Vec<i32> = (0..6).map(draw).collect();
    /// assert_eq!(rolls, [1, 1, 3, 4, 1, 3]);
    /// ```
    pub fn new(secret: &Secret, list: &Bytes, opened: &[(Seat, Bytes)]) -> Dice {
        let seats: Vec<[u8; 8]> = opened.iter().map(|(seat, _)| seat_number(*seat)).collect();
        let mut parts: Vec<&[u8]> = vec![list.as_slice()];
        for (seat, (_, bytes)) in seats.iter().zip(opened) {
            parts.extend([&seat[..], bytes.as_slice()]);
        }
        Dice { key: keyed(secret.open(), "key", &parts) }
    }

    /// Every ticket out of the total is as likely as every other: numbers that would favour some are passed over.
    pub fn draw<R: Copy + Ord>(&self, draw: &Draw, odds: &Odds<R>) -> R {
        odds.at(self.ticket(draw, odds.total()))
    }

    /// The ticket of a draw out of so many.
    ///
    /// # Panics
    /// Never: one of the words without end fits.
    pub fn ticket(&self, draw: &Draw, total: u64) -> u64 {
        let highest = u64::MAX - (u64::MAX % total + 1) % total;
        let found = (0..).flat_map(|block| self.words(draw, block)).find(|word| *word <= highest);
        found.expect("there are words without end") % total
    }

    /// Four numbers of 64 bits.
    fn words(&self, draw: &Draw, block: u64) -> [u64; 4] {
        let head = [draw.round, draw.owner, draw.count, block].map(number);
        let seats: Vec<[u8; 8]> = draw.links.iter().map(|(seat, _)| seat_number(*seat)).collect();
        let mut parts: Vec<&[u8]> = head.iter().map(<[u8; 8]>::as_slice).collect();
        for (seat, (_, link)) in seats.iter().zip(&draw.links) {
            parts.extend([&seat[..], link.as_slice()]);
        }
        let digest = *keyed(&self.key, "roll", &parts).as_slice();
        std::array::from_fn(|word| u64::from_be_bytes(std::array::from_fn(|byte| digest[8 * word + byte])))
    }
}
