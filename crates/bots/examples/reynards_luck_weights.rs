//! Prints the weights of the players of Reynard's Luck, what so many ROUNDS of GAMES teach:
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_weights -- [ROUNDS GAMES]`
//!
//! Without numbers it prints those that ship, `… > crates/bots/data/reynards_luck.txt`; without any round, the guess
//! that learning begins with.

fn main() {
    let number =
        |at: usize, usual: u64| std::env::args().nth(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (rounds, games) = (number(1, 1), number(2, 250));
    println!("# Printed by `cargo run --release -p luckhouse-bots --example reynards_luck_weights`.");
    print!("{}", luckhouse_bots::reynards_luck::learn::weights(rounds, games));
}
