//! What guides remember, all of them together up to so many bytes.
//!
//! A guide that has solved a journey keeps some megabytes of it, for as long as its player sits at a table. Where many
//! tables are open, those that were asked longest ago forget first, and work it out again when they are asked.

use super::guides::Guides;
use luckhouse_games::lantern::LanternOptions;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// The memory of one player: the guides for the game that was played last.
#[derive(Default)]
pub(super) struct Memory(Arc<Slot>);

type Slot = Mutex<Option<(LanternOptions, Guides)>>;

/// The most bytes of all memories together.
static MOST: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Every memory with something in it and its bytes, the one that was asked last at the end.
static ALL: Mutex<Vec<(Weak<Slot>, usize)>> = Mutex::new(Vec::new());

/// From now on, all who play Lantern in this program remember at most about so many bytes together. Without this they
/// forget nothing, so that the same seed plays the same game with any number of workers.
pub fn remember_at_most(bytes: usize) {
    MOST.store(bytes, Ordering::Relaxed);
}

impl Memory {
    /// Ask the guides that are remembered for this game, or others who are met now.
    pub(super) fn ask<T>(
        &self,
        game: &LanternOptions,
        meet: impl FnOnce() -> Guides,
        question: impl FnOnce(&mut Guides) -> T,
    ) -> T {
        let mut slot = own(&self.0);
        let fresh = slot.take().filter(|(options, _)| options == game);
        let (_, guides) = slot.insert(fresh.unwrap_or_else(|| (game.clone(), meet())));
        let (answer, bytes) = (question(guides), guides.bytes());
        drop(slot);
        let most = MOST.load(Ordering::Relaxed);
        if most < usize::MAX {
            forget(&self.0, bytes, most);
        }
        answer
    }
}

/// This one was asked just now, and has so many bytes: let others forget, the longest unused first, until all fit.
fn forget(asked: &Arc<Slot>, bytes: usize, most: usize) {
    let mut all = own(&ALL);
    all.retain(|(slot, _)| slot.strong_count() > 0 && slot.as_ptr() != Arc::as_ptr(asked));
    all.push((Arc::downgrade(asked), bytes));
    let mut sum: usize = all.iter().map(|(_, bytes)| bytes).sum();
    all.retain(|(slot, bytes)| {
        let forgets = sum > most && slot.upgrade().is_some_and(|slot| forgotten(&slot));
        sum -= if forgets { *bytes } else { 0 };
        !forgets
    });
}

/// Let this one forget, unless it is being asked.
fn forgotten(slot: &Slot) -> bool {
    slot.try_lock().is_ok_and(|mut slot| slot.take().is_some())
}

/// Nobody who panics leaves anything half done that matters: what is remembered is put in whole.
fn own<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lantern::guides::Who;

    fn remembers(memory: &Memory) -> bool {
        own(&memory.0).is_some()
    }

    #[test]
    fn those_asked_longest_ago_forget_first_and_who_is_gone_counts_nothing() {
        let guides = || Guides::new([Who::WithoutRows]);
        let asked = |memory: &Memory, bytes: usize| {
            memory.ask(&LanternOptions::default(), guides, |_| ());
            forget(&memory.0, bytes, 100);
        };
        let [first, second, third, huge]: [Memory; 4] = Default::default();
        asked(&first, 40);
        asked(&second, 40);
        asked(&first, 40);
        asked(&third, 40);
        assert_eq!([&first, &second, &third].map(remembers), [true, false, true]);
        drop(first);
        asked(&second, 60);
        assert_eq!([&second, &third].map(remembers), [true, true]);
        asked(&huge, 101);
        assert_eq!(
            [&second, &third, &huge].map(remembers),
            [false, false, false],
            "too much alone is too much"
        );
        asked(&second, 40);
        let busy = own(&second.0);
        forget(&third.0, 80, 100);
        drop(busy);
        assert!(remembers(&second), "nobody forgets while being asked");
    }
}
