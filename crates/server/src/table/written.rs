//! What is told after every move, as it goes over the wire. The protocol's own types are for whoever reads it, and have
//! trees where each game has its own form; here such parts are text from the beginning, because this is what the house
//! writes most.

use crate::protocol::{Entry, Offer, Outcome, Secrecy, Stage};
use serde::Serialize;
use serde_json::value::RawValue;

/// The same as [`News` and `Snapshot`](crate::protocol::Outbound).
#[derive(Serialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub(crate) enum Written {
    Snapshot { story: Vec<WrittenEntry>, now: WrittenNow },
    News { story: Vec<WrittenEntry>, now: WrittenNow },
}

/// The same as [`Entry`].
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum WrittenEntry {
    Line {
        n: u32,
        at: i64,
        /// Always `line`.
        what: &'static str,
        line: String,
        facts: Box<RawValue>,
        #[serde(skip_serializing_if = "Option::is_none")]
        view: Option<Box<RawValue>>,
    },
    Other(Entry),
}

/// The same as [`Now`](crate::protocol::Now).
#[derive(Serialize)]
pub(crate) struct WrittenNow {
    pub(super) stage: Stage,
    pub(super) view: Box<RawValue>,
    pub(super) waiting: Vec<u8>,
    pub(super) offers: Box<RawValue>,
    pub(super) shortcuts: Vec<Offer>,
    pub(super) secrecy: Secrecy,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) round: Option<u32>,
    pub(super) may_take_back: bool,
    pub(super) deadline: Option<i64>,
    pub(super) outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) picture: Option<String>,
}
