//! What is asked and answered by HTTP.

use super::{Fact, Outcome, Reason, Stage, Who, Why, because};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The name of the game.
    pub game: String,
    /// Its options that are not the default.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub options: BTreeMap<String, String>,
    /// How many seats.
    pub seats: u8,
    /// Who plays the seats that are not for people: the number of a seat, counted from 1, and a kind of bot.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub bots: BTreeMap<u8, String>,
    /// Who may find the table.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub visibility: Visibility,
    /// How long one may take.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub clock: Clock,
    /// May one ask what would be best?
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub hints: bool,
    /// How the dice are made; if it is not said, together where two or more people play with links, and sealed otherwise.
    #[serde(default)]
    #[ts(optional)]
    pub dice: Option<DiceWay>,
    /// May those who watch talk?
    #[serde(default = "yes")]
    #[ts(as = "Option<_>", optional)]
    pub watchers_talk: bool,
    /// Where whoever opens the table wants to sit, if anywhere.
    #[serde(default)]
    #[ts(optional)]
    pub sit: Option<Sit>,
}

impl OpenTable {
    /// A table of this game with nothing else set: one seat, which nobody takes yet.
    pub fn of(game: &str) -> OpenTable {
        OpenTable {
            game: game.into(),
            options: BTreeMap::new(),
            seats: 1,
            bots: BTreeMap::new(),
            visibility: Visibility::default(),
            clock: Clock::default(),
            hints: false,
            dice: None,
            watchers_talk: true,
            sit: None,
        }
    }
}

fn yes() -> bool {
    true
}

/// A seat that is to be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// What one wants to be called.
    pub name: String,
    /// Which seat, counted from 1; the first free one if it does not matter.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Will one seal bytes of one's own for the dice? The game waits for them, for a while.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub seals: bool,
}

/// How dice are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiceWay {
    /// Every roll needs a fresh link of everybody who is there: nobody knows it before.
    Together,
    /// All rolls follow from what was sealed before the first. The house knows them.
    Sealed,
}

/// What is to be known of a table's fair dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FairInfo {
    /// The version of the dice protocol: 2.
    pub protocol: u8,
    /// By which the house's signatures are checked: 64 hexadecimal digits.
    pub key: String,
    /// How the dice are made, if that was ordered or is decided.
    pub dice: Option<DiceWay>,
}

/// Playing again, from the seat of a token.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// Will one seal new bytes of one's own for the new dice?
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub seals: bool,
}

/// Playing on from a moment of a finished game, against bots: that game stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TryAgain {
    /// After how many events of it.
    pub after: u32,
    /// Where one sits, counted from 1.
    pub seat: u8,
    /// The bot in every other seat.
    pub bot: String,
    /// What one is called.
    pub name: String,
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Who has the link may take a free seat; nobody may watch.
    Private,
    /// Who has the link may watch, or take a free seat.
    #[default]
    Unlisted,
    /// It stands in the list for everybody.
    Public,
}

/// How long one may take for a choice. When the time is up, a bot chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// So many seconds for each choice.
    Seconds(u32),
    /// So many days for each choice. Nobody is missed when they are away.
    Days(u8),
}

/// A game that was played elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// Its whole log.
    pub log: String,
    /// What the players were called, by seat; may be empty.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub names: Vec<String>,
    /// Who may find it.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub visibility: Visibility,
}

/// A refusal, as HTTP answers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// Why, for a program.
    pub why: Why,
    /// What was wrong, what was expected, and what to do, in English.
    pub text: String,
    /// The same as data: words in other languages are made of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<Fact>,
}

impl Problem {
    /// Refuse, with what was wrong, what was expected, and what to do.
    pub fn new(why: Why, reason: impl Into<Reason>) -> Problem {
        let (text, reason) = reason.into().said();
        Problem { why, text, reason }
    }

    /// The host keeps somebody out.
    pub(crate) fn banned() -> Problem {
        Problem::new(Why::House, because("banned"))
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Problem {}

/// Who is at a table, and who is there now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Presence {
    /// Seat by seat.
    pub seats: Vec<Standing>,
    /// How many watch.
    pub watchers: u32,
    /// Those who are not heard.
    pub muted: Vec<Who>,
}

/// How a seat stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Standing {
    /// Which seat, counted from 1.
    pub seat: u8,
    /// Who sits there; nobody if it is free.
    pub person: Option<Person>,
    /// For whom the free seat is kept for a while: they had it in the game before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kept_for: Option<String>,
    /// Is anybody of them connected?
    pub here: bool,
    /// When a bot will play for somebody who is missed, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub bot_at: Option<i64>,
    /// Until when they are on vacation, in milliseconds since 1970: until then their clock of days stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub vacation: Option<i64>,
    /// Has what they add to the dice been sealed?
    pub sealed: bool,
    /// Has it been opened?
    pub opened: bool,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Which kind of bot plays, if one does: also for somebody who is away.
    pub bot: Option<String>,
    /// Is it the seat of a person, though a bot may play?
    pub human: bool,
    /// Does a program of somebody's have the seat, instead of a person?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>", optional)]
    pub program: bool,
}

/// What everybody at a table may know of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// What it is found by.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The game's name for people.
    pub title: String,
    /// The first line of the log: the game, its options, seats and edition.
    pub header: String,
    /// Every option of the game with its value as a word; of a document, its name.
    pub options: BTreeMap<String, String>,
    /// What lies on the table and never changes: each game has its own form, or nothing.
    #[ts(type = "unknown")]
    pub static_data: Value,
    /// How many seats.
    pub seats: u8,
    /// Who may find it.
    pub visibility: Visibility,
    /// How long one may take.
    pub clock: Clock,
    /// May one ask what would be best?
    pub hints: bool,
    /// May people say ahead what they will choose?
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub ahead: bool,
    /// The seat of the host, counted from 1; none if whoever opened it does not play.
    pub host: Option<u8>,
    /// Its fair dice; none if the game was played elsewhere, or was begun under the first protocol.
    pub fair: Option<FairInfo>,
    /// May those who watch talk?
    #[serde(default = "yes")]
    pub watchers_talk: bool,
    /// The seat of whoever asked, counted from 1; none if they have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub yours: Option<u8>,
    /// How far it is.
    pub stage: Stage,
    /// Those who owe a choice, counted from 1.
    pub waiting: Vec<u8>,
    /// How it ended; nothing if it was closed before the game was over.
    pub outcome: Option<Outcome>,
    /// Who is there.
    pub people: Presence,
    /// The table on which they play again, for those who sat here; for everybody where the table is public.
    pub rematch: Option<String>,
    /// The tournament that it is a game of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tournament: Option<String>,
}

/// A seat that is yours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seated {
    /// The table.
    pub table: String,
    /// The seat, counted from 1; none if one opened a table and does not play.
    pub seat: Option<u8>,
    /// What opens the seat, on any device. It is shown once: keep it.
    pub token: Option<String>,
}

/// One page of tables, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Tables {
    /// The tables.
    pub tables: Vec<Listing>,
    /// Ask with this as `after` for the next page.
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Listing {
    /// What it is found by.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The first line of its log.
    pub header: String,
    /// `waiting`, `playing` or `over`.
    pub status: String,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When it ended.
    #[ts(type = "number | null")]
    pub ended: Option<i64>,
    /// How it ended; nothing if it was closed before the game was over.
    pub outcome: Option<Outcome>,
    /// What the players are called, by seat; nothing for a free seat.
    pub players: Vec<Option<String>>,
}

/// A game of the house in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameBrief {
    /// Its name.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// What it is, in one line.
    pub line: String,
    /// With how many seats it can be played.
    pub seats: Vec<u8>,
    /// Kinds of bots, by their words.
    pub bots: Vec<String>,
    /// Characters, each a word for after a colon.
    pub characters: Vec<String>,
}

impl From<GameInfo> for GameBrief {
    fn from(game: GameInfo) -> GameBrief {
        let words = |named: Vec<(String, String)>| named.into_iter().map(|(word, _)| word).collect();
        GameBrief {
            name: game.name,
            title: game.title,
            line: game.line,
            seats: game.seats,
            bots: words(game.bots),
            characters: words(game.characters),
        }
    }
}

/// A game of the house, with everything that can be set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// What it is, in one line.
    pub line: String,
    /// With how many seats it can be played.
    pub seats: Vec<u8>,
    /// The edition of its rules.
    pub edition: u32,
    /// What can be set.
    pub options: Vec<OptionInfo>,
    /// Kinds of bots, each a word and what it is.
    pub bots: Vec<(String, String)>,
    /// Characters, each a word for after a colon and a line about it.
    pub characters: Vec<(String, String)>,
}

/// One option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// What it does.
    pub about: String,
    /// Its default.
    pub default: String,
    /// Its values, in words.
    pub values: String,
    /// The least and the greatest, where the values are numbers.
    #[serde(default)]
    pub range: Option<(u32, u32)>,
    /// May it be `none` instead of a number?
    #[serde(default)]
    pub or_none: bool,
    /// What each value means, where the values are words.
    pub meanings: Vec<(String, String)>,
    /// May it be a document of one's own? Then the words are those that ship.
    #[serde(default)]
    pub takes_file: bool,
}
