//! Players who are not people. Each sees only a view: what a player in that seat may see.

pub mod careful;
mod random;

pub use random::Random;

/// The examples of CONTRIBUTING are compiled and run like those of the code.
#[cfg(doctest)]
#[doc = include_str!("../../../CONTRIBUTING.md")]
struct Contributing;
