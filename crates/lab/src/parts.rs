//! What is done of a plan, kept in a folder: `plan.json`, and a line for each finished portion. Lines are only added, so that
//! whatever ends a run, all that was finished before can be read and gone on from.

use crate::{BadPlan, Plan, RowKind, Tally};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A folder in which portions are kept.
#[derive(Debug)]
pub struct Parts {
    /// Where.
    pub folder: PathBuf,
    /// What is played there.
    pub plan: Plan,
    /// The portions that are finished.
    pub done: BTreeMap<u64, Tally>,
    /// Lines that could not be read, as they were written only in part or changed since.
    pub damaged: usize,
    file: Option<File>,
}

/// What goes wrong with parts of a run.
#[derive(Debug, thiserror::Error)]
pub enum BadParts {
    /// The plan cannot be played.
    #[error(transparent)]
    Plan(#[from] BadPlan),
    /// A file cannot be written, perhaps because the disk is full.
    #[error(
        "{} cannot be written ({error}): everything that was finished before is kept, and the same command goes on from there",
        .file.display()
    )]
    Unwritten {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file cannot be read.
    #[error("{} cannot be read ({error}): expected {expected}", .file.display())]
    Unread {
        /// Which.
        file: PathBuf,
        /// Why.
        error: String,
        /// What should be there.
        expected: &'static str,
    },
    /// Something else was begun there.
    #[error("{} holds {there}, and not {asked}: expected the same plan, or another folder", .folder.display())]
    OtherPlan {
        /// Where.
        folder: PathBuf,
        /// What was begun.
        there: Box<Plan>,
        /// What was asked for.
        asked: Box<Plan>,
    },
    /// Somebody else is at it.
    #[error("another run is writing in {}: wait for it, or give another folder", .0.display())]
    Busy(PathBuf),
    /// Parts do not make a whole.
    #[error(
        "{portions} of {plan} {are} in none of the parts: expected every portion once; run what is missing first"
    )]
    Missing {
        /// Which.
        portions: String,
        /// Is it, or are they?
        are: &'static str,
        /// Of what.
        plan: String,
    },
    /// Parts overlap.
    #[error("portion {portion} is in {} and again in {}: expected every portion once", .first.display(), .second.display())]
    Doubled {
        /// Which.
        portion: u64,
        /// Where.
        first: PathBuf,
        /// Where else.
        second: PathBuf,
    },
    /// There is something where the whole should go.
    #[error("{} holds a run already: expected a new folder for the whole", .0.display())]
    Taken(PathBuf),
    /// Rows are wanted of a program that cannot write them.
    #[error(
        "this program was built without Parquet and writes no rows: build it with the feature `parquet`, or ask for no rows"
    )]
    NoParquet,
    /// No workers.
    #[error("the workers could not be started: {0}")]
    Workers(String),
}

/// One line of the file.
#[derive(Serialize, Deserialize)]
struct Entry {
    portion: u64,
    tally: Tally,
}

const PLAN: &str = "plan.json";
const PORTIONS: &str = "portions.jsonl";
const SUMMARY: &str = "summary.json";

impl Parts {
    /// Begin in a new folder, or go on in one where the same was begun.
    ///
    /// # Errors
    /// If something else was begun there, somebody else is writing there, or it cannot be read or written.
    pub fn open(folder: &Path, plan: &Plan) -> Result<Parts, BadParts> {
        fs::create_dir_all(folder).map_err(unwritten(folder))?;
        match read_plan(folder)? {
            Some(there) if there != *plan => {
                return Err(BadParts::OtherPlan {
                    folder: folder.into(),
                    there: there.into(),
                    asked: plan.clone().into(),
                });
            }
            Some(_) => {}
            None => write_whole(&folder.join(PLAN), format!("{}\n", plan.to_json()).as_bytes())?,
        }
        let path = folder.join(PORTIONS);
        let opened = OpenOptions::new().read(true).append(true).create(true).open(&path);
        let mut file = opened.map_err(unwritten(&path))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(BadParts::Busy(folder.into())),
            // Where files cannot be locked, there is at least no harm in trying.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let mut parts = Parts::none(folder, plan.clone());
        let good = parts.load(&file)?;
        // What was written only in part is overwritten.
        let cut = file.set_len(good).and_then(|()| file.seek(SeekFrom::End(0)));
        cut.map_err(unwritten(&path))?;
        parts.file = Some(file);
        Ok(parts)
    }

    /// Read what is in a folder.
    ///
    /// # Errors
    /// If there is no plan, or it cannot be read.
    pub fn read(folder: &Path) -> Result<Parts, BadParts> {
        let expected = "the folder of a run, as `--out` made it";
        let unread = |file: PathBuf, error: String| BadParts::Unread { file, error, expected };
        let plan =
            read_plan(folder)?.ok_or_else(|| unread(folder.join(PLAN), "there is no such file".into()))?;
        plan.check()?;
        let mut parts = Parts::none(folder, plan);
        let path = folder.join(PORTIONS);
        let file = File::open(&path).map_err(|error| unread(path, error.to_string()))?;
        parts.load(&file)?;
        Ok(parts)
    }

    fn none(folder: &Path, plan: Plan) -> Parts {
        Parts { folder: folder.into(), plan, done: BTreeMap::new(), damaged: 0, file: None }
    }

    /// Reads every line, and says where the last good one ends.
    fn load(&mut self, file: &File) -> Result<u64, BadParts> {
        let path = self.folder.join(PORTIONS);
        let (mut lines, mut line) = (BufReader::new(file), Vec::new());
        let (mut here, mut good) = (0, 0);
        loop {
            line.clear();
            let read = lines.read_until(b'\n', &mut line).map_err(|error| BadParts::Unread {
                file: path.clone(),
                error: error.to_string(),
                expected: "the portions of a run",
            })?;
            here += read as u64;
            match (read, entry(&line)) {
                (0, _) => return Ok(good),
                (_, Some(entry)) if entry.portion < self.plan.cells() * self.plan.portions() => {
                    good = here;
                    if self.done.insert(entry.portion, entry.tally).is_some() {
                        let (first, second) = (self.folder.clone(), self.folder.clone());
                        return Err(BadParts::Doubled { portion: entry.portion, first, second });
                    }
                }
                _ => self.damaged += 1,
            }
        }
    }

    /// Keep one more portion, with its rows. They are written first: a portion with a line is all there.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, portion: u64, tally: &Tally) -> Result<(), BadParts> {
        let path = self.folder.join(PORTIONS);
        let body = serde_json::to_string(&Entry { portion, tally: tally.clone() }).expect("plain data");
        let line = format!("{HEAD}{}\",{}\n", check_of(&body.as_bytes()[1..]), &body[1..]);
        let file = self.file.as_mut().ok_or(io::ErrorKind::PermissionDenied.into());
        file.and_then(|file| file.write_all(line.as_bytes())).map_err(unwritten(&path))
    }

    /// Write the sum of all.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn conclude(&self, summary: &str) -> Result<(), BadParts> {
        write_whole(&self.folder.join(SUMMARY), summary.as_bytes())
    }

    /// Where the rows of a portion are kept until all are there.
    pub fn piece(folder: &Path, kind: RowKind, portion: u64) -> PathBuf {
        folder.join("rows").join(format!("{kind}-{portion:08}.parquet"))
    }
}

const HEAD: &str = "{\"check\":\"";

/// What a line says, if it is as it was written.
fn entry(line: &[u8]) -> Option<Entry> {
    let text = std::str::from_utf8(line).ok()?.strip_suffix('\n')?;
    let (check, rest) = text.strip_prefix(HEAD)?.split_once("\",")?;
    if check != check_of(rest.as_bytes()) {
        return None;
    }
    serde_json::from_str(&format!("{{{rest}")).ok()
}

/// Sixteen letters that change when anything changes.
pub(crate) fn check_of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn read_plan(folder: &Path) -> Result<Option<Plan>, BadParts> {
    let file = folder.join(PLAN);
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => {
            return Err(BadParts::Unread { file, error: error.to_string(), expected: "a plan of the lab" });
        }
    };
    let plan = serde_json::from_str(&text);
    plan.map(Some).map_err(|error| BadParts::Unread {
        file,
        error: error.to_string(),
        expected: "a plan of this version of the lab",
    })
}

pub(crate) fn unwritten(file: &Path) -> impl Fn(io::Error) -> BadParts {
    let file = file.to_path_buf();
    move |error| BadParts::Unwritten { file: file.clone(), error }
}

/// A whole file, or none: half a file helps nobody.
pub(crate) fn write_whole(file: &Path, bytes: &[u8]) -> Result<(), BadParts> {
    let beside = file.with_extension("new");
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, file));
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        unwritten(file)(error)
    })
}
