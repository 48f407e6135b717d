//! What HTTP tells of puzzles.

use super::{Fact, Offer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleLine {
    /// Its name, which stays.
    pub id: String,
    /// The name of its game.
    pub game: String,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// Is the answer proved, or beyond the error of a judge?
    pub proved: bool,
    /// What it is about, by the names of its reasons: `own-doubloons`.
    pub themes: Vec<String>,
}

/// A puzzle as its seat sees it, without the answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleAsked {
    /// What the list tells of it.
    #[serde(flatten)]
    pub line: PuzzleLine,
    /// The first line of the log: the game, its options and seats.
    pub header: String,
    /// Who chooses, counted from 1.
    pub seat: u8,
    /// How many seats.
    pub seats: u8,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// How one came there, as this seat may read it.
    pub story: Vec<PuzzleStep>,
    /// What lies on the table and never changes, in the form of its game.
    #[ts(type = "unknown")]
    pub static_data: Value,
    /// What this seat sees, in the form of its game.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What can be chosen.
    pub offers: Vec<Offer>,
}

/// One event before a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleStep {
    /// Its line of the log.
    pub line: String,
    /// What it did, with its consequences.
    pub facts: Vec<Fact>,
}

/// A try at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// The choice.
    pub word: String,
}

/// What came of a try.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleResult {
    /// The choice, as the log would have it.
    pub word: String,
    /// Was it the best?
    pub solved: bool,
    /// The best choice.
    pub best: String,
    /// How much better it is than the next, as a share of wins.
    pub margin: f64,
    /// How far that can be off; 0 if it is exact.
    pub error: f64,
    /// What each choice is worth, the best first.
    pub values: Vec<PuzzleValue>,
    /// What speaks for the best.
    pub why: Vec<Fact>,
    /// How good whoever tried is at puzzles, and how hard this one is.
    pub ratings: PuzzleRatings,
}

/// The ratings after a try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleRatings {
    /// By how many points the try moved one's own. Only a player's first one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub moved: Option<i32>,
    /// One's own; none for a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub yours: Option<PuzzleRating>,
    /// The puzzle's.
    pub puzzle: PuzzleRating,
}

/// How good somebody is at puzzles, or how hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleRating {
    /// The rating, on the scale on which everybody begins at 1500.
    pub rating: i32,
    /// How far the true one may be off (95 %).
    pub plus_minus: i32,
    /// The first tries that it comes from.
    pub tries: u32,
}

/// What a choice is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleValue {
    /// The choice.
    pub word: String,
    /// The chance to win after it.
    pub chance: f64,
    /// How much less that is than after the best.
    pub cost: f64,
}
