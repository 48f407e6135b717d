//! Numbers that the store keeps, and what each counts.

use std::fmt;
use std::num::{NonZeroU8, NonZeroU32};

/// The number of an event of a table, or of a line of its talk: 1, 2, 3, without a gap.
///
/// ```
/// use luckhouse_store::Seq;
/// assert_eq!(Seq::after(None), Seq::FIRST);
/// assert_eq!(Seq::after(Seq::new(4)).get(), 5);
/// assert_eq!(Seq::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(NonZeroU32);

impl Seq {
    /// The first of all.
    pub const FIRST: Seq = Seq(NonZeroU32::MIN);

    /// The `number`th, counted from 1.
    pub fn new(number: u32) -> Option<Seq> {
        NonZeroU32::new(number).map(Seq)
    }

    /// The one that comes after the last; the first, if there is none yet.
    pub fn after(last: Option<Seq>) -> Seq {
        last.map_or(Seq::FIRST, |last| last.plus(1))
    }

    /// As many later.
    pub(crate) fn plus(self, more: usize) -> Seq {
        let sum = u32::try_from(more).ok().and_then(|more| self.0.checked_add(more));
        Seq(sum.expect("no table has four thousand million events"))
    }

    /// The number.
    pub fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A seat at a table, counted from 1 as in the log: `p1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatNumber(NonZeroU8);

impl SeatNumber {
    /// The `number`th seat, counted from 1.
    pub fn new(number: u8) -> Option<SeatNumber> {
        NonZeroU8::new(number).map(SeatNumber)
    }

    /// The number.
    pub fn get(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for SeatNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0)
    }
}

/// A moment: milliseconds since 1970. The store has no clock; the caller says what time it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub i64);
