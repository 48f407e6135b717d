//! The choices of one moment: one from each seat that owed one.

use crate::{Seat, SeatSet};

/// What each seat chose, where it owed a choice.
///
/// ```
/// use luckhouse_engine::{Choices, Seat};
/// let choices = Choices::one(Seat::at(1), "hold");
/// assert_eq!(choices.of(Seat::at(1)), "hold");
/// assert_eq!(choices.get(Seat::at(0)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choices<A> {
    by_seat: [Option<A>; Seat::MAX],
}

impl<A: Copy> Choices<A> {
    /// Nobody has chosen.
    pub const fn none() -> Choices<A> {
        Choices { by_seat: [None; Seat::MAX] }
    }

    /// One seat has chosen alone.
    #[inline]
    pub const fn one(seat: Seat, action: A) -> Choices<A> {
        let mut choices = Choices::none();
        choices.by_seat[seat.index()] = Some(action);
        choices
    }

    /// Put down a seat's choice, instead of an earlier one.
    pub fn put(&mut self, seat: Seat, action: A) {
        self.by_seat[seat.index()] = Some(action);
    }

    /// Take a seat's choice back.
    pub fn take(&mut self, seat: Seat) -> Option<A> {
        self.by_seat[seat.index()].take()
    }

    /// What the seat chose, if it did.
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<A> {
        self.by_seat[seat.index()]
    }

    /// What the seat chose.
    ///
    /// # Panics
    /// If it has not chosen: a game is only ever given the choices it asked for.
    #[inline]
    pub fn of(&self, seat: Seat) -> A {
        self.get(seat).expect("this seat owed a choice")
    }

    /// The seat that chose alone, with its choice.
    pub fn only(&self) -> Option<(Seat, A)> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }

    /// Those who have chosen.
    pub fn seats(&self) -> SeatSet {
        self.iter().map(|(seat, _)| seat).collect()
    }

    /// Each seat that has chosen, with its choice, in the order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, A)> + '_ {
        let all = self.by_seat.iter().enumerate();
        all.filter_map(|(index, action)| action.map(|a| (Seat::at(index), a)))
    }
}
