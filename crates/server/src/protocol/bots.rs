//! What is asked and answered about bots: accounts of programs that somebody has made.

use super::{KnownPlayer, Privacy};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What may be done with the token of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BotScope {
    /// Read what the bot is asked, and who it is.
    Read,
    /// Accept a challenge by taking a seat, or decline it.
    Challenge,
    /// Play at the tables where the bot sits.
    Play,
}

impl BotScope {
    /// All of them.
    pub const ALL: [BotScope; 3] = [BotScope::Read, BotScope::Challenge, BotScope::Play];

    /// As it is written.
    pub fn word(self) -> &'static str {
        match self {
            BotScope::Read => "read",
            BotScope::Challenge => "challenge",
            BotScope::Play => "play",
        }
    }
}

/// A bot that is to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// What it is called; ` (bot)` is put behind it.
    pub name: String,
    /// Who may challenge it, and look at its profile, besides oneself: one's friends, or everybody.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub open_to: Privacy,
}

/// What is to be changed about a bot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EditBot {
    /// What it is called from now on.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Who may challenge it from now on.
    #[serde(default)]
    #[ts(optional)]
    pub open_to: Option<Privacy>,
}

/// One's bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Bots {
    /// By id.
    pub bots: Vec<BotInfo>,
    /// So many one may have.
    pub most: u32,
}

/// A bot, for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotInfo {
    /// What it is known by.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Who may challenge it besides its owner.
    pub open_to: Privacy,
    /// Its tokens, the oldest first.
    pub tokens: Vec<BotTokenInfo>,
}

/// A token of a bot, without what makes it one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotTokenInfo {
    /// What it is revoked by.
    pub id: String,
    /// What its owner calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// What may be done with it.
    pub scopes: Vec<BotScope>,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub added: i64,
}

/// A token that is to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBotToken {
    /// What one calls it.
    #[serde(default)]
    #[ts(optional)]
    pub label: Option<String>,
    /// What may be done with it: one thing at least.
    pub scopes: Vec<BotScope>,
}

/// A token of a bot. It is shown once: keep it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotToken {
    /// What it is revoked by.
    pub id: String,
    /// What is sent with every request: `Authorization: Bearer TOKEN`.
    pub token: String,
    /// What may be done with it.
    pub scopes: Vec<BotScope>,
}

/// Bots that one may challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenBots {
    /// One's own first.
    pub bots: Vec<OpenBot>,
}

/// A bot that one may challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenBot {
    /// What it is known by.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Is it one's own?
    pub own: bool,
}

/// A bot, for itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotSelf {
    /// What it is known by.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub owner: KnownPlayer,
    /// What may be done with the token that was sent.
    pub scopes: Vec<BotScope>,
}

/// Tables to which a bot is asked, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Challenges {
    /// Those where a seat is free still.
    pub challenges: Vec<BotChallenge>,
}

/// Somebody wants to play with a bot. It comes by taking a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotChallenge {
    /// The table.
    pub table: String,
    /// The name of its game.
    pub game: String,
    /// Who asks.
    pub by: KnownPlayer,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// How many seats are free.
    pub free: u8,
}
