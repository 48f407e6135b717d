//! The bots of the house as a ladder.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The bots of a game with a number of seats, and how far whoever asks has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Ladder {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// The levels, the weakest first.
    pub rungs: Vec<Rung>,
    /// What one is rated against bots oneself, after the first game that counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<LadderRating>,
    /// The level that is next worth trying. Nobody is told who is a guest, or has nothing left to climb.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// One level of bots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Rung {
    /// The word of the level.
    pub bot: String,
    /// What it is rated, on the scale of ratings against bots.
    pub rating: i32,
    /// The true one is as near as this in 95 of 100 cases.
    pub plus_minus: i32,
    /// How many games against people have moved it since the lab measured it.
    pub games: u32,
    /// How one fared against it oneself, unless one is a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub met: Option<MetBot>,
}

/// How somebody fared against the bots of a level, in games that counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MetBot {
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
    /// In how many of them the coach has looked at the luck.
    pub reviewed: u32,
    /// The share of the win in those, less what the dice gave, in per cent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub without_luck: Option<f64>,
}

/// What a person is rated against bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LadderRating {
    /// The rating.
    pub rating: i32,
    /// The true one is as near as this in 95 of 100 cases.
    pub plus_minus: i32,
    /// How many games it comes from.
    pub games: u32,
    /// Is it too uncertain to be compared?
    pub provisional: bool,
}
