//! A game that was played, looked back at event by event.

use crate::local::look_on::{blank, told};
use crate::source::{Player, Said, Situation, Source, UserAction};
use luckhouse_engine::{People, Seat, Sitter, Viewer};
use luckhouse_shelf::{AnyTable, BadLog, Waiting, read_log};
use luckhouse_words::{Language, Words, say};

/// A log, and the moment of it that is shown.
///
/// ```
/// use luckhouse_shelf::games::GAMES;
/// use luckhouse_tui::{replay::Replay, source::{UserAction, Source}};
/// let log = format!("{}\n", GAMES[0].open(&[], 2)?.header());
/// let replay = Replay::of(&log).unwrap();
/// assert_eq!((replay.now().events, replay.length()), (0, Some(0)));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Replay {
    log: String,
    length: usize,
    /// Who sat where, as far as the log says so.
    people: Option<People>,
    now: Situation,
    said: Vec<Said>,
    words: Words<'static>,
}

impl Replay {
    /// The game of this log, before its first event. Everything is shown, secrets too.
    ///
    /// # Errors
    /// If the log does not keep the rules, or is none.
    pub fn of(log: &str) -> Result<Replay, BadLog> {
        let whole = read_log(log, usize::MAX)?;
        let (now, length, people) = (blank(&*whole), whole.events(), People::of_log(log)?);
        let words = Words::in_language(Language::ENGLISH);
        let mut replay = Replay { log: log.into(), length, people, now, said: Vec::new(), words };
        replay.go(0)?;
        Ok(replay)
    }

    /// The same in another language; English is spoken without a word.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Replay {
        self.words = Words::in_language(language);
        // It could be gone to before.
        let _ = self.go(self.now.events);
        self
    }

    fn go(&mut self, events: usize) -> Result<(), BadLog> {
        let events = events.min(self.length);
        let table = read_log(&self.log, events)?;
        if events == self.now.events + 1 {
            let told = told(&*table, events - 1, Viewer::Arbiter, &self.words);
            self.said.extend(told.into_iter().map(Said::Happened));
        }
        self.now.events = events;
        self.now.view = table.view(Viewer::Arbiter);
        self.now.picture = table.picture(Viewer::Arbiter, &self.words);
        self.now.story = table.story(0, Viewer::Arbiter, &self.words);
        self.now.players = players(&*table, self.people.as_ref());
        self.now.outcome = match table.waiting() {
            Waiting::Over(outcome) => Some(outcome),
            _ => None,
        };
        self.now.waiting = say!(self.words, "terminal-replay-after", events, all = self.length);
        self.said.push(Said::Changed);
        Ok(())
    }
}

pub(crate) fn players(table: &dyn AnyTable, people: Option<&People>) -> Vec<Player> {
    let choose = match table.waiting() {
        Waiting::Choice(seats) => seats,
        _ => Default::default(),
    };
    // A person at a keyboard has no name but that of the seat.
    let name = |seat: Seat| match people?.at(seat) {
        Sitter::Person(name) | Sitter::Bot(name) => {
            Some(name.clone()).filter(|name| *name != seat.to_string())
        }
    };
    let bot = |seat: Seat| match people?.at(seat) {
        Sitter::Bot(kind) => Some(kind.clone()),
        Sitter::Person(_) => None,
    };
    let player = |seat: Seat| Player {
        seat,
        name: name(seat).unwrap_or_default(),
        you: false,
        bot: bot(seat),
        chooses: choose.contains(seat),
        in_play: table.in_play().contains(seat),
    };
    Seat::all(table.header().seats).map(player).collect()
}

impl Source for Replay {
    fn now(&self) -> &Situation {
        &self.now
    }

    fn news(&mut self) -> Vec<Said> {
        std::mem::take(&mut self.said)
    }

    fn act(&mut self, action: UserAction) {
        let done = match action {
            UserAction::Go(events) => self.go(events).map_err(|wrong| wrong.to_string()),
            _ => Err(say!(self.words, "terminal-replay-only-looked-at")),
        };
        if let Err(line) = done {
            self.said.push(Said::Line(line));
        }
    }

    fn length(&self) -> Option<usize> {
        Some(self.length)
    }

    fn log(&self) -> Option<String> {
        Some(self.log.clone())
    }

    fn farewell(&self) -> String {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::Rng;
    use luckhouse_shelf::{BotSpec, games::GAMES};

    fn played(game: usize) -> String {
        let mut table = GAMES[game].open(&[], GAMES[game].about().seats[0]).unwrap();
        let mut rng = Rng::seeded(3);
        loop {
            match table.waiting() {
                Waiting::Roll => table.roll(&mut rng),
                Waiting::Choice(seats) => {
                    table.choose_as(seats.first().unwrap(), BotSpec::RANDOM, &mut rng).unwrap();
                }
                Waiting::Over(_) => return table.log(Viewer::Arbiter),
            }
        }
    }

    #[test]
    fn every_moment_can_be_gone_to() {
        for game in 0..GAMES.len() {
            let log = played(game);
            let mut replay = Replay::of(&log).unwrap();
            let length = replay.length().unwrap();
            assert_eq!(replay.now().outcome, None);
            for at in [1, length / 2, length, length + 7] {
                replay.act(UserAction::Go(at));
                assert_eq!(replay.news().last(), Some(&Said::Changed));
                let here = read_log(&log, at).unwrap();
                assert_eq!(replay.now().events, at.min(length));
                assert_eq!(replay.now().view, here.view(Viewer::Arbiter));
            }
            assert!(replay.now().outcome.is_some());
        }
    }

    #[test]
    fn nothing_can_be_changed() {
        let mut replay = Replay::of(&played(0)).unwrap();
        replay.news();
        replay.act(UserAction::Say("roll".into()));
        assert!(matches!(replay.news().as_slice(), [Said::Line(_)]));
        assert!(Replay::of("not a log").is_err());
    }
}
