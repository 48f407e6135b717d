//! Learns the weights of the players of Reynard's Luck and prints them:
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_weights > crates/bots/data/reynards_luck.txt`

fn main() {
    let number =
        |at: usize, usual: u64| std::env::args().nth(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (rounds, games) = (number(1, 3), number(2, 250));
    println!("# Learned by `cargo run --release -p luckhouse-bots --example reynards_luck_weights`.");
    print!("{}", luckhouse_bots::reynards_luck::learn::weights(rounds, games));
}
