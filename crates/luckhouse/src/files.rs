//! Where the house keeps things, and how a file is written: whole, or not at all.

use crate::failure::{Failure, failed};
use luckhouse_engine::Header;
use serde::Serialize;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Print something for machines.
pub(crate) fn print_json(what: &impl Serialize) -> Result<(), Failure> {
    let json = serde_json::to_string_pretty(what).map_err(io::Error::from)?;
    Ok(writeln!(io::stdout(), "{json}")?)
}

/// The folder of the user's data for this house, if there is a place for such things.
pub(crate) fn data_folder() -> Option<PathBuf> {
    if cfg!(test) {
        // Tests of single parts leave nothing in anybody's home.
        return None;
    }
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = variable("XDG_DATA_HOME")
        .or_else(|| variable("HOME").map(|home| home.join(".local/share")))
        .or_else(|| variable("APPDATA"));
    variable("LUCKHOUSE_DATA").or_else(|| data.map(|folder| folder.join("luckhouse")))
}

/// The folder of a house: this one, or else the user's place for such things.
pub(crate) fn house_folder(given: Option<&Path>) -> Result<PathBuf, Failure> {
    let nowhere = || failed!("terminal-failed-nowhere");
    given.map(PathBuf::from).or_else(data_folder).ok_or_else(nowhere)
}

/// The file for the table of a solved game with these options, in the data folder.
pub(crate) fn table_of(header: &Header) -> Option<PathBuf> {
    let name = format!("{}-{:016x}.table", header.game, fingerprint(&header.to_string()));
    data_folder().map(|folder| folder.join("tables").join(name))
}

/// A number that is the same for the same text in every version of this program (FNV-1a).
pub(crate) fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Write a whole file, or leave the old one as it was.
pub(crate) fn write(file: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    write_with(file, bytes.as_ref(), fs::OpenOptions::new())
}

/// The same for what nobody else on this machine may read.
pub(crate) fn write_private(file: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    write_with(file, bytes.as_ref(), options)
}

/// The same, and it is on the disk when this returns: a power cut does not take it away.
pub(crate) fn write_durable(file: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    write_private(file, bytes)?;
    fs::File::open(file)?.sync_all()?;
    // The name of the file is kept in its folder.
    let folder = file.parent().filter(|_| cfg!(unix));
    folder.map_or(Ok(()), |folder| fs::File::open(folder)?.sync_all())
}

fn write_with(file: &Path, bytes: &[u8], mut options: fs::OpenOptions) -> io::Result<()> {
    let name = file.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy();
    let beside = file.with_file_name(format!(".{name}.{}.new", std::process::id()));
    let opened = options.write(true).create(true).truncate(true).open(&beside);
    let written = opened.and_then(|mut new| new.write_all(bytes)).and_then(|()| fs::rename(&beside, file));
    if written.is_err() {
        // Half a file helps nobody.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// A new file of a folder with a name of its own, and the text in it.
pub(crate) fn write_new(folder: &Path, name: &str, ending: &str, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut number = since.as_secs();
    loop {
        let file = folder.join(format!("{name}-{number}.{ending}"));
        match fs::File::create_new(&file) {
            Ok(_) => {
                return write(&file, text)
                    .map(|()| file.clone())
                    .inspect_err(|_| drop(fs::remove_file(&file)));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// The files of a folder that are meant, the newest first.
pub(crate) fn newest_first(folder: &Path, is_meant: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let changed = |file: &PathBuf| fs::metadata(file).and_then(|about| about.modified()).ok();
    let files = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|file| is_meant(file));
    let mut dated: Vec<_> = files.map(|file| (changed(&file), file)).collect();
    dated.sort_unstable_by(|one, other| other.cmp(one));
    dated.into_iter().map(|(_, file)| file).collect()
}
