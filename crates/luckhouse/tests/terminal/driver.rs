//! Playing with keys, by what the kept game says: no need to guess when the program is ready.

use crate::pty::{DOWN, ENTER, PATIENCE, Pty};
use crate::run::Home;
use luckhouse_engine::{Rng, Seat};
use luckhouse_shelf::{AnyTable, Waiting, find, read_log};
use std::time::{Duration, Instant};

/// A game for p1 against bots, which ends soon whatever is chosen.
#[derive(Clone, Copy)]
pub(crate) struct Short {
    pub(crate) game: &'static str,
    options: &'static [&'static str],
}

/// Every game of the shelf; a test counts them.
pub(crate) const SHORT: [Short; 5] = [
    Short { game: "lucky-shot", options: &["cap=10"] },
    Short { game: "lantern", options: &[] },
    Short { game: "fortuna", options: &["cap=12"] },
    Short { game: "booty-dice", options: &["cap=8"] },
    Short { game: "reynards-luck", options: &["cap=8"] },
];

impl Short {
    pub(crate) fn of(game: &str) -> Short {
        SHORT.into_iter().find(|short| short.game == game).unwrap()
    }

    /// The arguments of the program that plays it.
    pub(crate) fn arguments(&self) -> Vec<&'static str> {
        let mut arguments = vec!["play", self.game, "--bot", "random", "--seed", "3"];
        for option in self.options {
            arguments.extend(["--option", option]);
        }
        arguments
    }

    /// How the game stands, by what is kept of it.
    fn position(&self, home: &Home) -> Box<dyn AnyTable> {
        let kept = home.kept();
        assert!(kept.len() <= 1, "one game is kept in several files: {kept:?}");
        let log = kept.first().map(|file| std::fs::read_to_string(file).unwrap()).unwrap_or_default();
        if !log.is_empty() {
            return read_log(&log, usize::MAX).unwrap();
        }
        // Nothing has happened yet.
        let game = find(self.game).unwrap();
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|option| option.split_once('=').unwrap()).collect();
        let options: Vec<_> = options.into_iter().map(|(key, value)| (key.into(), value.into())).collect();
        game.open(&options, game.about().seats[0]).unwrap()
    }

    /// Choose this many times, each time when the table waits for us. Is the game over?
    pub(crate) fn choose(&self, pty: &mut Pty, home: &Home, times: usize) -> bool {
        let mut rng = Rng::seeded(7);
        let (mut left, mut chosen_at, mut since) = (times, None, Instant::now());
        loop {
            let table = self.position(home);
            let asked = match table.waiting() {
                Waiting::Over(_) => return true,
                Waiting::Choice(seats) => seats.contains(Seat::at(0)) && chosen_at != Some(table.events()),
                Waiting::Roll => false,
            };
            if asked && left == 0 {
                return false;
            }
            if asked {
                (left, chosen_at, since) = (left - 1, Some(table.events()), Instant::now());
                let down = rng.below(3) as usize;
                pty.types(&format!("{}{ENTER}", DOWN.repeat(down)));
            }
            assert!(since.elapsed() < PATIENCE && pty.runs(), "nothing happens:\n{}", pty.screen());
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    pub(crate) fn play_to_the_end(&self, pty: &mut Pty, home: &Home) {
        // More choices than any of these games has.
        assert!(self.choose(pty, home, 5000), "{} does not end", self.game);
    }
}
