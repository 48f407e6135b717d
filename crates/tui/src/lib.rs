//! The house in a terminal: full-screen tables.
//!
//! | what | where |
//! |---|---|
//! | where a table is and what can be done there | `source`, `local`, `replay` |
//! | how a game is drawn | `board`, `games/` |
//! | what is said of a game before it is played | `about` |
//! | what is seen when | `director` |
//! | colours and signs | `look` |
//! | box covers and faces, where the terminal has graphics | `pictures` |
//! | what is needed of whoever opens the screens | `house` |
//! | the screens, and going from one to another | `screens/`, `app` |
//! | the terminal itself, which is always given back as it was | `terminal` |
//!
//! The screens name no game. How a game looks is said in `games/`, one folder or file each, and a game that has none is
//! drawn by its plain picture.
//!
//! Everything but `terminal` is state that changes by events and time: tests play on a screen that is only a buffer.

pub mod about;
pub mod app;
pub mod board;
pub mod director;
pub mod games;
pub mod house;
pub mod local;
pub mod look;
mod paint;
pub mod pictures;
pub mod replay;
mod screens;
pub mod source;
pub mod terminal;
mod thinking;

pub use screens::LEAST;
pub use terminal::{Ending, run, run_source};
