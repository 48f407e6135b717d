//! Links that a seat gives, one for each round, and what it commits to.

use super::hash::{hash, number, seat as seat_number};
use super::{Bytes, Secret};
use crate::Seat;
use std::fmt;

/// A chain of links. Each is the hash of the next, so that a link can be checked by the one before and says nothing
/// of those to come.
///
/// ```
/// use luckhouse_engine::Seat;
/// use luckhouse_engine::fair::{Chain, Secret, link_before, table_hash};
/// let (table, seat) = (table_hash("k3Jv"), Seat::at(1));
/// let chain = Chain::new(&table, seat, 0, &Secret::new([7; 32]));
/// assert_eq!(link_before(&table, seat, 0, 1, &chain.link(1).unwrap()), chain.anchor());
/// assert_eq!(link_before(&table, seat, 0, 2, &chain.link(2).unwrap()), chain.link(1).unwrap());
/// assert!(chain.link(Chain::LENGTH + 1).is_none());
/// ```
#[derive(Clone)]
pub struct Chain {
    /// The anchor first, the secret end last.
    links: Vec<Bytes>,
}

impl Chain {
    /// How many links a chain has.
    pub const LENGTH: u64 = 1024;

    /// Chain number `chain` of a seat, from its secret end.
    pub fn new(table: &Bytes, seat: Seat, chain: u64, end: &Secret) -> Chain {
        let mut links = vec![*end.open()];
        for place in (1..=Chain::LENGTH).rev() {
            let next = links.last().expect("the end is there");
            links.push(link_before(table, seat, chain, place, next));
        }
        links.reverse();
        Chain { links }
    }

    /// What is published before the first link.
    pub fn anchor(&self) -> Bytes {
        self.links[0]
    }

    /// Link number `place`, counted from 1; `None` after the last.
    pub fn link(&self, place: u64) -> Option<Bytes> {
        self.links.get(usize::try_from(place).ok()?).copied()
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chain(not shown)")
    }
}

/// The link (or anchor) before link number `place`.
pub fn link_before(table: &Bytes, seat: Seat, chain: u64, place: u64, link: &Bytes) -> Bytes {
    let parts: [&[u8]; 5] =
        [table.as_slice(), &seat_number(seat), &number(chain), &number(place), link.as_slice()];
    hash("link", &parts)
}

/// What is told of a hidden choice before anybody may read it: event `event` of the log, counted from 1.
pub fn commitment(list: &Bytes, event: u64, seat: Seat, word: &str, salt: &Bytes) -> Bytes {
    let parts: [&[u8]; 5] =
        [list.as_slice(), &number(event), &seat_number(seat), word.as_bytes(), salt.as_slice()];
    hash("choice", &parts)
}

/// The salt of choice number `place`, counted from 1, of a shortcut that was said with this luck.
pub fn shortcut_salt(luck: &Bytes, place: u64) -> Bytes {
    hash("shortcut", &[luck.as_slice(), &number(place)])
}
