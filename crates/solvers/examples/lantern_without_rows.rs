//! Writes the default sheet of Lantern, solved as if it had no rows:
//!
//! `cargo run --release -p luckhouse-solvers --example lantern_without_rows > crates/solvers/data/last-fortress-without-rows.bin`

use luckhouse_engine::Game;
use luckhouse_games::lantern::{Lantern, LanternOptions};
use luckhouse_solvers::lantern::Solution;
use std::io::Write;

fn main() {
    let game = Lantern::new(LanternOptions::default(), 1).expect("the default sheet is for one");
    let bytes = Solution::solve_without_rows(&game).to_bytes(&game);
    std::io::stdout().write_all(&bytes).expect("somebody reads");
}
