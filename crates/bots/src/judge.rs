//! What a position is worth to each seat: the opinion that the coach and the win-chance bar are made of.

use crate::Thinker;
use luckhouse_engine::{Chance, Game, Outcome, PerSeat, Turn};

/// Each seat's chance to win, and how far that can be off.
///
/// A game that several win is shared between them, unless the judge of the game says otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The chance of each seat.
    pub chances: PerSeat<f64>,
    /// How far each can be off: half of the 95 % interval, or a proved bound. 0 if exact.
    pub error: f64,
}

/// Why there is no opinion: one clear line, with what would help.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unclear(pub String);

/// Somebody who knows what any position is worth, and what each choice in it.
///
/// A judge sees whole states: it is asked about finished games, or about what a player imagines. What it says to a
/// player during a game comes from [`Thinker::think`], which sees only a view.
pub trait Judge<G: Game>: Thinker<G> {
    /// What a state is worth, whatever it waits for: a choice, a roll or nothing.
    ///
    /// The same state is always worth the same: a judge that rolls dice draws them from the state.
    ///
    /// # Errors
    /// If nothing can be said about this state.
    fn worth(&mut self, game: &G, state: &G::State) -> Result<Worth, Unclear>;

    /// Every state that a roll can lead to from here is asked about next. A judge who works them out together in much less
    /// time than one by one does so now; what it says of them is the same.
    fn foresee(&mut self, _game: &G, _state: &G::State) {}

    /// What the end of a game is worth.
    fn result(&self, _game: &G, outcome: &Outcome) -> PerSeat<f64> {
        share(outcome)
    }
}

/// One win, shared by those who won.
///
/// ```
/// use luckhouse_bots::share;
/// use luckhouse_engine::{Outcome, PerSeat};
/// assert_eq!(share(&Outcome::highest(PerSeat::new(2, 7))).as_slice(), [0.5, 0.5]);
/// ```
pub fn share(outcome: &Outcome) -> PerSeat<f64> {
    let part = 1.0 / (outcome.winners.len().max(1)) as f64;
    PerSeat::from_fn(outcome.scores.seats(), |seat| if outcome.winners.contains(seat) { part } else { 0.0 })
}

/// What a state that waits for a roll is worth: the mean over all rolls, each as `worth` says.
///
/// The error is the mean of the errors, since they need not be independent.
///
/// # Errors
/// The first that `worth` returns.
///
/// # Panics
/// If the state does not wait for a roll.
pub fn over_the_odds<G: Game, E>(
    game: &G,
    state: &G::State,
    mut worth: impl FnMut(&G::State) -> Result<Worth, E>,
) -> Result<Worth, E> {
    let Turn::Roll(chance) = game.turn(state) else { panic!("{state:?} does not wait for a roll") };
    let odds = chance.odds();
    let mut mean = Worth { chances: PerSeat::new(game.seats(), 0.0), error: 0.0 };
    for (roll, ways) in odds.lines() {
        let mut after = state.clone();
        game.roll(&mut after, *roll);
        let (found, part) = (worth(&after)?, *ways as f64 / odds.total() as f64);
        mean.chances = PerSeat::from_fn(game.seats(), |s| mean.chances[s] + part * found.chances[s]);
        mean.error += part * found.error;
    }
    Ok(mean)
}
