//! What is asked and answered about the games that somebody is in the middle of, and their calendar.

use super::{Clock, Stage};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The games of a player that are not over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RunningGames {
    /// First those that wait for this player, the one whose time is up first before others.
    pub games: Vec<RunningGame>,
    /// Until when the player is on vacation, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub vacation: Option<i64>,
}

/// A game that is not over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RunningGame {
    /// The table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The game's name for people.
    pub title: String,
    /// The seat of the player, counted from 1.
    pub seat: u8,
    /// Who sits there, by seat; nobody at a free one.
    pub players: Vec<Option<RunningPlayer>>,
    /// How long one may take.
    pub clock: Clock,
    /// How far the table is.
    pub stage: Stage,
    /// The seats that owe a choice, counted from 1.
    pub waiting: Vec<u8>,
    /// Where players have days: when the time for the choice is up, in milliseconds since 1970. It is the player's own, where they owe one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub due: Option<i64>,
    /// Until when that time stands still, because whoever has it is on vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub stands: Option<i64>,
    /// Is it a game of a tournament? There clocks run on through vacations.
    pub tournament: bool,
}

/// Somebody at a table that is not over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RunningPlayer {
    /// What they are called.
    pub name: String,
    /// The kind of bot, if one plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Until when they are on vacation, where that counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub vacation: Option<i64>,
}

/// Is there a link to one's calendar?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CalendarLink {
    /// Since when, in milliseconds since 1970; nothing if there is none.
    #[ts(type = "number | null")]
    pub made: Option<i64>,
}

/// A new link to one's calendar. It is told once; an older one leads nowhere any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewCalendar {
    /// The path at this house: `/api/v1/me/calendar/TOKEN.ics`.
    pub path: String,
}
