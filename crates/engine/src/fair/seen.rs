//! What a seat has seen, in one hash.

use super::Bytes;
use super::hash::{hash, number, seat as seat_number};
use crate::{History, Seat};
use std::sync::Arc;

/// The running hash of the lines that a seat has read. Lines that are taken back go out of it.
///
/// ```
/// use luckhouse_engine::Seat;
/// use luckhouse_engine::fair::{Bytes, Seen};
/// let list = Bytes::new([1; 32]);
/// let mut seen = Seen::new(&list, Seat::at(0));
/// seen.add("p1 roll".into());
/// let before = seen.now();
/// seen.add("p1 hold".into());
/// assert_eq!(seen.take_out("p1 hold"), Some(1));
/// assert_eq!((seen.lines(), seen.now()), (1, before));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Before the first line, and after each.
    hashes: History<Bytes>,
    lines: History<Arc<str>>,
}

impl Seen {
    /// Nothing yet, at a table with this list.
    pub fn new(list: &Bytes, seat: Seat) -> Seen {
        let first = hash("seen", &[list.as_slice(), &seat_number(seat)]);
        Seen { hashes: History::from_iter([first]), lines: History::default() }
    }

    /// One more line, as the seat reads it.
    pub fn add(&mut self, line: Arc<str>) {
        let next = hash("seen", &[self.now().as_slice(), line.as_bytes()]);
        self.hashes.push(next);
        self.lines.push(line);
    }

    /// The last line of play that reads like this was taken back; its place, if it is there.
    pub fn take_out(&mut self, line: &str) -> Option<usize> {
        let place = self.lines.iter().rposition(|known| **known == *line)?;
        let later: Vec<Arc<str>> = self.lines.iter_from(place + 1).cloned().collect();
        self.lines.truncate(place);
        self.hashes.truncate(place + 1);
        later.into_iter().for_each(|line| self.add(line));
        Some(place)
    }

    /// How many lines there are.
    pub fn lines(&self) -> u64 {
        self.lines.len() as u64
    }

    /// After the last line.
    ///
    /// # Panics
    /// Never: there is always one.
    pub fn now(&self) -> Bytes {
        *self.hashes.last().expect("the first is there")
    }

    /// After so many lines, if there are so many.
    pub fn after(&self, lines: u64) -> Option<Bytes> {
        self.hashes.get(usize::try_from(lines).ok()?).copied()
    }
}

/// What the house signs for a seat that has seen so much.
pub fn step_digest(list: &Bytes, seat: Seat, lines: u64, seen: &Bytes) -> Bytes {
    hash("step", &[list.as_slice(), &seat_number(seat), &number(lines), seen.as_slice()])
}
