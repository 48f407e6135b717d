//! What numbers are told to: a row of floats, or a list of what they are called. One telling serves both, so that the
//! list is never wrong.

use crate::Encode;
use luckhouse_engine::{Seat, Viewer};

/// Somebody to whom a view is told, part by part.
pub trait Sink {
    /// The next `length` numbers are called this. They are 0 until they are set.
    fn part(&mut self, name: &'static str, length: usize);

    /// The number at this place of the part that was named last.
    fn set(&mut self, place: usize, value: f32);

    /// A part of one number.
    fn number(&mut self, name: &'static str, value: f32) {
        self.part(name, 1);
        self.set(0, value);
    }

    /// A part of one number, 0 or 1.
    fn flag(&mut self, name: &'static str, value: bool) {
        self.number(name, f32::from(u8::from(value)));
    }

    /// A part in which one number is 1: which of so many it is, or none.
    fn one_of(&mut self, name: &'static str, length: usize, which: Option<usize>) {
        self.part(name, length);
        if let Some(place) = which {
            self.set(place, 1.0);
        }
    }

    /// A part of counts, each divided by the most there can be.
    fn counts(&mut self, name: &'static str, counts: &[u8], most: f32) {
        self.part(name, counts.len());
        for (place, count) in counts.iter().enumerate() {
            self.set(place, f32::from(*count) / most);
        }
    }
}

/// Some numbers in a row that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What they are called.
    pub name: &'static str,
    /// The place of the first.
    pub start: usize,
    /// How many.
    pub length: usize,
}

impl Field {
    /// One after the other.
    pub(crate) fn row(parts: Vec<(&'static str, usize)>) -> Vec<Field> {
        let mut next = 0;
        let place = |(name, length)| {
            let start = next;
            next += length;
            Field { name, start, length }
        };
        parts.into_iter().map(place).collect()
    }
}

/// The names of what is told.
struct Names(Vec<(&'static str, usize)>);

impl Sink for Names {
    fn part(&mut self, name: &'static str, length: usize) {
        self.0.push((name, length));
    }

    fn set(&mut self, _place: usize, _value: f32) {}
}

/// A row of floats, 0 before anything is told.
pub(crate) struct Floats<'a> {
    row: &'a mut [f32],
    start: usize,
    next: usize,
}

impl<'a> Floats<'a> {
    pub(crate) fn over(row: &'a mut [f32]) -> Floats<'a> {
        row.fill(0.0);
        Floats { row, start: 0, next: 0 }
    }
}

impl Sink for Floats<'_> {
    #[inline]
    fn part(&mut self, _name: &'static str, length: usize) {
        self.start = self.next;
        self.next += length;
    }

    #[inline]
    fn set(&mut self, place: usize, value: f32) {
        self.row[self.start + place] = value;
    }
}

/// What the numbers of an observation are called.
pub fn fields<G: Encode>(game: &G) -> Vec<Field> {
    let (seat, mut names) = (Seat::at(0), Names(Vec::new()));
    game.observe(&game.view(&game.start(), Viewer::Seat(seat)), seat, &mut names);
    Field::row(names.0)
}

/// How many numbers an observation has.
pub fn width<G: Encode>(game: &G) -> usize {
    fields(game).last().map_or(0, |last| last.start + last.length)
}

/// What a seat sees, in numbers.
pub fn observation<G: Encode>(game: &G, view: &G::View, seat: Seat) -> Vec<f32> {
    let mut row = vec![0.0; width(game)];
    game.observe(view, seat, &mut Floats::over(&mut row));
    row
}
