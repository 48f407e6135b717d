//! What a client can ask for.

use crate::protocol::{Inbound, Who};

/// Something that is answered, and done once. [`super::Client::say`] gives it a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Choose this word.
    Choose(String),
    /// Choose several things by a short word.
    Shortcut(String),
    /// Take the last choice back.
    TakeBack,
    /// Give up.
    Resign,
    /// Go away from the seat.
    Leave,
    /// Put a bot of this kind on every free seat.
    Fill(String),
    /// Say something to the others.
    Talk(String),
    /// Let somebody be heard no more, or again.
    Mute(Who, bool),
    /// Let those who watch talk, or not.
    WatchersTalk(bool),
    /// What are the odds?
    Odds,
    /// What would be best?
    Hint,
}

impl Command {
    /// The command as it is said, under this name.
    pub(super) fn named(self, id: String) -> Inbound {
        match self {
            Command::Choose(word) => Inbound::Choose { id, word, salt: None },
            Command::Shortcut(word) => Inbound::Shortcut { id, word, luck: None },
            Command::TakeBack => Inbound::TakeBack { id },
            Command::Resign => Inbound::Resign { id },
            Command::Leave => Inbound::Leave { id },
            Command::Fill(bot) => Inbound::Fill { id, bot },
            Command::Talk(text) => Inbound::Talk { id, text },
            Command::Mute(who, muted) => Inbound::Mute { id, who, muted },
            Command::WatchersTalk(on) => Inbound::WatchersTalk { id, on },
            Command::Odds => Inbound::Odds { id },
            Command::Hint => Inbound::Hint { id },
        }
    }
}

/// Does it make something happen in the table's story, if it is done?
pub(super) fn makes_story(said: &Inbound) -> bool {
    !matches!(
        said,
        Inbound::Hello { .. }
            | Inbound::Link { .. }
            | Inbound::Ping
            | Inbound::Look
            | Inbound::Talk { .. }
            | Inbound::Mute { .. }
            | Inbound::WatchersTalk { .. }
            | Inbound::Odds { .. }
            | Inbound::Hint { .. }
    )
}
