//! What is asked and answered about players whom the house knows again.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something to sign, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Challenge {
    /// 64 hexadecimal digits.
    pub challenge: String,
}

/// A key that proves who one is. Whoever comes with a new one is a new player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The public key: a point of P-256, uncompressed, as base64url without padding.
    pub key: String,
    /// The challenge that was given.
    pub challenge: String,
    /// The signature (ECDSA with SHA-256, both numbers one after the other, base64url) of `luckhouse sign-in 1`, the origin
    /// of the page and the challenge, a line each, without a last line break.
    pub signature: String,
    /// What a new player is called.
    pub name: String,
    /// What the player calls this device.
    #[serde(default)]
    #[ts(optional)]
    pub label: Option<String>,
    /// A code that a device of this player was given, or one of the codes for recovery: the key is that player's from now on.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
    /// A passkey of this player that signed the same challenge: the key is that player's from now on. It goes before a code.
    #[serde(default)]
    #[ts(optional)]
    pub passkey: Option<PasskeyProof>,
}

/// What an authenticator signed (WebAuthn, `navigator.credentials.get`): bytes are base64url without padding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyProof {
    /// The credential's id.
    pub id: String,
    /// `clientDataJSON`: the page that asked.
    pub client_data: String,
    /// `authenticatorData`.
    pub authenticator_data: String,
    /// The signature of both.
    pub signature: String,
    /// `userHandle`: whose the authenticator says it is.
    pub player: String,
}

/// A passkey that a browser has just made (WebAuthn, `navigator.credentials.create`): bytes are base64url without padding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The challenge that was given.
    pub challenge: String,
    /// `clientDataJSON`: the page that asked.
    pub client_data: String,
    /// What `getAuthenticatorData()` says.
    pub authenticator_data: String,
    /// What `getPublicKey()` says: P-256, Ed25519 or RSA.
    pub key: String,
    /// What the player calls it.
    #[serde(default)]
    #[ts(optional)]
    pub label: Option<String>,
}

/// Who may look at a profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Privacy {
    /// Nobody else.
    #[default]
    Private,
    /// Those whom the player calls friends.
    Friends,
    /// Everybody.
    Public,
}

/// One's own account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// What one is known by, whatever one is called.
    pub id: String,
    /// What one is called.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Who may look at the profile.
    pub privacy: Privacy,
    /// One's friends.
    pub friends: Vec<KnownPlayer>,
    /// Those whom one wants nothing to do with.
    pub blocked: Vec<KnownPlayer>,
    /// The devices with a key of their own, the oldest first.
    pub devices: Vec<Device>,
    /// The passkeys that bring this player back on any device, the oldest first.
    pub passkeys: Vec<Passkey>,
    /// How many codes for recovery are left.
    pub recovery: u32,
    /// Does one keep order here? The host says so.
    pub moderator: bool,
}

/// A player, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KnownPlayer {
    /// What they are known by.
    pub id: String,
    /// What they are called.
    pub name: String,
}

/// What a player thinks of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Regard {
    /// They may see what friends may.
    Friend,
    /// They see nothing of one's profile, and sit down at no table where one sits.
    Blocked,
}

/// What one thinks of somebody from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetRegard {
    /// A friend, or somebody to be kept away.
    pub regard: Regard,
}

/// A passkey of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Passkey {
    /// What it is removed by.
    pub id: String,
    /// The credential's id, as base64url: an authenticator that has it makes no second one.
    pub credential: String,
    /// What the player calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub added: i64,
    /// When it last signed in.
    #[ts(type = "number")]
    pub used: i64,
}

/// A device with a key of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Device {
    /// What it is removed by.
    pub id: String,
    /// What the player calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub added: i64,
    /// When it last signed in.
    #[ts(type = "number")]
    pub used: i64,
    /// Is it the one that asks?
    pub current: bool,
}

/// What is to be changed about oneself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EditMe {
    /// What one is called from now on.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Who may look at the profile from now on.
    #[serde(default)]
    #[ts(optional)]
    pub privacy: Option<Privacy>,
}

/// A code by which a second device becomes this player's, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeviceCode {
    /// Eight letters and digits, with a dash between.
    pub code: String,
    /// Until when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires: i64,
}

/// Codes to print, each good for one device. Those that were given before are good for nothing any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RecoveryCodes {
    /// Each is shown only here.
    pub codes: Vec<String>,
}

/// Signing out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// On every device: the keys of all others are forgotten too.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub everywhere: bool,
}
