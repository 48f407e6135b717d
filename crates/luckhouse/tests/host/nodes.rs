//! Three nodes of one house: what is limited, and who is kept out, holds for all of them together.

use super::house::{Folder, House, does};
use luckhouse_server::protocol::VERSION;
use luckhouse_store::conformance::Database;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Three nodes behind a proxy, which all know each other.
struct Nodes {
    running: Vec<House>,
    folder: Folder,
    _database: Database,
}

impl Nodes {
    fn with(setting: &str) -> Nodes {
        let (folder, database) = (Folder::new(), Database::new());
        let flags = [
            "--store",
            database.url(),
            "--node",
            "127.0.0.1:0",
            "--behind-proxy",
            "loopback",
            "--set",
            setting,
        ];
        let running = (0..3).map(|number| House::open(&folder.at(&format!("{number}")), &flags)).collect();
        let nodes = Nodes { running, folder, _database: database };
        nodes.know_each_other();
        nodes
    }

    /// Wait until each knows all.
    fn know_each_other(&self) {
        let all = format!("luckhouse_nodes {}", self.running.len());
        for node in &self.running {
            eventually("the nodes know each other", || {
                node.get("/metrics").1.lines().any(|line| line == all).then_some(())
            });
        }
    }

    /// Open as many tables, at one node after the other: how many could be.
    fn tables(&self, address: &str, tries: usize) -> usize {
        let open = |number: &usize| {
            let node = &self.running[number % self.running.len()];
            opens(node, address) == 201
        };
        (0..tries).filter(open).count()
    }
}

fn opens(node: &House, address: &str) -> u16 {
    let order = r#"{"game":"booty-dice","seats":2,"visibility":"public"}"#;
    let (status, answer) = node.ask_for(address, "POST", "/api/v1/tables", order);
    assert!([201, 429].contains(&status), "{status} {answer}");
    status
}

/// Try again until it is so; but not without end.
fn eventually<T>(what: &str, found: impl Fn() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "in vain: {what}");
        sleep(Duration::from_millis(300));
    }
}

/// Some whose homes are all over the house.
fn addresses(network: &str) -> Vec<String> {
    (1..=6).map(|number| format!("{network}.{number}")).collect()
}

#[test]
fn an_address_opens_so_many_tables_in_all_and_a_dead_home_refuses_nobody() {
    let mut nodes = Nodes::with("limits.tables_per_address=7");
    for address in addresses("192.0.2") {
        assert_eq!(nodes.tables(&address, 12), 7, "{address}");
    }
    // One dies. Until its lease has run out, the others ask it in vain, and give their shares.
    nodes.running.remove(0).kill();
    for address in addresses("198.51.100") {
        assert_eq!(nodes.tables(&address, 2), 2, "{address}");
    }
    // Then whoever was at home there is at home elsewhere.
    nodes.know_each_other();
    for address in addresses("203.0.113") {
        assert_eq!(nodes.tables(&address, 10), 7, "{address}");
    }
}

#[test]
fn requests_are_counted_together() {
    let nodes = Nodes::with("limits.requests_per_minute=60");
    for address in addresses("192.0.2") {
        let begun = Instant::now();
        let asked = |number: &usize| nodes.running[number % 3].ask_for(&address, "GET", "/house.css", "").0;
        let fine = (0..150).filter(|number| asked(number) == 200).count() as u64;
        // One comes back each second; and what a node has borrowed, another has not.
        let most = 60 + begun.elapsed().as_secs() + 1;
        assert!((40..=most).contains(&fine), "{fine} of 60 to {most}");
    }
}

#[test]
fn connections_of_an_address_are_counted_together() {
    let nodes = Nodes::with("limits.connections_per_address=4");
    for address in addresses("192.0.2") {
        let opened: Vec<(u16, TcpStream)> =
            (0..9).map(|number| nodes.running[number % 3].socket_for(&address)).collect();
        let mut sockets: Vec<TcpStream> =
            opened.into_iter().filter(|(status, _)| *status == 101).map(|(_, socket)| socket).collect();
        assert_eq!(sockets.len(), 4, "{address}");
        sockets.pop();
        let again = eventually("there is room again", || {
            (0..3).map(|number| nodes.running[number].socket_for(&address)).find(|(status, _)| *status == 101)
        });
        drop((again, sockets));
    }
}

#[test]
fn tables_are_counted_together() {
    let nodes = Nodes::with("limits.tables=4");
    let open = |number: usize| assert_eq!(opens(&nodes.running[number], "192.0.2.1"), 201);
    (0..3).for_each(|_| open(0));
    eventually("as many tables as there should be", || {
        open(1);
        let listed = nodes.running[2].get("/api/v1/tables").1;
        (listed.matches("\"table\":").count() == 4).then_some(())
    });
}

/// Say hello, and wait until the house has heard it.
fn hello(socket: &mut TcpStream, table: &str) {
    let hello = format!(r#"{{"say":"hello","version":{VERSION},"table":"{table}"}}"#);
    let length = u8::try_from(hello.len()).ok().filter(|length| *length < 126).unwrap();
    // One frame of text, with a mask that changes nothing.
    socket.write_all(&[&[0x81, 0x80 | length, 0, 0, 0, 0], hello.as_bytes()].concat()).unwrap();
    let mut heard = [0; 64];
    assert!(socket.read(&mut heard).unwrap() > 0);
}

#[test]
fn a_ban_is_felt_at_every_node_at_once() {
    let nodes = Nodes::with("limits.tables=100");
    let table = nodes.running[0].table("booty-dice");
    let mut sockets: Vec<TcpStream> =
        nodes.running.iter().map(|node| node.socket_for("192.0.2.9").1).collect();
    sockets.iter_mut().for_each(|socket| hello(socket, &table));
    does(&["admin", "--data", &nodes.folder.text("1"), "ban", "192.0.2.0/24"]);
    for (node, socket) in nodes.running.iter().zip(&mut sockets) {
        assert_eq!(node.ask_for("192.0.2.7", "GET", "/house.css", "").0, 403);
        let mut rest = Vec::new();
        socket.read_to_end(&mut rest).unwrap();
        let rest = String::from_utf8_lossy(&rest);
        assert!(rest.contains("keeps your address out"), "{rest}");
    }
    does(&["admin", "--data", &nodes.folder.text("2"), "lift", "192.0.2.0/24"]);
    for node in &nodes.running {
        assert_eq!(node.ask_for("192.0.2.7", "GET", "/house.css", "").0, 200);
    }
}
