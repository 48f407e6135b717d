//! Prints the weights of the players of Reynard's Luck: the first guess, or what so many ROUNDS of GAMES teach:
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_weights -- [ROUNDS GAMES]`
//!
//! The weights that ship are the guess, `… > crates/bots/data/reynards_luck.txt`.

fn main() {
    let number =
        |at: usize, usual: u64| std::env::args().nth(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (rounds, games) = (number(1, 0), number(2, 0));
    println!("# Printed by `cargo run --release -p luckhouse-bots --example reynards_luck_weights`.");
    print!("{}", luckhouse_bots::reynards_luck::learn::weights(rounds, games));
}
