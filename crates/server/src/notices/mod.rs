//! Players who are not here are told that something waits for them: by their browsers (Web Push), and by mail.
//!
//! A table, an invitation or a tournament says so ([`House::call`]), and never waits: what it says goes into a queue of bounded length. From
//! there it is kept in the store, as a call for each way in which that player wants to be told, and from the store it is
//! delivered, tried again when it fails, and called off when nothing waits any more.
//!
//! | what | where |
//! |---|---|
//! | what a host can set | `settings` |
//! | why somebody is told, and by what | `why`, `words` |
//! | how players say how they want to be told | `subscribing`, `mail`, `codes_sent`, `channel` |
//! | from a table to the store | `calling` |
//! | from the store to a browser or a letter | `delivering`, `told` |
//! | Web Push | `push`, `sealed`, `vapid`, `p256`, `endpoint` |
//! | mail | `smtp`, `mail_address` |
//! | the way out | `wire` |

mod calling;
mod channel;
mod codes_sent;
mod delivering;
mod endpoint;
mod mail;
mod mail_address;
mod p256;
mod push;
mod sealed;
mod settings;
mod smtp;
mod subscribing;
mod told;
mod vapid;
mod why;
mod wire;
mod words;

pub(crate) use calling::{Calls, Summons};
pub(crate) use codes_sent::CodesSent;
pub use mail_address::{MailAddress, Mailbox, NoMailAddress};
pub use settings::{Mail, Notices, Security};
pub(crate) use subscribing::taken_along;
pub(crate) use vapid::Vapid;
pub(crate) use why::Waits;

use std::time::Duration;

/// So long it may take to tell a service or a server something.
const TIME: Duration = Duration::from_secs(10);

/// What became of something that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Sent {
    /// It was taken.
    Told,
    /// Nobody is there any more.
    Gone,
    /// It was not taken, and never will be.
    Never(String),
    /// It may be taken later; after so long, if that was said.
    Later { why: String, wait: Option<Duration> },
}
