//! What the house says.

use super::{Opinion, Presence, Problem, Reason, TableInfo, Who};
use luckhouse_shelf::{OddsReport, Saying};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// One message on the socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Outbound {
    /// The answer to a hello: where one is, and who one is there.
    Welcome {
        /// The version of the protocol that the house speaks.
        version: u32,
        /// The table.
        table: TableInfo,
        /// One's seat, counted from 1; none if one watches.
        seat: Option<u8>,
    },
    /// The whole story so far: forget what you had. Comes when much was missed, and when a game is over and nothing
    /// is hidden any more.
    Snapshot {
        /// From number 1 on.
        story: Vec<Entry>,
        /// How things stand.
        now: Now,
    },
    /// What happened since. The first number is one more than the last one sent.
    News {
        /// What happened.
        story: Vec<Entry>,
        /// How things stand.
        now: Now,
    },
    /// What was said since.
    Talk {
        /// Line by line.
        lines: Vec<TalkLine>,
        /// These are the last lines before one came: what was said long before may be missing.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<_>", optional)]
        recent: bool,
    },
    /// Who is here.
    People(Presence),
    /// The command is done and safe.
    Done {
        /// The client's name for it.
        id: String,
        /// The last number of what it made happen. Whoever has that has seen it.
        last: u32,
    },
    /// The command was not done.
    Refused {
        /// The client's name for it, if it could be read.
        id: Option<String>,
        /// Why, for a program.
        why: Why,
        /// Why, for a person: what was wrong, what was expected.
        text: String,
        /// The same as data: words in other languages are made of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<Fact>,
    },
    /// The odds that were asked for.
    Odds {
        /// The client's name for the question.
        id: String,
        /// Small tables.
        reports: Vec<Report>,
    },
    /// What would be best, that first.
    Hint {
        /// The client's name for the question.
        id: String,
        /// What each choice is worth.
        opinions: Vec<Opinion>,
    },
    /// What this seat has seen of the game, as the house signs it.
    Step {
        /// After so many lines.
        lines: u32,
        /// The running hash: 64 hexadecimal digits.
        seen: String,
        /// The house's signature: 128 hexadecimal digits.
        signature: String,
    },
    /// The house will close the connection if it goes on like this.
    SlowDown {
        /// Say nothing for so long.
        wait_ms: u32,
        /// What is too much.
        text: String,
        /// The same as data: words in other languages are made of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<Fact>,
    },
    /// The house closes the connection.
    Bye {
        /// Why, for a program.
        why: Why,
        /// Why, for a person.
        text: String,
        /// The same as data: words in other languages are made of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<Fact>,
    },
    /// The answer to a ping.
    Pong,
}

impl Outbound {
    /// The command was not done.
    pub(crate) fn refused(id: Option<String>, problem: Problem) -> Outbound {
        let Problem { why, text, reason } = problem;
        Outbound::Refused { id, why, text, reason }
    }

    /// The house closes the connection.
    pub(crate) fn bye(problem: Problem) -> Outbound {
        let Problem { why, text, reason } = problem;
        Outbound::Bye { why, text, reason }
    }

    /// Too much was said.
    pub(crate) fn slow_down(wait_ms: u32, reason: Reason) -> Outbound {
        let (text, reason) = reason.said();
        Outbound::SlowDown { wait_ms, text, reason }
    }
}

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It cannot be read.
    Unreadable,
    /// The client speaks another version.
    Version,
    /// There is no such table, or it is not for you.
    NoTable,
    /// The token opens nothing here.
    NotYours,
    /// The word cannot be read, or means nothing here.
    Word,
    /// The rules do not allow it, or not now.
    Rules,
    /// The table does not allow it.
    House,
    /// There is no room for more.
    Full,
    /// Too much at once.
    TooFast,
    /// The house thinks about too much just now: ask again a little later.
    Busy,
    /// The client does not take what is sent to it.
    TooSlow,
    /// It could not be saved: nothing was changed, try again.
    NotSaved,
    /// The house closes.
    Closing,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Entry {
    /// Its number: one more than the one before.
    pub n: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    /// A line of the log. What one may not read of it yet is `?`.
    Line {
        /// The line.
        line: String,
        /// What it did, with its consequences, as far as the reader may know.
        facts: Vec<Fact>,
        /// How things stood after it, for the reader: for whoever asked for views, where other new lines follow it in the
        /// same message. After the last line they stand as [`Now`] says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown")]
        view: Option<Value>,
    },
    /// Somebody has chosen, in secret, and waits for the others.
    Sealed {
        /// Who.
        seat: u8,
        /// What, for whoever chose it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        word: Option<String>,
    },
    /// Somebody took their last choice back: what came after number `keep` no longer counts.
    TakenBack {
        /// Who.
        seat: u8,
        /// The last number that counts; 0 if none does.
        keep: u32,
    },
    /// Somebody took a secret choice back, before the others had chosen.
    Unsealed {
        /// Who.
        seat: u8,
    },
    /// Something that was taken back since.
    Gone,
    /// Somebody sat down.
    Came {
        /// Where.
        seat: u8,
        /// What they are called.
        name: String,
    },
    /// Somebody went away for good, or a bot was sent away.
    Went {
        /// From where.
        seat: u8,
        /// What they are called.
        name: String,
    },
    /// A bot plays for somebody who is not here.
    BotPlays {
        /// Where.
        seat: u8,
        /// Which kind of bot.
        bot: String,
    },
    /// Somebody has their seat back from the bot.
    Back {
        /// Where.
        seat: u8,
    },
    /// Somebody had no more time, and a bot chose.
    TimeUp {
        /// Who.
        seat: u8,
    },
    /// A line of the log about its dice, the same for everybody.
    Fair {
        /// As it stands in the file.
        line: String,
    },
    /// Something that the house keeps to itself until the game is over.
    Kept,
    /// Everybody is here, and the dice are made.
    Began,
    /// The table was closed before the game was over.
    Closed {
        /// Why, for a person.
        text: String,
        /// The same as data: words in other languages are made of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<Fact>,
    },
    /// A remark of the log: of a table of the first protocol, a line of its proof.
    Proof {
        /// As it stands in the file.
        line: String,
    },
}

/// How things stand, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Now {
    /// How far the table is.
    pub stage: Stage,
    /// What one may know of the game: each game has its own form.
    #[ts(type = "unknown")]
    pub view: Value,
    /// Those who owe a choice, counted from 1.
    pub waiting: Vec<u8>,
    /// What one may choose oneself.
    pub offers: Vec<Offer>,
    /// Short words for several choices in a row.
    pub shortcuts: Vec<Offer>,
    /// How one's own choice is to be made.
    pub secrecy: Secrecy,
    /// The round of links that is open, if one is: nothing else happens until it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u32>,
    /// May one take the last choice back?
    pub may_take_back: bool,
    /// When the time for the choice is up, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub deadline: Option<i64>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The table in plain text, for whoever asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub picture: Option<String>,
}

/// How a choice is to be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Secrecy {
    /// Everybody will read it.
    #[default]
    Open,
    /// Others may not read it yet: it is said with a salt, and committed to.
    Hidden,
    /// Others choose at the same time: it is committed to first, and said when all have committed.
    AtOnce,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// There are free seats.
    Gathering,
    /// All seats are taken, and some have still to open what they sealed for the dice.
    Opening,
    /// They play.
    Playing,
    /// It is over.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// Those who won, counted from 1; none if nobody did.
    pub winners: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<i32>,
}

/// Something that happened or would happen, in the form of its game: a name, and what belongs to it.
///
/// Words are made of it where it is shown: `messages/` has one for each name in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[schema(value_type = Object)]
#[ts(type = "{ name: string, [field: string]: unknown }")]
pub struct Fact(pub Value);

impl Fact {
    pub(crate) fn all(values: Vec<Value>) -> Vec<Fact> {
        values.into_iter().map(Fact).collect()
    }

    /// The same as the games have them.
    pub fn bare(facts: Vec<Fact>) -> Vec<Value> {
        facts.into_iter().map(|fact| fact.0).collect()
    }
}

/// One thing that may be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Offer {
    /// The word to say.
    pub word: String,
    /// What it would do; empty if the word says it all.
    pub outlook: Vec<Fact>,
    /// The same as a value, in the form of its game; nothing for a short word.
    #[ts(type = "unknown")]
    pub value: Value,
}

impl From<luckhouse_shelf::Offer> for Offer {
    fn from(offer: luckhouse_shelf::Offer) -> Offer {
        Offer { word: offer.word, outlook: Fact::all(offer.outlook), value: offer.value }
    }
}

/// A small table of figures. Words are made of it where it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Report {
    /// What it is about.
    #[schema(value_type = Object)]
    pub title: Saying,
    /// What stands above each column.
    #[schema(value_type = Vec<Object>)]
    pub columns: Vec<Saying>,
    /// The rows, cell by cell.
    #[schema(value_type = Vec<Vec<Object>>)]
    pub rows: Vec<Vec<Saying>>,
    /// Lines below the table.
    #[schema(value_type = Vec<Object>)]
    pub notes: Vec<Saying>,
}

impl From<OddsReport> for Report {
    fn from(report: OddsReport) -> Report {
        let OddsReport { title, columns, rows, notes, .. } = report;
        Report { title, columns, rows, notes }
    }
}

impl From<Report> for OddsReport {
    fn from(report: Report) -> OddsReport {
        let Report { title, columns, rows, notes } = report;
        let mut odds = OddsReport::of(title, columns);
        (odds.rows, odds.notes) = (rows, notes);
        odds
    }
}

/// One line of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TalkLine {
    /// Its number: one more than the one before.
    pub n: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who said it.
    pub who: Who,
    /// What was said; nothing, if whoever said it is mute.
    pub text: Option<String>,
}
