//! Bots against bots, with the same dice and seats swapped.

use crate::share;
use luckhouse_engine::{Bot, Choices, Game, Outcome, Rng, Seat, SeatSet, Turn, Viewer};
use std::ops::Range;

/// Play one game: a bot for each seat, each of which sees only its view.
///
/// Dice and thoughts come from streams of their own, so that a bot that thinks more does not change the dice.
///
/// ```
/// use luckhouse_bots::{Random, arena};
/// use luckhouse_engine::pig::{Pig, PigOptions};
/// use luckhouse_engine::{Bot, Game, Rng};
/// let game = Pig::new(PigOptions::default(), 2)?;
/// let mut bots: Vec<Box<dyn Bot<Pig>>> = vec![Box::new(Random), Box::new(Random)];
/// let outcome = arena::play(&game, &mut bots, &mut Rng::seeded(1), &mut Rng::seeded(2));
/// assert_eq!(outcome.winners.len(), 1);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn play<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    dice: &mut Rng,
    thoughts: &mut Rng,
) -> Outcome {
    play_on(game, game.start(), dice, |seat, view, legal| {
        bots[seat.index()].choose(game, seat, view, legal, thoughts)
    })
}

/// Play the rest of a game, where `choose` is asked for every choice and told only what the seat may see.
pub fn play_on<G: Game>(
    game: &G,
    mut state: G::State,
    dice: &mut Rng,
    mut choose: impl FnMut(Seat, &G::View, &[G::Action]) -> G::Action,
) -> Outcome {
    let mut legal = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over(outcome) => return outcome,
            Turn::Roll(chance) => {
                let roll = luckhouse_engine::Chance::roll(&chance, dice);
                game.roll(&mut state, roll);
            }
            Turn::Choose(seats) => ask(game, &mut state, seats, &mut legal, &mut choose),
        }
    }
}

/// Ask everybody who owes a choice, and let it happen. The list of what is legal is only borrowed.
pub(crate) fn ask<G: Game>(
    game: &G,
    state: &mut G::State,
    seats: SeatSet,
    legal: &mut Vec<G::Action>,
    mut choose: impl FnMut(Seat, &G::View, &[G::Action]) -> G::Action,
) {
    let mut choices = Choices::none();
    for seat in seats.iter() {
        legal.clear();
        game.legal(state, seat, legal);
        let view = game.view(state, Viewer::Seat(seat));
        choices.put(seat, choose(seat, &view, legal));
    }
    game.choose(state, &choices);
}

/// Makes a fresh bot for a game.
pub type Maker<'a, G> = &'a dyn Fn() -> Box<dyn Bot<G>>;

/// Two kinds of bots at a table for two: each number of `pairs` is two games with the same dice, seats swapped.
///
/// The score is that of the first kind.
pub fn swapped<G: Game>(game: &G, a: Maker<G>, b: Maker<G>, seed: u64, pairs: Range<u64>) -> Score {
    let mut score = Score::default();
    for pair in pairs {
        let of_a = |first: bool, seat: usize| {
            let mut bots = if first { [a(), b()] } else { [b(), a()] };
            let (mut dice, mut thoughts) = (Rng::stream(seed, 2 * pair), Rng::stream(seed, 2 * pair + 1));
            share(&play(game, &mut bots, &mut dice, &mut thoughts))[Seat::at(seat)]
        };
        score.add((of_a(true, 0) + of_a(false, 1)) / 2.0);
    }
    score
}

/// A mean of independent results, with its interval.
///
/// ```
/// use luckhouse_bots::arena::Score;
/// let mut score = Score::default();
/// [1.0, 0.5, 0.5, 0.0].into_iter().for_each(|result| score.add(result));
/// assert_eq!(score.mean(), 0.5);
/// assert!((score.half_width() - 1.96 * 0.408_248 / 2.0).abs() < 1e-3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Score {
    /// One more result.
    pub fn add(&mut self, result: f64) {
        self.count += 1;
        self.sum += result;
        self.squares += result * result;
    }

    /// Those of another.
    #[must_use]
    pub fn merge(self, other: Score) -> Score {
        let Score { count, sum, squares } = other;
        Score { count: self.count + count, sum: self.sum + sum, squares: self.squares + squares }
    }

    /// How many results.
    pub fn count(self) -> u64 {
        self.count
    }

    /// Their mean.
    pub fn mean(self) -> f64 {
        self.sum / self.count as f64
    }

    /// Half of the 95 % interval of the mean.
    pub fn half_width(self) -> f64 {
        let n = self.count as f64;
        let variance = ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(0.0);
        1.96 * (variance / n).sqrt()
    }
}
