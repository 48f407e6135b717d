//! What is answered about games that are over.

use super::Fact;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A finished game, to be looked at again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The first line of the log.
    pub header: String,
    /// How many events there are in all.
    pub events: u32,
    /// What was asked for, in order.
    pub frames: Vec<Frame>,
}

/// One moment of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Frame {
    /// After so many events.
    pub after: u32,
    /// The last line of the log; nothing before the first.
    pub line: String,
    /// What it did, with its consequences.
    pub facts: Vec<Fact>,
    /// The whole table: nothing is hidden any more.
    #[ts(type = "unknown")]
    pub view: Value,
}

/// What a finished game's dice can be checked by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum TableProof {
    /// Of a table of protocol 2: its whole log.
    Log(LogProof),
    /// Of a table of the first protocol.
    First(DiceProof),
}

/// The log of a finished game, and what the asking seat could not read of it while it lasted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LogProof {
    /// The version of the dice protocol: 2.
    pub protocol: u8,
    /// The whole log.
    pub log: String,
    /// Words that were hidden from the asking seat: the event, counted from 1, and whose word, 0 for a roll.
    pub hidden: Vec<(u32, u8)>,
}

/// Everything that is needed to draw each roll of a finished game again, without knowing its rules.
///
/// First `seal` must be the SHA-256 of `secret`. Then, for roll number *i* of `rolls`, counted from 0:
///
/// 1. Take the HMAC-SHA-256, with the 32 bytes of `secret` as its key, of these bytes in a row: the length of `table`,
///    `table`, the number of entries in `added`; for each of them one byte, its seat less 1, and its 32 bytes; *i*; and
///    the number of the block, which is 0 at first. Lengths and numbers are 8 bytes each, the most significant first.
/// 2. Read it as four numbers of 8 bytes, the most significant first. With `total` for the ways of the roll's odds all
///    together, take the first of the four that is below the greatest multiple of `total` that is not above 2^64. If
///    there is none, go on with the next block.
/// 3. The remainder of that number by `total` is the ticket: the first line of the odds has as many tickets as it has
///    ways, from 0 on, then the second, and so on. Its word must be the `word` of the roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceProof {
    /// The name of the table, as it went into the dice.
    pub table: String,
    /// What was published of the secret before the first roll: 64 hexadecimal digits.
    pub seal: String,
    /// The secret, opened: 64 hexadecimal digits.
    pub secret: String,
    /// What players added, in the order of their seats.
    pub added: Vec<AddedBytes>,
    /// Each different list of odds once: every word that could have come with its ways, in the order of the tickets.
    #[ts(type = "Array<Array<[string, number]>>")]
    pub odds: Vec<Vec<(String, u64)>>,
    /// The rolls, in order.
    pub rolls: Vec<ProvenRoll>,
}

/// What one player added to the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AddedBytes {
    /// Whose seat, counted from 1.
    pub seat: u8,
    /// 32 bytes, as 64 hexadecimal digits.
    pub bytes: String,
}

/// One roll of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProvenRoll {
    /// Which event of the log, counted from 1.
    pub event: u32,
    /// What the log says.
    pub word: String,
    /// What could have come: a place in the list of odds, counted from 0.
    pub odds: u32,
}
