//! Where the pages are, and when they have to be built in anew.

use std::env;
use std::path::Path;

fn main() -> std::io::Result<()> {
    // The whole path, without any `..`: pages that are built after the program would not be found by another one.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let pages = root.join("web/dist");
    println!("cargo::rustc-env=LUCKHOUSE_PAGES={}", pages.display());
    println!("cargo::rerun-if-changed=build.rs");
    // In other builds they are read from the folder while the program runs.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={}", pages.display());
    }
    Ok(())
}
