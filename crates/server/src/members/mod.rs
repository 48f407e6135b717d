//! Players whom the house knows again: how they prove who they are.
//!
//! A browser has a key that never leaves it. It signs a [challenge](challenges::Challenges) that is good once, together with the
//! origin of the page, and gets a session: a cookie that no script can read. A [passkey](passkey) or a code makes that key another
//! player's. What is kept of keys, codes and sessions are hashes, and of passkeys what is needed to check a signature.

pub(crate) mod bot;
mod challenges;
mod codes;
mod key;
mod passkey;

pub(crate) use challenges::{Challenges, REMEMBERED, challenge_hash};
pub(crate) use codes::{Code, DEVICE_CODE, RECOVERY_CODE};
pub(crate) use key::PublicKey;
pub(crate) use passkey::{Ceremony, PasskeyData, read_new, shown_id};

use luckhouse_store::{Credential, MemberId, Millis, Name, TokenHash};
use serde::{Deserialize, Serialize};

/// What a credential can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The key of a device.
    Device,
    /// A signed-in browser.
    Session,
    /// A code for a second device.
    Code,
    /// A code for whoever has lost every device.
    Recovery,
    /// A key that an authenticator keeps.
    Passkey,
    /// A challenge that was used, and is good no more.
    Challenge,
    /// What the program of a bot comes with.
    Bot,
    /// The link to a player's calendar.
    Calendar,
}

impl Kind {
    const ALL: [Kind; 8] = [
        Kind::Device,
        Kind::Session,
        Kind::Code,
        Kind::Recovery,
        Kind::Passkey,
        Kind::Challenge,
        Kind::Bot,
        Kind::Calendar,
    ];

    /// As it is kept.
    pub(crate) fn word(self) -> Name {
        let word = match self {
            Kind::Device => "device",
            Kind::Session => "session",
            Kind::Code => "code",
            Kind::Recovery => "recovery",
            Kind::Passkey => "passkey",
            Kind::Challenge => "challenge",
            Kind::Bot => "bot",
            Kind::Calendar => "calendar",
        };
        Name::new(word).expect("a plain word")
    }

    /// As it was kept.
    pub(crate) fn of(credential: &Credential) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == credential.kind)
    }
}

/// What is kept with a session: the device that it belongs to.
#[derive(Serialize, Deserialize)]
pub(crate) struct SessionData {
    /// The device's credential, as it is shown.
    pub(crate) device: String,
}

/// Somebody who has proved who they are.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) member: MemberId,
    /// What the session is found by.
    pub(crate) hash: TokenHash,
    /// The credential of its device, as it is shown.
    pub(crate) device: String,
    /// Since when this token is good.
    pub(crate) added: Millis,
}

impl Session {
    /// The session that this is, if it is one and has not ended.
    pub(crate) fn of(credential: &Credential, now: Millis) -> Option<Session> {
        let good =
            credential.expires.is_none_or(|end| now < end) && Kind::of(credential) == Some(Kind::Session);
        let data: SessionData = serde_json::from_str(&credential.data.0).ok().filter(|_| good)?;
        let (member, hash, added) = (credential.member.clone(), credential.hash, credential.added);
        Some(Session { member, hash, device: data.device, added })
    }
}

/// A credential as its owner sees it: enough to tell it from others, not enough to find it by.
pub(crate) fn shown(hash: &TokenHash) -> String {
    hash.0[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
