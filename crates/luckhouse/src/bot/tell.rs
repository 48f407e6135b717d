//! What a program hears and says, line by line. See docs/bots.md.

use luckhouse_engine::Outcome;
use luckhouse_shelf::program::{Begin, Ending, Fault, Happened, Question};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::time::Duration;

/// Raised when a bot that was written before would no longer understand.
const PROTOCOL: u32 = 1;

/// What a program hears. Seats are counted from 1.
#[derive(Serialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub(crate) enum Tell<'a> {
    /// A game begins.
    Begin {
        protocol: u32,
        game: &'a str,
        options: &'a BTreeMap<String, String>,
        seats: usize,
        seat: usize,
        /// What lies on the table and never changes.
        static_data: &'a Value,
    },
    /// It is to choose one of these.
    Choose {
        /// What happened since it was last told.
        happened: &'a [Happened],
        view: &'a RawValue,
        offers: &'a RawValue,
        milliseconds: u64,
    },
    /// The game is over.
    End { winners: Vec<usize>, scores: Vec<i32>, log: &'a str },
}

impl<'a> Tell<'a> {
    pub(crate) fn begin(begin: &'a Begin) -> Tell<'a> {
        let Begin { game, options, seats, seat, static_data } = begin;
        let (seats, seat) = (*seats, seat.index() + 1);
        Tell::Begin { protocol: PROTOCOL, game, options, seats, seat, static_data }
    }

    pub(crate) fn choose(question: &'a Question, within: Duration) -> Tell<'a> {
        let Question { happened, view, offers } = question;
        let milliseconds = u64::try_from(within.as_millis()).unwrap_or(u64::MAX);
        Tell::Choose { happened, view, offers, milliseconds }
    }

    pub(crate) fn end(Ending { outcome, log }: &'a Ending) -> Tell<'a> {
        let Outcome { winners, scores } = outcome;
        Tell::End {
            winners: winners.iter().map(|seat| seat.index() + 1).collect(),
            scores: scores.iter().map(|(_, score)| score).collect(),
            log,
        }
    }
}

/// The word that a line chooses.
pub(crate) fn read_choice(line: &[u8]) -> Result<String, Fault> {
    let read: Option<Map<String, Value>> = serde_json::from_slice(line).ok();
    match read.and_then(|mut read| read.remove("choose")) {
        Some(Value::String(word)) => Ok(word),
        _ => Err(Fault::Unreadable { line: shown(line) }),
    }
}

/// The beginning of a line, without anything that could move a cursor.
pub(crate) fn shown(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let visible = text.trim().chars().filter(|character| !character.is_control());
    visible.take(80).collect()
}
