//! Players who are not people. Each sees only a view: what a player in that seat may see.
//!
//! Every game has a player of each [`Level`]; those who think can say what every choice is worth ([`Thinker`]), and
//! a [`Judge`] can say it of any position of a finished game.

pub mod analysis;
pub mod arena;
pub mod booty_dice;
mod budget;
pub mod calibration;
pub mod careful;
pub mod fortuna;
mod judge;
pub mod lantern;
mod level;
pub mod lucky_shot;
mod models;
mod random;
pub mod reynards_luck;
pub mod search;
mod thinker;
mod wandering;

pub use budget::{Budget, Meter};
pub use judge::{Judge, Unclear, Worth, over_the_odds, share};
pub use level::Level;
pub use models::FOLDER as MODELS_FOLDER;
pub use random::Random;
pub use thinker::{Advice, Character, Player, Taste, Thinker, best_of};
pub use wandering::Wandering;

/// The examples of CONTRIBUTING are compiled and run like those of the code.
#[cfg(doctest)]
#[doc = include_str!("../../../CONTRIBUTING.md")]
struct Contributing;
