//! The games with their types rubbed off: words, pictures and JSON in and out.
//!
//! A screen, a server or a command line names no game. It finds one by name, opens a table, and from then on
//! says words and gets pictures, views and stories back.
//!
//! ```
//! use luckhouse_engine::{Rng, Seat, Viewer};
//! use luckhouse_shelf::{BotSpec, Waiting, games::GAMES};
//!
//! let mut rng = Rng::seeded(1);
//! for game in GAMES {
//!     let mut table = game.open(&[], game.about().seats[0])?;
//!     loop {
//!         match table.waiting() {
//!             Waiting::Roll => table.roll(&mut rng),
//!             Waiting::Choice(seats) => table.choose_as(seats.first().unwrap(), BotSpec::RANDOM, &mut rng)?,
//!             Waiting::Over(_) => break,
//!         }
//!     }
//!     assert!(!table.picture(Viewer::Watcher).is_empty());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod any_game;
mod bots;
mod coach;
mod contest;
mod facts;
pub mod games;
pub mod hints;
mod observe;
pub mod odds;
mod pace;
mod page;
mod plain;
mod prose;
mod report;
mod rules_page;
mod shelved;
mod table;
mod tally;
mod tuning;
mod typescript;

pub use advice::Opinion;
pub use any_game::{AnyGame, OptionLine, find, read_log};
pub use bots::{BotSpec, Strength};
pub use coach::{CoachReport, NoCoach};
pub use contest::Round;
pub use facts::{PlainFact, label, paragraph};
pub use luckhouse_bots::Budget;
pub use luckhouse_bots::lantern::remember_at_most;
pub use luckhouse_solvers::Cancel;
pub use observe::{Decided, MOST_USES, Observed, Progress, Use};
pub use pace::{Asking, Thought, time_of};
pub use page::page_as_text;
pub use prose::{ending, wrap};
pub use report::{OddsTopic, Report};
pub use shelved::{Seen, Shelved, Shortcut, Solved, Step};
pub use table::{AnyTable, LabelledOffer, News, Offer, Pondering, Waiting};
pub use tally::{Tally, wilson};
pub use tuning::{BestPlay, Effort, HeadStart};
pub use typescript::Types;
