//! Seats at a table: one seat, a set of seats, a value for each seat.

use crate::{BadWord, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// One seat. Written `p1` to `p12`; seats follow each other clockwise.
///
/// ```
/// use luckhouse_engine::Seat;
/// let last: Seat = "p3".parse()?;
/// assert_eq!(last.next(3).to_string(), "p1");
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MAX: usize = 12;

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If there is no such seat: `index` must be below [`Seat::MAX`].
    pub const fn at(index: usize) -> Seat {
        assert!(index < Seat::MAX, "a table has at most twelve seats");
        Seat(index as u8)
    }

    /// Counted from 0, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: usize) -> Seat {
        Seat(((self.0 as usize + 1) % seats) as u8)
    }

    /// The other seat at a table of two.
    pub const fn other(self) -> Seat {
        Seat(1 - self.0)
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(Seat::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Seat {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Seat, BadWord> {
        let place = match text.as_bytes() {
            [b'p', digit @ b'1'..=b'9'] => Some(digit - b'1'),
            [b'p', b'1', digit @ b'0'..=b'2'] => Some(digit - b'0' + 9),
            _ => None,
        };
        let expected = || phrase!("expected-range", least = "p1", most = "p12");
        place.map(Seat).ok_or_else(|| BadWord::new(text, phrase!("kind-seat"), expected()))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A set of seats.
///
/// ```
/// use luckhouse_engine::{Seat, SeatSet};
/// let set = SeatSet::all(3).without(Seat::at(1));
/// assert_eq!(set.to_string(), "p1 p3");
/// assert_eq!(set.after(Seat::at(0)), Some(Seat::at(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
#[ts(as = "Vec<Seat>")]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }

    /// One seat alone.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is this seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set and this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set but this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The only seat, if there is just one.
    pub fn only(self) -> Option<Seat> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The first seat of the set clockwise after `seat`; `seat` itself comes last.
    pub fn after(self, seat: Seat) -> Option<Seat> {
        let above = SeatSet(self.0 & !((2 << seat.0) - 1));
        above.first().or(self.first())
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        // Bit by bit, not seat by seat: this stands in the hottest loop of all.
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left = left.without(first);
            Some(first)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, seat) in self.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{seat}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

/// One value for each seat of a table, without a heap.
///
/// ```
/// use luckhouse_engine::{PerSeat, Seat};
/// let mut lives = PerSeat::new(3, 10u8);
/// lives[Seat::at(2)] -= 1;
/// assert_eq!(lives.as_slice(), [10, 10, 9]);
/// ```
#[derive(Clone, Copy)]
pub struct PerSeat<T> {
    values: [T; Seat::MAX],
    seats: u8,
}

impl<T: Copy> PerSeat<T> {
    /// The same value for each of `seats`.
    pub const fn new(seats: usize, value: T) -> PerSeat<T> {
        assert!(seats <= Seat::MAX);
        PerSeat { values: [value; Seat::MAX], seats: seats as u8 }
    }

    /// A value made for each seat.
    pub fn from_fn(seats: usize, mut value: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut all = PerSeat::new(seats, value(Seat::at(0)));
        for seat in Seat::all(seats).skip(1) {
            all[seat] = value(seat);
        }
        all
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The values in the order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats()]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        self.as_slice().iter().enumerate().map(|(index, value)| (Seat::at(index), *value))
    }

    /// The seats whose value passes the test.
    pub fn seats_where(&self, test: impl Fn(T) -> bool) -> SeatSet {
        self.iter().filter(|(_, value)| test(*value)).map(|(seat, _)| seat).collect()
    }
}

// Two values are compared by the seats in use only: what lies beyond them is never read.
impl<T: Copy + PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq> Eq for PerSeat<T> {}

impl<T: Copy + std::hash::Hash> std::hash::Hash for PerSeat<T> {
    fn hash<H: std::hash::Hasher>(&self, into: &mut H) {
        self.as_slice().hash(into);
    }
}

impl<T: Copy + fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

/// Written as a list: what serde writes.
impl<T: ts_rs::TS> ts_rs::TS for PerSeat<T> {
    type WithoutGenerics = Vec<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn ident(config: &ts_rs::Config) -> String {
        Vec::<T>::ident(config)
    }

    fn name(config: &ts_rs::Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}

impl<T: Copy + Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(to)
    }
}

impl<'de, T: Copy + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(from)?;
        if values.is_empty() || values.len() > Seat::MAX {
            return Err(de::Error::custom("expected one value for each of 1 to 12 seats"));
        }
        Ok(PerSeat::from_fn(values.len(), |seat| values[seat.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        let round: Vec<_> = std::iter::successors(Some(Seat::at(0)), |s| Some(s.next(3)))
            .take(4)
            .map(|s| s.to_string())
            .collect();
        assert_eq!(round, ["p1", "p2", "p3", "p1"]);
    }

    #[test]
    fn the_seat_after_skips_those_who_are_out() {
        let left: SeatSet = [Seat::at(0), Seat::at(7)].into_iter().collect();
        assert_eq!(left.after(Seat::at(0)), Some(Seat::at(7)));
        assert_eq!(left.after(Seat::at(7)), Some(Seat::at(0)));
        assert_eq!(SeatSet::one(Seat::at(3)).after(Seat::at(3)), Some(Seat::at(3)));
        assert_eq!(SeatSet::EMPTY.after(Seat::at(3)), None);
    }

    #[test]
    fn all_twelve_seats_fit() {
        assert_eq!(SeatSet::all(12).len(), 12);
        assert_eq!(SeatSet::all(12).iter().last(), Some(Seat::at(11)));
        assert_eq!(SeatSet::all(12).after(Seat::at(11)), Some(Seat::at(0)));
    }

    #[test]
    fn every_seat_is_read_as_it_is_written() {
        for seat in Seat::all(Seat::MAX) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["p0", "p13", "p01", "p1x", "p100", "p", "10"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn values_beyond_the_table_do_not_count() {
        let mut left = PerSeat::new(2, 1);
        left[Seat::at(5)] = 9;
        assert_eq!(left, PerSeat::new(2, 1));
    }
}
