//! What the house signs with, kept beside its data so that players know it again.

use crate::failure::{Failure, failed};
use crate::files::write_private;
use luckhouse_engine::fair::{Bytes, HouseKey};
use luckhouse_store::Postgres;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// The key of the house with its data in this folder; a new one, if there is none yet.
pub(super) fn of(data: &Path) -> Result<HouseKey, Failure> {
    let file = data.join("house.key");
    let shown = file.display().to_string();
    match fs::read_to_string(&file) {
        Ok(text) => {
            let seed: Bytes =
                text.trim().parse().map_err(|_| failed!("terminal-failed-no-key", file = shown))?;
            Ok(HouseKey::from_seed(seed.as_slice()))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let seed = new_seed()?;
            fs::create_dir_all(data)?;
            write_private(&file, format!("{seed}\n"))?;
            Ok(HouseKey::from_seed(seed.as_slice()))
        }
        Err(error) => Err(failed!("terminal-failed-key-unread", file = shown, why = error.to_string())),
    }
}

/// The key that all houses at this database share.
pub(super) fn shared(store: &Postgres) -> Result<HouseKey, Failure> {
    let kept = store.house_key(&new_seed()?.to_string())?;
    let place = store.place();
    let seed: Bytes = kept.trim().parse().map_err(|_| failed!("terminal-failed-no-shared-key", place))?;
    Ok(HouseKey::from_seed(seed.as_slice()))
}

fn new_seed() -> Result<Bytes, Failure> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|error| failed!("terminal-failed-new-key", error = error.to_string()))?;
    Ok(Bytes::new(seed))
}
