//! Players who are not people. Each sees only a view: what a player in that seat may see.

pub mod careful;
mod random;

pub use random::Random;
