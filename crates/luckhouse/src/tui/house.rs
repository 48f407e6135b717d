//! The house around the full screen: where its games are kept.

use crate::play::kept::{self, Kept};
use crate::replay;
use luckhouse_shelf::{AnyTable, Waiting, read_log};
use luckhouse_tui::house::{House, Keeper, KeptGame};
use std::path::Path;
use std::time::SystemTime;

/// So many kept games are looked at for the shelf; whoever wants an older one names its file.
const OFFERED: usize = 30;

/// A house with a disk.
pub(crate) struct Disk {
    /// What to say of a log that was saved, by its file and by what is in it.
    pub(crate) saved: fn(&str, &str) -> String,
}

impl House for Disk {
    fn kept(&self) -> Vec<KeptGame> {
        kept::files().iter().take(OFFERED).filter_map(|file| kept_game(file)).collect()
    }

    fn read(&self, id: &str) -> Result<String, String> {
        replay::read(Path::new(id)).map_err(|failure| failure.to_string())
    }

    fn keeper(&mut self, game: &str, kept: Option<&str>) -> Box<dyn Keeper> {
        // What cannot be read was not gone on with, so that there is nothing to write over.
        let known = kept.and_then(|id| Some((id, self.read(id).ok()?)));
        let kept = known.map_or(Kept::new(game), |(id, log)| Kept::in_file(game, Path::new(id), log));
        Box::new(InFile::new(game, kept))
    }

    fn save(&mut self, file: &str, log: &str) -> Result<String, String> {
        if file.is_empty() {
            return Err("save FILE: expected the name of a file".into());
        }
        kept::save(Path::new(file), log).map(|()| (self.saved)(file, log)).map_err(|error| {
            format!("{file} cannot be written ({error}): the game goes on, try another place.")
        })
    }
}

/// Keeps a game in its file.
pub(crate) struct InFile {
    game: String,
    kept: Kept,
}

impl InFile {
    pub(crate) fn new(game: &str, kept: Kept) -> InFile {
        InFile { game: game.into(), kept }
    }
}

impl Keeper for InFile {
    fn keep(&mut self, log: &str) {
        // A line beside the screen would be written over it. Where the game is, the farewell says.
        let _ = self.kept.keep(log.into());
    }

    fn next_game(&mut self) {
        self.kept = Kept::new(&self.game);
    }

    fn farewell(&self) -> String {
        self.kept.farewell()
    }
}

/// What the shelf says of a kept game; nothing if the file is none.
fn kept_game(file: &Path) -> Option<KeptGame> {
    let table = read_log(&replay::read(file).ok()?, usize::MAX).ok()?;
    let changed = std::fs::metadata(file).and_then(|about| about.modified()).ok();
    Some(KeptGame {
        id: file.display().to_string(),
        title: table.about().title.into(),
        about: about(&*table, changed),
        over: matches!(table.waiting(), Waiting::Over(_)),
    })
}

/// Who plays, how far it is, and when that was.
fn about(table: &dyn AnyTable, changed: Option<SystemTime>) -> String {
    let events = table.events();
    let events = if events == 1 { "1 event".into() } else { format!("{events} events") };
    let ago = changed.and_then(|changed| changed.elapsed().ok()).map(|age| ago(age.as_secs()));
    let seats = table.header().seats;
    let seats = if seats == 1 { "one player".into() } else { format!("{seats} players") };
    [Some(seats), Some(events), ago].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// How long ago something was, as people say it.
fn ago(seconds: u64) -> String {
    let (number, unit) = match seconds {
        0..120 => return "just now".into(),
        120..7_200 => (seconds / 60, "minutes"),
        7_200..172_800 => (seconds / 3_600, "hours"),
        _ => (seconds / 86_400, "days"),
    };
    format!("{number} {unit} ago")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_people_do() {
        let told: Vec<String> = [3, 200, 10_000, 1_000_000].into_iter().map(ago).collect();
        assert_eq!(told, ["just now", "3 minutes ago", "2 hours ago", "11 days ago"]);
    }
}
