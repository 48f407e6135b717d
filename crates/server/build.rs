//! The pages are read when the program is built for good: cargo has to know that they have changed.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Otherwise they are read from the folder while the program runs.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
