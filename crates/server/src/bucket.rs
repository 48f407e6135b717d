//! How much somebody may do in a time.

use std::time::{Duration, Instant};

/// A bucket that fills slowly and is emptied by what somebody does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    size: u32,
    /// How long one drop takes.
    drop: Duration,
    /// When it would be full, if nothing more was taken.
    full_at: Option<Instant>,
}

impl Bucket {
    /// So many things in so much time, and all of them at once if need be.
    pub(crate) fn new(size: u32, time: Duration) -> Bucket {
        Bucket { size, drop: time / size.max(1), full_at: None }
    }

    /// May one more be done now? If so, it counts.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let fits = self.left(now) > 0;
        if fits {
            self.spend(1, now);
        }
        fits
    }

    /// So many may be done now. What is not yet a whole drop is none.
    pub(crate) fn left(&self, now: Instant) -> u32 {
        let filling = self.full_at.map_or(Duration::ZERO, |full_at| full_at.saturating_duration_since(now));
        let missing = filling.as_nanos().div_ceil(self.drop.as_nanos().max(1));
        self.size.saturating_sub(u32::try_from(missing).unwrap_or(u32::MAX))
    }

    /// So many are done.
    pub(crate) fn spend(&mut self, count: u32, now: Instant) {
        self.full_at = Some(self.full_at.map_or(now, |full_at| full_at.max(now)) + self.drop * count);
    }

    /// Is it as good as new?
    pub(crate) fn is_full(&self, now: Instant) -> bool {
        self.full_at.is_none_or(|full_at| full_at <= now)
    }

    /// How long until one more may be done, when none may be.
    pub(crate) fn pause(&self) -> Duration {
        self.drop
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let begin = Instant::now();
        let mut bucket = Bucket::new(3, Duration::from_secs(3));
        let taken: Vec<bool> = (0..4).map(|_| bucket.take(begin)).collect();
        assert_eq!(taken, [true, true, true, false]);
        assert!(!bucket.take(begin + Duration::from_millis(900)));
        assert!(bucket.take(begin + Duration::from_millis(1000)));
        assert!(!bucket.take(begin + Duration::from_millis(1001)));
        assert!(!bucket.is_full(begin + Duration::from_secs(3)));
        let later = begin + Duration::from_secs(60);
        assert!(bucket.is_full(later));
        assert_eq!((0..4).filter(|_| bucket.take(later)).count(), 3);
    }
}
