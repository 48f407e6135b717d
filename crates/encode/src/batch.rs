//! Many games at once, in threads if that is wished.

use crate::lane::Lane;
use crate::rows::Lengths;
use crate::{Encode, Slices, width};
use luckhouse_engine::{Playout, Rng, Seat};

/// Many games of one kind, each waiting for one choice of one seat.
///
/// Chance is rolled inside. Where several choose at once they are asked one after the other, and none sees what another
/// has chosen. A game that ends is followed by the next. Each game has its own dice, which follow from the seed and its
/// number, so that threads do not matter.
pub struct Batch<G: Encode> {
    game: G,
    lanes: Vec<Lane<G>>,
    lengths: Lengths,
    /// What is to be chosen in each game, as a place in its legal list.
    chosen: Vec<usize>,
}

/// A choice that is not legal. Nothing has been done in any game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}: {seat} may not choose action {action} now: expected one that its mask allows")]
pub struct NotLegal {
    /// The number of the game, counted from 0.
    pub game: usize,
    /// Whose choice it was.
    pub seat: Seat,
    /// What was chosen.
    pub action: i64,
}

/// Rules by which dice do everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody ever chooses anything by these rules: expected options that leave somebody a choice")]
pub struct NoChoice;

impl<G: Encode> Batch<G> {
    /// So many games, each before its first choice.
    ///
    /// # Errors
    /// If no choice came in a thousand games.
    pub fn new(game: G, games: usize, seed: u64) -> Result<Batch<G>, NoChoice> {
        if !anybody_chooses(&game) {
            return Err(NoChoice);
        }
        let lengths = Lengths { width: width(&game), actions: game.actions(), seats: game.seats() };
        let lanes = (0..games).map(|number| Lane::new(&game, seed, number)).collect();
        Ok(Batch { game, lanes, lengths, chosen: vec![0; games] })
    }

    /// Begin all games anew. Afterwards the rows must be [written](Batch::write).
    pub fn reset(&mut self, seed: u64) {
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            *lane = Lane::new(&self.game, seed, number);
        }
    }

    /// Write what is seen and what is legal, with no rewards. A step goes on from what was written.
    ///
    /// # Panics
    /// If the rows are not as long as the batch needs them.
    pub fn write(&mut self, rows: Slices<'_>, threads: usize) {
        self.each(None, rows, threads);
    }

    /// One choice in every game, by its place in the list of actions.
    ///
    /// # Errors
    /// If one is not legal; nothing is done then.
    ///
    /// # Panics
    /// If there are not as many actions as games, or the rows are not as long as the batch needs them.
    pub fn step(&mut self, actions: &[i64], rows: Slices<'_>, threads: usize) -> Result<(), NotLegal> {
        assert_eq!(actions.len(), self.lanes.len(), "an action for each game");
        for (game, (lane, action)) in self.lanes.iter().zip(actions).enumerate() {
            let wrong = || NotLegal { game, seat: lane.seat(), action: *action };
            self.chosen[game] = lane.find(*action).ok_or_else(wrong)?;
        }
        let chosen = std::mem::take(&mut self.chosen);
        self.each(Some(&chosen), rows, threads);
        self.chosen = chosen;
        Ok(())
    }

    /// Any legal choice for every game.
    pub fn sample(&mut self, into: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(into) {
            *action = lane.pick();
        }
    }

    /// Choose in each game, if anything is chosen, and write its rows: so many games in each thread.
    fn each(&mut self, mut chosen: Option<&[usize]>, rows: Slices<'_>, threads: usize) {
        let (game, of) = (&self.game, self.lengths);
        assert!(rows.fit(self.lanes.len(), of), "a row for each game");
        let share = self.lanes.len().div_ceil(threads.max(1)).max(1);
        std::thread::scope(|scope| {
            let (mut lanes, mut rows) = (self.lanes.as_mut_slice(), rows);
            while lanes.len() > share {
                let (some, rest) = lanes.split_at_mut(share);
                let (some_rows, rest_rows) = rows.split(share, of);
                let some_chosen = chosen.map(|chosen| &chosen[..share]);
                scope.spawn(move || work(game, some, some_chosen, some_rows, of));
                (lanes, rows) = (rest, rest_rows);
                chosen = chosen.map(|chosen| &chosen[share..]);
            }
            work(game, lanes, chosen, rows, of);
        });
    }
}

/// Does a choice come in the first thousand games?
fn anybody_chooses<G: Encode>(game: &G) -> bool {
    let (mut playout, mut rng) = (Playout::new(), Rng::seeded(0));
    (0..1000).any(|_| playout.run(game, &mut rng).choices > 0)
}

/// The work of one thread.
fn work<G: Encode>(
    game: &G,
    lanes: &mut [Lane<G>],
    chosen: Option<&[usize]>,
    mut rows: Slices<'_>,
    of: Lengths,
) {
    for (number, lane) in lanes.iter_mut().enumerate() {
        let (row, rest) = rows.split(1, of);
        let ended = match chosen {
            Some(chosen) => {
                lane.mark(row.masks, false);
                lane.choose(game, chosen[number])
            }
            None => {
                row.masks.fill(false);
                None
            }
        };
        row.done[0] = ended.is_some();
        match ended {
            Some(returns) => row.rewards.copy_from_slice(returns.as_slice()),
            None => row.rewards.fill(0.0),
        }
        row.seats[0] = lane.seat().index() as u8;
        lane.observe(game, row.observations);
        lane.mark(row.masks, true);
        rows = rest;
    }
}
