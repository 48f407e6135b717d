//! What can be touched and what was, told without colours.

use crate::look::{Look, Role};

/// What a thing to be touched looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// It cannot be touched now.
    Not,
    /// It can.
    Choice,
    /// It was.
    Picked,
}

impl Mark {
    /// One column that says so.
    pub(super) fn sign(self, look: &Look) -> &'static str {
        match self {
            Mark::Not => " ",
            Mark::Choice => look.sign("›", ">"),
            Mark::Picked => look.sign("»", "*"),
        }
    }

    /// The role of a thing that is otherwise in this role.
    pub(super) fn role(self, otherwise: Role) -> Role {
        match self {
            Mark::Not => otherwise,
            Mark::Choice => Role::Choice,
            Mark::Picked => Role::Picked,
        }
    }
}
