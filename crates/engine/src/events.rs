//! What has happened at a table, in little room.

use crate::{Choices, Event, Game, History, RollOf, Seat};
use std::sync::Arc;

/// All events of a table, in order. A copy costs the same however many there are.
///
/// ```
/// use luckhouse_engine::{Event, Game, Seat, Table};
/// use luckhouse_engine::pig::{Pig, PigAction, PigOptions};
///
/// let mut table = Table::open(Pig::new(PigOptions::default(), 2)?);
/// table.choose(Seat::at(0), PigAction::Roll).unwrap();
/// assert_eq!(table.events().len(), 1);
/// assert!(matches!(table.events().last(), Some(Event::Chose(choices)) if choices.get(Seat::at(0)).is_some()));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Events<G: Game> {
    kept: History<Kept<G>>,
}

/// An event as it is kept. Mostly one seat chooses alone: that takes no room for what all others did not choose.
enum Kept<G: Game> {
    Alone(Seat, G::Action),
    Together(Arc<Choices<G::Action>>),
    Rolled(RollOf<G>),
    Resigned(Seat),
}

// Written out, because deriving would ask for a game that can be copied.
impl<G: Game> Clone for Kept<G> {
    fn clone(&self) -> Self {
        match self {
            Kept::Alone(seat, action) => Kept::Alone(*seat, *action),
            Kept::Together(choices) => Kept::Together(Arc::clone(choices)),
            Kept::Rolled(roll) => Kept::Rolled(*roll),
            Kept::Resigned(seat) => Kept::Resigned(*seat),
        }
    }
}

impl<G: Game> Clone for Events<G> {
    fn clone(&self) -> Self {
        Events { kept: self.kept.clone() }
    }
}

impl<G: Game> Default for Events<G> {
    fn default() -> Self {
        Events { kept: History::default() }
    }
}

impl<G: Game> Kept<G> {
    fn of(event: Event<G>) -> Kept<G> {
        match event {
            Event::Chose(choices) => match choices.only() {
                Some((seat, action)) => Kept::Alone(seat, action),
                None => Kept::Together(Arc::new(choices)),
            },
            Event::Rolled(roll) => Kept::Rolled(roll),
            Event::Resigned(seat) => Kept::Resigned(seat),
        }
    }

    fn event(&self) -> Event<G> {
        match self {
            Kept::Alone(seat, action) => Event::Chose(Choices::one(*seat, *action)),
            Kept::Together(choices) => Event::Chose(**choices),
            Kept::Rolled(roll) => Event::Rolled(*roll),
            Kept::Resigned(seat) => Event::Resigned(*seat),
        }
    }
}

impl<G: Game> Events<G> {
    /// How many events there were.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Has nothing happened?
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// What happened last.
    pub fn last(&self) -> Option<Event<G>> {
        self.kept.last().map(Kept::event)
    }

    /// All events.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Event<G>> + ExactSizeIterator {
        self.iter_from(0)
    }

    /// The events from this place on, counted from 0.
    pub fn iter_from(&self, place: usize) -> impl DoubleEndedIterator<Item = Event<G>> + ExactSizeIterator {
        self.kept.iter_from(place).map(Kept::event)
    }

    pub(crate) fn push(&mut self, event: Event<G>) {
        self.kept.push(Kept::of(event));
    }

    pub(crate) fn pop(&mut self) {
        self.kept.pop();
    }
}
