//! A network of this test's own, whose hosts can be cut from each other: network namespaces on one bridge. It needs root, `unshare`
//! and `ip` (packages util-linux and iproute2), touches nothing outside and leaves nothing behind.

use std::os::unix::fs::MetadataExt;
use std::process::Command;

/// Says that we are in it.
const INSIDE: &str = "LUCKHOUSE_NETWORK";
/// Where packets go that are to be lost: nobody has this one.
const NOBODY: &str = "02:00:00:00:00:99";

/// What the network is made in: names of hosts are kept under `/run`, which is therefore another one in there.
const ENTER: &str = "mount -t tmpfs tmpfs /run && ip link set lo up && exec \"$@\"";

/// Run the test of this name once more, in a network of its own. Whoever is in it already goes on; whoever may not make one is told so.
pub(crate) fn inside(test: &str) -> bool {
    if std::env::var_os(INSIDE).is_some() {
        return true;
    }
    // Only Linux has this folder, and it is its user's.
    if std::fs::metadata("/proc/self").map_or(true, |own| own.uid() != 0) {
        eprintln!("{test} was NOT run: a network of its own needs root on Linux");
        return false;
    }
    let program = std::env::current_exe().unwrap();
    let mut apart = Command::new("unshare");
    apart.args(["--net", "--mount", "--", "/bin/sh", "-c", ENTER, "enter"]).arg(program);
    let ended = apart.args([test, "--exact", "--nocapture"]).env(INSIDE, "1").status();
    let ended = ended.expect("`unshare`, of the package util-linux, makes a network of one's own");
    assert!(ended.success(), "{test} failed in its network");
    false
}

/// Hosts of the network, and this test itself, which stands on the bridge.
pub(crate) struct Network {
    hosts: usize,
}

impl Network {
    /// The network in which this program is, with this many hosts. Nothing is in it yet but this test, at these addresses.
    pub(crate) fn of(hosts: usize, here: &[&str]) -> Network {
        ip("link add bridge type bridge forward_delay 0");
        here.iter().for_each(|address| ip(&format!("addr add {address}/24 dev bridge")));
        ip("link set bridge up");
        for host in 0..hosts {
            ip(&format!("netns add host{host}"));
            ip(&format!("link add port{host} type veth peer name wire netns host{host}"));
            ip(&format!("link set port{host} master bridge up"));
            ip(&format!("-n host{host} addr add {}/24 dev wire", address(host)));
            ip(&format!("-n host{host} link set wire up"));
            ip(&format!("-n host{host} link set lo up"));
        }
        Network { hosts }
    }

    /// What is sent from a host to an address is lost from now on, without a word to either; or no longer.
    pub(crate) fn lose(&self, host: usize, to: &str, lost: bool) {
        assert!(host < self.hosts);
        match lost {
            true => {
                ip(&format!("-n host{host} neigh replace {to} lladdr {NOBODY} dev wire nud permanent"));
            }
            false => ip(&format!("-n host{host} neigh del {to} dev wire")),
        }
    }

    /// Two hosts hear nothing of each other; or do again.
    pub(crate) fn part(&self, one: usize, other: usize, apart: bool) {
        self.lose(one, &address(other), apart);
        self.lose(other, &address(one), apart);
    }
}

/// Where a host is.
pub(crate) fn address(host: usize) -> String {
    format!("10.213.0.{}", 11 + host)
}

/// This program, at that host.
pub(crate) fn at(host: usize, program: &str) -> Command {
    let mut command = Command::new("ip");
    command.args(["netns", "exec", &format!("host{host}"), program]);
    command
}

fn ip(words: &str) {
    let ran = Command::new("ip").args(words.split(' ')).output();
    let ran = ran.expect("`ip`, of the package iproute2, makes the hosts of a network");
    assert!(ran.status.success(), "ip {words}: {}", String::from_utf8_lossy(&ran.stderr));
}
