//! Whole tournaments, played by chance, and held against a plain recount.

mod arena;
mod formats;
mod knock_out;
mod laws;
mod matching;
mod swiss;

use super::*;
use luckhouse_engine::Rng;

/// A tournament with a log, as a house holds it.
pub(super) struct Held {
    pub(super) state: Tournament,
    pub(super) log: Vec<Event>,
    pub(super) now: u64,
}

impl Held {
    pub(super) fn new(setup: &str, players: usize) -> Held {
        let state = Tournament::new(setup.parse().unwrap());
        let mut held = Held { state, log: Vec::new(), now: 0 };
        (0..players).for_each(|player| held.join(player));
        held.happen(What::Start).unwrap();
        held
    }

    pub(super) fn join(&mut self, player: usize) {
        self.happen(What::Join { player: name(player), rating: 2000 - player as i32 }).unwrap();
    }

    pub(super) fn happen(&mut self, what: What) -> Result<(), Refusal> {
        let event = Event { at: self.now, what };
        self.state.happen(&event)?;
        self.log.push(event);
        Ok(())
    }

    /// Whatever is due; how many events that was.
    pub(super) fn go_on(&mut self) -> usize {
        let due = self.state.due(self.now);
        let many = due.len();
        due.into_iter().for_each(|event| self.happen(event.what).unwrap());
        many
    }

    pub(super) fn running(&self) -> Vec<u32> {
        self.state.playing().map(|game| game.number).collect()
    }

    /// A game ends with these places.
    pub(super) fn end(&mut self, game: u32, places: &[u8]) {
        self.happen(What::Result { game, places: places.to_vec() }).unwrap();
    }

    /// One of the seats of a game wins, by chance.
    pub(super) fn end_by_chance(&mut self, game: u32, rng: &mut Rng) {
        let seats = self.state.setup().seats();
        let mut places: Vec<u8> = (0..seats).map(|_| 1 + rng.below(seats as u64) as u8).collect();
        let best = *places.iter().min().unwrap();
        places.iter_mut().for_each(|place| *place -= best - 1);
        self.end(game, &places);
    }

    /// All that is left, by chance, in any order of results.
    pub(super) fn play_out(&mut self, rng: &mut Rng) {
        while !self.state.is_over() {
            self.go_on();
            match self.running() {
                running if running.is_empty() => self.now += 5,
                running => self.end_by_chance(rng.pick(&running), rng),
            }
            self.now += 1;
            assert!(self.now < 100_000, "it does not end");
        }
    }
}

pub(super) fn name(player: usize) -> Player {
    format!("n{player:04}").parse().unwrap()
}
