//! `luckhouse archive`: finished games out of the database, into files.

use crate::failure::{Failure, failed};
use crate::files;
use luckhouse_store::{Archive, Millis, Postgres, Sqlite, Store};
use luckhouse_words::{Words, say};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of the archive, or a bucket that is mounted as one
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// The folder of the house's data (the user's place for such things, if not given); no house may be open there
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The database of the house, which programs may serve meanwhile: postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    store: Option<String>,
    /// Only games that ended so many days ago
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    after_days: u32,
    /// Put nothing away: read every file, say what is wrong, and write the list of them (v1/index.tsv) anew
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let archive = Archive::new(open(args)?, Some(&args.folder));
    let done = if args.check { check(args, &archive) } else { put_away(args, &archive) };
    archive.close();
    done
}

fn open(args: &Args) -> Result<Arc<dyn Store>, Failure> {
    Ok(match &args.store {
        Some(url) => Arc::new(Postgres::open(url)?),
        None => {
            let folder = files::house_folder(args.data.as_deref())?;
            if !folder.join("luckhouse.sqlite").is_file() {
                return Err(failed!("terminal-failed-admin-no-data", folder = folder.display().to_string()));
            }
            Arc::new(Sqlite::open(&folder)?)
        }
    })
}

fn put_away(args: &Args, archive: &Archive) -> Result<(), Failure> {
    let now = now();
    let before = Millis(now.0.saturating_sub(i64::from(args.after_days) * 24 * 60 * 60 * 1000));
    let (mut after, mut games, mut wrong) = (None, 0, None);
    loop {
        let put = archive.put_some_away((before, now), after.as_ref())?;
        games += put.games;
        wrong = wrong.or(put.wrong);
        after = put.next;
        if after.is_none() {
            break;
        }
    }
    let removed = archive.clear(now)?;
    let (words, folder) = (Words::spoken(), args.folder.display().to_string());
    writeln!(std::io::stdout().lock(), "{}", say!(words, "terminal-archived", games, folder, removed))?;
    wrong.map_or(Ok(()), |why| Err(why.into()))
}

fn check(args: &Args, archive: &Archive) -> Result<(), Failure> {
    let found = archive.check()?;
    let (words, folder, mut out) =
        (Words::spoken(), args.folder.display().to_string(), std::io::stdout().lock());
    writeln!(out, "{}", say!(words, "terminal-archive-whole", games = found.whole, folder))?;
    for file in &found.unknown {
        writeln!(out, "{}", say!(words, "terminal-archive-unknown", file = file.as_str()))?;
    }
    for wrong in &found.wrong {
        writeln!(out, "{wrong}")?;
    }
    match found.wrong.len() {
        0 => Ok(()),
        files => Err(failed!("terminal-failed-archive", files)),
    }
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
