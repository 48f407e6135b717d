//! Folders for tests.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A path for a folder that nobody else uses. What is there is removed when this is dropped.
///
/// ```
/// use luckhouse_store::{Sqlite, conformance::Scratch};
/// let scratch = Scratch::new();
/// let store = Sqlite::open(scratch.path()).unwrap();
/// drop(store);
/// ```
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new path. Nothing is there yet.
    #[allow(clippy::new_without_default, reason = "each is another")]
    pub fn new() -> Scratch {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("luckhouse-scratch-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // Left by a program of the same number that was killed.
        drop(std::fs::remove_dir_all(&path));
        Scratch(path)
    }

    /// Where.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}
