//! How often somebody may do something: a bucket for each address.

use super::address::Address;
use crate::bucket::Bucket;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many addresses have a bucket of their own.
const ADDRESSES: usize = 50_000;

/// A bucket for each address, as many of them as fit. All others share one.
pub(crate) struct Buckets {
    size: u32,
    period: Duration,
    most: usize,
    all: Mutex<All>,
}

struct All {
    by_address: HashMap<Address, Bucket>,
    rest: Bucket,
    tidied: Option<Instant>,
}

impl Buckets {
    /// So many in each period.
    pub(crate) fn new(size: u32, period: Duration) -> Buckets {
        Buckets::bounded(size, period, ADDRESSES)
    }

    fn bounded(size: u32, period: Duration, most: usize) -> Buckets {
        let all = All { by_address: HashMap::new(), rest: Bucket::new(size, period), tidied: None };
        Buckets { size, period, most, all: Mutex::new(all) }
    }

    /// One more of this address; or how long it should wait.
    pub(crate) fn take(&self, address: Address, now: Instant) -> Result<(), Duration> {
        self.take_some(address, 1..=1, now).map(drop)
    }

    /// One more of this address at one of so many nodes which do not know what the others have given: each has its share, and
    /// nobody is refused who has asked for nothing yet.
    pub(crate) fn take_share(&self, address: Address, nodes: u32, now: Instant) -> Result<(), Duration> {
        let cost = nodes.min(self.size).max(1);
        self.take_some(address, cost..=cost, now).map(drop)
    }

    /// As many as there are within these bounds; or how long to wait for the least.
    pub(crate) fn take_some(
        &self,
        address: Address,
        wanted: RangeInclusive<u32>,
        now: Instant,
    ) -> Result<u32, Duration> {
        // Nobody can panic while they hold it, and nothing is ever half written.
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let mut taken = *wanted.end();
        for counted in address.counted() {
            let bucket = self.bucket(&mut all, counted, now);
            taken = taken.min(bucket.left(now));
            if taken < *wanted.start() {
                return Err(bucket.pause() * *wanted.start());
            }
        }
        for counted in address.counted() {
            self.bucket(&mut all, counted, now).spend(taken, now);
        }
        Ok(taken)
    }

    /// So many in each period.
    pub(crate) fn size(&self) -> u32 {
        self.size
    }

    /// The bucket of this address; the one of all others, if there is no room for one more.
    fn bucket<'a>(&self, all: &'a mut All, address: Address, now: Instant) -> &'a mut Bucket {
        if all.by_address.len() >= self.most && !all.by_address.contains_key(&address) {
            self.tidy(all, now);
            if all.by_address.len() >= self.most {
                return &mut all.rest;
            }
        }
        let size = self.size.saturating_mul(address.share() as u32);
        all.by_address.entry(address).or_insert_with(|| Bucket::new(size, self.period))
    }

    /// Throw away what is full: a new one would be the same. Not more often than it can help.
    fn tidy(&self, all: &mut All, now: Instant) {
        let lately = |tidied: Instant| now.saturating_duration_since(tidied) < self.period / 60;
        if !all.tidied.is_some_and(lately) {
            all.tidied = Some(now);
            all.by_address.retain(|_, bucket| !bucket.is_full(now));
        }
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
        let buckets = Buckets::new(60, 60 * SECOND);
        assert_eq!(taken(&buckets, address(1), start, 100), 60);
        assert_eq!(taken(&buckets, address(1), start + 5 * SECOND, 100), 5);
        assert_eq!(taken(&buckets, address(1), start + 500 * SECOND, 100), 60);
    }

    #[test]
    fn everybody_has_their_own() {
        let start = Instant::now();
        let buckets = Buckets::new(3, SECOND);
        assert_eq!(taken(&buckets, address(1), start, 9), 3);
        assert_eq!(taken(&buckets, address(2), start, 9), 3);
    }

    #[test]
    fn a_site_of_ipv6_has_as_much_as_sixteen_of_its_networks() {
        let (start, buckets) = (Instant::now(), Buckets::new(3, 60 * SECOND));
        let network = |number: u32| {
            Address::from(format!("2001:db8:1:{number:x}::1").parse::<std::net::IpAddr>().unwrap())
        };
        let all: usize = (0..100).map(|number| taken(&buckets, network(number), start, 9)).sum();
        assert_eq!(all, 16 * 3);
        let other = Address::from("2001:db8:2::1".parse::<std::net::IpAddr>().unwrap());
        assert_eq!(taken(&buckets, other, start, 9), 3);
    }

    #[test]
    fn whoever_waits_as_told_gets_one() {
        let start = Instant::now();
        let buckets = Buckets::new(7, 3600 * SECOND);
        assert_eq!(taken(&buckets, address(1), start, 9), 7);
        let wait = buckets.take(address(1), start).unwrap_err();
        assert!(buckets.take(address(1), start + wait - SECOND).is_err());
        assert!(buckets.take(address(1), start + wait + Duration::from_millis(1)).is_ok());
    }

    #[test]
    fn a_clock_that_goes_back_gives_nothing() {
        let start = Instant::now() + 100 * SECOND;
        let buckets = Buckets::new(2, SECOND);
        assert_eq!(taken(&buckets, address(1), start, 9), 2);
        assert_eq!(taken(&buckets, address(1), start - 50 * SECOND, 9), 0);
        assert_eq!(taken(&buckets, address(1), start, 9), 0);
    }

    #[test]
    fn nobody_gets_anything_where_nothing_is_allowed() {
        let start = Instant::now();
        let buckets = Buckets::new(0, SECOND);
        assert_eq!(buckets.take(address(1), start + 9 * SECOND), Err(SECOND));
    }

    #[test]
    fn some_are_taken_together_and_never_more_than_there_are() {
        let start = Instant::now();
        let buckets = Buckets::new(10, 10 * SECOND);
        assert_eq!(buckets.take_some(address(1), 1..=6, start), Ok(6));
        assert_eq!(buckets.take_some(address(1), 1..=6, start), Ok(4));
        assert_eq!(buckets.take_some(address(1), 1..=6, start), Err(SECOND));
        assert_eq!(buckets.take_some(address(1), 2..=2, start + SECOND), Err(2 * SECOND));
        assert_eq!(buckets.take_some(address(1), 1..=6, start + 3 * SECOND), Ok(3));
    }

    #[test]
    fn a_share_is_a_part_and_never_nothing() {
        let start = Instant::now();
        let shared = |size: u32, nodes: u32| {
            let buckets = Buckets::new(size, 60 * SECOND);
            (0..100).filter(|_| buckets.take_share(address(1), nodes, start).is_ok()).count()
        };
        assert_eq!((shared(60, 3), shared(60, 1), shared(2, 3), shared(0, 3)), (20, 60, 1, 0));
    }

    #[test]
    fn memory_is_bounded_and_full_buckets_make_room() {
        let start = Instant::now();
        let buckets = Buckets::bounded(2, 60 * SECOND, 10);
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
