//! How members stand with the house, and what they report of each other.

use crate::{Json, MemberId, Millis, Name};

/// Something that the house holds of a member: a role, or that they may not do something for a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub member: MemberId,
    /// What, in the caller's word. There is one of a kind for each member.
    pub kind: Name,
    /// Since when.
    pub at: Millis,
    /// Until when; without it, until it is lifted.
    pub until: Option<Millis>,
    /// What else the caller wants to know of it.
    pub data: Json,
}

impl Standing {
    /// Does it hold at this moment?
    pub fn holds(&self, now: Millis) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// What a member reports to those who keep order. It goes when it is closed, and with each of the two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What it is found by.
    pub id: Name,
    /// Who reports.
    pub by: MemberId,
    /// Whom it is about, if the house knows them again.
    pub about: Option<MemberId>,
    /// What it is about, in the caller's word: somebody has one open report of each.
    pub subject: Name,
    /// When.
    pub at: Millis,
    /// All of it, as the caller writes it.
    pub report: Json,
}
