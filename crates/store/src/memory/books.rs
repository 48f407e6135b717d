//! The host's own books, in memory.

use crate::{Ban, Deed, MemberId, Millis, Name, Seq, StoreError};
use std::collections::BTreeMap;

/// Bans and deeds.
#[derive(Clone, Debug, Default)]
pub(super) struct Books {
    bans: BTreeMap<Name, Ban>,
    deeds: BTreeMap<Seq, Deed>,
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
        let last = self.deeds.last_key_value().map(|(number, _)| *number);
        self.deeds.insert(Seq::after(last), deed.clone());
    }

    /// What was done stays, and nobody knows by whom or to whom.
    pub(super) fn forget(&mut self, member: &MemberId) {
        for named in self.deeds.values_mut().flat_map(|deed| [&mut deed.member, &mut deed.about]) {
            named.take_if(|named| named == member);
        }
    }

    pub(super) fn bans(&self) -> Vec<Ban> {
        self.bans.values().cloned().collect()
    }

    pub(super) fn deeds(&self, before: Option<Seq>, limit: usize) -> Vec<(Seq, Deed)> {
        let earlier =
            self.deeds.iter().rev().filter(|(number, _)| before.is_none_or(|before| **number < before));
        earlier.take(limit).map(|(number, deed)| (*number, deed.clone())).collect()
    }

    pub(super) fn forget_ended(&mut self, now: Millis) {
        self.bans.retain(|_, known| known.holds(now));
    }

    /// The last deed stays: the next is counted on from it.
    pub(super) fn forget_deeds(&mut self, before: Millis, most: u16) -> usize {
        let last = self.deeds.last_key_value().map(|(number, _)| *number);
        let old = self.deeds.iter().filter(|(number, deed)| deed.at < before && Some(**number) != last);
        let old: Vec<Seq> = old.map(|(number, _)| *number).take(most.into()).collect();
        old.iter().for_each(|number| drop(self.deeds.remove(number)));
        old.len()
    }
}
