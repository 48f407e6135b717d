//! What the table answers to those who ask, while nothing of the game changes.

use super::super::kept;
use super::{Place, PlainSession};
use crate::odds;
use luckhouse_engine::Seat;
use luckhouse_shelf::{AnyGame, BotSpec, OddsReport, OddsTopic, find, introduction};
use luckhouse_words::{Words, say};
use std::path::Path;

impl PlainSession {
    /// Who else sits at the table.
    pub(super) fn introduce(&self) -> String {
        let Place::Here(seating, _) = &self.place else { return String::new() };
        let (game, words) = (self.source.now().game, Words::spoken());
        let others = Seat::all(seating.bots.seats()).filter(|seat| !seating.people.contains(*seat));
        let introduced = others.map(|seat| match seating.bots[seat].character {
            Some(name) if name != BotSpec::PLAIN => {
                let line = introduction::character(game, name, &words);
                say!(words, "terminal-plain-is", seat, name, line) + "\n"
            }
            _ => String::new(),
        });
        introduced.collect()
    }

    /// Does nobody here play?
    pub(super) fn all_look_on(&self) -> bool {
        matches!(&self.place, Place::Here(seating, _) if seating.people.is_empty())
    }

    pub(super) fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return say!(Words::spoken(), "terminal-table-save-what");
        }
        let Some(log) = self.source.log() else {
            return say!(Words::spoken(), "terminal-table-no-log-to-save");
        };
        match kept::save(Path::new(file), &log) {
            Ok(()) => kept::saved(file),
            Err(error) => kept::not_saved(file, &error),
        }
    }

    /// What can be asked of the odds of this game.
    pub(super) fn topics(&self) -> &'static [OddsTopic] {
        find(self.source.now().game).map(AnyGame::odds_topics).unwrap_or_default()
    }

    pub(super) fn odds_here(&self, reports: &[OddsReport]) -> String {
        let (words, game) = (Words::spoken(), self.source.now().game);
        let here: String = reports.iter().map(|report| format!("{}\n", report.said(&words, game))).collect();
        here + &odds::list("odds", self.topics(), &words)
    }

    pub(super) fn odds_of(&self, words: &[String]) -> String {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let said = odds::answer(self.topics(), &words);
        said.map_or_else(
            |wrong| format!("{wrong}\n"),
            |report| report.said(&Words::spoken(), self.source.now().game).to_string(),
        )
    }
}
