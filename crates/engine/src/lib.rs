//! The words of the trade: seats, dice, odds, turn, game, table, log.
//!
//! A game is a *rules value* (its options and the number of seats) over a plain *state*. Whoever holds both
//! can ask whose [`Turn`] it is, what is legal, and what happens next; nothing in a state knows a random
//! generator, a clock or a screen. Everything else in the house (bots, solvers, the lab, the server) is
//! built on the one trait [`Game`].
//!
//! ```
//! use luckhouse_engine::pig::{Pig, PigOptions};
//! use luckhouse_engine::{Game, Playout, Rng};
//!
//! let pig = Pig::new(PigOptions::default(), 2)?;
//! let ended = Playout::new().run(&pig, &mut Rng::seeded(1));
//! assert_eq!(ended.outcome.winners.len(), 1);
//! # Ok::<(), luckhouse_engine::BadWord>(())
//! ```
//!
//! Start with [`pig`], a whole game in one small file.

mod chance;
mod choices;
mod dice;
mod events;
pub mod fair;
mod game;
mod header;
mod history;
mod log;
mod near;
mod odds;
mod options;
mod outcome;
mod people;
mod phrase;
pub mod pig;
mod playout;
mod refusal;
mod rng;
mod seat;
mod starter;
mod table;
mod turn;
mod word;

pub use chance::{Chance, RollOf};
pub use choices::Choices;
pub use dice::{DiceSet, Die};
pub use events::Events;
pub use game::{About, Bot, Decision, Game, Imagine};
pub use header::Header;
pub use history::History;
pub use log::{Event, LogError, LogFault};
pub use odds::{Fraction, Odds};
pub use options::{Access, Field, Options};
pub use outcome::Outcome;
pub use people::{People, Sitter};
#[doc(hidden)]
pub use phrase::check_phrase;
pub use phrase::{Argument, Phrase};
pub use playout::{Ended, Playout};
pub use refusal::{Awaited, Expected, NoUndo, Refusal};
pub use rng::Rng;
pub use seat::{PerSeat, Seat, SeatSet};
pub use starter::Starter;
pub use table::Table;
pub use turn::{Actor, Turn, Viewer};
pub use word::{BadWord, Fault, Word};

/// The examples of the README are tried like all others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
