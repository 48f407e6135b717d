//! The other nodes of the house: which of them are alive, which of all counts for an address, and what each is told at once.
//!
//! What one address may do is counted at one node, its *home*: the one with the greatest weight for that address among those that
//! are alive (rendezvous hashing), so that all nodes agree without a word, and only the addresses of a node that comes or goes move.

use super::{House, own};
use crate::http::Address;
use crate::protocol::Problem;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, Version, header};
use futures_util::future::join_all;
use luckhouse_store::{Node, NodeAddress, Nodes};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Who is alive is looked at so often.
const LOOK: Duration = Duration::from_secs(1);
/// And every so many looks: who is kept out, which another node may have been told, and how many tables there are.
const LONG_LOOK: u32 = 5;
/// A node that is there answers sooner, when all it has to do is count.
const ANSWER: Duration = Duration::from_secs(1);
/// One that did not answer is not asked again for so long: nobody should wait for it at every request.
const SILENT: Duration = Duration::from_secs(2);
/// The longest of such answers, in bytes.
const LONGEST: usize = 1024;

/// What a node knows of the others.
#[derive(Default)]
pub(super) struct Neighbours {
    /// Those that are alive, this one too. Whoever is alone knows none.
    alive: Mutex<Arc<[Node]>>,
    /// Those that did not answer, until when they are left alone.
    silent: Mutex<HashMap<NodeAddress, Instant>>,
    /// Tables that are not over, and not in this node's register.
    tables: AtomicUsize,
}

/// Another node that counts for an address.
pub(crate) struct Home {
    pub(crate) node: NodeAddress,
    /// Among how many.
    pub(crate) nodes: u32,
}

impl House {
    /// The nodes that are alive. None, if this house is alone.
    pub(crate) fn alive(&self) -> Arc<[Node]> {
        Arc::clone(&own(&self.neighbours.alive))
    }

    /// Where this node is reached by others.
    pub(crate) fn own_address(&self) -> Option<NodeAddress> {
        self.store.nodes().map(|nodes| nodes.me().address)
    }

    /// The node that counts for this address; nothing, if it is this one.
    pub(crate) fn home(&self, address: Address) -> Option<Home> {
        let alive = self.alive();
        if alive.len() < 2 {
            return None;
        }
        let home = home_among(&alive, address)?;
        let nodes = u32::try_from(alive.len()).unwrap_or(u32::MAX);
        (Some(home) != self.own_address().as_ref()).then(|| Home { node: home.clone(), nodes })
    }

    /// Ask another node something that it can answer at once. Nothing, if it does not: an older one may not know how to.
    pub(crate) async fn ask_briefly<T: DeserializeOwned>(
        &self,
        node: &NodeAddress,
        path: &str,
        question: &impl Serialize,
    ) -> Option<T> {
        if own(&self.neighbours.silent).get(node).is_some_and(|until| Instant::now() < *until) {
            return None;
        }
        let answer = async {
            let answer = self.ask_node(node, brief(node, path, question)?).await.ok()?;
            let body = to_bytes(answer.into_body(), LONGEST).await.ok()?;
            serde_json::from_slice(&body).ok()
        };
        let answer = timeout(ANSWER, answer).await.ok().flatten();
        let mut silent = own(&self.neighbours.silent);
        match answer {
            Some(_) => drop(silent.remove(node)),
            None => drop(silent.insert(node.clone(), Instant::now() + SILENT)),
        }
        answer
    }

    /// Let all other nodes know that somebody is kept out, or not any more. Whoever cannot be reached reads it soon.
    pub(super) async fn tell_of_bans(&self) {
        let (alive, me) = (self.alive(), self.own_address());
        let others = alive.iter().map(|node| &node.address).filter(|address| Some(*address) != me.as_ref());
        let tell = async |node: &NodeAddress| {
            let request = brief(node, "/nodes/v1/bans", &())?;
            let told = timeout(ANSWER, self.ask_node(node, request)).await.ok()?.ok();
            told.filter(|answer: &Response<Body>| answer.status().is_success())
        };
        let told = join_all(others.map(async |node| (node, tell(node).await.is_some()))).await;
        for (node, _) in told.iter().filter(|(_, told)| !told) {
            tracing::warn!(%node, "a node was not told who is kept out: it reads that within seconds");
        }
    }

    /// Read who is kept out, how accounts stand, and who is on vacation.
    pub(crate) async fn read_bans(self: &Arc<Self>) -> Result<(), Problem> {
        // One after the other, so that what was read first is not believed last.
        let _reading = self.reading_bans.lock().await;
        let bans = self.read(|store| store.bans()).await?;
        self.bans.set(&bans);
        self.read_vacations().await?;
        self.read_standings().await
    }

    /// How many tables of the house are not over: this node's own, and as many others as there were a moment ago.
    pub(super) fn unfinished(&self) -> usize {
        own(&self.register).len() + self.neighbours.tables.load(Ordering::Relaxed)
    }

    /// Look after the other nodes as long as the house is open.
    pub(super) async fn look_around(house: Weak<House>) {
        for look in 0_u32.. {
            let Some(open) = house.upgrade().filter(|house| !house.is_closing()) else { return };
            let seen = open.look(look.is_multiple_of(LONG_LOOK)).await;
            if let Err(problem) = seen {
                tracing::warn!(%problem, "what other nodes have done cannot be read");
            }
            drop(open);
            sleep(LOOK).await;
        }
    }

    async fn look(self: &Arc<Self>, long: bool) -> Result<(), Problem> {
        let alive = self.read(|store| store.nodes().map_or(Ok(Vec::new()), Nodes::all)).await?;
        let alive: Arc<[Node]> = alive.into_iter().filter(|node| node.alive).collect();
        metrics::gauge!("luckhouse_nodes").set(alive.len() as f64);
        *own(&self.neighbours.alive) = alive;
        if long {
            let all = self.read(|store| store.nodes().map_or(Ok(0), Nodes::unfinished)).await?;
            let others = all.saturating_sub(own(&self.register).len());
            self.neighbours.tables.store(others, Ordering::Relaxed);
            self.read_bans().await?;
        }
        Ok(())
    }
}

/// A request with a small body.
fn brief(node: &NodeAddress, path: &str, question: &impl Serialize) -> Option<Request<Body>> {
    let body = serde_json::to_vec(question).ok()?;
    let request = Request::post(format!("https://{node}{path}")).version(Version::HTTP_2);
    request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body)).ok()
}

/// The whole site of an address has the same home, for it is counted as well.
fn home_among(nodes: &[Node], address: Address) -> Option<&NodeAddress> {
    let bytes = address.counted().last().unwrap_or(address).bytes();
    nodes.iter().map(|node| &node.address).max_by_key(|node| (weight(&bytes, node), *node))
}

/// The same in every program, whatever it was built with: FNV-1a, and its bits well mixed.
fn weight(address: &[u8], node: &NodeAddress) -> u64 {
    let bytes = address.iter().chain(node.as_str().as_bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_store::{Memory, Store};
    use std::net::IpAddr;

    fn nodes(count: u8) -> Vec<Node> {
        let memory = Memory::default();
        let join =
            |number: u8| memory.node(&NodeAddress::new(format!("10.0.0.{}:7071", number + 1)).unwrap());
        (0..count).map(|number| join(number).nodes().unwrap().me()).collect()
    }

    fn homes(nodes: &[Node]) -> Vec<NodeAddress> {
        let address = |number: u32| Address::from(IpAddr::from(std::net::Ipv4Addr::from_bits(number)));
        (0..3000).map(|number| home_among(nodes, address(number)).unwrap().clone()).collect()
    }

    #[test]
    fn homes_are_spread_and_only_those_of_a_node_that_goes_move() {
        let nodes = nodes(3);
        let all = homes(&nodes);
        for node in &nodes {
            let count = all.iter().filter(|home| **home == node.address).count();
            assert!((800..1200).contains(&count), "{count} of 3000 at one of three");
        }
        let left = homes(&nodes[1..]);
        let mut moved = all.iter().zip(&left).filter(|(before, after)| before != after);
        assert!(moved.all(|(before, _)| *before == nodes[0].address));
    }

    #[test]
    fn a_site_has_one_home() {
        let nodes = nodes(5);
        let address =
            |number: u16| Address::from(format!("2001:db8:1:{number:x}::1").parse::<IpAddr>().unwrap());
        let home = home_among(&nodes, address(0));
        assert!((0..99).all(|number| home_among(&nodes, address(number)) == home));
    }
}
