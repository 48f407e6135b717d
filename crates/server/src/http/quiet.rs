//! Lines about what happens often: one a second at most, with how often it happened.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Between two lines.
const PAUSE: Duration = Duration::from_secs(1);

/// Counts what is not written down.
pub(crate) struct Quiet(Mutex<Counted>);

struct Counted {
    since_last: u64,
    last: Option<Instant>,
}

impl Quiet {
    pub(crate) const fn new() -> Quiet {
        Quiet(Mutex::new(Counted { since_last: 0, last: None }))
    }

    /// It happened once more. If it is time for a line: how often since the last one.
    pub(crate) fn once_more(&self, now: Instant) -> Option<u64> {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counted.since_last += 1;
        if counted.last.is_some_and(|last| now.saturating_duration_since(last) < PAUSE) {
            return None;
        }
        counted.last = Some(now);
        Some(std::mem::take(&mut counted.since_last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_a_second_tells_of_all() {
        let (quiet, start) = (Quiet::new(), Instant::now());
        let lines: Vec<u64> =
            (0..5000).filter_map(|ms| quiet.once_more(start + Duration::from_millis(ms))).collect();
        assert_eq!(lines, [1, 1000, 1000, 1000, 1000]);
    }
}
