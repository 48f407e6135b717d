//! Where a house keeps what it knows: in its folder, or in a database that it may share with others.

use super::house_key;
use crate::failure::Failure;
use luckhouse_engine::fair::HouseKey;
use luckhouse_store::{Archive, FolderLock, NodeAddress, Postgres, Sqlite, Store};
use std::path::Path;
use std::sync::Arc;

/// A store that is open.
pub(super) struct Opened {
    pub(super) store: Arc<dyn Store>,
    pub(super) key: HouseKey,
    /// Where it is, as people are told.
    pub(super) place: String,
    /// A house in a database has a folder all the same, for the host's socket. No other program has it meanwhile.
    _folder: Option<FolderLock>,
}

/// Open the database at this address, as a node if it is one of several; or the folder if there is none.
/// Games that were put away are read from the archive.
pub(super) fn open(
    database: &str,
    folder: &Path,
    node: Option<&NodeAddress>,
    archive: Option<&Path>,
) -> Result<Opened, Failure> {
    let opened = if database.is_empty() { in_folder(folder) } else { in_database(database, folder, node) }?;
    Ok(Opened { store: Arc::new(Archive::new(opened.store, archive)), ..opened })
}

fn in_folder(folder: &Path) -> Result<Opened, Failure> {
    let store = Sqlite::open(folder)?;
    if let Some(notice) = store.notice() {
        tracing::warn!("{notice}");
    }
    let (key, place) = (house_key::of(folder)?, folder.display().to_string());
    Ok(Opened { store: Arc::new(store), key, place, _folder: None })
}

fn in_database(url: &str, folder: &Path, node: Option<&NodeAddress>) -> Result<Opened, Failure> {
    let lock = FolderLock::take(folder)?;
    let store = match node {
        Some(node) => Postgres::open_node(url, node),
        None => Postgres::open_alone(url),
    }?;
    if folder.join("luckhouse.sqlite").exists() {
        let folder = folder.display();
        tracing::warn!(
            "{folder} has the data of a house too, which is not served: `luckhouse migrate` moves it"
        );
    }
    let key = house_key::shared(&store)?;
    let place = store.place();
    Ok(Opened { store: Arc::new(store), key, place, _folder: Some(lock) })
}
