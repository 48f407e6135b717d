//! How many are connected: in all, and from each address. Where there are several nodes, each counts those who are connected to it,
//! and the home of an address knows of all that are from there.

use super::address::Address;
use super::elsewhere::{Elsewhere, News, Room};
use luckhouse_store::{Node, NodeAddress};
use metrics::Gauge;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Counts whoever is connected.
pub(crate) struct Connections {
    most: usize,
    most_per_address: usize,
    /// Is this one of several nodes?
    shared: bool,
    counts: Mutex<Counts>,
    all_gone: Notify,
    gauge: Gauge,
}

#[derive(Default)]
struct Counts {
    all: usize,
    by_address: HashMap<Address, usize>,
    /// Those whose number has changed since homes were told.
    changed: HashSet<Address>,
    /// How often homes were told.
    told: u64,
    elsewhere: Elsewhere,
}

impl Counts {
    fn here(&self, counted: Address) -> usize {
        self.by_address.get(&counted).copied().unwrap_or(0)
    }

    fn everywhere(&self, counted: Address, alive: &[Node]) -> usize {
        self.here(counted) + self.elsewhere.count(counted, alive)
    }

    /// Homes are to be told of this one, where there are any.
    fn note(&mut self, counted: Address, shared: bool) {
        if shared {
            self.changed.insert(counted);
        }
    }
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
    /// Room for so many at this node, and so many from each address, shown by this gauge.
    pub(crate) fn new(most: usize, most_per_address: usize, gauge: Gauge, shared: bool) -> Arc<Connections> {
        let (counts, all_gone) = (Mutex::default(), Notify::new());
        Arc::new(Connections { most, most_per_address, shared, counts, all_gone, gauge })
    }

    /// A place for one more. Without an address it counts only in all.
    pub(crate) fn enter(self: &Arc<Self>, address: Option<Address>) -> Result<Place, NoRoom> {
        let mut counts = self.counts();
        if counts.all >= self.most {
            return Err(NoRoom::House);
        }
        if counted(address).any(|counted| counts.here(counted) >= self.most_from(counted)) {
            return Err(NoRoom::Address);
        }
        for counted in counted(address) {
            *counts.by_address.entry(counted).or_default() += 1;
            counts.note(counted, self.shared);
        }
        counts.all += 1;
        self.gauge.increment(1.0);
        Ok(Place { connections: Arc::clone(self), address })
    }

    /// Is there room for all that are from there, at all nodes, as the home of the address sees it?
    pub(crate) fn fits(&self, address: Address, alive: &[Node]) -> bool {
        let counts = self.counts();
        address.counted().all(|counted| counts.everywhere(counted, alive) <= self.most_from(counted))
    }

    /// The same for this node's share alone, while the home cannot be asked. One has room always.
    pub(crate) fn fits_share(&self, address: Address, nodes: u32) -> bool {
        let (counts, nodes) = (self.counts(), nodes.max(1) as usize);
        address.counted().all(|counted| counts.here(counted) <= (self.most_from(counted) / nodes).max(1))
    }

    /// Hear who is connected to another node. Is there room for all of those?
    pub(crate) fn hear(&self, node: &NodeAddress, news: &News, alive: &[Node]) -> bool {
        let mut counts = self.counts();
        counts.elsewhere.hear(node, news, alive);
        let mut told = news.counts.iter().map(|(ip, site, _)| Address::counted_as(*ip, *site));
        told.all(|counted| counts.everywhere(counted, alive) <= self.most_from(counted))
    }

    /// Those whose number has changed since this was asked last.
    pub(crate) fn changed(&self) -> Vec<Address> {
        self.counts().changed.drain().collect()
    }

    /// All that are connected here.
    pub(crate) fn everybody(&self) -> Vec<Address> {
        self.counts().by_address.keys().copied().collect()
    }

    /// How many there are from these, for their home.
    pub(crate) fn news(&self, me: &NodeAddress, room: Room, anew: bool, of: &[Address]) -> News {
        let mut counts = self.counts();
        counts.told += 1;
        let (number, node) = (counts.told, me.to_string());
        let counts = of.iter().map(|of| (of.ip(), of.is_site(), counts.here(*of))).collect();
        News { room, node, number, anew, counts }
    }

    fn most_from(&self, counted: Address) -> usize {
        self.most_per_address.saturating_mul(counted.share())
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
            counts.note(counted, self.shared);
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
        let connections = Connections::new(3, 2, Gauge::noop(), false);
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
        let connections = Connections::new(1000, 2, Gauge::noop(), false);
        let network =
            |number: u32| Some(Address::from(format!("2001:db8:1:{number:x}::1").parse::<IpAddr>().unwrap()));
        let places: Vec<Place> = (0..100).filter_map(|n| connections.enter(network(n / 2)).ok()).collect();
        assert_eq!(places.len(), 32);
        drop(places);
        assert_eq!(connections.counts().by_address.len(), 0);
    }

    #[test]
    fn who_has_gone_takes_no_memory() {
        let connections = Connections::new(100, 100, Gauge::noop(), false);
        let places: Vec<Place> = (0..50).map(|n| connections.enter(address(n)).ok().unwrap()).collect();
        drop(places);
        assert_eq!((connections.count(), connections.counts().by_address.len()), (0, 0));
    }

    #[test]
    fn several_nodes_have_room_for_so_many_together() {
        let (memory, there) = (luckhouse_store::Memory::default(), NodeAddress::new("there:1").unwrap());
        let node = memory.node(&there);
        let alive = [luckhouse_store::Store::nodes(&node).unwrap().me()];
        let [home, other] = [(); 2].map(|()| Connections::new(100, 4, Gauge::noop(), true));
        let one = address(1).unwrap();
        let tell = |anew| {
            let of = if anew { other.everybody() } else { other.changed() };
            home.hear(&there, &other.news(&there, Room::Sockets, anew, &of), &alive)
        };
        let _here: Vec<Place> = (0..2).filter_map(|_| home.enter(Some(one)).ok()).collect();
        let mut theirs: Vec<Place> = (0..2).filter_map(|_| other.enter(Some(one)).ok()).collect();
        assert!(tell(true) && home.fits(one, &alive));
        theirs.push(other.enter(Some(one)).ok().unwrap());
        assert!(!tell(false), "five of four");
        assert!(!other.fits_share(one, 2) && other.fits_share(one, 1));
        theirs.pop();
        assert!(tell(false));
        let third = home.enter(Some(one)).ok().unwrap();
        assert!(!home.fits(one, &alive) && home.fits(one, &[]), "a node that is gone has nobody");
        drop(third);
        theirs.clear();
        assert!(tell(false));
        let _more: Vec<Place> = (0..2).filter_map(|_| home.enter(Some(one)).ok()).collect();
        assert!(home.fits(one, &alive));
    }

    #[tokio::test]
    async fn one_can_wait_until_all_have_gone() {
        let connections = Connections::new(9, 9, Gauge::noop(), false);
        connections.empty().await;
        let place = connections.enter(address(1)).ok().unwrap();
        let waiting = connections.empty();
        tokio::pin!(waiting);
        assert!((&mut waiting).now_or_never().is_none());
        drop(place);
        waiting.await;
    }
}
