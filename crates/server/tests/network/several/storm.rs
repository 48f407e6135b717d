//! What happens to nodes, to their way to the store, to the lines between them and to clients: one thing after the other, several at a time.

use super::node::{Post, let_clocks_jump, name};
use super::way::{Cut, Way};
use luckhouse_engine::Rng;
use luckhouse_store::{Memory, Millis, Node, Store};
use std::sync::Arc;
use std::time::Duration;
use turmoil::Sim;

/// The simulation goes on by so much at a time.
pub(crate) const TICK: Duration = Duration::from_millis(5);
pub(crate) const NODES: usize = 3;
/// Nothing is wrong any more, and everybody plays on for so long.
const AFTERWARDS: Duration = Duration::from_secs(6);
/// For longer than a lease, by the store's clock.
const ASLEEP: Duration = Duration::from_secs(6);

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The node ends without a word, and begins again, at its old address or a new one.
    Killed,
    /// What it writes is late when it is killed; it begins again at once, and some of that arrives afterwards.
    Survived,
    /// It hands everything over, ends, and begins again.
    Stopped,
    /// It sleeps for longer than its lease, and hears and writes when it wakes what was on the way.
    Asleep,
    /// Nothing of it reaches the store.
    CutFromStore,
    /// What it writes arrives late, or never.
    LateWrites,
    /// It can read and write, and cannot renew its lease.
    NoRenewal,
    /// It and another node hear nothing of each other, and what was said is lost.
    CutFromNode,
    /// What it and another node say to each other arrives late.
    LateToNode,
    /// It reaches neither the store nor other nodes.
    CutOff,
    /// The clock of the store jumps, and another node has everything before anybody notices. Until they look at their leases, a second later,
    /// the others may tell what they remember: it is not among all, because nothing is promised of that.
    TakenOver,
    /// The clocks on the wall jump.
    WallClock,
    /// Some clients and it hear nothing of each other.
    CutFromClients,
    /// What some clients and it say to each other arrives late.
    LateToClients,
}

impl Fault {
    pub(crate) const ALL: &[Fault] = &[
        Fault::Killed,
        Fault::Survived,
        Fault::Stopped,
        Fault::Asleep,
        Fault::CutFromStore,
        Fault::LateWrites,
        Fault::NoRenewal,
        Fault::CutFromNode,
        Fault::LateToNode,
        Fault::CutOff,
        Fault::WallClock,
        Fault::CutFromClients,
        Fault::LateToClients,
    ];
}

/// Something that is wrong, and until when.
#[derive(Clone, Copy)]
struct Trouble {
    fault: Fault,
    node: usize,
    /// Another host, if it is between two.
    other: usize,
    until: Duration,
}

/// The simulated world, and what is wrong in it just now.
pub(crate) struct Storm {
    pub(crate) sim: Sim<'static>,
    pub(crate) shared: Arc<Memory>,
    pub(crate) posts: Vec<Arc<Post>>,
    clients: Vec<String>,
    rng: Rng,
    troubles: Vec<Trouble>,
    /// What nodes that have ended handed in, and when it arrives.
    left_behind: Vec<(Duration, Arc<Way>)>,
}

impl Storm {
    pub(crate) fn new(
        sim: Sim<'static>,
        shared: &Arc<Memory>,
        posts: Vec<Arc<Post>>,
        clients: Vec<String>,
        seed: u64,
    ) -> Storm {
        let (shared, troubles, left_behind) = (Arc::clone(shared), Vec::new(), Vec::new());
        Storm { sim, shared, posts, clients, rng: Rng::seeded(seed), troubles, left_behind }
    }

    /// A little time passes, for leases too. Have all clients gone?
    pub(crate) fn step(&mut self) -> bool {
        self.shared.pass(TICK);
        self.sim.step().unwrap()
    }

    fn pass(&mut self, time: Duration) {
        let until = self.sim.elapsed() + time;
        while self.sim.elapsed() < until {
            self.step();
            self.mend(self.sim.elapsed());
        }
    }

    /// So many of these faults, one begun every few seconds; then everything is mended, and goes on for a while.
    pub(crate) fn rage(&mut self, faults: &[Fault], times: usize) {
        for _ in 0..times {
            let pause = Duration::from_millis(500 + self.rng.below(3500));
            self.pass(pause);
            while self.troubles.len() >= NODES - 1 {
                self.pass(TICK);
            }
            let fault = faults[self.rng.below(faults.len() as u64) as usize];
            self.begin(fault);
        }
        self.mend(Duration::MAX);
        self.pass(AFTERWARDS);
    }

    /// A node at which nothing is wrong yet.
    fn sound_node(&mut self) -> usize {
        loop {
            let node = self.rng.below(NODES as u64) as usize;
            if self.troubles.iter().all(|trouble| trouble.node != node) {
                return node;
            }
        }
    }

    fn begin(&mut self, fault: Fault) {
        let node = self.sound_node();
        let other = match fault {
            Fault::CutFromClients | Fault::LateToClients => {
                self.rng.below(self.clients.len() as u64) as usize
            }
            _ => (node + 1 + self.rng.below(NODES as u64 - 1) as usize) % NODES,
        };
        // Half of them are over before a lease is.
        let lasts = [400 + self.rng.below(3600), 5500 + self.rng.below(3500)][self.rng.below(2) as usize];
        let until = self.sim.elapsed() + Duration::from_millis(lasts);
        let trouble = Trouble { fault, node, other, until };
        self.make(trouble);
        self.troubles.push(trouble);
    }

    fn make(&mut self, Trouble { fault, node, other, .. }: Trouble) {
        let (host, post) = (name(node), Arc::clone(&self.posts[node]));
        match fault {
            Fault::Killed => self.sim.crash(host),
            Fault::Stopped => post.stop(),
            Fault::Asleep => self.fall_asleep(node, other),
            Fault::CutFromStore => post.way().cut(Cut::ALL),
            Fault::LateWrites | Fault::Survived => post.way().cut(Cut::WRITES),
            Fault::NoRenewal => post.way().cut(Cut::LEASE),
            Fault::CutFromNode => self.sim.partition(host, name(other)),
            Fault::LateToNode => self.sim.hold(host, name(other)),
            Fault::CutOff => {
                post.way().cut(Cut::ALL);
                self.others(node).for_each(|other| self.sim.partition(name(node), name(other)));
            }
            Fault::TakenOver => {
                self.shared.pass(Node::LEASE);
                self.take_over(other);
            }
            Fault::WallClock => let_clocks_jump(self.rng.below(7_200_000) as i64 - 3_600_000),
            Fault::CutFromClients => self.sim.partition(host, self.clients[other].clone()),
            Fault::LateToClients => self.sim.hold(host, self.clients[other].clone()),
        }
    }

    /// Time passes for everybody else, who renew their leases if nothing else is wrong with them. One of these may take over at once, or
    /// when it is asked to.
    fn fall_asleep(&mut self, node: usize, other: usize) {
        self.posts[node].way().cut(Cut::ALL);
        self.neighbours(node).for_each(|neighbour| self.sim.hold(name(node), neighbour));
        self.shared.pass(ASLEEP);
        let is_sound = |other: usize| self.troubles.iter().all(|trouble| trouble.node != other);
        for awake in self.others(node) {
            match is_sound(awake) {
                true => drop(self.posts[awake].way().node().renew()),
                false => self.posts[awake].wake_after(ASLEEP),
            }
        }
        if is_sound(other) && self.rng.below(2) == 0 {
            self.take_over(other);
        }
    }

    /// This node takes what it can have.
    fn take_over(&self, node: usize) {
        let (way, tables) = (self.posts[node].way(), self.shared.due(Millis(i64::MAX)).unwrap());
        // One that has been fenced has nothing.
        drop(way.node().renew().and_then(|()| way.node().claim(&tables)));
    }

    /// All that was said to it meanwhile arrives, and what it had handed in.
    fn wake(&mut self, node: usize) {
        self.posts[node].wake_after(ASLEEP);
        self.posts[node].way().mend();
        self.neighbours(node).for_each(|neighbour| self.sim.release(name(node), neighbour));
    }

    /// All other hosts.
    fn neighbours(&self, node: usize) -> impl Iterator<Item = String> + use<> {
        self.others(node).map(name).chain(self.clients.clone())
    }

    fn others(&self, node: usize) -> impl Iterator<Item = usize> + use<> {
        (1..NODES).map(move |step| (node + step) % NODES)
    }

    /// What is over by this time is mended.
    fn mend(&mut self, by: Duration) {
        let (over, last) = self.troubles.iter().partition(|trouble| trouble.until <= by);
        self.troubles = last;
        let over: Vec<Trouble> = over;
        over.into_iter().for_each(|trouble| self.unmake(trouble));
        self.left_behind.iter().filter(|(arrives, _)| *arrives <= by).for_each(|(_, way)| way.arrive());
        self.left_behind.retain(|(arrives, _)| *arrives > by);
    }

    fn unmake(&mut self, Trouble { fault, node, other, .. }: Trouble) {
        let (host, way) = (name(node), self.posts[node].way());
        match fault {
            Fault::Killed | Fault::Stopped => self.sim.bounce(host),
            Fault::Survived => {
                self.sim.bounce(host);
                let arrives = self.sim.elapsed() + Duration::from_millis(self.rng.below(4000));
                self.left_behind.push((arrives, way));
            }
            Fault::Asleep => self.wake(node),
            Fault::CutFromStore | Fault::LateWrites | Fault::NoRenewal => way.mend(),
            Fault::CutFromNode | Fault::LateToNode => self.sim.release(host, name(other)),
            Fault::CutOff => {
                way.mend();
                self.others(node).for_each(|other| self.sim.release(name(node), name(other)));
            }
            Fault::TakenOver | Fault::WallClock => {}
            // Whatever was held arrives now; what was lost is lost.
            Fault::CutFromClients | Fault::LateToClients => {
                self.sim.release(host, self.clients[other].clone());
            }
        }
    }
}
