//! Exact answers, for any game that is small enough to be seen whole.
//!
//! | question | module |
//! |---|---|
//! | what is a game for one worth, and how is it played best? | [`solo`] |
//! | who wins a game for two with open cards, if both play best? | [`duel`] |
//! | what if both choose at once? | [`matrix`] |
//! | which dice to keep? | [`dice`] |
//! | who wins Booty Dice for two? | [`booty_dice`] |
//! | who wins Fortuna for two? | [`fortuna`] |
//! | what is a Lantern sheet worth, and each choice in it? | [`lantern`] |
//! | which card to play in a confrontation of Reynard's Luck? | [`reynards_luck`] |
//! | what is a small game for two with secrets worth, and what can be taken from a player? | [`secrets`] |
//!
//! Each answer says how far it can be off. [`sketch`] makes small games out of a list, to try the solvers on.
//!
//! The other solvers see the whole state. In a game with secrets that is more than a player knows, and the answer is
//! then that of the game with all cards open.

pub mod booty_dice;
mod cancel;
mod components;
pub mod dice;
pub mod duel;
pub mod fortuna;
mod graph;
pub mod lantern;
pub mod matrix;
pub mod reynards_luck;
mod rounding;
pub mod secrets;
pub mod sketch;
pub mod solo;
mod unsolved;
mod watch;

pub use cancel::Cancel;
pub use unsolved::Unsolved;
pub use watch::Watch;

/// The examples of the README are tried like all others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
