//! What a client says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One message on the socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum Inbound {
    /// Who is there, and what they know already. The first message, and only the first.
    Hello {
        /// The version of the protocol that the client speaks.
        version: u32,
        /// Which table.
        table: String,
        /// The token of a seat. Without one, one watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
        /// What somebody who watches wants to be called in the talk.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        /// The last number of the table's story that the client has; 0 if it has none.
        #[serde(default)]
        #[ts(as = "Option<_>", optional)]
        last: u32,
        /// The last number of the talk that the client has; 0 if it has none.
        #[serde(default)]
        #[ts(as = "Option<_>", optional)]
        talk: u32,
        /// Send the table as plain text too.
        #[serde(default)]
        #[ts(as = "Option<_>", optional)]
        pictures: bool,
        /// The language of plain text, such as `de`. English, if the house does not speak it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        language: Option<String>,
        /// Send how things stood after each new line, for whoever shows one after the other.
        #[serde(default)]
        #[ts(as = "Option<_>", optional)]
        views: bool,
    },
    /// Choose this word, one of those that were offered.
    Choose {
        /// The client's name for the command.
        id: String,
        /// What is chosen.
        word: String,
        /// 32 bytes, as 64 hexadecimal digits, that go into the commitment of a choice which others may not read yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        salt: Option<String>,
    },
    /// Commit to a choice that is made at once with others: it is opened by a choice when all have committed.
    Commit {
        /// The client's name for the command.
        id: String,
        /// The hash of word and salt, as `docs/fair-dice.md` says.
        commit: String,
    },
    /// Choose several things in a row, by one of the short words that were offered.
    Shortcut {
        /// The client's name for the command.
        id: String,
        /// The short word.
        word: String,
        /// 32 bytes, as 64 hexadecimal digits: the luck of a word that needs some, and the salts of its choices.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        luck: Option<String>,
    },
    /// Take the last choice back.
    TakeBack {
        /// The client's name for the command.
        id: String,
    },
    /// Give up. While dice are being rolled, it is done when they lie.
    Resign {
        /// The client's name for the command.
        id: String,
    },
    /// Go away from the seat: it is free again before the game, and a bot plays on during it.
    Leave {
        /// The client's name for the command.
        id: String,
    },
    /// Seal bytes of one's own for the dice, after sitting down and again for a second start.
    Seal {
        /// The client's name for the command.
        id: String,
        /// For which start, 1 or 2.
        start: u8,
        /// The seal: 64 hexadecimal digits.
        seal: String,
        /// The anchor of a chain of links; without one, the seat gives no links.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        anchor: Option<String>,
    },
    /// Open what was sealed for the dice, against the list that was told.
    OpenDice {
        /// The client's name for the command.
        id: String,
        /// Which start.
        start: u8,
        /// The hash of the list.
        list: String,
        /// 32 bytes, as 64 hexadecimal digits, that fit the seal.
        bytes: String,
    },
    /// The link that a round asks for. It is answered only if it is refused.
    Link {
        /// Which round.
        round: u32,
        /// The link: 64 hexadecimal digits.
        link: String,
    },
    /// Begin a new chain of links, from the next round on.
    Anchor {
        /// The client's name for the command.
        id: String,
        /// Which chain of the seat, counted from 0.
        chain: u32,
        /// Its anchor: 64 hexadecimal digits.
        anchor: String,
    },
    /// The host puts a bot on every free seat, so that the game can begin.
    Fill {
        /// The client's name for the command.
        id: String,
        /// Which kind of bot.
        bot: String,
    },
    /// Say something to the others.
    Talk {
        /// The client's name for the command.
        id: String,
        /// One line.
        text: String,
    },
    /// The host lets somebody be heard no more, or again.
    Mute {
        /// The client's name for the command.
        id: String,
        /// Whom.
        who: Who,
        /// Are they mute from now on?
        muted: bool,
    },
    /// The host lets those who watch talk, or asks them to be quiet.
    WatchersTalk {
        /// The client's name for the command.
        id: String,
        /// May they talk from now on?
        on: bool,
    },
    /// What are the odds that matter now?
    Odds {
        /// The client's name for the question.
        id: String,
    },
    /// What would be best? Only where the table allows hints.
    Hint {
        /// The client's name for the question.
        id: String,
    },
    /// Is anybody there?
    Ping,
    /// The same from somebody who looks at the table: whoever does not is told elsewhere that it is their turn.
    Look,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Who sits there, counted from 1.
    Seat(u8),
    /// Somebody who watches: a name, and after a `#` what they are known by at this table whatever they are called.
    Watcher(String),
}

impl Inbound {
    /// The first message of somebody who has seen nothing yet: with the token of a seat, or without one to watch.
    ///
    /// ```
    /// use luckhouse_server::protocol::Inbound;
    /// let said = serde_json::to_string(&Inbound::hello("8df3", None)).unwrap();
    /// assert!(said.starts_with(r#"{"say":"hello","version":"#) && said.contains(r#""table":"8df3""#));
    /// ```
    pub fn hello(table: &str, token: Option<&str>) -> Inbound {
        Inbound::Hello {
            version: super::VERSION,
            table: table.into(),
            token: token.map(String::from),
            name: None,
            last: 0,
            talk: 0,
            pictures: false,
            language: None,
            views: false,
        }
    }

    /// The client's name for the command, if it is one.
    pub fn id(&self) -> Option<&str> {
        match self {
            Inbound::Hello { .. } | Inbound::Link { .. } | Inbound::Ping | Inbound::Look => None,
            Inbound::Choose { id, .. }
            | Inbound::Shortcut { id, .. }
            | Inbound::TakeBack { id }
            | Inbound::Resign { id }
            | Inbound::Leave { id }
            | Inbound::Commit { id, .. }
            | Inbound::Seal { id, .. }
            | Inbound::OpenDice { id, .. }
            | Inbound::Anchor { id, .. }
            | Inbound::Fill { id, .. }
            | Inbound::Talk { id, .. }
            | Inbound::Mute { id, .. }
            | Inbound::WatchersTalk { id, .. }
            | Inbound::Odds { id }
            | Inbound::Hint { id } => Some(id),
        }
    }
}
