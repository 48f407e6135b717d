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

/// What has come so far, without a gap but where it was [gone on with](Numbered::go_on_with).
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
        self.add_from(self.last() + 1, more)
    }

    /// The same, though what comes may begin later than what is here ends.
    pub(super) fn go_on_with(&mut self, more: &[T]) -> Result<Vec<T>, Gap> {
        let first = more.first().map_or(0, Number::number);
        self.add_from(first.max(self.last() + 1), more)
    }

    fn add_from(&mut self, first: u32, more: &[T]) -> Result<Vec<T>, Gap> {
        let last = self.last();
        let new: Vec<T> = more.iter().filter(|item| item.number() > last).cloned().collect();
        if (first..).zip(&new).any(|(number, item)| item.number() != number) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Who;

    fn lines(numbers: &[u32]) -> Vec<TalkLine> {
        numbers.iter().map(|n| TalkLine { n: *n, at: 0, who: Who::Seat(1), text: None }).collect()
    }

    #[test]
    fn what_goes_on_may_begin_later_and_has_no_gap_itself() {
        let mut talk = Numbered::new();
        assert_eq!(talk.add(&lines(&[5])), Err(Gap));
        assert_eq!(talk.go_on_with(&lines(&[5, 6])).unwrap().len(), 2);
        assert_eq!(talk.go_on_with(&lines(&[5, 6, 7])).unwrap().len(), 1, "what is here is passed over");
        assert_eq!(talk.add(&lines(&[9])), Err(Gap));
        assert_eq!(talk.go_on_with(&lines(&[20, 22])), Err(Gap));
        assert!(talk.go_on_with(&lines(&[20, 21])).is_ok() && talk.go_on_with(&lines(&[])).is_ok());
        assert_eq!(talk.last(), 21);
    }
}
