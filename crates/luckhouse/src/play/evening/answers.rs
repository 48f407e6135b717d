//! What the table answers to those who ask, while nothing of the game changes.

use super::super::{hints, kept};
use super::Evening;
use crate::odds;
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{AnyGame, BotSpec, find};
use luckhouse_words::Words;
use std::path::Path;

impl Evening {
    /// Who else sits at the table.
    pub(super) fn introduce(&self) -> String {
        let lines = find(self.table.about().name).map(AnyGame::characters).unwrap_or_default();
        let line_of = |bot: BotSpec| lines.iter().find(|(name, _)| Some(*name) == bot.character);
        let others = Seat::all(self.bots.seats()).filter(|seat| !self.people.contains(*seat));
        let introduced = others.map(|seat| match line_of(self.bots[seat]) {
            Some((name, line)) => format!("{seat} is {name}: {line}\n"),
            None => String::new(),
        });
        introduced.collect()
    }

    pub(super) fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return "save FILE: expected the name of a file".into();
        }
        match kept::save(Path::new(file), &self.table.log(Viewer::Arbiter)) {
            Ok(()) => kept::saved(file),
            Err(error) => format!("{file} cannot be written ({error}): the game goes on, try another place."),
        }
    }

    /// What a judge would do who sees what this seat sees: in a line, or with everything that was weighed.
    pub(super) fn advice(&mut self, seat: Option<Seat>, short: bool) -> String {
        let Some(seat) = seat else { return "A roll is due: there is nothing to choose.\n".into() };
        // From a generator of its own: asking must not change the game.
        match self.table.advise(seat)(&mut Rng::stream(self.thoughts.clone().bits(), 2)) {
            Ok(opinions) if short => hints::hint(&opinions, self.table.about().name, &Words::spoken()),
            Ok(opinions) => hints::why(&opinions, self.table.about().name, &Words::spoken()).to_string(),
            Err(unclear) => format!("{unclear}\n"),
        }
    }

    pub(super) fn odds(&self, seat: Option<Seat>, words: &[String]) -> String {
        let topics = find(self.table.about().name).map(AnyGame::odds_topics).unwrap_or_default();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if !words.is_empty() {
            return odds::answer(topics, &words)
                .map_or_else(|wrong| format!("{wrong}\n"), |report| report.to_string());
        }
        let here = seat.map(|seat| self.table.odds_here(seat)).unwrap_or_default();
        let here: String = here.iter().map(|report| format!("{report}\n")).collect();
        here + &odds::list("odds", topics)
    }
}
