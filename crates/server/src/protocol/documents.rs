//! What HTTP tells of documents that an option takes: sheets and layouts.

use luckhouse_shelf::Study;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A document that is to be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckDocument {
    /// The option that it is to be the value of.
    pub option: String,
    /// The text of its file, all of it on one line, or the name of one that ships.
    pub text: String,
}

/// What came of looking at a document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CheckedDocument {
    /// It is in order.
    Fine(DocumentInfo),
    /// It is not: the first thing that is wrong with it.
    Wrong(DocumentFault),
}

/// A document that is in order, in every form that somebody needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct DocumentInfo {
    /// What it is called.
    pub called: String,
    /// As a table carries it: the value of the option.
    pub line: String,
    /// The text of a file that says the same.
    pub file: String,
    /// What that file says, as data.
    #[ts(type = "unknown")]
    pub parts: Value,
}

/// What is wrong with a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DocumentFault {
    /// The rule that is broken, by its name.
    pub rule: String,
    /// The line of the file, counted from 1; nothing where it is about the whole.
    pub line: Option<u32>,
    /// What stands there.
    pub found: String,
    /// The least and the most, where the rule is about a number.
    pub range: Option<(u32, u32)>,
    /// What was wrong, and what was expected, in English.
    pub text: String,
}

/// What the house has found out so far about a document. Whoever wants to know more asks again: the house works on
/// as long as somebody does.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Worth {
    /// How often best play wins, as a sketch that is near enough to compare one document with another.
    pub sketch: Option<f64>,
    /// How often best play wins.
    pub exact: Option<ExactWorth>,
    /// How much of the way to the exact answer is done, from 0 to 1.
    pub progress: f64,
    /// What bots made of it.
    pub games: Option<BotGames>,
    /// Is this all that the house will find out?
    pub over: bool,
}

/// An exact answer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExactWorth {
    /// How often best play wins.
    pub chance: f64,
    /// How far that can be off.
    pub error: f64,
}

/// Games that bots played with a document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotGames {
    /// How many were played.
    pub played: u32,
    /// How many there will be.
    pub wanted: u32,
    /// How many each seat won alone.
    pub wins: Vec<u32>,
    /// How many several won together.
    pub shared: u32,
    /// How many turns the games took, and how many games took so many.
    pub turns: Vec<(u32, u32)>,
}

impl From<&luckhouse_shelf::BotGames> for BotGames {
    fn from(games: &luckhouse_shelf::BotGames) -> BotGames {
        let luckhouse_shelf::BotGames { played, wins, shared, turns } = games.clone();
        BotGames { played, wanted: Study::GAMES, wins, shared, turns }
    }
}
