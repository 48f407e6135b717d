//! The host's own books, in memory.

use crate::{Ban, Deed, MemberId, Name, Seq, StoreError};
use std::collections::BTreeMap;

/// Bans and deeds.
#[derive(Clone, Debug, Default)]
pub(super) struct Books {
    bans: BTreeMap<Name, Ban>,
    deeds: Vec<Deed>,
}

impl Books {
    pub(super) fn ban(&mut self, ban: &Ban) {
        self.bans.retain(|_, known| known.holds(ban.at));
        self.bans.insert(ban.network.clone(), ban.clone());
    }

    pub(super) fn lift(&mut self, network: &Name) -> Result<(), StoreError> {
        self.bans.remove(network).map(drop).ok_or_else(|| StoreError::NoBan(network.clone()))
    }

    pub(super) fn record(&mut self, deed: &Deed) {
        self.deeds.push(deed.clone());
    }

    /// What was done stays, and nobody knows by whom or to whom.
    pub(super) fn forget(&mut self, member: &MemberId) {
        for named in self.deeds.iter_mut().flat_map(|deed| [&mut deed.member, &mut deed.about]) {
            named.take_if(|named| named == member);
        }
    }

    pub(super) fn bans(&self) -> Vec<Ban> {
        self.bans.values().cloned().collect()
    }

    pub(super) fn deeds(&self, before: Option<Seq>, limit: usize) -> Vec<(Seq, Deed)> {
        let numbered = (1..).map_while(Seq::new).zip(self.deeds.iter().cloned());
        let mut earlier: Vec<_> =
            numbered.filter(|(number, _)| before.is_none_or(|before| *number < before)).collect();
        earlier.reverse();
        earlier.truncate(limit);
        earlier
    }
}
