//! What makes numbers of a game.

use crate::{Field, Sink};
use luckhouse_engine::{Game, Outcome, Seat};

/// A game whose actions and views are numbers too.
///
/// Numbers are told from one seat: "the next player" has the same number whoever asks, so that what was learned in one
/// seat is of use in every other.
pub trait Encode: Game {
    /// The list of actions, part by part: what each is called, and how long it is.
    fn action_parts(&self) -> Vec<(&'static str, usize)>;

    /// The place of an action of this seat in the list. Among the legal actions of a moment no two have the same.
    fn index(&self, seat: Seat, action: Self::Action) -> usize;

    /// Tell what the seat may know: always the same parts, of the same lengths, in the same order.
    fn observe(&self, view: &Self::View, seat: Seat, sink: &mut impl Sink);

    /// The same from a state. A game without secrets whose views are slow to make may do without one; a test compares.
    fn observe_state(&self, state: &Self::State, seat: Seat, sink: &mut impl Sink) {
        self.observe(&self.view(state, luckhouse_engine::Viewer::Seat(seat)), seat, sink);
    }

    /// The places of all these actions, in their order. A game with long lists may know them at once; a test compares.
    fn indices(&self, seat: Seat, legal: &[Self::Action], into: &mut Vec<u16>) {
        into.extend(legal.iter().map(|action| self.index(seat, *action) as u16));
    }

    /// How long the list of actions is.
    fn actions(&self) -> usize {
        self.action_parts().iter().map(|(_, length)| length).sum()
    }

    /// The parts of the list with their places.
    fn action_fields(&self) -> Vec<Field> {
        Field::row(self.action_parts())
    }
}

/// A seat as another counts it: 0 for oneself, 1 for the next.
pub(crate) fn from(own: Seat, other: Seat, seats: usize) -> usize {
    (other.index() + seats - own.index()) % seats
}

/// The seats as one of them counts them: itself first.
pub(crate) fn around(own: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |steps| Seat::at((own.index() + steps) % seats))
}

/// What an ended game brings a seat: 1 for a win and −1 for a loss between two; among several the losers share the −1,
/// those who win together share what is won, and all of it adds up to 0. Alone, 1 for a win and 0 for a loss.
///
/// ```
/// use luckhouse_encode::returns;
/// use luckhouse_engine::{Outcome, PerSeat, Seat};
/// let win = Outcome::win(Seat::at(1), PerSeat::new(3, 0));
/// assert_eq!(returns(&win).as_slice(), [-0.5, 1.0, -0.5]);
/// let shared = Outcome::highest(PerSeat::new(2, 12));
/// assert_eq!(returns(&shared).as_slice(), [0.0, 0.0]);
/// ```
pub fn returns(outcome: &Outcome) -> luckhouse_engine::PerSeat<f32> {
    let (seats, winners) = (outcome.scores.seats(), outcome.winners);
    luckhouse_engine::PerSeat::from_fn(seats, |seat| match (winners.contains(seat), winners.len()) {
        (_, 0) if seats > 1 => 0.0,
        (won, _) if seats == 1 => f32::from(u8::from(won)),
        (false, _) => -1.0 / (seats - 1) as f32,
        (true, shared) => (seats as f32 / shared as f32 - 1.0) / (seats - 1) as f32,
    })
}
