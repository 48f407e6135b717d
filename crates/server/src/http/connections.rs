//! How many are connected: in all, and from each address.

use super::address::Address;
use metrics::Gauge;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Counts whoever is connected.
pub(crate) struct Connections {
    most: usize,
    most_per_address: usize,
    counts: Mutex<Counts>,
    all_gone: Notify,
    gauge: Gauge,
}

#[derive(Default)]
struct Counts {
    all: usize,
    by_address: HashMap<Address, usize>,
}

/// Why there is no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoRoom {
    /// The address is kept out.
    Banned,
    /// Too many in all.
    House,
    /// Too many from this address.
    Address,
}

impl NoRoom {
    /// For those who run the house.
    pub(crate) fn words(self) -> &'static str {
        match self {
            NoRoom::Banned => "the address is kept out",
            NoRoom::House => "there are too many in all",
            NoRoom::Address => "there are too many from one address",
        }
    }
}

/// Somebody's place, until it is dropped.
pub(crate) struct Place {
    connections: Arc<Connections>,
    address: Option<Address>,
}

impl Connections {
    /// Room for so many, shown by this gauge.
    pub(crate) fn new(most: usize, most_per_address: usize, gauge: Gauge) -> Arc<Connections> {
        let (counts, all_gone) = (Mutex::default(), Notify::new());
        Arc::new(Connections { most, most_per_address, counts, all_gone, gauge })
    }

    /// A place for one more. Without an address it counts only in all.
    pub(crate) fn enter(self: &Arc<Self>, address: Option<Address>) -> Result<Place, NoRoom> {
        let mut counts = self.counts();
        if counts.all >= self.most {
            return Err(NoRoom::House);
        }
        let full = |counted: Address| {
            let here = counts.by_address.get(&counted).copied().unwrap_or(0);
            here >= self.most_per_address.saturating_mul(counted.share())
        };
        if counted(address).any(full) {
            return Err(NoRoom::Address);
        }
        counted(address).for_each(|counted| *counts.by_address.entry(counted).or_default() += 1);
        counts.all += 1;
        self.gauge.increment(1.0);
        Ok(Place { connections: Arc::clone(self), address })
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.counts().all
    }

    /// Wait until nobody is there.
    pub(crate) async fn empty(&self) {
        loop {
            let gone = self.all_gone.notified();
            if self.count() == 0 {
                return;
            }
            gone.await;
        }
    }

    fn leave(&self, address: Option<Address>) {
        let mut counts = self.counts();
        counts.all -= 1;
        for counted in counted(address) {
            let here = counts.by_address.remove(&counted).unwrap_or(1) - 1;
            // Those who have gone take no memory.
            if here > 0 {
                counts.by_address.insert(counted, here);
            }
        }
        self.gauge.decrement(1.0);
        if counts.all == 0 {
            self.all_gone.notify_waiters();
        }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All that somebody counts as.
fn counted(address: Option<Address>) -> impl Iterator<Item = Address> {
    address.into_iter().flat_map(Address::counted)
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.leave(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::net::{IpAddr, Ipv4Addr};

    fn address(number: u8) -> Option<Address> {
        Some(Address::from(IpAddr::from(Ipv4Addr::new(192, 0, 2, number))))
    }

    fn refused(result: Result<Place, NoRoom>) -> Option<NoRoom> {
        result.err()
    }

    #[test]
    fn there_is_room_for_so_many_in_all_and_from_each_address() {
        let connections = Connections::new(3, 2, Gauge::noop());
        let _first = connections.enter(address(1)).ok().unwrap();
        let second = connections.enter(address(1)).ok().unwrap();
        assert_eq!(refused(connections.enter(address(1))), Some(NoRoom::Address));
        let _third = connections.enter(address(2)).ok().unwrap();
        assert_eq!(refused(connections.enter(address(3))), Some(NoRoom::House));
        assert_eq!(refused(connections.enter(None)), Some(NoRoom::House));
        drop(second);
        let _again = connections.enter(address(1)).ok().unwrap();
        assert_eq!(connections.count(), 3);
    }

    #[test]
    fn a_site_of_ipv6_has_room_for_sixteen_of_its_networks() {
        let connections = Connections::new(1000, 2, Gauge::noop());
        let network =
            |number: u32| Some(Address::from(format!("2001:db8:1:{number:x}::1").parse::<IpAddr>().unwrap()));
        let places: Vec<Place> = (0..100).filter_map(|n| connections.enter(network(n / 2)).ok()).collect();
        assert_eq!(places.len(), 32);
        drop(places);
        assert_eq!(connections.counts().by_address.len(), 0);
    }

    #[test]
    fn who_has_gone_takes_no_memory() {
        let connections = Connections::new(100, 100, Gauge::noop());
        let places: Vec<Place> = (0..50).map(|n| connections.enter(address(n)).ok().unwrap()).collect();
        drop(places);
        assert_eq!((connections.count(), connections.counts().by_address.len()), (0, 0));
    }

    #[tokio::test]
    async fn one_can_wait_until_all_have_gone() {
        let connections = Connections::new(9, 9, Gauge::noop());
        connections.empty().await;
        let place = connections.enter(address(1)).ok().unwrap();
        let waiting = connections.empty();
        tokio::pin!(waiting);
        assert!((&mut waiting).now_or_never().is_none());
        drop(place);
        waiting.await;
    }
}
