//! The list of all seals: what everybody knows before anybody opens.

use super::hash::{hash, number, seat as seat_number};
use super::{Bytes, Secret, Terms};
use crate::Seat;

/// The hash of a table's name, which goes into everything else.
pub fn table_hash(id: &str) -> Bytes {
    hash("table", &[id.as_bytes()])
}

/// The seal of the house's secret for one start.
pub fn house_seal(table: &Bytes, start: u64, secret: &Secret) -> Bytes {
    hash("house", &[table.as_slice(), &number(start), secret.open().as_slice()])
}

/// The seal of a seat's bytes for one start.
pub fn seat_seal(table: &Bytes, start: u64, seat: Seat, bytes: &Bytes) -> Bytes {
    hash("seat", &[table.as_slice(), &number(start), &seat_number(seat), bytes.as_slice()])
}

/// Who is listed at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListedSeat {
    /// Somebody, with what they sealed and the anchor of their chain.
    Person {
        /// None, if they add nothing to the dice.
        seal: Option<Bytes>,
        /// None, if they give no links.
        anchor: Option<Bytes>,
    },
    /// A bot of the house.
    Bot,
}

/// The seals of one start, by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealList {
    /// 1 or 2.
    pub start: u64,
    /// The list before, or zeros.
    pub previous: Bytes,
    /// The seal of the house's secret.
    pub house: Bytes,
    /// Seat by seat.
    pub seats: Vec<ListedSeat>,
}

impl SealList {
    /// Nothing before.
    pub const NONE: Bytes = Bytes::new([0; 32]);

    /// The hash that everything after follows from, and that the house signs.
    ///
    /// ```
    /// use luckhouse_engine::fair::{Bytes, ListedSeat, SealList, Terms, table_hash};
    /// let terms: Terms = "dice=sealed clock=none away=60s hints=off p2=steady".parse()?;
    /// let person = ListedSeat::Person { seal: Some(Bytes::new([1; 32])), anchor: None };
    /// let (previous, house) = (SealList::NONE, Bytes::new([2; 32]));
    /// let list = SealList { start: 1, previous, house, seats: vec![person, ListedSeat::Bot] };
    /// let hash = |header| list.hash(&table_hash("k3Jv"), header, &terms);
    /// assert_ne!(hash("pig(goal=10) seats 2 edition 1"), hash("pig(goal=11) seats 2 edition 1"));
    /// # Ok::<(), luckhouse_engine::BadWord>(())
    /// ```
    pub fn hash(&self, table: &Bytes, header: &str, terms: &Terms) -> Bytes {
        let (start, terms) = (number(self.start), terms.with_header(header));
        let head: [&[u8]; 5] =
            [table.as_slice(), &start, self.previous.as_slice(), terms.as_bytes(), self.house.as_slice()];
        let mut parts: Vec<Vec<u8>> = head.iter().map(|part| part.to_vec()).collect();
        for (seat, listed) in Seat::all(self.seats.len()).zip(&self.seats) {
            let (kind, seal, anchor) = match listed {
                ListedSeat::Person { seal, anchor } => ("person", *seal, *anchor),
                ListedSeat::Bot => ("bot", None, None),
            };
            let bytes = |known: Option<Bytes>| known.unwrap_or(SealList::NONE).as_slice().to_vec();
            parts.extend([seat_number(seat).to_vec(), kind.into(), bytes(seal), bytes(anchor)]);
        }
        hash("list", &parts.iter().map(Vec::as_slice).collect::<Vec<_>>())
    }

    /// Who has sealed bytes, with the seal.
    pub fn sealed(&self) -> impl Iterator<Item = (Seat, Bytes)> {
        let seal = |(seat, listed): (Seat, &ListedSeat)| match listed {
            ListedSeat::Person { seal: Some(seal), .. } => Some((seat, *seal)),
            _ => None,
        };
        Seat::all(self.seats.len()).zip(&self.seats).filter_map(seal)
    }

    /// Who has a chain, with its anchor.
    pub fn anchors(&self) -> impl Iterator<Item = (Seat, Bytes)> {
        let anchor = |(seat, listed): (Seat, &ListedSeat)| match listed {
            ListedSeat::Person { anchor: Some(anchor), .. } => Some((seat, *anchor)),
            _ => None,
        };
        Seat::all(self.seats.len()).zip(&self.seats).filter_map(anchor)
    }
}

/// The four words that players read to each other when everybody has opened: alike for all, or somebody is lied to.
///
/// ```
/// use luckhouse_engine::fair::{Bytes, words};
/// assert_eq!(words(&Bytes::new([1; 32]), &[]).split(' ').count(), 4);
/// ```
pub fn words(list: &Bytes, opened: &[(Seat, Bytes)]) -> String {
    const CONSONANTS: [&str; 16] =
        ["b", "d", "f", "g", "h", "j", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"];
    const VOWELS: [&str; 8] = ["a", "e", "i", "o", "u", "ai", "ei", "ou"];
    let seats: Vec<[u8; 8]> = opened.iter().map(|(seat, _)| seat_number(*seat)).collect();
    let mut parts: Vec<&[u8]> = vec![list.as_slice()];
    for (seat, (_, bytes)) in seats.iter().zip(opened) {
        parts.extend([&seat[..], bytes.as_slice()]);
    }
    let digest = hash("words", &parts);
    let bits = digest.as_slice()[..8].iter().fold(0u64, |bits, byte| bits << 8 | u64::from(*byte)) >> 20;
    let word = |place: u32| {
        let bits = (bits >> (33 - 11 * place)) as usize & 0x7ff;
        [CONSONANTS[bits >> 7], VOWELS[bits >> 4 & 7], CONSONANTS[bits & 15]].concat()
    };
    (0..4).map(word).collect::<Vec<_>>().join(" ")
}
