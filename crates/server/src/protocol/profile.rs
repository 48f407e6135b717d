//! What may be known of a player: games, ratings, opponents, deeds.

use super::{DailyResult, PuzzleRating};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What may be known of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// What they are known by.
    pub id: String,
    /// Is it a program of somebody's, and no person?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>", optional)]
    pub program: bool,
    /// What they are called.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// How good they are, by game and number of seats.
    pub ratings: Vec<RatingInfo>,
    /// How good they are against the bots of the house, which is counted apart.
    pub against_bots: Vec<RatingInfo>,
    /// How well they play alone, by game.
    pub alone: Vec<SoloInfo>,
    /// How good they are at puzzles; nothing if they have tried none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzles: Option<PuzzleRating>,
    /// Titles that they have earned, in the order in which they first did.
    pub feats: Vec<FeatInfo>,
    /// How much they have played, by game.
    pub totals: Vec<Total>,
    /// The best journey of Lantern.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub best_journey: Option<DailyResult>,
}

/// How it went with somebody whom one has played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Opponent {
    /// What they are known by.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// How many games there were.
    pub games: u32,
    /// How many of them one won and they did not.
    pub won: u32,
    /// How many they won and one did not.
    pub lost: u32,
    /// When the last of them ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub last: i64,
    /// The same by game, those most played first.
    pub by_game: Vec<Against>,
}

/// How it went in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Against {
    /// The name of the game.
    pub game: String,
    /// How many games there were.
    pub games: u32,
    /// How many of them one won and they did not.
    pub won: u32,
    /// How many they won and one did not.
    pub lost: u32,
}

/// A rating as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingInfo {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// The rating.
    pub rating: i32,
    /// The true one is as near as this in 95 of 100 cases.
    pub plus_minus: i32,
    /// How many games it comes from.
    pub games: u32,
    /// Is it too uncertain to be compared?
    pub provisional: bool,
    /// The same from results with the luck taken out, when the coach has looked at some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub without_luck: Option<LuckRatingInfo>,
}

/// A rating from results with the luck taken out: a few games make it as sharp as many make the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LuckRatingInfo {
    /// On the scale of the other.
    pub rating: i32,
    /// So far it may be off, in 95 of 100 cases.
    pub plus_minus: i32,
    /// From so many games.
    pub games: u32,
}

/// A title, earned by something that the log of a game proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FeatInfo {
    /// In which game.
    pub game: String,
    /// What it was: `cheese`.
    pub feat: String,
    /// So often.
    pub times: u32,
    /// The first time, in milliseconds since 1970.
    #[ts(type = "number")]
    pub first: i64,
}

/// How well somebody plays alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SoloInfo {
    /// Which game.
    pub game: String,
    /// From so many games.
    pub games: u32,
    /// What a game brought more than the best would have made of the same luck, on average, in points of a hundred. Mostly below 0.
    pub mean: f64,
    /// So far it may be off, in 95 of 100 cases; nothing after one game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plus_minus: Option<f64>,
}

/// How much somebody has played of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Total {
    /// The name of the game.
    pub game: String,
    /// How many games.
    pub played: u32,
    /// How many of them were won, alone or together.
    pub won: u32,
}

/// Games of a player, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedGames {
    /// A page of them.
    pub games: Vec<PlayedGame>,
    /// What to ask for next as `before`, if there are more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<u32>,
}

/// A game that somebody has played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedGame {
    /// Its number in this house.
    pub number: u32,
    /// Where it was played, if it can be looked at there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// The name of the game.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended: i64,
    /// The seat of the player, counted from 1.
    pub seat: u8,
    /// The place that it brought: 1 is won.
    pub place: u8,
    /// Who sat there, by seat; nobody, if the table is forgotten.
    pub players: Vec<PlayedWith>,
    /// The rating before and after, if the game counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<(i32, i32)>,
    /// The rating against bots before and after, if the game counted on their ladder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub against_bots: Option<(i32, i32)>,
    /// How far a journey of Lantern went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub journey: Option<DailyResult>,
    /// What the dice gave, in points of a hundred, when the coach has looked at the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub luck: Option<f64>,
    /// How little the choices lost, from 0 to 100; nothing, if that cannot be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub accuracy: Option<f64>,
}

/// Somebody who sat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedWith {
    /// What they were called.
    pub name: String,
    /// What they are known by, for whoever played with them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub player: Option<String>,
    /// The kind of bot, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// A rating at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CurvePoint {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What it was after that game.
    pub rating: i32,
}
