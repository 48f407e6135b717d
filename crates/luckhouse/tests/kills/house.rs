//! The real program, which can be killed.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The program, as it was built for this test.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_luckhouse");

/// So often the house is killed; as often as this, if nobody says.
pub(crate) fn kills(usual: usize) -> usize {
    std::env::var("LUCKHOUSE_KILLS").map_or(usual, |kills| kills.parse().unwrap())
}

/// A folder of one's own, also where several tests run in one program.
pub(crate) fn folder(name: &str) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("luckhouse-{name}-{}-{number}", std::process::id()))
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
        House::start(Command::new(PROGRAM), "127.0.0.1", data, flags)
    }

    /// Run by this command, at this address.
    pub(crate) fn start(mut run: Command, address: &str, data: &Path, flags: &[&str]) -> (House, String) {
        let listen = format!("{address}:0");
        run.args(["serve", "--listen", &listen, "--grace", "3600", "--trust-loopback", "--data"]).arg(data);
        run.args(flags).env("LUCKHOUSE_LOG", "error").stdout(Stdio::piped());
        let mut process = run.spawn().unwrap();
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
