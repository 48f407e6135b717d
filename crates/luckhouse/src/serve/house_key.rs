//! What the house signs with, kept beside its data so that players know it again.

use crate::failure::Failure;
use crate::files::write_private;
use luckhouse_engine::fair::{Bytes, HouseKey};
use luckhouse_store::Postgres;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// The key of the house with its data in this folder; a new one, if there is none yet.
pub(super) fn of(data: &Path) -> Result<HouseKey, Failure> {
    let file = data.join("house.key");
    let failed = |why: &str| {
        let what = "expected 64 hexadecimal digits, as this program wrote them: bring the file back, or remove it, \
                    and players are warned that the house has another key";
        Failure::Failed(format!("{}: {why}; {what}", file.display()))
    };
    match fs::read_to_string(&file) {
        Ok(text) => {
            let seed: Bytes = text.trim().parse().map_err(|_| failed("not a key"))?;
            Ok(HouseKey::from_seed(seed.as_slice()))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let seed = new_seed()?;
            fs::create_dir_all(data)?;
            write_private(&file, format!("{seed}\n"))?;
            Ok(HouseKey::from_seed(seed.as_slice()))
        }
        Err(error) => Err(failed(&error.to_string())),
    }
}

/// The key that all houses at this database share.
pub(super) fn shared(store: &Postgres) -> Result<HouseKey, Failure> {
    let kept =
        store.house_key(&new_seed()?.to_string()).map_err(|error| Failure::Failed(error.to_string()))?;
    let seed: Bytes = kept.trim().parse().map_err(|_| {
        let what =
            "expected 64 hexadecimal digits, as this program wrote them: bring back a copy of the database";
        Failure::Failed(format!("the key of the house in {} is not a key; {what}", store.place()))
    })?;
    Ok(HouseKey::from_seed(seed.as_slice()))
}

fn new_seed() -> Result<Bytes, Failure> {
    let mut seed = [0; 32];
    let failed =
        |error: getrandom::Error| Failure::Failed(format!("no key can be made for the house: {error}"));
    getrandom::fill(&mut seed).map_err(failed)?;
    Ok(Bytes::new(seed))
}
