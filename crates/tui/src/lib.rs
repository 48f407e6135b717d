//! The house in a terminal: full-screen tables.
//!
//! | what | where |
//! |---|---|
//! | where a table is and what can be done there | `source`, `local` |
//! | how a game is drawn | `board`, `games/` |
//! | colours and signs | `look` |
//!
//! The screens name no game. How a game looks is said in `games/`, one folder or file each, and a game that has none is
//! drawn by its plain picture.

pub mod board;
pub mod games;
pub mod look;
pub mod source;
