//! The games with their types rubbed off: words, pictures and JSON in and out.
//!
//! A screen, a server or a command line names no game. It finds one by name, opens a table, and from then on
//! says words and gets pictures, views and stories back.
//!
//! ```
//! use luckhouse_engine::{Rng, Seat, Viewer};
//! use luckhouse_shelf::{BotSpec, Waiting, games::GAMES};
//! use luckhouse_words::{Language, Words};
//!
//! let mut rng = Rng::seeded(1);
//! let english = Words::in_language(Language::ENGLISH);
//! for game in GAMES {
//!     let mut table = game.open(&[], game.about().seats[0])?;
//!     loop {
//!         match table.waiting() {
//!             Waiting::Roll => table.roll(&mut rng),
//!             Waiting::Choice(seats) => table.choose_as(seats.first().unwrap(), BotSpec::RANDOM, &mut rng)?,
//!             Waiting::Over(_) => break,
//!         }
//!     }
//!     assert!(!table.picture(Viewer::Watcher, &english).is_empty());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod any_game;
mod bad_log;
mod bots;
mod catalog;
pub mod coach;
pub mod daily;
mod document;
mod facts;
pub mod games;
pub mod hints;
pub mod introduction;
mod objection;
pub mod odds;
mod pace;
mod page;
mod plain;
pub mod program;
mod prose;
mod refusals;
mod report;
mod rules_page;
mod saying;
mod study;
mod table;
mod typescript;
mod why;

pub use advice::Opinion;
pub use any_game::{AnyGame, OptionLine, SolvedGame, find, options_of, read_log, rules_of};
pub use bad_log::BadLog;
pub use bots::{BotSpec, Strength};
pub use catalog::{
    BestPlay, CatalogGame, Effort, HeadStart, MOST_METRICS, Measure, Metric, Present, Progress, Seen,
    Shortcut, Solve, Solved, Staff, Step, questions,
};
pub use coach::{CoachReport, GLANCE, NoCoach};
pub use document::Document;
pub use facts::{PlainFact, label, paragraph};
pub use luckhouse_bots::Budget;
pub use luckhouse_bots::Level;
pub use luckhouse_bots::lantern::remember_at_most;
pub use luckhouse_solvers::{Cancel, Watch};
pub use objection::Objection;
pub use pace::{Asking, Thought, time_of};
pub use page::{bullet, page_as_text, page_blocks, table_cells};
pub use prose::{ending, wrap};
pub use refusals::{bad_word, broken_log, refusal, refusal_at, said};
pub use report::{OddsTopic, Report};
pub use saying::{OddsFact, OddsReport, Saying};
pub use study::{BotGames, Study};
pub use table::{
    AdviseTable, AnyTable, FairTable, LabelledOffer, News, Offer, PlayTable, Pondering, ShowTable, Waiting,
};
pub use typescript::Types;
pub use why::Expected;
