//! What is asked and answered about players whom the house knows again.

use super::{DailyResult, PuzzleRating};
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
