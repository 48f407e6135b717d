//! Three nodes at one database, under load: one after the other is killed, held up until the others have taken over, or stopped in good
//! order, and comes back; and so does the database. Clients come to any of them.

use crate::house::{House, folder, kills};
use crate::load::{Count, end, play};
use luckhouse_engine::Rng;
use luckhouse_store::conformance::{Cluster, Database};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::block_in_place;
use tokio::time::sleep;

const NODES: usize = 3;

/// What is done to a node.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// `SIGKILL`: its tables are its own until its lease has run out.
    Killed,
    /// `SIGSTOP` for longer than its lease.
    HeldUp,
    /// `SIGTERM`: it hands everything over.
    Stopped,
    /// The database is killed, and starts again.
    WithoutDatabase,
}

impl Fault {
    const ALL: [Fault; 4] = [Fault::Killed, Fault::HeldUp, Fault::Stopped, Fault::WithoutDatabase];

    /// What a choice is said under, while nothing is done to the house: 0.
    fn number(self) -> usize {
        self as usize + 1
    }
}

/// The nodes, and where clients find them.
struct Nodes {
    database: Database,
    // After what is in it.
    cluster: Cluster,
    folders: Vec<PathBuf>,
    running: Vec<Option<House>>,
    authorities: watch::Sender<Vec<String>>,
}

impl Nodes {
    fn open() -> Nodes {
        let folders: Vec<PathBuf> = (0..NODES).map(|number| folder(&format!("node-{number}"))).collect();
        let (authorities, _) = watch::channel(vec![String::new(); NODES]);
        let running = (0..NODES).map(|_| None).collect();
        let cluster = Cluster::start();
        let database = Database::of(&cluster);
        let mut nodes = Nodes { database, cluster, folders, running, authorities };
        (0..NODES).for_each(|number| nodes.begin(number));
        nodes
    }

    fn begin(&mut self, number: usize) {
        let flags = ["--store", self.database.url(), "--node", "127.0.0.1:0"];
        let (house, authority) = House::open_with(&self.folders[number], &flags);
        self.running[number] = Some(house);
        self.authorities.send_modify(|all| all[number] = authority);
    }

    fn signal(&self, number: usize, signal: Signal) {
        let process = &self.running[number].as_ref().unwrap().process;
        kill(Pid::from_raw(process.id() as i32), signal).unwrap();
    }

    /// Do something to a node, until it is back.
    async fn suffer(&mut self, number: usize, fault: Fault) {
        match fault {
            Fault::Killed => self.running[number] = None,
            Fault::HeldUp => {
                self.signal(number, Signal::SIGSTOP);
                sleep(Duration::from_millis(7500)).await;
                self.signal(number, Signal::SIGCONT);
                return;
            }
            Fault::WithoutDatabase => {
                return block_in_place(|| {
                    self.cluster.kill();
                    self.cluster.resume();
                });
            }
            Fault::Stopped => {
                self.signal(number, Signal::SIGTERM);
                let mut stopped = self.running[number].take().unwrap();
                block_in_place(|| stopped.process.wait().unwrap());
            }
        }
        block_in_place(|| self.begin(number));
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

/// How long choices took that were said while this was done.
fn said(count: &Count, number: usize) -> String {
    let waited = count.waited.lock().unwrap();
    let mut waited: Vec<Duration> =
        waited.iter().filter(|(fault, _)| *fault == number).map(|(_, waited)| *waited).collect();
    waited.sort();
    match waited.last() {
        Some(slowest) => {
            format!(
                "{} choices, p99 {:?}, slowest {slowest:?}",
                waited.len(),
                waited[waited.len() * 99 / 100]
            )
        }
        None => "no choices".into(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_die_sleep_and_stop_and_nothing_is_lost_or_done_twice() {
    let mut nodes = block_in_place(Nodes::open);
    let count = Arc::new(Count::default());
    let house = nodes.authorities.subscribe();
    let work = play(3, &house, &count);
    let mut rng = Rng::seeded(2026);
    let faults = kills();
    for number in 0..faults {
        count.fault.store(0, Ordering::SeqCst);
        sleep(Duration::from_millis(1000 + rng.below(1000))).await;
        let fault = Fault::ALL[number % Fault::ALL.len()];
        count.fault.store(fault.number(), Ordering::SeqCst);
        let begun = Instant::now();
        nodes.suffer(rng.below(NODES as u64) as usize, fault).await;
        // Until the others have taken over, if they must wait for the lease.
        if matches!(fault, Fault::Killed) {
            sleep(Duration::from_secs(6).saturating_sub(begun.elapsed())).await;
        }
    }
    end(work, &count).await;
    println!("nothing was done: {}", said(&count, 0));
    for fault in Fault::ALL {
        println!("{fault:?}: {}", said(&count, fault.number()));
    }
    let (acknowledged, games) =
        (count.acknowledged.load(Ordering::SeqCst), count.games.load(Ordering::SeqCst));
    println!(
        "{faults} faults, {acknowledged} choices acknowledged in {games} games: 0 lost, 0 doubled, 0 refused"
    );
    assert!(acknowledged > 20 * faults, "{acknowledged} choices are no load");
}
