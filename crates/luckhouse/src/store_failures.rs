//! What the store says when a house cannot be opened, copied or moved, in the language that is spoken here.

use crate::failure::{Failure, failed, problem, usage};
use luckhouse_server::admin::NotDone;
use luckhouse_store::{CopyError, MoveError, OpenError, StoreError};
use std::path::Path;

impl From<OpenError> for Failure {
    fn from(wrong: OpenError) -> Failure {
        match wrong {
            OpenError::Folder { folder, why } => {
                failed!("terminal-failed-folder", folder = shown(&folder), why)
            }
            OpenError::InUse { folder } => failed!("terminal-failed-folder-in-use", folder = shown(&folder)),
            OpenError::NotOurs { file } => failed!("terminal-failed-not-ours", file = shown(&file)),
            OpenError::Newer { file, found, known } => {
                failed!("terminal-failed-newer", file = shown(&file), found, known)
            }
            OpenError::Unreadable { file, why } => {
                failed!("terminal-failed-unreadable", file = shown(&file), why)
            }
            OpenError::Address { why } => usage!("terminal-usage-database", why),
            OpenError::Away { database, why } => failed!("terminal-failed-database", database, why),
            OpenError::Served { database } => failed!("terminal-failed-served", database),
            OpenError::NotOurTables { database } => failed!("terminal-failed-other-tables", database),
            OpenError::Damaged { file, why } => failed!("terminal-failed-damaged", file = shown(&file), why),
        }
    }
}

impl From<CopyError> for Failure {
    fn from(wrong: CopyError) -> Failure {
        match wrong {
            CopyError::NoData { folder } => failed!("terminal-failed-no-data", folder = shown(&folder)),
            CopyError::Exists { file } => failed!("terminal-failed-exists", file = shown(&file)),
            CopyError::HasData { folder } => failed!("terminal-failed-has-data", folder = shown(&folder)),
            CopyError::Bare { file, after } => {
                failed!("terminal-failed-bare", file = shown(&file), after = after.to_string())
            }
            CopyError::OtherKey { file } => failed!("terminal-failed-other-key", file = shown(&file)),
            CopyError::Open(wrong) => wrong.into(),
            CopyError::Disk { file, why } => failed!("terminal-failed-disk", file = shown(&file), why),
        }
    }
}

impl From<MoveError> for Failure {
    fn from(wrong: MoveError) -> Failure {
        match wrong {
            MoveError::NoHouse { place } => failed!("terminal-failed-no-house", place),
            MoveError::InUse { place } => failed!("terminal-failed-house-open", place),
            MoveError::NotEmpty { place } => failed!("terminal-failed-not-empty", place),
            MoveError::SamePlace { place } => usage!("terminal-usage-same-place", place),
            MoveError::Differs { what } => failed!("terminal-failed-differs", what),
            MoveError::Open(wrong) => wrong.into(),
            MoveError::Copy(wrong) => wrong.into(),
            MoveError::Failed { place, why } => failed!("terminal-failed-moving", place, why),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(wrong: StoreError) -> Failure {
        Failure::Failed(problem(&NotDone::Store(wrong).problem()))
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
