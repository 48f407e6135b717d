//! Members that belong to another, in memory.

use super::members::Roll;
use crate::belonging::may_belong;
use crate::{Belonging, MemberId, StoreError};

impl Roll {
    pub(super) fn belong(&mut self, member: &MemberId, owner: &MemberId) -> Result<(), StoreError> {
        self.find(owner)?;
        self.find(member)?;
        let taken = self.owners.iter().any(|(own, owner)| own == member || owner == member);
        may_belong((member, taken), (owner, self.owners.contains_key(owner)))?;
        self.owners.insert(member.clone(), owner.clone());
        Ok(())
    }

    /// Those of which this is true, who and whose, by id.
    pub(super) fn belongings(&self, fits: impl Fn(&MemberId, &MemberId) -> bool) -> Vec<Belonging> {
        let fitting = self.owners.iter().filter(|(member, owner)| fits(member, owner));
        let known = fitting.filter_map(|(member, owner)| {
            Some(Belonging { owner: owner.clone(), member: self.members.get(member)?.clone() })
        });
        known.collect()
    }
}
