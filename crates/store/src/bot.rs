//! What the bots of the house are rated: the house keeps it, and no member.

use crate::{Json, Name};

/// How good a bot is at something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedBot {
    /// Which bot, and at what, in the caller's word.
    pub bot: Name,
    /// All of it, as the caller writes it.
    pub state: Json,
}
