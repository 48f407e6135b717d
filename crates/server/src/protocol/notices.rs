//! How players who are not here are told that something waits for them, as it is said by HTTP.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How one is told that something waits, and how one could be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NoticeWays {
    /// The key that a browser subscribes with, as base64url; nothing, if this house tells no browsers.
    pub push: Option<String>,
    /// The browsers that are told, the oldest first.
    pub browsers: Vec<NoticeBrowser>,
    /// Does this house write letters?
    pub mail: bool,
    /// The address that one gave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub address: Option<String>,
    /// Was it proved? Until then nothing is written there but its code.
    pub proved: bool,
}

/// A browser that is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NoticeBrowser {
    /// What it is removed by.
    pub id: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub added: i64,
    /// Is it this one?
    pub current: bool,
}

/// A browser is to be told: what its push service gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Subscribe {
    /// Where the service takes messages for it.
    pub endpoint: String,
    /// What messages are sealed with.
    pub keys: SubscriptionKeys,
    /// The language of what it is told, such as `de`.
    pub language: String,
}

/// What messages for a browser are sealed with, as base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SubscriptionKeys {
    /// Its public key.
    pub p256dh: String,
    /// What it adds to the secret.
    pub auth: String,
}

/// An address to write to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetAddress {
    /// The address.
    pub address: String,
    /// The language of letters, such as `de`.
    pub language: String,
}

/// The code that was sent to an address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProveAddress {
    /// As it stands in the letter.
    pub code: String,
}
