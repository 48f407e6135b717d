//! Playing with keys, by what the kept game says: no need to guess when the program is ready.

use crate::pty::{DOWN, ENTER, PATIENCE, Pty};
use crate::run::Home;
use luckhouse_engine::{Rng, Seat};
use luckhouse_shelf::{AnyTable, Waiting, find, read_log};
use std::time::{Duration, Instant};

/// Longer lists than this are not walked through.
const LONG: usize = 30;
/// After so long keys that did nothing are pressed again.
const AGAIN: Duration = Duration::from_secs(1);

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
        let mut left = times;
        // The moment that was last chosen at, since when, and when the keys were last pressed.
        let mut moment: Option<(usize, Instant, Instant)> = None;
        loop {
            let table = self.position(home);
            let asked = match table.waiting() {
                Waiting::Over(_) => return true,
                Waiting::Choice(seats) => seats.contains(Seat::at(0)),
                Waiting::Roll => false,
            };
            let known = moment.filter(|(events, ..)| *events == table.events());
            if asked && known.is_none() && left == 0 {
                return false;
            }
            // What is pressed while something is shown chooses nothing: a player presses again.
            if asked && known.is_none_or(|(_, _, pressed)| pressed.elapsed() > AGAIN) {
                left -= usize::from(known.is_none());
                let now = Instant::now();
                moment = Some((table.events(), known.map_or(now, |(_, since, _)| since), now));
                pty.types(&keys(&*table, &mut rng));
            }
            let waits = moment.map_or(Duration::ZERO, |(_, since, _)| since.elapsed());
            assert!(waits < PATIENCE && pty.runs(), "nothing happens:\n{}", pty.screen());
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    pub(crate) fn play_to_the_end(&self, pty: &mut Pty, home: &Home) {
        // More choices than any of these games has.
        assert!(self.choose(pty, home, 5000), "{} does not end", self.game);
    }
}

/// The keys for any choice. What is chosen on the board alone can be typed too.
fn keys(table: &dyn AnyTable, rng: &mut Rng) -> String {
    let offers = table.offers(Seat::at(0));
    let on_board = offers.iter().any(|offer| offer.word.starts_with("assign "));
    let chosen = match on_board || offers.len() > LONG {
        true => offers[rng.below(offers.len() as u64) as usize].word.clone(),
        false => DOWN.repeat(1 + rng.below(3) as usize),
    };
    format!("{chosen}{ENTER}")
}
