//! What is asked and answered when a friend is to come to a table.

use super::KnownPlayer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Ask a friend to come to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The table, where one sits.
    pub table: String,
    /// The friend.
    pub player: String,
}

/// Somebody is asked to come to a table, and can.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// The table.
    pub table: String,
    /// The name of its game.
    pub game: String,
    /// The game's name for people.
    pub title: String,
    /// Who asks.
    pub by: KnownPlayer,
    /// Who is asked.
    pub player: KnownPlayer,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// How many seats are free.
    pub free: u8,
}

/// The invitations to oneself and by oneself, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitations {
    /// Where one is asked to come.
    pub received: Vec<Invitation>,
    /// Whom one has asked.
    pub sent: Vec<Invitation>,
}
