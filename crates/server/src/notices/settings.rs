//! What a host can set about telling players who are not here.

use super::mail_address::{MailAddress, Mailbox};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How players who are not here are told that something waits for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Notices {
    /// Are browsers told, where a player wants that?
    pub push: bool,
    /// So long it may be somebody's turn before they are told, unless they look at the table meanwhile.
    #[serde(rename = "after_s", with = "seconds")]
    pub after: Duration,
    /// What could not be told is tried again after so long, and then four times as long each time.
    #[serde(rename = "retry_s", with = "seconds")]
    pub retry: Duration,
    /// Where the house is found, for links in mail: `https://play.example.org`.
    pub url: String,
    /// How those who run a push service reach the host: `mailto:host@example.org`. Nothing: by the house's address.
    pub contact: String,
    /// May what is pushed go to this machine too, without TLS? For tests.
    pub loopback: bool,
}

impl Default for Notices {
    fn default() -> Notices {
        Notices {
            push: true,
            after: Duration::from_secs(60),
            retry: Duration::from_secs(30),
            url: String::new(),
            contact: String::new(),
            loopback: false,
        }
    }
}

/// How mail leaves the house. It sends none unless a server is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// The server that takes it: name and port.
    pub server: (String, u16),
    /// How the way there is encrypted.
    pub security: Security,
    /// Who writes.
    pub from: Mailbox,
    /// Who signs in there, and with what.
    pub user: Option<(String, String)>,
    /// A player gets one mail in so long at most.
    pub every: Duration,
}

/// How the way to the server for mail is encrypted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Security {
    /// From the first byte on.
    #[default]
    Tls,
    /// After both sides have said that they can.
    Starttls,
    /// Not at all: for a server on this machine.
    None,
}

impl Mail {
    /// Mail by this server, from this address.
    pub fn new(server: (String, u16), security: Security, from: Mailbox) -> Mail {
        Mail { server, security, from, user: None, every: Duration::from_secs(15 * 60) }
    }

    /// The address that it comes from.
    pub(crate) fn sender(&self) -> &MailAddress {
        &self.from.address
    }
}

/// A time as a number of seconds.
mod seconds {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::time::Duration;

    pub(super) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(time.as_secs())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_secs)
    }
}
