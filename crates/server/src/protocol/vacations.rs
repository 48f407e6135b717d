//! What is asked and answered about vacations: days on which no clock of days runs for a player.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Begin a vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanVacation {
    /// When it begins, in milliseconds since 1970; now, if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub from: Option<i64>,
    /// How many days of 24 hours it lasts.
    pub days: u32,
}

/// One's own vacations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MyVacations {
    /// So many days there are in any 365.
    pub a_year: u32,
    /// So many at most in a row.
    pub at_once: u32,
    /// So many of them are neither used nor planned.
    pub left: u32,
    /// What time it is for them, in milliseconds since 1970.
    #[ts(type = "number")]
    pub now: i64,
    /// The one that runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub runs: Option<VacationInfo>,
    /// Those to come, the next first.
    pub planned: Vec<VacationInfo>,
}

/// One vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct VacationInfo {
    /// When it begins, in milliseconds since 1970.
    #[ts(type = "number")]
    pub from: i64,
    /// When it is over.
    #[ts(type = "number")]
    pub until: i64,
    /// So many days it counts: each that has begun.
    pub days: u32,
}
