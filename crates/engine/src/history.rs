//! A list that grows at its end, and that can be copied in no time, however long it is.

use std::sync::Arc;

/// So many entries stand in one block.
const BLOCK: usize = 16;

/// Everything that happened, in order. A copy shares all full blocks with the original, so that somebody can work
/// out what would come next on a copy, and throw it away or go on with it, at a price that does not grow.
///
/// ```
/// use luckhouse_engine::History;
/// let mut past: History<u32> = (0..100).collect();
/// let mut ahead = past.clone();
/// ahead.push(100);
/// assert_eq!((past.len(), ahead.len(), ahead.last()), (100, 101, Some(&100)));
/// assert_eq!(past.iter_from(98).copied().collect::<Vec<_>>(), [98, 99]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<T> {
    blocks: Arc<Vec<Arc<Vec<T>>>>,
    /// After the last full block; never full itself.
    recent: Vec<T>,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        History { blocks: Arc::default(), recent: Vec::new() }
    }
}

impl<T> History<T> {
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.blocks.len() * BLOCK + self.recent.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The entry at this place, counted from 0.
    pub fn get(&self, place: usize) -> Option<&T> {
        match self.blocks.get(place / BLOCK) {
            Some(block) => block.get(place % BLOCK),
            None => self.recent.get(place.checked_sub(self.blocks.len() * BLOCK)?),
        }
    }

    /// The last entry.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All entries.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.iter_from(0)
    }

    /// The entries from this place on.
    pub fn iter_from(&self, place: usize) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        let end = self.len();
        (place.min(end)..end).map(|place| self.get(place).expect("it is in the list"))
    }
}

impl<T: Clone> History<T> {
    /// One more at the end.
    pub fn push(&mut self, entry: T) {
        if self.recent.capacity() == 0 {
            self.recent.reserve_exact(BLOCK);
        }
        self.recent.push(entry);
        if self.recent.len() == BLOCK {
            let block = std::mem::take(&mut self.recent);
            Arc::make_mut(&mut self.blocks).push(Arc::new(block));
        }
    }

    /// Take the last one away.
    pub fn pop(&mut self) -> Option<T> {
        if self.recent.is_empty() {
            let block = Arc::make_mut(&mut self.blocks).pop()?;
            self.recent = Arc::unwrap_or_clone(block);
        }
        self.recent.pop()
    }

    /// Keep the first so many.
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    /// The entry at this place, to be changed. What copies have stays as it is.
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        let full = self.blocks.len() * BLOCK;
        if place >= full {
            return self.recent.get_mut(place - full);
        }
        let block = Arc::make_mut(&mut self.blocks).get_mut(place / BLOCK)?;
        Arc::make_mut(block).get_mut(place % BLOCK)
    }
}

impl<T: Clone> Extend<T> for History<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, entries: I) {
        entries.into_iter().for_each(|entry| self.push(entry));
    }
}

impl<T: Clone> FromIterator<T> for History<T> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> Self {
        let mut history = History::default();
        history.extend(entries);
        history
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn a_history_is_a_list_whatever_is_done_to_it_and_to_its_copies() {
        let (mut rng, mut list, mut history) = (Rng::seeded(1), Vec::new(), History::default());
        let mut kept = Vec::new();
        for number in 0..3000_u32 {
            match rng.below(10) {
                0 => assert_eq!(history.pop(), list.pop()),
                1 if !list.is_empty() => {
                    let place = rng.below(list.len() as u64) as usize;
                    list[place] = number;
                    *history.get_mut(place).unwrap() = number;
                }
                2 => kept.push((history.clone(), list.clone())),
                3 if number % 7 == 0 => {
                    list.truncate(list.len() * 3 / 4);
                    history.truncate(list.len());
                }
                _ => {
                    list.push(number);
                    history.push(number);
                }
            }
            assert_eq!((history.len(), history.last()), (list.len(), list.last()));
        }
        kept.push((history, list));
        for (history, list) in kept {
            assert!(history.iter().eq(list.iter()) && history.iter().rev().eq(list.iter().rev()));
            let from = list.len() / 2;
            assert!(history.iter_from(from).eq(&list[from..]));
            assert!(history.get(list.len()).is_none() && history.iter_from(list.len() + 5).next().is_none());
        }
    }
}
