//! How often somebody may do something: a bucket of tokens for each address.

use super::address::Address;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// So many addresses have a bucket of their own.
const ADDRESSES: usize = 50_000;

/// A bucket for each address. It holds as many tokens as there may be in one period, and fills again in one period.
pub(crate) struct Buckets {
    tokens: f64,
    period: Duration,
    most: usize,
    all: Mutex<All>,
}

struct All {
    by_address: HashMap<Address, Bucket>,
    /// What all others share when there are too many.
    rest: Bucket,
    tidied: Instant,
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Buckets {
    /// So many in each period.
    pub(crate) fn new(tokens: u32, period: Duration, now: Instant) -> Buckets {
        Buckets::bounded(tokens, period, now, ADDRESSES)
    }

    fn bounded(tokens: u32, period: Duration, now: Instant, most: usize) -> Buckets {
        let tokens = f64::from(tokens);
        let all = All { by_address: HashMap::new(), rest: Bucket { tokens, at: now }, tidied: now };
        Buckets { tokens, period, most, all: Mutex::new(all) }
    }

    /// Take a token, or hear how long to wait for one.
    pub(crate) fn take(&self, address: Address, now: Instant) -> Result<(), Duration> {
        // Nobody can panic while they hold it, and numbers are never half written.
        let mut all = self.all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut bucket = *self.bucket(&mut all, address, now);
        bucket.tokens = self.filled(bucket, now);
        bucket.at = bucket.at.max(now);
        let wait = (1.0 - bucket.tokens).max(0.0);
        if wait == 0.0 {
            bucket.tokens -= 1.0;
        }
        *self.bucket(&mut all, address, now) = bucket;
        if wait == 0.0 { Ok(()) } else { Err(self.time_for(wait)) }
    }

    /// The bucket of this address; the one of all others, if there is no room for one more.
    fn bucket<'a>(&self, all: &'a mut All, address: Address, now: Instant) -> &'a mut Bucket {
        if all.by_address.len() >= self.most && !all.by_address.contains_key(&address) {
            self.tidy(all, now);
            if all.by_address.len() >= self.most {
                return &mut all.rest;
            }
        }
        all.by_address.entry(address).or_insert(Bucket { tokens: self.tokens, at: now })
    }

    /// Throw away what is full: a new one would be the same. Not more often than it can help.
    fn tidy(&self, all: &mut All, now: Instant) {
        if now.saturating_duration_since(all.tidied) >= self.period / 60 {
            all.tidied = now;
            all.by_address.retain(|_, bucket| self.filled(*bucket, now) < self.tokens);
        }
    }

    fn filled(&self, bucket: Bucket, now: Instant) -> f64 {
        let since = now.saturating_duration_since(bucket.at);
        (bucket.tokens + self.tokens * since.as_secs_f64() / self.period.as_secs_f64()).min(self.tokens)
    }

    fn time_for(&self, tokens: f64) -> Duration {
        // With no tokens at all nobody ever gets one; a period is as good an answer as any.
        self.period.mul_f64((tokens / self.tokens.max(1.0)).min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const SECOND: Duration = Duration::from_secs(1);

    fn address(number: u32) -> Address {
        Address::from(std::net::IpAddr::from(Ipv4Addr::from_bits(number)))
    }

    fn taken(buckets: &Buckets, address: Address, now: Instant, times: usize) -> usize {
        (0..times).filter(|_| buckets.take(address, now).is_ok()).count()
    }

    #[test]
    fn as_many_as_allowed_and_then_as_fast_as_it_fills() {
        let start = Instant::now();
        let buckets = Buckets::new(60, 60 * SECOND, start);
        assert_eq!(taken(&buckets, address(1), start, 100), 60);
        assert_eq!(taken(&buckets, address(1), start + 5 * SECOND, 100), 5);
        assert_eq!(taken(&buckets, address(1), start + 500 * SECOND, 100), 60);
    }

    #[test]
    fn everybody_has_their_own() {
        let start = Instant::now();
        let buckets = Buckets::new(3, SECOND, start);
        assert_eq!(taken(&buckets, address(1), start, 9), 3);
        assert_eq!(taken(&buckets, address(2), start, 9), 3);
    }

    #[test]
    fn whoever_waits_as_told_gets_one() {
        let start = Instant::now();
        let buckets = Buckets::new(7, 3600 * SECOND, start);
        assert_eq!(taken(&buckets, address(1), start, 9), 7);
        let wait = buckets.take(address(1), start).unwrap_err();
        assert!(buckets.take(address(1), start + wait - SECOND).is_err());
        assert!(buckets.take(address(1), start + wait + Duration::from_millis(1)).is_ok());
    }

    #[test]
    fn a_clock_that_goes_back_gives_nothing() {
        let start = Instant::now() + 100 * SECOND;
        let buckets = Buckets::new(2, SECOND, start);
        assert_eq!(taken(&buckets, address(1), start, 9), 2);
        assert_eq!(taken(&buckets, address(1), start - 50 * SECOND, 9), 0);
        assert_eq!(taken(&buckets, address(1), start, 9), 0);
    }

    #[test]
    fn nobody_gets_anything_where_nothing_is_allowed() {
        let start = Instant::now();
        let buckets = Buckets::new(0, SECOND, start);
        assert_eq!(buckets.take(address(1), start + 9 * SECOND), Err(SECOND));
    }

    #[test]
    fn memory_is_bounded_and_full_buckets_make_room() {
        let start = Instant::now();
        let buckets = Buckets::bounded(2, 60 * SECOND, start, 10);
        let all: usize = (0..1000).map(|number| taken(&buckets, address(number), start, 1)).sum();
        // Ten have their own, and all others share one.
        assert_eq!(all, 10 + 2);
        assert_eq!(buckets.all.lock().unwrap().by_address.len(), 10);
        // Those ten still have what is theirs.
        assert_eq!(taken(&buckets, address(5), start, 9), 1);
        // Two minutes later everything is full again, and somebody new finds room.
        assert_eq!(taken(&buckets, address(5000), start + 120 * SECOND, 9), 2);
        assert_eq!(buckets.all.lock().unwrap().by_address.len(), 1);
    }
}
