//! The real program, which can be killed.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// So often the house is killed.
pub(crate) fn kills() -> usize {
    std::env::var("LUCKHOUSE_KILLS").map_or(10, |kills| kills.parse().unwrap())
}

/// A folder of one's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("luckhouse-{name}-{}", std::process::id()))
}

/// The process of the house, killed when the test ends in any way.
pub(crate) struct House {
    pub(crate) process: Child,
}

impl House {
    pub(crate) fn open(data: &Path) -> (House, String) {
        House::open_with(data, &[])
    }

    /// With these flags besides.
    pub(crate) fn open_with(data: &Path, flags: &[&str]) -> (House, String) {
        let mut process = Command::new(env!("CARGO_BIN_EXE_luckhouse"))
            .args(["serve", "--listen", "127.0.0.1:0", "--grace", "3600", "--trust-loopback", "--data"])
            .arg(data)
            .args(flags)
            .env("LUCKHOUSE_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let authority = line.split("http://").nth(1).expect(&line).split('/').next().unwrap().to_string();
        (House { process }, authority)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // SIGKILL: it has no chance to finish anything. One that has ended already does not mind.
        let _ = self.process.kill();
        self.process.wait().unwrap();
    }
}
