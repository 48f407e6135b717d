//! What a judge thinks of choices, and why.

use super::Fact;
use luckhouse_engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a judge thinks of one choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Opinion {
    /// The word to say.
    pub word: String,
    /// What it would do; empty if the word says it all.
    pub outlook: Vec<Fact>,
    /// The chance to win after it.
    pub chance: f64,
    /// How far that can be off; 0 if it is exact.
    pub error: f64,
    /// How far it can be off beside the other choices: the difference of two is off by no more than what both say.
    pub paired_error: f64,
    /// What speaks for it beside the next clearly worse choice, from games played on; only of the best.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Fact>>")]
    pub why: Vec<Fact>,
    /// The word of that choice; only of the best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub beside: Option<String>,
    /// What is expected to follow it, as far as most games go alike that are played on; only of the best.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Expected>>")]
    pub line: Vec<Expected>,
}

/// A choice that is expected to follow, after all that was expected before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Expected {
    /// Whose choice it is.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub seat: Seat,
    /// The word of it.
    pub word: String,
    /// The same as a value, in the form of its game.
    #[ts(type = "unknown")]
    pub value: Value,
    /// In how many of a hundred games all went as expected up to this choice, and with it.
    pub share: u32,
}

impl From<luckhouse_shelf::Opinion> for Opinion {
    fn from(opinion: luckhouse_shelf::Opinion) -> Opinion {
        let luckhouse_shelf::Opinion { word, outlook, chance, error, paired_error, why, beside, line } =
            opinion;
        let (outlook, why) = (Fact::all(outlook), Fact::all(why));
        let line = line.into_iter().map(Expected::from).collect();
        Opinion { word, outlook, chance, error, paired_error, why, beside, line }
    }
}

impl From<luckhouse_shelf::Expected> for Expected {
    fn from(expected: luckhouse_shelf::Expected) -> Expected {
        let luckhouse_shelf::Expected { seat, word, value, share } = expected;
        Expected { seat, word, value, share }
    }
}

impl From<Expected> for luckhouse_shelf::Expected {
    fn from(expected: Expected) -> luckhouse_shelf::Expected {
        let Expected { seat, word, value, share } = expected;
        luckhouse_shelf::Expected { seat, word, value, share }
    }
}

impl From<Opinion> for luckhouse_shelf::Opinion {
    fn from(opinion: Opinion) -> luckhouse_shelf::Opinion {
        let Opinion { word, outlook, chance, error, paired_error, why, beside, line } = opinion;
        let (outlook, why) = (Fact::bare(outlook), Fact::bare(why));
        let line = line.into_iter().map(Expected::into).collect();
        luckhouse_shelf::Opinion { word, outlook, chance, error, paired_error, why, beside, line }
    }
}
