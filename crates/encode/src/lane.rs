//! One of the many games of a batch.

use crate::sink::Floats;
use crate::{Encode, returns};
use luckhouse_engine::{Chance, Choices, PerSeat, Rng, Seat, SeatSet, Turn};

/// A game that is played on and on: where one ends, the next begins.
pub(crate) struct Lane<G: Encode> {
    state: G::State,
    /// What has been chosen of choices made at once. It is in no view before all have chosen.
    sealed: Choices<G::Action>,
    /// Those who still owe a choice; the first of them is to move.
    owed: SeatSet,
    dice: Rng,
    /// For choices at random, so that they do not change the dice.
    picks: Rng,
    legal: Vec<G::Action>,
    indices: Vec<u16>,
}

impl<G: Encode> Lane<G> {
    /// Game number `number` of a batch with this seed, before its first choice.
    pub(crate) fn new(game: &G, seed: u64, number: usize) -> Lane<G> {
        let stream = |which: u64| Rng::stream(seed, 2 * number as u64 + which);
        let mut lane = Lane {
            state: game.start(),
            sealed: Choices::none(),
            owed: SeatSet::EMPTY,
            dice: stream(0),
            picks: stream(1),
            legal: Vec::new(),
            indices: Vec::new(),
        };
        lane.go_on(game);
        lane
    }

    /// Whose choice is asked for.
    pub(crate) fn seat(&self) -> Seat {
        self.owed.first().expect("a lane rests where somebody owes a choice")
    }

    /// Which of the legal choices has this place in the list of actions.
    pub(crate) fn find(&self, action: i64) -> Option<usize> {
        let wanted = u16::try_from(action).ok()?;
        self.indices.iter().position(|index| *index == wanted)
    }

    /// The place of any legal choice, each as likely.
    pub(crate) fn pick(&mut self) -> i64 {
        i64::from(self.picks.pick(&self.indices))
    }

    /// This of the legal choices is made. If that ends the game: what it brings, and the next one begins.
    pub(crate) fn choose(&mut self, game: &G, chosen: usize) -> Option<PerSeat<f32>> {
        let seat = self.seat();
        self.sealed.put(seat, self.legal[chosen]);
        self.owed = self.owed.without(seat);
        if !self.owed.is_empty() {
            self.ask(game);
            return None;
        }
        game.choose(&mut self.state, &self.sealed);
        self.sealed = Choices::none();
        self.go_on(game)
    }

    /// Roll until somebody owes a choice, in the next game if this one is over.
    fn go_on(&mut self, game: &G) -> Option<PerSeat<f32>> {
        let mut ended = None;
        loop {
            match game.turn(&self.state) {
                Turn::Roll(chance) => game.roll(&mut self.state, chance.roll(&mut self.dice)),
                Turn::Choose(seats) => {
                    self.owed = seats;
                    self.ask(game);
                    return ended;
                }
                Turn::Over(outcome) => {
                    ended = ended.or(Some(returns(&outcome)));
                    self.state = game.start();
                }
            }
        }
    }

    fn ask(&mut self, game: &G) {
        let seat = self.seat();
        self.legal.clear();
        self.indices.clear();
        game.legal(&self.state, seat, &mut self.legal);
        game.indices(seat, &self.legal, &mut self.indices);
    }

    /// What the seat to move sees.
    pub(crate) fn observe(&self, game: &G, row: &mut [f32]) {
        game.observe_state(&self.state, self.seat(), &mut Floats::over(row));
    }

    /// Mark what it may do, or wipe that out again: most lists are much longer than what is legal.
    pub(crate) fn mark(&self, mask: &mut [bool], legal: bool) {
        self.indices.iter().for_each(|place| mask[usize::from(*place)] = legal);
    }
}
