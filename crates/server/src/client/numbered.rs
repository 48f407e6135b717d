//! Things that come with numbers 1, 2, 3, each once.

use crate::protocol::{Entry, TalkLine};

/// Something with a number.
pub(super) trait Number: Clone {
    fn number(&self) -> u32;
}

impl Number for Entry {
    fn number(&self) -> u32 {
        self.n
    }
}

impl Number for TalkLine {
    fn number(&self) -> u32 {
        self.n
    }
}

/// What has come so far, without a gap.
#[derive(Clone, Debug)]
pub(super) struct Numbered<T> {
    items: Vec<T>,
}

/// Something between what is here and what has come is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gap;

impl<T: Number> Numbered<T> {
    pub(super) fn new() -> Numbered<T> {
        Numbered { items: Vec::new() }
    }

    /// The last number; 0 if there is none.
    pub(super) fn last(&self) -> u32 {
        self.items.last().map_or(0, Number::number)
    }

    pub(super) fn as_slice(&self) -> &[T] {
        &self.items
    }

    /// Add what is new, and return it. What is here already is passed over; after a gap nothing is added.
    pub(super) fn add(&mut self, more: &[T]) -> Result<Vec<T>, Gap> {
        let last = self.last();
        let new: Vec<T> = more.iter().filter(|item| item.number() > last).cloned().collect();
        if (last + 1..).zip(&new).any(|(number, item)| item.number() != number) {
            return Err(Gap);
        }
        self.items.extend(new.iter().cloned());
        Ok(new)
    }

    /// Forget everything for this, and return what is new in it.
    pub(super) fn replace(&mut self, whole: &[T]) -> Result<Vec<T>, Gap> {
        let last = self.last();
        let mut anew = Numbered::new();
        anew.add(whole)?;
        *self = anew;
        Ok(whole.iter().filter(|item| item.number() > last).cloned().collect())
    }
}
