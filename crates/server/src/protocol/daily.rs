//! What is told of the journey of a day.

use super::KnownPlayer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A day on which everybody has the same dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Daily {
    /// Which day, as in `2026-11-17`; from midnight to midnight in Greenwich.
    pub day: String,
    /// What day it is now.
    pub today: String,
    /// The first moment after it, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ends: i64,
    /// What time it is in this house, in milliseconds since 1970.
    #[ts(type = "number")]
    pub now: i64,
    /// The hash of its secret: it was told the day before, so that nothing could be changed since.
    pub seal: String,
    /// The secret, when the day is over: whoever has it can make all of its dice again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The seal of the day after it.
    pub next_seal: String,
    /// The name of the game.
    pub game: String,
    /// How many have come to an end.
    pub players: u32,
    /// The best of them, the best first.
    pub entries: Vec<DailyEntry>,
    /// What best play, which does not know what will come, makes of these dice; when the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub best: Option<DailyResult>,
    /// One's own day, for whoever is signed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mine: Option<DailyMine>,
    /// The puzzle of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<String>,
}

/// What somebody made of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyEntry {
    /// How many were better, and one.
    pub place: u32,
    /// Who, where their profile may be seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub player: Option<KnownPlayer>,
    /// Is it whoever asks?
    pub you: bool,
    /// How far.
    pub result: DailyResult,
    /// Where it can be looked at again: when the day is over, if their profile may be seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// How far a journey went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyResult {
    /// Was the last zone cleared?
    pub won: bool,
    /// The zone where it ended, counted from 1.
    pub zone: u8,
    /// How many zones there are.
    pub zones: u8,
    /// How many circles were crossed off, if it was won: fewer are better.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub circles: Option<u8>,
}

impl DailyResult {
    /// The higher, the better: winning is more than any zone, and fewer circles are better than more.
    ///
    /// ```
    /// use luckhouse_server::protocol::DailyResult;
    /// let lost = DailyResult { won: false, zone: 8, zones: 8, circles: None };
    /// let won = DailyResult { won: true, circles: Some(9), ..lost };
    /// let better = DailyResult { circles: Some(3), ..won };
    /// assert!(lost.rank() < won.rank() && won.rank() < better.rank());
    /// ```
    pub fn rank(&self) -> (bool, u8) {
        (self.won, self.circles.map_or(self.zone, |circles| u8::MAX - circles))
    }
}

/// One's own day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyMine {
    /// The table of the try that counts, once it was begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// Is it over?
    pub over: bool,
    /// What counted; none if nothing did, or not in time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entry: Option<DailyEntry>,
    /// Do others read one's name in the list? Else friends do at most.
    pub named: bool,
    /// On so many days in a row one came to an end, this one or the one before it being the last.
    pub streak: u32,
    /// The longest of all.
    pub longest: u32,
}

/// What is wanted of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayDaily {
    /// For practice: it does not count. Today, only after one's own try is over; with dice that are open, always.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub practice: bool,
    /// What whoever is not signed in is called.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}
