//! Games as numbers, for machines that learn.
//!
//! A game that can be [encoded](Encode) has a fixed list of actions, so that a legal list becomes a mask, and a fixed
//! row of numbers for what a seat may know. Both are told from the seat that is to move: seats are counted from it, and
//! the board of Reynard's Luck is turned so that its own pieces begin below. A [`Batch`] plays many games at once.
//!
//! ```
//! use luckhouse_encode::{Batch, Encode, Rows, width};
//! use luckhouse_engine::Game;
//! use luckhouse_games::booty_dice::BootyDice;
//!
//! let game = BootyDice::new(Default::default(), 3)?;
//! let mut rows = Rows::new(16, width(&game), game.actions(), game.seats());
//! let mut batch = Batch::new(game, 16, 7).unwrap();
//! batch.write(rows.slices(), 1);
//! let mut actions = [0; 16];
//! for _ in 0..100 {
//!     batch.sample(&mut actions);
//!     batch.step(&actions, rows.slices(), 2).unwrap();
//! }
//! # Ok::<(), luckhouse_engine::BadWord>(())
//! ```

mod batch;
mod booty_dice;
mod dice;
mod encode;
mod fortuna;
mod games;
mod lane;
mod lantern;
mod lucky_shot;
mod reynards_luck;
mod rows;
mod sink;

pub use batch::{Batch, NoChoice, NotLegal};
pub use encode::{Encode, returns};
pub use games::{Visitor, visit_all};
pub use rows::{Rows, Slices};
pub use sink::{Field, Sink, fields, observation, width};
