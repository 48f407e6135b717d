//! How a member is reached who is not here, and what they are to be told.

use crate::{Json, MemberId, Millis, Name, TableId, TokenHash};

/// A way to reach a member outside the house's pages. It goes with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// Whom.
    pub member: MemberId,
    /// What it is found by. No two are the same: whoever opens one that is there has it from then on.
    pub hash: TokenHash,
    /// What it is, in the caller's word: a browser, an address.
    pub kind: Name,
    /// What the caller needs to use it.
    pub data: Json,
    /// Since when.
    pub added: Millis,
}

/// A member is to be told, by channels of one kind, that something waits for them at a table. It goes with the two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Who. There is one call for each member, table and kind of channel.
    pub member: MemberId,
    /// Where something waits.
    pub table: TableId,
    /// By which channels.
    pub kind: Name,
    /// Why, in the caller's word.
    pub why: Name,
    /// What tells one time from another, in the caller's count: for the same one nobody is called twice.
    pub turn: u32,
    /// Since when.
    pub at: Millis,
    /// How often it was tried in vain.
    pub tries: u32,
    /// When to try next. Nothing: they were told, or nobody tries any more.
    pub next: Option<Millis>,
}

impl Call {
    /// Is this about the same as another?
    pub(crate) fn repeats(&self, other: &Call) -> bool {
        (&self.why, self.turn) == (&other.why, other.turn)
    }
}

/// What can be changed about channels and calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallChange {
    /// Reach a member this way too. Whoever was reached by it before is so no more.
    Open(Channel),
    /// Keep what the caller knows of a channel now, if it is there.
    Keep {
        /// Which.
        hash: TokenHash,
        /// What the caller needs to use it.
        data: Json,
    },
    /// Reach nobody this way any more.
    Close(TokenHash),
    /// Call a member, unless they were called for the same already.
    Call(Call),
    /// It was tried: keep when to try next, if it is still about the same.
    Tried(Call),
    /// Nothing waits for a member at this table any more.
    Off {
        /// Who.
        member: MemberId,
        /// Where.
        table: TableId,
    },
    /// Forget calls from before this that nobody tries any more.
    ForgetTold(Millis),
}

impl CallChange {
    /// The latest time that it names.
    pub(crate) fn at(&self) -> Option<Millis> {
        match self {
            CallChange::Open(channel) => Some(channel.added),
            CallChange::Call(call) => Some(call.at),
            CallChange::Keep { .. }
            | CallChange::Close(_)
            | CallChange::Tried(_)
            | CallChange::Off { .. }
            | CallChange::ForgetTold(_) => None,
        }
    }

    /// About how many bytes of text it has.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            CallChange::Open(Channel { data, .. }) | CallChange::Keep { data, .. } => data.0.len(),
            _ => 0,
        }
    }
}
