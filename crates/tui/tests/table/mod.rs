//! A table on which random games are played, and what a screen would know of it.

use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{AnyTable, Waiting};
use luckhouse_tui::source::{Player, Situation};
use luckhouse_words::Words;
use serde_json::Value;

/// A table, and the dice that play on it.
pub(crate) struct RandomTable {
    table: Box<dyn AnyTable>,
    rng: Rng,
    /// The view before the last event.
    pub(crate) before: Value,
}

impl RandomTable {
    /// A new table of the game with this name.
    pub(crate) fn open(name: &str, options: &[(&str, &str)], seats: usize, seed: u64) -> RandomTable {
        let options: Vec<_> = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let table = luckhouse_shelf::find(name).unwrap().open(&options, seats).unwrap();
        RandomTable::new(table, seed)
    }

    /// The table that a log leads to, one event before its end and then at its end.
    pub(crate) fn read(log: &str) -> RandomTable {
        let events = log.lines().count() - 1;
        let before = luckhouse_shelf::read_log(log, events - 1).unwrap();
        let mut read = RandomTable::new(luckhouse_shelf::read_log(log, events).unwrap(), 0);
        read.before = before.view(Viewer::Watcher);
        read
    }

    fn new(table: Box<dyn AnyTable>, seed: u64) -> RandomTable {
        let before = table.view(Viewer::Watcher);
        RandomTable { table, rng: Rng::seeded(seed), before }
    }

    /// One event: a roll, or choices at random. False if the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let waiting = self.table.waiting();
        let before = self.table.view(Viewer::Watcher);
        match waiting {
            Waiting::Over(_) => return false,
            Waiting::Roll => self.table.roll(&mut self.rng),
            Waiting::Choice(seats) => {
                for seat in seats.iter() {
                    let offers = self.table.offers(seat);
                    let place = self.rng.below(offers.len() as u64) as usize;
                    self.table.choose(seat, &offers[place].word).unwrap();
                }
            }
        }
        self.before = before;
        true
    }

    /// How things stand for whoever chooses, or for the first seat.
    pub(crate) fn situation(&self) -> Situation {
        let owed = match self.table.waiting() {
            Waiting::Choice(seats) => seats.first(),
            _ => None,
        };
        let seat = owed.unwrap_or(Seat::at(0));
        let about = self.table.about();
        let offers = owed.into_iter().flat_map(|seat| self.table.offers(seat));
        Situation {
            game: about.name,
            title: about.title.into(),
            options: self.table.options(),
            static_data: self.table.static_data(),
            players: self.players(seat),
            seat: Some(seat),
            view: self.table.view(Viewer::Seat(seat)),
            picture: self.table.picture(Viewer::Seat(seat), &Words::spoken()),
            offers: offers.map(|offer| offer.labelled(about.name, &Words::spoken())).collect(),
            shortcuts: Vec::new(),
            by_hand: None,
            // No board reads it, and it is long.
            story: Vec::new(),
            events: self.table.events(),
            others_wait: false,
            chances: None,
            may_undo: false,
            hand_over: None,
            outcome: match self.table.waiting() {
                Waiting::Over(outcome) => Some(outcome),
                _ => None,
            },
            waiting: String::new(),
        }
    }

    fn players(&self, you: Seat) -> Vec<Player> {
        let names = ["Anne", "Bartholomew", "Calico Jack", "Long John Silver of Bristol", "Edward", "Mary"];
        let seats = (0..self.table.header().seats).map(Seat::at);
        let chooses = |seat| matches!(self.table.waiting(), Waiting::Choice(seats) if seats.contains(seat));
        let player = |seat: Seat| Player {
            seat,
            name: if seat == you { "you".into() } else { names[seat.index() % names.len()].into() },
            you: seat == you,
            bot: (seat != you).then(|| "steady".into()),
            chooses: chooses(seat),
            in_play: self.table.in_play().contains(seat),
        };
        seats.map(player).collect()
    }
}
