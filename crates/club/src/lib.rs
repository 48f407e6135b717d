//! Players over many games: how strong they are, and tournaments between them.
//!
//! Everything here is worked out from what it is given: no socket, no store, no clock, no random numbers. A house that
//! keeps the results can work it all out again.
//!
//! ```
//! use luckhouse_club::rating::{Pool, Rating, Weight, rate};
//! let pool: Pool = "booty-dice/2".parse()?;
//! let after = rate(&pool, &[Rating::new(), Rating::new()], &[1, 2], Weight::FULL);
//! assert!(after[0].shown().0 > 1500 && after[1].shown().0 < 1500);
//! assert!(after[0].is_provisional(), "one game says little");
//! # Ok::<(), luckhouse_engine::BadWord>(())
//! ```

pub mod luck;
pub mod rating;
pub mod tournament;
