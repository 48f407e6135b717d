//! The files: a folder on a disk, or a bucket that is mounted as one.

use super::ArchiveName;
use super::text::{self, Game};
use crate::StoreError;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// No game is larger than this: whoever put something larger there means no good.
const LARGEST: u64 = 256 * 1024 * 1024;
/// The list of all files, for people and programs. The house does not need it.
const INDEX: &str = "v1/index.tsv";

/// Where archived games are.
#[derive(Clone, Debug)]
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn at(path: &Path) -> Folder {
        Folder(path.into())
    }

    fn path(&self, name: &ArchiveName) -> PathBuf {
        self.0.join(name.as_str())
    }

    /// Write a game, and see that it can be read. When this has returned, it is on the disk.
    pub(super) fn write(&self, name: &ArchiveName, text: &str) -> Result<u64, StoreError> {
        let bytes = compressed(text).map_err(|why| self.unread(name, &why))?;
        self.put(&self.path(name), &bytes).map_err(|why| self.unread(name, &why))?;
        // Its name is the hash of what was to be written.
        self.read(name)?;
        Ok(bytes.len() as u64)
    }

    fn put(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        let folder = file.parent().unwrap_or(&self.0);
        make_private(folder)?;
        let part = file.with_extension(format!("gz.{}.part", std::process::id()));
        let mut options = OpenOptions::new();
        options.create(true).write(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut to = options.open(&part)?;
        let written = to.write_all(bytes).and_then(|()| to.sync_all());
        drop(to);
        if let Err(why) = written.and_then(|()| fs::rename(&part, file)) {
            drop(fs::remove_file(&part));
            return Err(why);
        }
        // What a bucket has for folders cannot be written through, and need not.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
        Ok(())
    }

    /// A game, if its file is there, whole, and as it was written.
    pub(super) fn read(&self, name: &ArchiveName) -> Result<Game, StoreError> {
        let text = self.unpacked(name).map_err(|why| self.lost_by(name, &why))?;
        let game =
            text::read(&text).filter(|game| ArchiveName::with(&game.table, game.ended, &text) == *name);
        game.ok_or_else(|| self.lost(name, "it is not what was written"))
    }

    /// A file that is not there, or not whole, is lost; one that the disk does not give may come back.
    fn lost_by(&self, name: &ArchiveName, why: &io::Error) -> StoreError {
        use io::ErrorKind::{InvalidData, InvalidInput, NotFound, UnexpectedEof};
        let of_the_file = matches!(why.kind(), InvalidData | InvalidInput | NotFound | UnexpectedEof);
        if of_the_file && self.is_there().is_ok() {
            self.lost(name, &why.to_string())
        } else {
            self.unread(name, why)
        }
    }

    fn lost(&self, name: &ArchiveName, why: &str) -> StoreError {
        let file = self.path(name).display().to_string();
        StoreError::Archive { file, why: why.replace('\n', " "), lost: true }
    }

    fn unpacked(&self, name: &ArchiveName) -> io::Result<String> {
        let mut text = String::new();
        GzDecoder::new(File::open(self.path(name))?).take(LARGEST).read_to_string(&mut text)?;
        Ok(text)
    }

    /// Remove a file, and what was left of it half-written. Nothing may be there.
    pub(super) fn remove(&self, name: &ArchiveName) -> Result<(), StoreError> {
        self.is_there().map_err(|why| self.unread(name, &why))?;
        let path = self.path(name);
        let (Some(folder), Some(file)) = (path.parent(), path.file_name().and_then(|file| file.to_str()))
        else {
            return Ok(());
        };
        let found = match fs::read_dir(folder) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
            other => other.map_err(|why| self.unread(name, &why))?,
        };
        for one in found.flatten().filter(|one| one.file_name().to_string_lossy().starts_with(file)) {
            fs::remove_file(one.path()).map_err(|why| self.unread(name, &why))?;
        }
        Ok(())
    }

    /// Is it there at all, or is the disk that it is on not mounted? Whoever never wrote there has nothing to look for.
    pub(super) fn is_there(&self) -> io::Result<()> {
        fs::metadata(self.0.join("v1")).map(drop)
    }

    /// Make it, for the first game.
    pub(super) fn make(&self) -> Result<(), StoreError> {
        let folder = self.0.join("v1");
        make_private(&folder).map_err(|why| StoreError::Archive {
            file: folder.display().to_string(),
            why: why.to_string(),
            lost: false,
        })
    }

    /// Games are in it, and it has none.
    pub(super) fn empty(&self) -> StoreError {
        let why = "games were put there, and it is empty: is its disk or bucket mounted?".into();
        StoreError::Archive { file: self.0.display().to_string(), why, lost: false }
    }

    /// Every file that is named as one of ours, sorted.
    pub(super) fn names(&self) -> io::Result<Vec<ArchiveName>> {
        let mut names = Vec::new();
        self.walk(&self.0.join("v1"), &mut names)?;
        names.sort();
        Ok(names)
    }

    fn walk(&self, folder: &Path, names: &mut Vec<ArchiveName>) -> io::Result<()> {
        for one in fs::read_dir(folder)? {
            let one = one?;
            if one.file_type()?.is_dir() {
                self.walk(&one.path(), names)?;
                continue;
            }
            let path = one.path();
            let name =
                path.strip_prefix(&self.0).ok().and_then(Path::to_str).map(|name| name.replace('\\', "/"));
            names.extend(name.and_then(|name| name.parse().ok()));
        }
        Ok(())
    }

    /// Write the list of these games: name, table, game, when it ended, how many events.
    pub(super) fn write_index(&self, lines: &str) -> io::Result<()> {
        self.put(&self.0.join(INDEX), lines.as_bytes())
    }

    fn unread(&self, name: &ArchiveName, why: &dyn ToString) -> StoreError {
        let file = self.path(name).display().to_string();
        StoreError::Archive { file, why: why.to_string().replace('\n', " "), lost: false }
    }
}

fn compressed(text: &str) -> io::Result<Vec<u8>> {
    let mut into = GzEncoder::new(Vec::new(), Compression::best());
    into.write_all(text.as_bytes())?;
    into.finish()
}

/// The folder and those above it, for this user only.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
