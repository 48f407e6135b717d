//! What is set for a table, as it is kept beside it.

use crate::protocol::{Clock, DiceWay, Who};
use luckhouse_store::{Json, StoreError};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What was set when the table was opened, and since.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// How long one may take.
    pub(crate) clock: Clock,
    /// May one ask what would be best?
    pub(crate) hints: bool,
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
