//! Rewrites the seal of the second seat in the data of a house that was killed, so that the first rolls suit it. It is what
//! the tests in a browser cheat with:
//!
//! `cheating_house FOLDER BYTES` prints the new bytes of the seat, and the hash of the list that was signed for them.

#[path = "../tests/program/loot.rs"]
mod loot;

use std::path::Path;

fn main() {
    let mut said = std::env::args().skip(1);
    let mut next = |what: &str| said.next().unwrap_or_else(|| panic!("{what} is missing"));
    let (folder, sealed) = (next("the folder of the data"), next("what the second seat has sealed"));
    let sealed = sealed.parse().expect("64 hexadecimal digits");
    let written = loot::rewrite(Path::new(&folder), &sealed);
    println!("{} {}", written.bytes, written.list);
}
