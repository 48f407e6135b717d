//! What the house signs with, kept beside its data so that players know it again.

use crate::failure::Failure;
use crate::files::write_private;
use luckhouse_engine::fair::{Bytes, HouseKey};
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
            let mut seed = [0; 32];
            getrandom::fill(&mut seed).map_err(|error| failed(&error.to_string()))?;
            fs::create_dir_all(data)?;
            write_private(&file, format!("{}\n", Bytes::new(seed)))?;
            Ok(HouseKey::from_seed(&seed))
        }
        Err(error) => Err(failed(&error.to_string())),
    }
}
