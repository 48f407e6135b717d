//! Three nodes at one database, and what can be done to them.

use crate::house::{House, PROGRAM, folder};
use crate::network::{Network, address, at};
use luckhouse_store::conformance::{Cluster, Database};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::mem;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::block_in_place;
use tokio::time::sleep;

pub(crate) const NODES: usize = 3;

/// Longer than a lease: the others have taken over.
const LONG: Duration = Duration::from_millis(7500);

/// What is done to a node.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    /// `SIGKILL`: its tables are its own until its lease has run out.
    Killed,
    /// `SIGSTOP` for longer than its lease.
    HeldUp,
    /// `SIGTERM`: it hands everything over.
    Stopped,
    /// The database is killed, and starts again.
    WithoutDatabase,
    /// Nothing that it says reaches the database, for longer than its lease.
    CutFromDatabase,
    /// It and another node hear nothing of each other.
    CutFromNode,
    /// It hears nothing of anybody but its clients.
    CutOff,
    /// The database is killed, and its standby takes over.
    FailedOver,
}

impl Fault {
    /// What can be done anywhere.
    pub(crate) const ANYWHERE: &[Fault] =
        &[Fault::Killed, Fault::HeldUp, Fault::Stopped, Fault::WithoutDatabase];
    /// And in a network of one's own.
    pub(crate) const ALL: &[Fault] = &[
        Fault::Killed,
        Fault::HeldUp,
        Fault::Stopped,
        Fault::WithoutDatabase,
        Fault::CutFromDatabase,
        Fault::CutFromNode,
        Fault::CutOff,
        Fault::FailedOver,
    ];

    /// What a choice is said under; while nothing is done to the house: 0.
    pub(crate) fn number(self) -> usize {
        self as usize + 1
    }
}

/// Where the database is, and what is between it and the nodes.
enum Ground {
    /// On this machine, with everything else.
    Here { database: Database, cluster: Cluster },
    /// In a network of its own, with a standby.
    Apart { network: Network, first: Cluster, standby: Cluster, swapped: bool },
}

/// Where the database and its standby are; they change places.
const DATABASES: [&str; 2] = ["10.213.0.2", "10.213.0.3"];

impl Ground {
    fn here() -> Ground {
        let cluster = Cluster::start();
        Ground::Here { database: Database::of(&cluster), cluster }
    }

    fn apart() -> Ground {
        let network = Network::of(NODES, &["10.213.0.1", DATABASES[0], DATABASES[1]]);
        let first = Cluster::start_at(DATABASES[0]);
        // Before there is one: what it is made from tells it to wait for the next, when it is its turn.
        first.waits_for_standby();
        let standby = Cluster::standby_of(DATABASES[0], DATABASES[1]);
        Ground::Apart { network, first, standby, swapped: false }
    }

    fn url(&self) -> String {
        match self {
            Ground::Here { database, .. } => database.url().into(),
            Ground::Apart { .. } => {
                let [first, standby] = DATABASES;
                format!("postgres://luckhouse@{first},{standby}/postgres?target_session_attrs=read-write")
            }
        }
    }

    /// Programs would see each other, and not open. Here each believes that it is alone: what it asks is answered by a function of ours.
    fn blind(&self) {
        let Ground::Here { database, .. } = self else { panic!("only this machine's database is blinded") };
        database.batch(
            "CREATE FUNCTION pg_try_advisory_lock(integer, integer) RETURNS boolean LANGUAGE sql AS 'SELECT true'",
        );
    }

    fn network(&self) -> &Network {
        match self {
            Ground::Apart { network, .. } => network,
            Ground::Here { .. } => panic!("there is nothing here that can be cut"),
        }
    }

    fn restart_database(&mut self) {
        let (Ground::Here { cluster, .. } | Ground::Apart { first: cluster, .. }) = self;
        cluster.kill();
        cluster.resume();
    }

    /// The standby is the database, and a new one stands by where the old database was.
    fn fail_over(&mut self) {
        let Ground::Apart { first, standby, swapped, .. } = self else { panic!("there is no standby here") };
        first.kill();
        standby.promote();
        let [old, new] = if *swapped { [DATABASES[1], DATABASES[0]] } else { DATABASES };
        *swapped = !*swapped;
        mem::swap(first, standby);
        *standby = Cluster::standby_of(new, old);
    }

    /// Begin a node: its process, and where clients find it.
    fn begin(&self, number: usize, data: &Path, fenced: bool) -> (House, String) {
        let (run, host) = match self {
            Ground::Here { .. } => (Command::new(PROGRAM), "127.0.0.1".into()),
            Ground::Apart { .. } => (at(number, PROGRAM), address(number)),
        };
        let (url, node) = (self.url(), format!("{host}:0"));
        // Ours is found before the database's own.
        let url = if fenced { url } else { format!("{url}%2Cpg_catalog") };
        let mut flags = vec!["--store", &url];
        flags.extend(NO_LIMITS.iter().flat_map(|set| ["--set", set]));
        if fenced {
            flags.extend(["--node", &node]);
        }
        House::start(run, &host, data, &flags)
    }
}

/// All clients come from one address.
const NO_LIMITS: [&str; 3] = [
    "limits.connections_per_address=100000",
    "limits.tables_per_address=1000000",
    "limits.requests_per_minute=1000000",
];

/// The nodes, and where clients find them.
pub(crate) struct Nodes {
    running: Vec<Option<House>>,
    folders: Vec<PathBuf>,
    pub(crate) authorities: watch::Sender<Vec<String>>,
    /// Do they know of each other?
    fenced: bool,
    // After what is in it.
    ground: Ground,
}

impl Nodes {
    /// On this machine.
    pub(crate) fn here() -> Nodes {
        Nodes::on(Ground::here(), true)
    }

    /// In a network of their own, where this program is already.
    pub(crate) fn apart() -> Nodes {
        Nodes::on(Ground::apart(), true)
    }

    /// No nodes at all: programs at one database that know nothing of each other, and write where they like.
    pub(crate) fn strangers() -> Nodes {
        let ground = Ground::here();
        ground.blind();
        Nodes::on(ground, false)
    }

    fn on(ground: Ground, fenced: bool) -> Nodes {
        let folders: Vec<PathBuf> = (0..NODES).map(|number| folder(&format!("node-{number}"))).collect();
        let (authorities, _) = watch::channel(vec![String::new(); NODES]);
        let running = (0..NODES).map(|_| None).collect();
        let mut nodes = Nodes { running, folders, authorities, fenced, ground };
        (0..NODES).for_each(|number| nodes.begin(number));
        nodes
    }

    fn begin(&mut self, number: usize) {
        let (house, authority) = self.ground.begin(number, &self.folders[number], self.fenced);
        self.running[number] = Some(house);
        self.authorities.send_modify(|all| all[number] = authority);
    }

    fn signal(&self, number: usize, signal: Signal) {
        let process = &self.running[number].as_ref().unwrap().process;
        kill(Pid::from_raw(process.id() as i32), signal).unwrap();
    }

    /// Do something to a node, until it is back.
    pub(crate) async fn suffer(&mut self, number: usize, fault: Fault) {
        match fault {
            Fault::Killed => {
                self.running[number] = None;
                block_in_place(|| self.begin(number));
            }
            Fault::Stopped => {
                self.signal(number, Signal::SIGTERM);
                let mut stopped = self.running[number].take().unwrap();
                block_in_place(|| stopped.process.wait().unwrap());
                block_in_place(|| self.begin(number));
            }
            Fault::HeldUp => {
                self.signal(number, Signal::SIGSTOP);
                sleep(LONG).await;
                self.signal(number, Signal::SIGCONT);
            }
            Fault::WithoutDatabase => block_in_place(|| self.ground.restart_database()),
            Fault::FailedOver => block_in_place(|| self.ground.fail_over()),
            Fault::CutFromDatabase | Fault::CutFromNode | Fault::CutOff => {
                self.cut(number, fault, true);
                sleep(LONG).await;
                self.cut(number, fault, false);
            }
        }
    }

    fn cut(&self, number: usize, fault: Fault, apart: bool) {
        let (network, next) = (self.ground.network(), (number + 1) % NODES);
        if !matches!(fault, Fault::CutFromNode) {
            DATABASES.iter().for_each(|database| network.lose(number, database, apart));
        }
        if !matches!(fault, Fault::CutFromDatabase) {
            network.part(number, next, apart);
        }
        if matches!(fault, Fault::CutOff) {
            network.part(number, (number + 2) % NODES, apart);
        }
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        self.running.clear();
        for folder in &self.folders {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
