//! How somebody is reached, as it is kept.

use super::endpoint::Endpoint;
use super::mail_address::MailAddress;
use super::push::Subscription;
use super::sealed::{AUTH, POINT, Receiver};
use super::why::Way;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_store::{Channel, Json, MemberId, Millis, TokenHash};
use luckhouse_words::Language;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Browser {
    pub(crate) endpoint: String,
    /// Its public key, as base64url.
    pub(crate) key: String,
    /// What it adds to the secret, as base64url.
    pub(crate) auth: String,
    pub(crate) language: String,
    /// The credential of the device that it is signed in with, as it is shown.
    pub(crate) device: String,
}

impl Browser {
    /// What is needed to push something to it, if it can be at all.
    pub(crate) fn subscription(&self, loopback: bool) -> Option<Subscription> {
        let endpoint = Endpoint::read(&self.endpoint, loopback)?;
        let receiver = Receiver { key: bytes::<POINT>(&self.key)?, auth: bytes::<AUTH>(&self.auth)? };
        receiver.is_fine().then_some(Subscription { endpoint, receiver })
    }

    /// What it is found by: whoever is signed in there last is told.
    pub(crate) fn hash(&self) -> TokenHash {
        let digest = Sha256::new().chain_update("luckhouse push 1\n").chain_update(&self.endpoint);
        TokenHash(digest.finalize().into())
    }
}

/// Browsers write it with or without the signs that fill it up.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()?.try_into().ok()
}

/// An address of mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Address {
    pub(crate) address: String,
    pub(crate) language: String,
    /// What is still to be proved about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) unproved: Option<Unproved>,
    /// When the last letter went there, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) last: Option<i64>,
}

/// A code was sent, and waits to be typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Unproved {
    /// The hash of the code, as hexadecimal digits.
    pub(crate) code: String,
    /// Until when it is good, in milliseconds since 1970.
    pub(crate) until: i64,
    /// How often it can still be typed.
    pub(crate) tries: u8,
}

impl Address {
    pub(crate) fn to(&self) -> Option<MailAddress> {
        self.address.parse().ok()
    }

    /// What the one address of a member is found by.
    pub(crate) fn hash(member: &MemberId) -> TokenHash {
        let digest = Sha256::new().chain_update("luckhouse mail 1\n").chain_update(member.as_str());
        TokenHash(digest.finalize().into())
    }

    /// Do letters go there?
    pub(crate) fn is_proved(&self) -> bool {
        self.unproved.is_none()
    }
}

/// As it is kept.
pub(crate) fn kept<T: Serialize>(
    member: &MemberId,
    (hash, way): (TokenHash, Way),
    data: &T,
    added: Millis,
) -> Channel {
    Channel { member: member.clone(), hash, kind: way.word(), data: json(data), added }
}

pub(crate) fn json(data: &impl Serialize) -> Json {
    Json(serde_json::to_string(data).expect("it is plain data"))
}

/// The browser that this is, if it is one.
pub(crate) fn browser(channel: &Channel) -> Option<Browser> {
    let push = Way::of(&channel.kind) == Some(Way::Push);
    serde_json::from_str(&channel.data.0).ok().filter(|_| push)
}

/// The address that this is, if it is one.
pub(crate) fn address(channel: &Channel) -> Option<Address> {
    let mail = Way::of(&channel.kind) == Some(Way::Mail);
    serde_json::from_str(&channel.data.0).ok().filter(|_| mail)
}

/// The language that somebody reads.
pub(crate) fn language(tag: &str) -> Language {
    Language::find(tag).unwrap_or(Language::ENGLISH)
}
