//! Documents that somebody made in the terminal: a file each, in the folder of their data.

use super::editor;
use crate::files::{data_folder, newest_first, write, write_new};
use crate::table_args::{LARGEST, read_file};
use luckhouse_tui::house::{Design, Designs};
use luckhouse_words::{Words, say};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// So many are offered; whoever wants an older one names its file.
const OFFERED: usize = 50;

/// The files of one option of one game: `designs/lantern-sheet-1763450000.toml`.
pub(crate) struct DesignFiles {
    folder: Option<PathBuf>,
    name: String,
}

impl DesignFiles {
    pub(crate) fn of(game: &str, option: &str) -> DesignFiles {
        let folder = data_folder().map(|folder| folder.join("designs"));
        DesignFiles { folder, name: format!("{game}-{option}") }
    }

    fn folder(&self) -> Result<&Path, String> {
        self.folder.as_deref().ok_or_else(|| say!(Words::spoken(), "terminal-document-nowhere"))
    }

    fn file(&self, id: &str) -> Result<PathBuf, String> {
        Ok(self.folder()?.join(id))
    }

    /// Is this a file of ours, and not one that an editor left beside it?
    fn is_ours(&self, file: &Path) -> bool {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let number =
            name.strip_prefix(&format!("{}-", self.name)).and_then(|rest| rest.strip_suffix(".toml"));
        number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
    }
}

impl Designs for DesignFiles {
    fn all(&self) -> Vec<Design> {
        let Ok(folder) = self.folder() else { return Vec::new() };
        let files = newest_first(folder, |file| self.is_ours(file));
        let ids = files.iter().filter_map(|file| Some(file.file_name()?.to_string_lossy().into_owned()));
        ids.take(OFFERED).filter_map(|id| Some(Design { text: self.read(&id).ok()?, id })).collect()
    }

    fn keep(&mut self, id: Option<&str>, text: &str) -> Result<String, String> {
        let folder = self.folder()?;
        let file = id.map_or(folder.into(), |id| folder.join(id));
        let written = match id {
            Some(id) => write(&file, text).map(|()| id.to_string()),
            None => write_new(folder, &self.name, "toml", text).map(|file| name_of(&file)),
        };
        written.map_err(|error| unwritable(&file, &error))
    }

    fn read(&self, id: &str) -> Result<String, String> {
        let file = self.file(id)?;
        let mut bytes = Vec::new();
        // Of one that is larger the beginning is enough: it is far too long for any document.
        let read = File::open(&file).and_then(|open| open.take(LARGEST).read_to_end(&mut bytes));
        read.map_err(|error| unreadable(&file.display().to_string(), &error))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn edit(&mut self, id: &str) -> Result<(), String> {
        editor::open(&self.file(id)?)
    }

    fn remove(&mut self, id: &str) -> Result<(), String> {
        let file = self.file(id)?;
        match fs::remove_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unwritable(&file, &error)),
            _ => Ok(()),
        }
    }

    fn read_file(&self, path: &str) -> Result<String, String> {
        read_file(&meant(path, std::env::var_os("HOME").map(PathBuf::from)))
            .map_err(|error| unreadable(path, &error))
    }
}

fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn unreadable(path: &str, error: &io::Error) -> String {
    say!(Words::spoken(), "terminal-document-unreadable", path, error = error.to_string())
}

fn unwritable(file: &Path, error: &io::Error) -> String {
    let file = file.display().to_string();
    say!(Words::spoken(), "terminal-document-unwritable", file, error = error.to_string())
}

/// The file that is meant by what was typed. Files that are dragged into a terminal come in quotes, and no shell has put the home
/// folder in place of `~`.
fn meant(path: &str, home: Option<PathBuf>) -> PathBuf {
    let path = path.trim();
    let quoted = ['\'', '"'].into_iter().find_map(|quote| path.strip_prefix(quote)?.strip_suffix(quote));
    let path = quoted.unwrap_or(path);
    match (path.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => path.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_meant_as_people_type_and_drag_it() {
        let meant = |path| meant(path, Some("/home/ann".into()));
        assert_eq!(meant(" ~/mine.toml "), Path::new("/home/ann/mine.toml"));
        assert_eq!(meant("'/tmp/my sheet.toml'"), Path::new("/tmp/my sheet.toml"));
        assert_eq!(meant("mine~/it's.toml"), Path::new("mine~/it's.toml"));
    }

    #[test]
    fn what_an_editor_leaves_beside_a_file_is_not_ours() {
        let files = DesignFiles { folder: None, name: "lantern-sheet".into() };
        let ours = |name: &str| files.is_ours(Path::new(name));
        assert!(ours("lantern-sheet-17.toml"));
        for other in [
            "lantern-sheet-17.toml~",
            ".lantern-sheet-17.toml.swp",
            "reynards-luck-layout-1.toml",
            "lantern-sheet-x.toml",
        ] {
            assert!(!ours(other), "{other}");
        }
    }
}
