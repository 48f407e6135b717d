//! Days on which no clock of days runs for a member, in memory.

use super::members::Roll;
use crate::vacation::unchanged;
use crate::{MemberId, Millis, StoreError, Vacation};

impl Roll {
    pub(super) fn plan(
        &mut self,
        member: &MemberId,
        before: &[Vacation],
        after: &[Vacation],
    ) -> Result<(), StoreError> {
        self.find(member)?;
        unchanged(&self.vacations_of(member), before)?;
        self.vacations.insert(member.clone(), after.iter().map(|one| (one.from, one.until)).collect());
        Ok(())
    }

    pub(super) fn vacations_of(&self, member: &MemberId) -> Vec<Vacation> {
        let theirs = self.vacations.get(member).into_iter().flatten();
        theirs.map(|(from, until)| Vacation { from: *from, until: *until }).collect()
    }

    pub(super) fn vacations(&self, now: Millis) -> Vec<(MemberId, Vacation)> {
        let of = |member: &MemberId| {
            let member = member.clone();
            self.vacations_of(&member).into_iter().map(move |one| (member.clone(), one))
        };
        self.vacations.keys().flat_map(of).filter(|(_, one)| one.until > now).collect()
    }
}
