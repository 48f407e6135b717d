//! A game that was played, looked back at event by event.

use crate::local::look_on::blank;
use crate::source::{Deed, Player, Said, Situation, Source};
use luckhouse_engine::{LogError, Seat, Viewer};
use luckhouse_shelf::{AnyTable, Waiting, read_log};
use luckhouse_words::Words;

/// A log, and the moment of it that is shown.
///
/// ```
/// use luckhouse_shelf::games::GAMES;
/// use luckhouse_tui::{replay::Replay, source::{Deed, Source}};
/// let log = format!("{}\n", GAMES[0].open(&[], 2)?.header());
/// let replay = Replay::of(&log).unwrap();
/// assert_eq!((replay.now().events, replay.length()), (0, Some(0)));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Replay {
    log: String,
    length: usize,
    /// Which events were rolls.
    rolls: Vec<bool>,
    now: Situation,
    said: Vec<Said>,
}

impl Replay {
    /// The game of this log, before its first event. Everything is shown, secrets too.
    ///
    /// # Errors
    /// If the log does not keep the rules, or is none.
    pub fn of(log: &str) -> Result<Replay, LogError> {
        let whole = read_log(log, usize::MAX)?;
        let news = whole.news(0, Viewer::Arbiter);
        let rolls: Vec<bool> = news.iter().map(|news| news.line.starts_with('*')).collect();
        let now = blank(&*whole);
        let mut replay = Replay { log: log.into(), length: rolls.len(), rolls, now, said: Vec::new() };
        replay.go(0)?;
        Ok(replay)
    }

    fn go(&mut self, events: usize) -> Result<(), LogError> {
        let events = events.min(self.length);
        let table = read_log(&self.log, events)?;
        self.now.events = events;
        self.now.rolled = events > 0 && self.rolls[events - 1];
        self.now.view = table.view(Viewer::Arbiter);
        self.now.picture = table.picture(Viewer::Arbiter);
        self.now.story = table.story(0, Viewer::Arbiter, &Words::spoken());
        self.now.players = players(&*table);
        self.now.outcome = match table.waiting() {
            Waiting::Over(outcome) => Some(outcome),
            _ => None,
        };
        self.now.waiting = format!("After {events} of {} events.", self.length);
        self.said.push(Said::Changed);
        Ok(())
    }
}

fn players(table: &dyn AnyTable) -> Vec<Player> {
    let choose = match table.waiting() {
        Waiting::Choice(seats) => seats,
        _ => Default::default(),
    };
    let player = |seat: Seat| Player {
        seat,
        name: String::new(),
        you: false,
        bot: false,
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

    fn act(&mut self, deed: Deed) {
        let done = match deed {
            Deed::Go(events) => self.go(events).map_err(|wrong| wrong.to_string()),
            _ => Err("This game was played before: it can only be looked at.".into()),
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
                replay.act(Deed::Go(at));
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
        replay.act(Deed::Say("roll".into()));
        assert!(matches!(replay.news().as_slice(), [Said::Line(_)]));
        assert!(Replay::of("not a log").is_err());
    }
}
