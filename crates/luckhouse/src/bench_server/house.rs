//! A house of one's own: other processes on this machine, with data of their own, that are closed at the end.

use crate::failure::Failure;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::time::Duration;
use tokio::time::sleep;

/// How long it takes until memory that is not needed any more is given back.
const SETTLING: Duration = Duration::from_secs(3);

/// A house of one node, or of several at one database.
pub(super) struct House(Vec<Child>);

impl House {
    /// Open a house with an empty folder; or with so many nodes at this database.
    pub(super) fn start(place: Option<&Path>, store: Option<&str>, nodes: usize) -> Result<House, Failure> {
        let flags = store.map_or_else(Vec::new, |store| vec!["--store", store, "--node", "127.0.0.1:0"]);
        (0..nodes).map(|number| Child::start(place, number, &flags)).collect::<Result<_, _>>().map(House)
    }

    /// Where the two at this table come: to two nodes, if there are as many, so that half of all that is said is carried.
    pub(super) fn doors(&self, table: usize) -> Doors {
        [table, table + 1].map(|number| self.0[number % self.0.len()].authority.clone())
    }

    /// The resident memory of all nodes in bytes; 0 where the system does not tell.
    pub(super) fn memory(&self) -> u64 {
        self.0.iter().map(Child::memory).sum()
    }

    /// The same when what was needed for a moment only has been given back.
    pub(super) async fn settled_memory(&self) -> u64 {
        sleep(SETTLING).await;
        self.memory()
    }

    /// How long they have kept cores busy; nothing where the system does not tell.
    pub(super) fn busy(&self) -> Duration {
        self.0.iter().map(Child::busy).sum()
    }

    /// Close it as its host would, one node after the other, and see that each closes well.
    pub(super) fn stop(self) -> Result<(), Failure> {
        self.0.into_iter().try_for_each(Child::stop)
    }
}

/// Hosts and ports at which those at a table come, the one who opens it first.
pub(super) type Doors = [String; 2];

/// The process of one node.
struct Child {
    process: process::Child,
    /// Host and port.
    authority: String,
    data: PathBuf,
}

impl Child {
    fn start(place: Option<&Path>, number: usize, flags: &[&str]) -> Result<Child, Failure> {
        let place = place.map_or_else(std::env::temp_dir, Path::to_path_buf);
        let data = place.join(format!("luckhouse-bench-{}-{number}", process::id()));
        let mut process = Command::new(std::env::current_exe()?)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--trust-loopback",
                "--set",
                "limits.connections=100000",
                "--data",
            ])
            .arg(&data)
            .args(flags)
            .env("LUCKHOUSE_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let authority =
            line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).map(String::from);
        let child = Child { process, authority: authority.clone().unwrap_or_default(), data };
        // Without an address it has said why on stderr.
        authority.map(|_| child).ok_or_else(|| Failure::Failed("the house did not open".into()))
    }

    fn memory(&self) -> u64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes =
            line.and_then(|line| line.split_whitespace().next()).and_then(|word| word.parse::<u64>().ok());
        kilobytes.unwrap_or(0) * 1024
    }

    fn busy(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap_or_default();
        // After the name in brackets, the twelfth and thirteenth words count hundredths of a second.
        let words = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
        Duration::from_millis(words.filter_map(|word| word.parse::<u64>().ok()).sum::<u64>() * 10)
    }

    fn stop(mut self) -> Result<(), Failure> {
        let asked = Command::new("kill").arg(self.process.id().to_string()).status();
        if !asked.is_ok_and(|status| status.success()) {
            self.process.kill()?;
        }
        let status = self.process.wait()?;
        if status.success() {
            Ok(())
        } else {
            Err(Failure::Failed(format!("the house did not close well: {status}")))
        }
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // It may have ended long ago.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
