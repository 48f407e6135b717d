//! The house around the full screen: where its games are kept.

use super::designs::DesignFiles;
use crate::play::kept::{self, Kept};
use crate::replay;
use luckhouse_shelf::{AnyTable, Waiting, read_log};
use luckhouse_tui::house::{Designs, House, Keeper, KeptGame};
use luckhouse_words::{Words, say};
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

    fn designs(&mut self, game: &str, option: &str) -> Box<dyn Designs> {
        Box::new(DesignFiles::of(game, option))
    }

    fn save(&mut self, file: &str, log: &str) -> Result<String, String> {
        if file.is_empty() {
            return Err(say!(Words::spoken(), "terminal-table-save-what"));
        }
        let saved = kept::save(Path::new(file), log);
        saved.map(|()| (self.saved)(file, log)).map_err(|error| kept::not_saved(file, &error))
    }
}

/// Keeps a game in its file.
pub(crate) struct InFile {
    game: String,
    kept: Kept,
    /// What cannot be kept where it was is said at once, beside the table.
    loud: bool,
}

impl InFile {
    pub(crate) fn new(game: &str, kept: Kept) -> InFile {
        InFile { game: game.into(), kept, loud: false }
    }

    /// The same beside plain text, over which a line can be written.
    pub(crate) fn loud(game: &str, kept: Kept) -> InFile {
        InFile { loud: true, ..InFile::new(game, kept) }
    }
}

impl Keeper for InFile {
    fn keep(&mut self, log: &str) {
        // A line beside a full screen would be written over it. Where the game is, the farewell says.
        let said = self.kept.keep(log.into());
        said.iter().filter(|_| self.loud).for_each(|text| kept::warn(text));
    }

    fn next_game(&mut self) {
        self.kept = Kept::new(&self.game);
    }

    fn farewell(&self, over: bool) -> String {
        if over { self.kept.over() } else { self.kept.farewell() }
    }
}

/// What the shelf says of a kept game; nothing if the file is none.
fn kept_game(file: &Path) -> Option<KeptGame> {
    let table = read_log(&replay::read(file).ok()?, usize::MAX).ok()?;
    let changed = std::fs::metadata(file).and_then(|about| about.modified()).ok();
    Some(KeptGame {
        id: file.display().to_string(),
        game: table.about().name.into(),
        title: table.about().title.into(),
        about: about(&Words::spoken(), &*table, changed),
        over: matches!(table.waiting(), Waiting::Over(_)),
    })
}

/// Who plays, how far it is, and when that was.
fn about(words: &Words, table: &dyn AnyTable, changed: Option<SystemTime>) -> String {
    let ago = changed.and_then(|changed| changed.elapsed().ok()).map(|age| ago(words, age.as_secs()));
    let seats = say!(words, "terminal-kept-players", seats = table.header().seats);
    let events = say!(words, "terminal-kept-events", events = table.events());
    [Some(seats), Some(events), ago].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// How long ago something was, as people say it.
fn ago(words: &Words, seconds: u64) -> String {
    match seconds {
        0..120 => say!(words, "terminal-kept-just-now"),
        120..7_200 => say!(words, "terminal-kept-minutes", minutes = seconds / 60),
        7_200..172_800 => say!(words, "terminal-kept-hours", hours = seconds / 3_600),
        _ => say!(words, "terminal-kept-days", days = seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_words::Language;

    #[test]
    fn times_are_told_as_people_do() {
        let words = Words::in_language(Language::ENGLISH);
        let told: Vec<String> =
            [3, 200, 10_000, 1_000_000].into_iter().map(|seconds| ago(&words, seconds)).collect();
        assert_eq!(told, ["just now", "3 minutes ago", "2 hours ago", "11 days ago"]);
    }
}
