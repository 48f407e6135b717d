//! Laws about logs: the log is the game, and only the log of a game is accepted.

use crate::{Broken, Fate};
use luckhouse_engine::{Imagine, Table, Viewer};

/// The most bytes a finished log may have.
const LONGEST_LOG: usize = 64 * 1024;

/// A log leads to the same table again, is small, and is the same for everybody when the game is over.
pub(crate) fn replay_equals_play<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    let table = fate.play(game);
    let log = table.whole_log();
    let again = Table::<G>::read(&log).map_err(|e| format!("{e} in\n{log}"))?;
    if again.state() != table.state() || again.whole_log() != log {
        return Err(format!("another game came out of\n{log}"));
    }
    if table.log(Viewer::Watcher) != log {
        return Err("the finished game's log hides something".into());
    }
    if log.len() > LONGEST_LOG {
        return Err(format!("a log of {} bytes", log.len()));
    }
    Ok(())
}

/// A log with one byte changed or a line lost is refused with a line number, or is the log of another legal game:
/// never a panic, never a log that reads back as something else.
pub(crate) fn wrong_logs_are_refused<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    let length = fate.below(120) as usize;
    let log = fate.play_some(game, length).whole_log();
    let at = fate.below(log.len() as u64) as usize;
    let mut bytes = log.clone().into_bytes();
    match fate.below(3) {
        0 => bytes[at] = 32 + fate.below(95) as u8,
        1 => drop(bytes.remove(at)),
        _ => bytes.truncate(at),
    }
    let changed = String::from_utf8_lossy(&bytes).into_owned();
    match Table::<G>::read(&changed) {
        Err(error) if error.line == 0 || error.line > changed.lines().count().max(1) => {
            Err(format!("a complaint about line {} of\n{changed}", error.line))
        }
        Err(_) => Ok(()),
        Ok(table) => Table::<G>::read(&table.whole_log()).map(drop).map_err(|e| format!("{e} in\n{changed}")),
    }
}
