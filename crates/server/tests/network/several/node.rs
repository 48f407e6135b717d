//! Nodes in a simulated network: each on a host of its own, begun as often as it ends.

use super::way::{Fence, Way};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use luckhouse_engine::Rng;
use luckhouse_engine::fair::HouseKey;
use luckhouse_server::{Config, House, Limits, NodeStream, Thinking, serve_node};
use luckhouse_store::{Memory, Millis, NodeAddress, Store};
use std::cell::Cell;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::time::{advance, sleep};
use turmoil::net::{TcpListener, TcpStream};

use crate::faults::Door;

/// Where people come in, and where other nodes do, which may be somewhere else each time.
const PEOPLE: u16 = 7070;
const NODES: u16 = 7100;

thread_local! {
    /// How far the wall's clocks have jumped. A simulation is one thread.
    static JUMPED: Cell<i64> = const { Cell::new(0) };
}

/// All wall clocks jump to and fro.
pub(crate) fn let_clocks_jump(millis: i64) {
    JUMPED.set(JUMPED.get() + millis);
}

fn clock() -> Millis {
    let passed = turmoil::sim_elapsed().map_or(0, |passed| passed.as_millis() as i64);
    Millis(passed + JUMPED.get())
}

fn a_minute_fast() -> Millis {
    Millis(clock().0 + 60_000)
}

fn a_minute_slow() -> Millis {
    Millis(clock().0 - 60_000)
}

/// Where one node is begun again and again.
pub(crate) struct Post {
    number: usize,
    shared: Arc<Memory>,
    fence: Fence,
    rng: Mutex<Rng>,
    /// The store as each of its nodes reached it. Kept, so that those who ended without a word have not left.
    ways: Mutex<Vec<Arc<Way>>>,
    slept: watch::Sender<Duration>,
    stop: Notify,
}

/// What the host of this node is called.
pub(crate) fn name(number: usize) -> String {
    format!("node{number}")
}

/// Where people find it.
pub(crate) fn authority(number: usize) -> String {
    format!("{}:{PEOPLE}", name(number))
}

impl Post {
    pub(crate) fn new(number: usize, shared: &Arc<Memory>, fence: Fence, seed: u64) -> Arc<Post> {
        Arc::new(Post {
            number,
            shared: Arc::clone(shared),
            fence,
            rng: Mutex::new(Rng::seeded(seed)),
            ways: Mutex::default(),
            slept: watch::Sender::default(),
            stop: Notify::new(),
        })
    }

    /// The way of the node that was begun last.
    pub(crate) fn way(&self) -> Arc<Way> {
        Arc::clone(self.ways.lock().unwrap().last().unwrap())
    }

    /// How many changes of all its nodes the fence has kept out.
    pub(crate) fn refused(&self) -> usize {
        self.ways.lock().unwrap().iter().map(|way| way.refused()).sum()
    }

    /// So much time has passed at once, by the steady clock of the node: it has slept, or heard of nobody.
    pub(crate) fn wake_after(&self, slept: Duration) {
        self.slept.send_replace(slept);
    }

    /// In good order, as a service manager would ask for it.
    pub(crate) fn stop(&self) {
        self.stop.notify_waiters();
    }

    /// A way to the store for a node that begins, and the port where others find it: the one that it had, or another one.
    fn begin(&self) -> (Arc<Way>, u16) {
        let (mut rng, mut ways) = (self.rng.lock().unwrap(), self.ways.lock().unwrap());
        let port = NODES + if rng.below(2) == 0 { 0 } else { ways.len() as u16 };
        let address = NodeAddress::new(format!("{}:{port}", name(self.number))).unwrap();
        let way = Arc::new(Way::new(&self.shared, &address, self.fence, Rng::seeded(rng.below(1 << 60))));
        ways.push(Arc::clone(&way));
        (way, port)
    }

    fn config(&self) -> Config {
        // Nobody is replaced here: everybody plays themselves, however long they were away.
        let (grace, opening) = (Duration::from_secs(1_000_000), Duration::from_secs(1_000_000));
        let limits = Limits {
            connections_per_address: 10_000,
            tables_per_address: 1_000_000,
            requests_per_minute: 1_000_000,
            messages: 1_000_000,
            ..Limits::default()
        };
        let thinking = Thinking { bots: 1, questions: 1, studies: 1, reviews: 0, ..Thinking::default() };
        let house_key = Arc::new(HouseKey::from_seed(&[7; 32]));
        let (names, clock) =
            (vec![name(self.number)], [clock, a_minute_fast, a_minute_slow][self.number % 3]);
        Config { limits, thinking, grace, opening, names, house_key, clock, dial, ..Config::default() }
    }

    /// One node, from its beginning to its end.
    pub(crate) async fn keep(self: Arc<Post>) -> turmoil::Result {
        let (way, port) = self.begin();
        let house = loop {
            match House::start(Arc::clone(&way) as Arc<dyn Store>, self.config()) {
                Ok(house) => break house,
                Err(_) => sleep(Duration::from_millis(200)).await,
            }
        };
        tokio::spawn(sleep_and_wake(self.slept.subscribe()));
        let people = Door(TcpListener::bind(("0.0.0.0", PEOPLE)).await?);
        let nodes = Door(TcpListener::bind(("0.0.0.0", port)).await?);
        serve_node(people, nodes, house, self.stop.notified()).await;
        way.close();
        Ok(())
    }
}

/// A node that has slept notices it all at once.
async fn sleep_and_wake(mut slept: watch::Receiver<Duration>) {
    while slept.changed().await.is_ok() {
        let slept = *slept.borrow_and_update();
        advance(slept).await;
    }
}

/// How a node reaches another one in this network.
fn dial(to: NodeAddress) -> BoxFuture<'static, io::Result<Box<dyn NodeStream>>> {
    let connected =
        async move { Ok(Box::new(TcpStream::connect(to.as_str()).await?) as Box<dyn NodeStream>) };
    connected.boxed()
}
