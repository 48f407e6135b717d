//! What is set for a table, as it is kept beside it.

use crate::ids;
use crate::protocol::{Clock, DiceWay, Who};
use luckhouse_engine::fair::Day;
use luckhouse_store::{Json, StoreError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// What was set when the table was opened, and since.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// How long one may take.
    pub(crate) clock: Clock,
    /// May one ask what would be best?
    pub(crate) hints: bool,
    /// Was anybody told what would be best?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hinted: bool,
    /// The seat of the host, counted from 1.
    pub(crate) host: Option<u8>,
    /// How the dice are made, if that was ordered.
    #[serde(default)]
    pub(crate) dice: Option<DiceWay>,
    /// The list of the table that this one is a rematch of, so that none can be left out.
    #[serde(default)]
    pub(crate) previous: Option<String>,
    /// Those who are not heard.
    #[serde(default)]
    pub(crate) muted: Vec<Who>,
    /// The table where they play again.
    #[serde(default)]
    pub(crate) rematch: Option<String>,
    /// Are those who watch to be quiet?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) quiet_watchers: bool,
    /// What makes the marks of those who watch this table's own. It leaves the house nowhere.
    #[serde(default = "ids::salt")]
    pub(crate) salt: String,
    /// Did two people sit down from one address?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) one_address: bool,
    /// Seats that are kept for those who had them at the table before: the seat, counted from 1, and who.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) kept_for: BTreeMap<u8, String>,
    /// The day whose dice are played with, if it is one that everybody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) daily: Option<OfDay>,
    /// The tournament that it is a game of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) tournament: Option<OfTournament>,
    /// What was left of the time for a choice when it was last kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<Left>,
}

/// A journey with the dice of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OfDay {
    pub(crate) day: Day,
    /// Does it count? Else it is for practice.
    pub(crate) counts: bool,
}

/// A game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OfTournament {
    pub(crate) id: String,
    /// Its number there.
    pub(crate) game: u32,
}

/// What was left of the time for a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Left {
    /// After this number of the story.
    pub(crate) after: u32,
    /// In milliseconds.
    pub(crate) ms: u64,
    /// When that was, in milliseconds since 1970.
    #[serde(default)]
    pub(crate) at: i64,
    /// Those who were waited for, counted from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) waiting: Vec<u8>,
    /// What was left to those of them who had another time, because of a vacation.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) seats: BTreeMap<u8, u64>,
}

impl Settings {
    /// As they are kept.
    pub(crate) fn kept(&self) -> Json {
        Json(serde_json::to_string(self).expect("settings are plain data"))
    }

    /// As they were kept.
    pub(crate) fn of(kept: &Json) -> Result<Settings, StoreError> {
        serde_json::from_str(&kept.0).map_err(|why| StoreError::Damaged(format!("settings: {why}")))
    }
}

impl Clock {
    /// How long one may take for a choice.
    pub(crate) fn time(self) -> Option<Duration> {
        match self {
            Clock::None => None,
            Clock::Seconds(seconds) => Some(Duration::from_secs(seconds.into())),
            Clock::Days(days) => Some(Duration::from_secs(u64::from(days) * 24 * 60 * 60)),
        }
    }

    /// Is somebody who is not here missed?
    pub(crate) fn misses(self) -> bool {
        !matches!(self, Clock::Days(_))
    }
}
