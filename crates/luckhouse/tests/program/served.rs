//! The real program as a house on the network.

use crate::run::{Home, luckhouse};
use std::io::{BufRead, BufReader};
use std::process::Child;

/// A house that is open as long as this is held.
pub(crate) struct Served {
    child: Child,
    pub(crate) home: Home,
    pub(crate) url: String,
}

impl Served {
    pub(crate) fn start() -> Served {
        Served::at(Home::new(), "127.0.0.1:0")
    }

    fn at(home: Home, address: &str) -> Served {
        let arguments = ["serve", "--listen", address, "--bot-pace", "0", "--trust-loopback"];
        let mut child = luckhouse(&home, &arguments).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("the house did not open: {line}")).to_string();
        Served { child, home, url }
    }

    /// End it without a warning, and open it again with the same data at the same address.
    pub(crate) fn killed_and_restarted(mut self, in_between: impl FnOnce(&Home)) -> Served {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        in_between(&self.home);
        let address = self.url.trim_start_matches("http://").trim_end_matches('/').to_string();
        let home = std::mem::replace(&mut self.home, Home::new());
        Served::at(home, &address)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
