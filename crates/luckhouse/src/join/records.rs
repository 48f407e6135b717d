//! What one keeps of the dice of a table, before anything is said about them.

use crate::files::{data_folder, fingerprint, write_durable, write_private};
use crate::play::kept::warn;
use luckhouse_engine::fair::{PublicKey, Record};
use luckhouse_server::client::Address;
use luckhouse_words::{Words, say};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The record of one seat, on the disk. While it is held, no other program of this user gives links for the seat.
pub(crate) struct Records {
    file: PathBuf,
    /// The house, as it stands in links.
    house: String,
    /// Held until this is dropped.
    _lock: File,
}

/// Is there a place for such things? Otherwise nothing is added to the dice.
pub(crate) fn possible() -> bool {
    data_folder().is_some()
}

impl Records {
    /// The record of a seat; none if it cannot be kept, or if another program holds it.
    pub(super) fn open(address: &Address, seat: u8) -> Option<Records> {
        let folder = data_folder()?.join("dice");
        let name = format!("{:016x}-p{seat}", fingerprint(&address.to_string()));
        let lock = folder.join(format!("{name}.lock"));
        let held = fs::create_dir_all(&folder).and_then(|()| private(&lock));
        let held = held.and_then(|lock| lock.try_lock().map(|()| lock).map_err(io::Error::from));
        match held {
            Ok(lock) => {
                let file = folder.join(format!("{name}.json"));
                Some(Records { file, house: address.authority(), _lock: lock })
            }
            Err(why) => {
                warn(&say!(Words::spoken(), "terminal-join-dice-held", why = why.to_string()));
                None
            }
        }
    }

    /// What is kept, if it can be read.
    pub(super) fn read(&self) -> Option<Record> {
        serde_json::from_slice(&fs::read(&self.file).ok()?).ok()
    }

    /// Keep this. It is on the disk when this returns.
    pub(super) fn keep(&self, record: &Record) -> io::Result<()> {
        write_durable(&self.file, serde_json::to_vec(record)?)?;
        self.pin(record.key());
        Ok(())
    }

    /// The key that this house had when one first played there.
    pub(super) fn key(&self) -> Option<PublicKey> {
        keys().get(&self.house).copied()
    }

    fn pin(&self, key: PublicKey) {
        let mut known = keys();
        if known.contains_key(&self.house) {
            return;
        }
        known.insert(self.house.clone(), key);
        let text = serde_json::to_string_pretty(&known).unwrap_or_default();
        let written = keys_file().map(|file| write_private(&file, text));
        if let Some(Err(why)) = written {
            warn(&say!(Words::spoken(), "terminal-join-key-not-kept", why = why.to_string()));
        }
    }
}

/// A file that nobody else on this machine may open.
fn private(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create(true).truncate(true).open(file)
}

fn keys_file() -> Option<PathBuf> {
    data_folder().map(|folder| folder.join("houses.json"))
}

/// The keys of all houses that one has played in.
fn keys() -> BTreeMap<String, PublicKey> {
    let text = keys_file().and_then(|file| fs::read(file).ok());
    text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
}
