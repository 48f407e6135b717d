//! What each position of a game is worth, so that luck is nothing on average.

use super::NoAnalysis;
use crate::{Judge, Worth, over_the_odds};
use luckhouse_engine::{Chance, Game, Seat, Turn, Viewer};
use luckhouse_solvers::Watch;
use std::collections::HashMap;

/// A judge's opinions, made fit for adding up.
///
/// A state that waits for a roll is worth the mean of what can come of it, whatever the judge says of the state
/// itself: so the luck of a roll, what came less the mean, is nothing on average even if the judge is wrong.
///
/// Where rolls follow each other, the mean goes to the end of them, as long as they have at most [`WIDEST`]
/// outcomes in all and are no more than [`LONGEST`]. Where they are more, it goes one roll far, and takes the judge's word for the states that
/// wait for the next one.
pub(super) struct Values<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) judge: &'a mut dyn Judge<G>,
    watch: &'a dyn Watch,
    /// How much is done, of how much.
    progress: (u64, u64),
    before_rolls: HashMap<G::State, Result<Worth, NoAnalysis>>,
}

/// How many outcomes are looked at, at most, to go through several rolls in a row.
const WIDEST: usize = 2000;

/// How many rolls in a row are gone through, at most.
const LONGEST: usize = 8;

impl<'a, G: Game> Values<'a, G> {
    pub(super) fn new(game: &'a G, judge: &'a mut dyn Judge<G>, watch: &'a dyn Watch, work: u64) -> Self {
        Values { game, judge, watch, progress: (0, work), before_rolls: HashMap::new() }
    }

    /// One more piece of the work is done.
    pub(super) fn step(&mut self) -> Result<(), NoAnalysis> {
        self.progress.0 += 1;
        self.go_on()
    }

    fn go_on(&self) -> Result<(), NoAnalysis> {
        let (done, of) = self.progress;
        if self.watch.go_on(done, of) { Ok(()) } else { Err(NoAnalysis::Stopped) }
    }

    /// What a state is worth.
    pub(super) fn of(&mut self, state: &G::State) -> Result<Worth, NoAnalysis> {
        match self.game.turn(state) {
            Turn::Over(outcome) => Ok(Worth { chances: self.judge.result(self.game, &outcome), error: 0.0 }),
            Turn::Choose(_) => self.opinion(state),
            Turn::Roll(_) => self.before_roll(state),
        }
    }

    /// What a state was taken to be worth in the mean over the roll that led to it from `before`.
    pub(super) fn as_foreseen(&mut self, before: &G::State, after: &G::State) -> Result<Worth, NoAnalysis> {
        if self.goes_far(before) { self.of(after) } else { self.at_a_glance(after) }
    }

    fn before_roll(&mut self, state: &G::State) -> Result<Worth, NoAnalysis> {
        if let Some(known) = self.before_rolls.get(state) {
            return known.clone();
        }
        let (game, far) = (self.game, self.goes_far(state));
        self.judge.foresee(game, state);
        let mean = over_the_odds(game, state, |after| {
            self.go_on()?;
            if far { self.of(after) } else { self.at_a_glance(after) }
        });
        if mean != Err(NoAnalysis::Stopped) {
            self.before_rolls.insert(state.clone(), mean.clone());
        }
        mean
    }

    /// The judge's word for a state that waits for a roll; all others as they are.
    fn at_a_glance(&mut self, state: &G::State) -> Result<Worth, NoAnalysis> {
        if matches!(self.game.turn(state), Turn::Roll(_)) { self.opinion(state) } else { self.of(state) }
    }

    fn opinion(&mut self, state: &G::State) -> Result<Worth, NoAnalysis> {
        Ok(self.judge.worth(self.game, state)?)
    }

    /// Can all be gone through that comes of the rolls in a row that begin here?
    fn goes_far(&self, state: &G::State) -> bool {
        self.leaves(state, LONGEST, WIDEST).is_some()
    }

    /// What is left of so many outcomes after those that come of this state; nothing, if there are more, or if there
    /// can be more rolls in a row than this, as where ties are rolled again.
    fn leaves(&self, state: &G::State, rolls: usize, outcomes: usize) -> Option<usize> {
        let Turn::Roll(chance) = self.game.turn(state) else { return Some(outcomes) };
        let odds = chance.odds();
        let left = outcomes.checked_sub(odds.lines().len())?;
        let rolls = rolls.checked_sub(1)?;
        odds.lines().iter().try_fold(left, |left, (roll, _)| {
            let mut after = state.clone();
            self.game.roll(&mut after, *roll);
            self.leaves(&after, rolls, left)
        })
    }

    /// What a seat that owes a choice can choose.
    pub(super) fn legal(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(state, seat, &mut legal);
        legal
    }

    /// What a seat can see.
    pub(super) fn view(&self, state: &G::State, seat: Seat) -> G::View {
        self.game.view(state, Viewer::Seat(seat))
    }
}
