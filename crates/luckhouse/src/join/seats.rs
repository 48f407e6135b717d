//! The seats that one has, kept so that the same link gives the same seat again.

use crate::files::{data_folder, fingerprint, write_private};
use crate::play::kept::warn;
use luckhouse_engine::fair::{Bytes, Secret};
use luckhouse_server::client::Address;
use luckhouse_server::protocol::Seated;
use luckhouse_words::{Words, say};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::PathBuf;

/// A seat at a table, with what opens it. It is not printed.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// The link of the table.
    link: String,
    pub(super) seat: u8,
    pub(super) token: String,
    /// What was sealed for dice of the first protocol.
    #[serde(default)]
    dice: Option<String>,
    /// The seal of the house's secret under the first protocol, as it was when the seat was taken.
    #[serde(default)]
    pub(super) seal: Option<String>,
    /// The list of the game before, where this is a rematch.
    #[serde(default)]
    before: Option<Bytes>,
    /// The bot whose seat it is, by its id.
    #[serde(default)]
    bot: Option<String>,
}

impl Kept {
    /// A seat that was just given; none if one was not given any.
    pub(crate) fn new(address: &Address, seated: &Seated) -> Option<Kept> {
        Some(Kept {
            link: address.to_string(),
            seat: seated.seat?,
            token: seated.token.clone()?,
            dice: None,
            seal: None,
            before: None,
            bot: None,
        })
    }

    /// The same seat, of a bot.
    pub(crate) fn of(self, bot: &str) -> Kept {
        Kept { bot: Some(bot.into()), ..self }
    }

    /// The link of its table.
    pub(crate) fn address(&self) -> Option<Address> {
        self.link.parse().ok()
    }

    /// The same seat, at a table that follows the game with this list.
    pub(super) fn after(self, list: Option<Bytes>) -> Kept {
        Kept { before: self.before.or(list), ..self }
    }

    /// The list of the game before, if one sat there.
    pub(super) fn before(&self) -> Option<Bytes> {
        self.before
    }

    /// Keep it. If that cannot be, whoever plays is told what they will miss.
    pub(crate) fn keep(&self) {
        let written =
            file(&self.link, self.seat).ok_or("there is no place for such things".into()).and_then(|file| {
                let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
                let text = serde_json::to_string_pretty(self).map_err(|error| error.to_string())?;
                folder
                    .and_then(|()| write_private(&file, text))
                    .map_err(|error| format!("{}: {error}", file.display()))
            });
        if let Err(why) = written {
            warn(&say!(Words::spoken(), "terminal-join-seat-not-kept", why));
        }
    }

    /// Nobody needs it any more.
    pub(super) fn forget(&self) {
        // If it stays, it opens nothing.
        let _ = file(&self.link, self.seat).map(fs::remove_file);
    }

    /// What was sealed for dice of the first protocol, if it can be read.
    pub(super) fn dice(&self) -> Option<Secret> {
        let bytes: Bytes = self.dice.as_ref()?.parse().ok()?;
        Some(Secret::new(*bytes.as_slice()))
    }
}

/// The seats that a bot has at this house, with the links of their tables.
pub(crate) fn of_bot(house: &Address, bot: &str) -> Vec<(Address, Kept)> {
    let folder = data_folder().and_then(|folder| fs::read_dir(folder.join("seats")).ok());
    let read = |entry: fs::DirEntry| -> Option<(Address, Kept)> {
        let kept: Kept = serde_json::from_slice(&fs::read(entry.path()).ok()?).ok()?;
        let address =
            kept.address().filter(|address| Address { table: None, ..address.clone() } == *house)?;
        (kept.bot.as_deref() == Some(bot)).then_some((address, kept))
    };
    let mut all: Vec<_> = folder.into_iter().flatten().flatten().filter_map(read).collect();
    all.sort_by(|one, other| one.1.link.cmp(&other.1.link));
    all
}

/// The seat that is kept for this link: that one, or the first.
pub(super) fn find(address: &Address, seat: Option<u8>) -> Option<Kept> {
    let link = address.to_string();
    let read = |seat: u8| -> Option<Kept> {
        let text = fs::read_to_string(file(&link, seat)?).ok()?;
        serde_json::from_str(&text).ok().filter(|kept: &Kept| kept.link == link && kept.seat == seat)
    };
    match seat {
        Some(seat) => read(seat),
        None => (1..=luckhouse_engine::Seat::MAX as u8).find_map(read),
    }
}

fn file(link: &str, seat: u8) -> Option<PathBuf> {
    let name = format!("{:016x}-p{seat}.json", fingerprint(link));
    data_folder().map(|folder| folder.join("seats").join(name))
}
