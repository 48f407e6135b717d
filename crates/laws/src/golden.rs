//! Golden files: text that a test compares, and that only an explicit command changes.

use crate::Fate;
use luckhouse_engine::Game;
use std::path::Path;

/// Compare the text with the file, or write the file if the variable `BLESS` is set (`make bless`).
///
/// # Panics
/// If they differ, with the first line that does.
pub fn golden(file: &Path, text: &str) {
    if std::env::var_os("BLESS").is_some() {
        let folder = file.parent().expect("a golden file has a folder");
        std::fs::create_dir_all(folder).expect("the folder of golden files can be made");
        std::fs::write(file, text).expect("a golden file can be written");
        return;
    }
    let Ok(expected) = std::fs::read_to_string(file) else {
        panic!("{} is missing: `make bless` writes it", file.display());
    };
    let lines = |text: &str| text.lines().map(String::from).chain(["(end)".into()]).collect::<Vec<_>>();
    let (expected, found) = (lines(&expected), lines(text));
    if let Some(line) = (0..found.len().max(expected.len())).find(|n| found.get(*n) != expected.get(*n)) {
        panic!(
            "{}:{}: expected `{}`, found `{}` (if the change is meant: `make bless`)",
            file.display(),
            line + 1,
            expected.get(line).map_or("", String::as_str),
            found.get(line).map_or("", String::as_str),
        );
    }
}

/// The log of the random game that this seed leads to.
pub fn transcript<G: Game>(game: &G, seed: u64) -> String {
    Fate::seeded(seed).play(game).whole_log()
}
