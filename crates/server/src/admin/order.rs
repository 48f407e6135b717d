//! What the host can ask, and what is answered: the words of the socket, and of `luckhouse admin --json`.

use super::accounts::Held;
use super::network::BadNetwork;
use crate::protocol::{Offence, Problem, Who, Why, because};
use luckhouse_store::{BadText, StoreError, TableId};
use serde::{Deserialize, Serialize};

/// An order, and who gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// What they call themselves. Whoever can give orders can say anything here.
    pub by: String,
    /// The order.
    pub order: Order,
}

/// What the host wants to be done or to know. What changes something is written down as it stands here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Order {
    /// List tables, newest first.
    List {
        /// How far they are.
        stage: Stage,
        /// Only where nothing but talk has happened for so many hours.
        idle_hours: Option<u32>,
        /// Only this game.
        game: Option<String>,
        /// Go on after this place: `next` of the answer before.
        after: Option<String>,
        /// At most so many.
        limit: u16,
    },
    /// List what was said at a table, hidden lines too.
    Talk {
        /// Where.
        table: String,
        /// After this line.
        after: u32,
        /// At most so many.
        limit: u16,
    },
    /// End a table without a result, and tell those who are there.
    Close {
        /// Which.
        table: String,
        /// Why, for those who are there.
        why: Option<String>,
    },
    /// Forget tables and all that belongs to them.
    Delete {
        /// Which.
        tables: Vec<String>,
    },
    /// Hide talk, or show it again.
    Hide {
        /// Where.
        table: String,
        /// Whose.
        whose: Whose,
        /// Is it hidden from now on?
        hidden: bool,
    },
    /// Keep everybody of a network out.
    Ban {
        /// Which.
        network: String,
        /// For how long; without it, until it is lifted.
        minutes: Option<u32>,
        /// Why, for the host.
        why: Option<String>,
    },
    /// Let them in again.
    Lift {
        /// Which.
        network: String,
    },
    /// List the bans that hold.
    Bans,
    /// Hold something of an account.
    Hold {
        /// Whose: what they are called, if nobody else is, or their id. It is not written down: the deed knows the account.
        who: String,
        /// What.
        what: Held,
        /// For how long; without it, until it is lifted.
        minutes: Option<u32>,
        /// What they are reproached with.
        why: Option<Offence>,
        /// A remark for them. It is not written down either.
        text: Option<String>,
    },
    /// Hold it no longer.
    Release {
        /// Whose.
        who: String,
        /// What.
        what: Held,
    },
    /// List of whom something is held now.
    Accounts {
        /// One of these.
        what: Vec<Held>,
    },
    /// List what was done by hand, newest first.
    Log {
        /// Before this number.
        before: Option<u32>,
        /// At most so many.
        limit: u16,
    },
}

/// How far tables are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Not all have come.
    Waiting,
    /// They play.
    Playing,
    /// One of these.
    #[default]
    Open,
    /// It is over.
    Over,
}

/// Which lines of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The one of this number.
    Line(u32),
    /// All of this speaker.
    All(Who),
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It is done.
    Done,
    /// Tables.
    Tables {
        /// Newest first.
        tables: Vec<TableRow>,
        /// Where the next page begins, if there is one.
        next: Option<String>,
    },
    /// What was said.
    Talk(Vec<TalkRow>),
    /// The bans that hold.
    Bans(Vec<BanRow>),
    /// Accounts of which something is held.
    Accounts(Vec<AccountRow>),
    /// What was done, newest first.
    Log(Vec<DeedRow>),
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// Its id. Whoever has it can come in.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// `waiting`, `playing` or `over`.
    pub stage: String,
    /// Who may find it.
    pub visibility: String,
    /// Who sits there, by seat; bots with what they are.
    pub players: Vec<String>,
    /// When it was opened, in milliseconds since 1970.
    pub opened: i64,
    /// When something but talk last happened.
    pub changed: i64,
    /// Why the host closed it, if that is how it ended.
    pub closed: Option<String>,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TalkRow {
    /// Its number.
    pub line: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who said it.
    pub who: Who,
    /// What was said.
    pub text: String,
    /// Is it hidden?
    pub hidden: bool,
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanRow {
    /// Who is kept out.
    pub network: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
    /// Until when; without it, until it is lifted.
    pub until: Option<i64>,
    /// Why.
    pub why: Option<String>,
}

/// An account of which something is held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountRow {
    /// What they are known by.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// What is held.
    pub what: Held,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
    /// Until when; without it, until it is lifted.
    pub until: Option<i64>,
    /// What they are reproached with.
    pub why: Option<Offence>,
    /// A remark for them.
    pub text: Option<String>,
}

/// Something that was done by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeedRow {
    /// Its number.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it: a member as they are called now, or what a host said.
    pub by: String,
    /// The account that it was about, as it is called now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// What. One that this program does not know was written by a newer one.
    pub order: serde_json::Value,
}

/// What goes back on the socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// What was answered.
    Answer(Answer),
    /// Why it was not done.
    Refused(Problem),
}

/// Why an order was not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// A text in it is not what it should be.
    #[error(transparent)]
    Text(#[from] BadText),
    /// It names no network.
    #[error(transparent)]
    Network(#[from] BadNetwork),
    /// Nobody has that id, and nobody is called so.
    #[error("no account is called `{0}`, and none has it as its id: expected what stands on its page")]
    NoAccount(String),
    /// Several are called so.
    #[error("several accounts are called `{who}`: expected the id of one of them: {}", ids.join(", "))]
    ManyAccounts {
        /// What was asked for.
        who: String,
        /// Who it could be.
        ids: Vec<String>,
    },
    /// Lines and seats are counted from 1.
    #[error("there is no number 0: expected one from 1 on")]
    Zero,
    /// The store refused it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The house refused it.
    #[error("{0}")]
    House(Problem),
    /// No house is there to do it.
    #[error("only a house that runs can close a table: open the house, or delete the table")]
    NeedsHouse,
}

impl NotDone {
    /// The same as it is told, with data from which words in other languages are made.
    pub fn problem(&self) -> Problem {
        match self {
            NotDone::House(problem) => problem.clone(),
            NotDone::Store(error) => not_kept(error),
            NotDone::NoAccount(who) => {
                Problem::new(Why::House, because("no-account").with("who", who.as_str()))
            }
            NotDone::ManyAccounts { who, ids } => {
                let reason = because("many-accounts").with("who", who.as_str());
                Problem::new(Why::House, reason.with("ids", ids.join(", ")))
            }
            NotDone::NeedsHouse => Problem::new(Why::House, because("needs-house")),
            other => Problem::new(Why::Word, other.to_string().as_str()),
        }
    }
}

/// What the store says against an order of the host.
fn not_kept(error: &StoreError) -> Problem {
    let of_table = |name, table: &TableId| because(name).with("table", table.as_str());
    let reason = match error {
        StoreError::NoTable(table) => of_table("store-no-table", table),
        StoreError::Over(table) => of_table("store-over", table),
        StoreError::NoChat { table, number } => {
            of_table("store-no-line", table).with("number", number.to_string())
        }
        StoreError::NoBan(network) => because("store-no-ban").with("network", network.as_str()),
        StoreError::NoMember(member) => because("store-no-member").with("member", member.as_str()),
        StoreError::NoStanding { kind, .. } => because("store-no-standing").with("kind", kind.as_str()),
        StoreError::Elsewhere { table, .. } => of_table("store-elsewhere", table),
        StoreError::Fenced => because("store-fenced"),
        StoreError::Disk(why) => because("store-disk").with("why", why.as_str()),
        StoreError::Away(why) => because("store-away").with("why", why.as_str()),
        StoreError::Damaged(why) => because("store-damaged").with("why", why.as_str()),
        StoreError::Busy { waiting } => because("store-busy").with("waiting", *waiting),
        StoreError::Closed => because("store-closed"),
        // No order of a host leads to these.
        other => because("store-other").with("why", other.to_string()),
    };
    Problem::new(if error.is_about_the_disk() { Why::NotSaved } else { Why::House }, reason)
}

impl From<Problem> for NotDone {
    fn from(problem: Problem) -> NotDone {
        NotDone::House(problem)
    }
}
