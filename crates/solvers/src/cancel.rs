//! Ending a long work from outside: whoever asked may leave, and nobody waits for ever.

use crate::Watch;
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Tells a work that nobody waits for it any more, or that its time is up.
///
/// Thinkers look at it where they look at their clock. It belongs to the thread on which the work runs, so that
/// everything below finds it without being handed it: see [`Cancel::during`].
///
/// ```
/// use luckhouse_solvers::Cancel;
/// let cancel = Cancel::default();
/// cancel.during(|| {
///     assert!(!Cancel::is_time_up());
///     cancel.leave();
///     assert!(Cancel::is_time_up());
/// });
/// assert!(!Cancel::is_time_up(), "it holds for that work alone");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel {
    left: Arc<AtomicBool>,
    until: Option<Instant>,
}

thread_local! {
    static HERE: RefCell<Option<Cancel>> = const { RefCell::new(None) };
}

impl Cancel {
    /// The same, and the time is up at this moment. Whoever can answer with less then does so.
    #[must_use]
    pub fn until(&self, moment: Instant) -> Cancel {
        Cancel { until: Some(moment), ..self.clone() }
    }

    /// Whoever asked has left: nothing of this is needed any more.
    pub fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
    }

    /// Has whoever asked left?
    pub fn has_left(&self) -> bool {
        self.left.load(Ordering::Relaxed)
    }

    /// Has whoever asked left, or is the time up?
    pub fn is_over(&self) -> bool {
        self.has_left() || self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Work on this thread, with this to end it.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        // Put back even if the work panics: the thread goes on with other work.
        struct Before(Option<Cancel>);
        impl Drop for Before {
            fn drop(&mut self) {
                HERE.set(self.0.take());
            }
        }
        let _before = Before(HERE.replace(Some(self.clone())));
        work()
    }

    /// What can end the work of this thread, if anything can.
    pub fn here() -> Option<Cancel> {
        HERE.with_borrow(Clone::clone)
    }

    /// Is the work of this thread to end? Never, where nothing can end it.
    pub fn is_time_up() -> bool {
        HERE.with_borrow(|here| here.as_ref().is_some_and(Cancel::is_over))
    }
}

impl Watch for Cancel {
    fn go_on(&self, _done: u64, _of: u64) -> bool {
        !self.is_over()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_work_within_a_work_has_its_own_end_and_gives_the_other_back() {
        let (outer, inner) = (Cancel::default(), Cancel::default());
        outer.leave();
        outer.during(|| {
            assert!(Cancel::is_time_up());
            inner.during(|| assert!(!Cancel::is_time_up()));
            assert!(Cancel::is_time_up());
        });
    }

    #[test]
    fn a_panic_leaves_nothing_behind() {
        let cancel = Cancel::default();
        cancel.leave();
        let work = || cancel.during(|| panic!("on purpose"));
        assert!(std::panic::catch_unwind(work).is_err());
        assert!(Cancel::here().is_none());
    }

    #[test]
    fn time_that_is_up_is_not_the_same_as_having_left() {
        let now = Instant::now();
        let late = Cancel::default().until(now);
        assert!(late.is_over() && !late.has_left() && !late.go_on(0, 1));
        assert!(!Cancel::default().until(now + Duration::from_secs(3600)).is_over());
        late.leave();
        assert!(late.has_left());
    }
}
