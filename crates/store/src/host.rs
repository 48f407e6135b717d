//! The host's own books: who may not come in, and what was done by hand.

use crate::{Json, Line, MemberId, Millis, Name};

/// Nobody of a network is let in for a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The address or network, as the caller writes it. There is one ban for each.
    pub network: Name,
    /// Since when.
    pub at: Millis,
    /// Until when; without it, until it is lifted.
    pub until: Option<Millis>,
    /// Why, for the host.
    pub why: Option<Line>,
}

impl Ban {
    /// Does it hold at this moment?
    pub fn holds(&self, now: Millis) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// Something that the host did by hand, or a member who may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// When.
    pub at: Millis,
    /// Who did it, as far as that is known.
    pub by: Name,
    /// The member who did it, as long as the house knows them.
    pub member: Option<MemberId>,
    /// The member whom it was about, as long as the house knows them.
    pub about: Option<MemberId>,
    /// What, as the caller writes it.
    pub deed: Json,
}

impl Deed {
    /// Something that no member did, and that is about none.
    pub fn by_host(at: Millis, by: Name, deed: Json) -> Deed {
        Deed { at, by, member: None, about: None, deed }
    }
}
