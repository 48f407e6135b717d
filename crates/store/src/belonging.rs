//! Members that belong to another.

use crate::{Member, MemberId, StoreError};

/// A member that belongs to another, and is forgotten with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belonging {
    /// Whose it is. They belong to nobody themselves.
    pub owner: MemberId,
    /// What belongs to them.
    pub member: Member,
}

/// Can this one belong to that one, where so much is known: is it itself somebody's or somebody's owner, is the owner somebody's?
pub(crate) fn may_belong(
    (member, taken): (&MemberId, bool),
    (owner, owned): (&MemberId, bool),
) -> Result<(), StoreError> {
    match taken || owned || member == owner {
        true => Err(StoreError::CannotBelong(member.clone())),
        false => Ok(()),
    }
}
