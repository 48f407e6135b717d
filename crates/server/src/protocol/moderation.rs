//! What is asked and answered by those who keep order, and what players report to them.

use super::KnownPlayer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What somebody may not do for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Restraint {
    /// Talk.
    Muted,
    /// Sit down, open tables, join tournaments.
    Banned,
}

/// What somebody is reproached with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Offence {
    /// Insulting words.
    Insult,
    /// Threats, or not leaving somebody alone.
    Harassment,
    /// The same again and again, or advertising.
    Spam,
    /// Games that were not honest.
    Cheating,
    /// A name that offends.
    Name,
    /// Something else.
    Other,
}

impl Offence {
    /// As it is written.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Offence::Insult => "insult",
            Offence::Harassment => "harassment",
            Offence::Spam => "spam",
            Offence::Cheating => "cheating",
            Offence::Name => "name",
            Offence::Other => "other",
        }
    }
}

/// Whom or what a report is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "of", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ReportSubject {
    /// A line of talk.
    Talk {
        /// Where it was said.
        table: String,
        /// Its number.
        line: u32,
    },
    /// What somebody at a table is called.
    NameAt {
        /// Where.
        table: String,
        /// Their seat, counted from 1.
        seat: u8,
    },
    /// How somebody at a table behaves.
    ConductAt {
        /// Where.
        table: String,
        /// Their seat, counted from 1.
        seat: u8,
    },
    /// What a player is called.
    Name {
        /// What they are known by.
        player: String,
    },
    /// How a player behaves.
    Conduct {
        /// What they are known by.
        player: String,
    },
}

/// A report to those who keep order. Nobody else hears who sent it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendReport {
    /// What it is about.
    pub subject: ReportSubject,
    /// What somebody is reproached with.
    pub why: Offence,
    /// What else is to be said, in at most 200 characters.
    #[serde(default)]
    #[ts(optional)]
    pub text: Option<String>,
}

/// A report that nobody has closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenReport {
    /// What it is found by.
    pub id: String,
    /// When it was sent, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who sent it.
    pub by: KnownPlayer,
    /// The account that it is about, if the house knows them again.
    pub about: Option<KnownPlayer>,
    /// What they were called when it was sent.
    pub called: String,
    /// What it is about.
    pub subject: ReportSubject,
    /// What they are reproached with.
    pub why: Offence,
    /// What else was said.
    pub text: Option<String>,
    /// What was said at the table, around the line if it is about one.
    pub talk: Vec<HeardLine>,
}

/// A line of talk, as those who keep order see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HeardLine {
    /// Its number.
    pub line: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Whoever said it, as they are called there.
    pub name: String,
    /// What was said, hidden or not.
    pub text: String,
    /// Do others not see it?
    pub hidden: bool,
}

/// An account that may not do something now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Restrained {
    /// Whose.
    pub player: KnownPlayer,
    /// What they may not.
    pub what: Restraint,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Until when; without it, until it is lifted.
    #[ts(type = "number | null")]
    pub until: Option<i64>,
    /// What they are reproached with.
    pub why: Offence,
    /// A remark for them.
    pub text: Option<String>,
}

/// What came of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReportOutcome {
    /// There was nothing to do.
    Nothing,
    /// Talk was hidden.
    Hidden,
    /// The account was muted.
    Muted,
    /// The account was banned.
    Banned,
}

/// One thing that somebody does who keeps order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ModeratorOrder {
    /// Hide a line of talk, or show it again.
    Hide {
        /// Where.
        table: String,
        /// Its number.
        line: u32,
        /// Is it hidden from now on?
        hidden: bool,
    },
    /// Mute or ban an account.
    Restrain {
        /// Whose. It is not written down: the deed knows the account.
        #[serde(default)]
        player: String,
        /// What they may not do.
        what: Restraint,
        /// For how long; without it, until it is lifted.
        #[serde(default)]
        #[ts(optional)]
        minutes: Option<u32>,
        /// What they are reproached with.
        why: Offence,
        /// A remark for them, in at most 200 characters. It is not written down either.
        #[serde(default)]
        #[ts(optional)]
        text: Option<String>,
    },
    /// Let an account be.
    Lift {
        /// Whose.
        #[serde(default)]
        player: String,
        /// What they may do again.
        what: Restraint,
    },
    /// End a table without a result, and tell those who are there.
    CloseTable {
        /// Which.
        table: String,
    },
    /// Close a report.
    CloseReport {
        /// Which.
        report: String,
        /// What came of it.
        outcome: ReportOutcome,
    },
}

/// Something that was done by somebody who keeps order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModeratorDeed {
    /// Its number among all that was done by hand.
    pub number: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who did it; nobody, if they have gone.
    pub by: Option<KnownPlayer>,
    /// The account that it was about; nobody, if there is none or they have gone.
    pub about: Option<KnownPlayer>,
    /// What.
    pub order: ModeratorOrder,
}

/// What those who keep order see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Moderation {
    /// Reports that nobody has closed, the oldest first.
    pub reports: Vec<OpenReport>,
    /// Accounts that are muted or banned.
    pub restrained: Vec<Restrained>,
    /// What was done, the newest first.
    pub deeds: Vec<ModeratorDeed>,
    /// How long things are kept.
    pub kept: Retention,
}

/// How many days things are kept, as the host wants it; without a number, for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Retention {
    /// Finished games.
    pub games_days: Option<u32>,
    /// Talk; at most as long as its table.
    pub talk_days: Option<u32>,
    /// Reports that nobody closes.
    pub reports_days: Option<u32>,
    /// What was done by hand.
    pub deeds_days: Option<u32>,
    /// Accounts of players whom nobody sees.
    pub accounts_days: Option<u32>,
}
