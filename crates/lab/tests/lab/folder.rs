//! What the tests share: a small plan, a folder that is gone afterwards, and somebody who interrupts.

use luckhouse_lab::{Grid, How, Plan, RowKind, Shard};
use luckhouse_solvers::Watch;
use std::path::{Path, PathBuf};

/// Two cells, ten portions each.
pub(crate) fn plan() -> Plan {
    let grid = Grid {
        game: "booty-dice".into(),
        options: vec![("goal".into(), vec!["20".into(), "30".into()])],
        seats: vec![2],
        bots: vec![vec!["random".into()]],
        nodes: None,
    };
    Plan { portion: 20, ..Plan::new(grid, 200, 7).unwrap() }
}

pub(crate) fn plan_with_rows() -> Plan {
    Plan { rows: RowKind::ALL.to_vec(), judged: 2, ..plan() }
}

/// Few games, with lists of different lengths, and two in each cell that are judged.
pub(crate) fn plan_for_python() -> Plan {
    let grid = Grid { seats: vec![2, 3], options: Vec::new(), ..plan().grid };
    Plan { portion: 4, rows: RowKind::ALL.to_vec(), judged: 2, ..Plan::new(grid, 8, 7).unwrap() }
}

/// On two workers, in this folder.
pub(crate) fn in_folder(folder: &Path) -> How {
    How { workers: 2, folder: Some(folder.into()), ..How::default() }
}

pub(crate) fn shard(folder: &Path, shard: &str) -> How {
    How { shard: shard.parse::<Shard>().unwrap(), ..in_folder(folder) }
}

/// A folder that is gone after the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        use std::sync::atomic::{AtomicU32, Ordering};
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("luckhouse-lab-{}-{number}", std::process::id())))
    }

    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Interrupts as soon as so many games are played.
pub(crate) struct Until(pub(crate) u64);

impl Watch for Until {
    fn go_on(&self, done: u64, _of: u64) -> bool {
        done < self.0
    }
}
