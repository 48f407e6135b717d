//! Who is connected to other nodes, as far as this one is the home of their address and is told.

use super::address::Address;
use luckhouse_store::{Node, NodeAddress};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::net::IpAddr;

/// Where connections are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Room {
    /// Whoever is connected.
    Connections,
    /// The sockets of those who come through a proxy.
    Sockets,
}

impl Room {
    pub(crate) const ALL: [Room; 2] = [Room::Connections, Room::Sockets];
}

/// What one node tells a home.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct News {
    pub(crate) room: Room,
    /// Who tells.
    pub(crate) node: String,
    /// What was told before, and comes later on its way, has a lower number.
    pub(crate) number: u64,
    /// Is this all that there is?
    pub(crate) anew: bool,
    /// Address, whether it is a whole site, and how many there are from it.
    pub(crate) counts: Vec<(IpAddr, bool, usize)>,
}

/// How many each other node has, and the number of the news that said so.
#[derive(Default)]
pub(super) struct Elsewhere(HashMap<NodeAddress, HashMap<Address, (u64, usize)>>);

impl Elsewhere {
    /// What a node says holds until it says more. Those that are gone have nobody.
    pub(super) fn hear(&mut self, node: &NodeAddress, news: &News, alive: &[Node]) {
        self.0.retain(|known, _| alive.iter().any(|node| node.address == *known));
        let known = self.0.entry(node.clone()).or_default();
        if news.anew {
            known.clear();
        }
        for (ip, site, count) in &news.counts {
            let entry = known.entry(Address::counted_as(*ip, *site)).or_default();
            if entry.0 <= news.number {
                *entry = (news.number, *count);
            }
        }
        // Of those who have gone only the latest news are kept, for older ones may be on their way.
        known.retain(|_, (number, count)| *count > 0 || *number + LATE > news.number);
    }

    /// How many there are from this one.
    pub(super) fn count(&self, counted: Address, alive: &[Node]) -> usize {
        let there = |node: &Node| self.0.get(&node.address)?.get(&counted).map(|(_, count)| *count);
        alive.iter().filter_map(there).sum()
    }
}

/// Nothing that was told so many news ago is on its way any more.
const LATE: u64 = 1000;

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_store::{Memory, Store};

    fn news(number: u64, anew: bool, count: usize) -> News {
        let counts = vec![(IpAddr::from([192, 0, 2, 1]), false, count)];
        News { room: Room::Sockets, node: "there:1".into(), number, anew, counts }
    }

    #[test]
    fn the_latest_news_count_and_a_node_that_is_gone_has_nobody() {
        let (memory, there) = (Memory::default(), NodeAddress::new("there:1").unwrap());
        let node = memory.node(&there);
        let (alive, somebody) = ([node.nodes().unwrap().me()], Address::from(IpAddr::from([192, 0, 2, 1])));
        let mut elsewhere = Elsewhere::default();
        for (number, anew, told, counts) in
            [(5, false, 3, 3), (4, false, 9, 3), (6, false, 0, 0), (1, true, 2, 2)]
        {
            elsewhere.hear(&there, &news(number, anew, told), &alive);
            assert_eq!(elsewhere.count(somebody, &alive), counts, "{number}");
        }
        assert_eq!(elsewhere.count(somebody, &[]), 0);
        elsewhere.hear(&NodeAddress::new("here:1").unwrap(), &news(1, true, 0), &[]);
        assert_eq!(elsewhere.count(somebody, &alive), 0, "it comes back with nobody");
    }
}
