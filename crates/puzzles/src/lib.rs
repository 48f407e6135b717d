//! Puzzles: positions of real games in which one choice is clearly the best.
//!
//! A puzzle is the log of a game up to a moment, the seat that chooses, and what a judge who sees only what that seat may
//! see thinks of every choice: proved where the game is solved, beyond the judge's own error elsewhere. They are mined from
//! games of bots, or from logs that are given ([`Mine`]), kept as text ([`kept`]), and proved again ([`Puzzle::prove`]).
//!
//! ```
//! let puzzle = &luckhouse_puzzles::of("fortuna")?[0];
//! let table = puzzle.table()?;
//! assert!(table.offers(puzzle.seat).iter().any(|offer| offer.word == puzzle.answer));
//! assert!(puzzle.attempt(&*table, &puzzle.answer)?.solved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod file;
mod judging;
pub mod kept;
mod mine;
mod puzzle;

pub use file::{BadFile, read, write};
pub use judging::{JUDGING, Wrong};
pub use kept::{find, of, of_day};
pub use mine::{Mine, NotMined, Source};
pub use puzzle::{Attempt, BadPuzzle, Fault, Puzzle, PuzzleId, Value};
