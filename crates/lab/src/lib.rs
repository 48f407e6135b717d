//! The designer's lab: many games, counted, compared, tuned and reported. The only parallel code.
//!
//! | what | where |
//! |---|---|
//! | playing and counting a game: one game, a round of bots, many at random | `measured`, `observe`, `contest`, `random_play` |
//! | who plays what, how often | `cell` |
//! | what came of it, in whole numbers | `tally` |
//! | numbers with their intervals | `figure` |
//! | a sample that the coach looks at; better bots against weaker ones | `study`, `study_game`, `study_skill` |
//! | a grid of cells, how many games, with which seed | `plan`, `plan_grid` |
//! | playing a plan on all cores; what came out, as data and as text | `run`, `run_portion`, `run_results`, `run_text` |
//! | what is done, kept in a folder; parts of a run and how they are joined | `parts`, `parts_merge`, `shard` |
//! | a row for each game, and for each choice | `rows`, `rows_columns`, `rows_file`, `rows_judged` |
//! | every answer as data, a line for each figure | `lines` |
//! | a number for how each game behaves | `signature` |
//! | all of it written down, as a page and as Markdown | [`report`] |
//! | when to stop, honestly | `sequential` |
//! | two players or two sets of options | `compare` |
//! | what each option does; what a player loses without an action | `options`, `ablation` |
//! | what start makes seats even; options for an aim | `handicap`, `tune` |
//!
//! The lab names no game: it works on the shelf. Everything that is counted is a whole number, so that parts add up to the
//! same whole in any order, with any number of workers.
//!
//! ```
//! use luckhouse_lab::Cell;
//! let cell = Cell::new("booty-dice", &[("goal", "30")], &["random", "random"]);
//! let tally = cell.check()?.play(1, 0..1000);
//! assert_eq!(tally.games, 1000);
//! let first = tally.wins_of(0);
//! assert!(first.low < first.value && first.value < first.high);
//! # Ok::<(), luckhouse_engine::BadWord>(())
//! ```

mod ablation;
mod cell;
mod compare;
mod contest;
mod figure;
mod handicap;
mod lines;
mod measured;
mod observe;
mod options;
mod parts;
mod parts_merge;
mod plan;
mod plan_grid;
mod random_play;
pub mod report;
mod rows;
mod rows_columns;
#[cfg(feature = "parquet")]
mod rows_file;
#[cfg(not(feature = "parquet"))]
#[path = "rows_unwritten.rs"]
mod rows_file;
mod rows_judged;
mod run;
mod run_portion;
mod run_results;
mod run_text;
mod sequential;
mod shard;
mod signature;
mod study;
mod study_game;
mod study_skill;
mod tally;
mod tune;
mod values;

pub use ablation::{Ablation, Finding, Freedom, WORTH, ablate, avoidable};
pub use cell::{Cell, Setup};
pub use compare::{Contrast, Duel, Edge, Line, Measure, Settings, Verdict};
pub use contest::Round;
pub use figure::{Figure, Moments, between, decimal, percent, signed, wilson};
pub use handicap::{Handicap, Order, Orders, handicap, orders};
pub use lines::DataLine;
pub use measured::{MeasuredGame, measured};
pub use observe::{Decided, Given, Observed};
pub use options::{Effect, Found, Survey, Surveyed};
pub use parts::{BadParts, Parts};
pub use parts_merge::merge;
pub use plan::{BadPlan, MOST_GAMES, Plan, read_until};
pub use plan_grid::{Grid, MOST_CELLS};
pub use random_play::RandomTally;
pub use rows::{RowKind, columns};
pub use rows_columns::{Column, Shape};
pub use run::{End, How, Played};
pub use run_results::Results;
pub use sequential::{ERROR, Looks};
pub use shard::Shard;
pub use signature::{signature, signatures};
pub use study::{Sample, Study, WIDTHS};
pub use study_game::Judged;
pub use study_skill::{Ladder, STEPS, Step};
pub use tally::{Counts, MetricTally, PART, Tally};
pub use tune::{Aim, Candidate, MOST_TRIALS, Subject, Tuned, Tuning, Vary};
