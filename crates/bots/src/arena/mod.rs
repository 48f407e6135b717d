//! Bots against bots, with the same dice and seats swapped.

mod fair;
mod score;

pub use fair::{Eye, Fair, fair, fair_told};
pub use score::Score;

use crate::share;
use luckhouse_engine::{
    Bot, Chance, Choices, Decision, Event, Game, Outcome, Rng, RollOf, Seat, SeatSet, Turn, Viewer,
};
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
        bots[seat.index()].choose(&Decision { game, seat, view, legal }, thoughts)
    })
}

/// Play the rest of a game, where `choose` is asked for every choice and told only what the seat may see.
pub fn play_on<G: Game>(
    game: &G,
    state: G::State,
    dice: &mut Rng,
    choose: impl FnMut(Seat, &G::View, &[G::Action]) -> G::Action,
) -> Outcome {
    let roll = |state: &mut G::State, chance: &G::Chance| {
        let roll = chance.roll(dice);
        game.roll(state, roll);
        roll
    };
    play_with(game, state, roll, choose, None)
}

/// Somebody who hears what happens, with the states before and after.
pub type Told<'a, G> = &'a dyn Fn(&<G as Game>::State, &Event<G>, &<G as Game>::State);

/// The same, where `roll` lets every roll happen, and somebody may hear of it.
fn play_with<G: Game>(
    game: &G,
    mut state: G::State,
    mut roll: impl FnMut(&mut G::State, &G::Chance) -> RollOf<G>,
    mut choose: impl FnMut(Seat, &G::View, &[G::Action]) -> G::Action,
    told: Option<Told<G>>,
) -> Outcome {
    let mut legal = Vec::new();
    loop {
        let before = told.is_some().then(|| state.clone());
        let event = match game.turn(&state) {
            Turn::Over(outcome) => return outcome,
            Turn::Roll(chance) => Event::Rolled(roll(&mut state, &chance)),
            Turn::Choose(seats) => {
                let choices = asked(game, &state, seats, &mut legal, &mut choose);
                game.choose(&mut state, &choices);
                Event::Chose(choices)
            }
        };
        if let Some((told, before)) = told.zip(before) {
            told(&before, &event, &state);
        }
    }
}

/// Ask everybody who owes a choice, and let it happen. The list of what is legal is only borrowed.
pub(crate) fn ask<G: Game>(
    game: &G,
    state: &mut G::State,
    seats: SeatSet,
    legal: &mut Vec<G::Action>,
    choose: impl FnMut(Seat, &G::View, &[G::Action]) -> G::Action,
) {
    let choices = asked(game, state, seats, legal, choose);
    game.choose(state, &choices);
}

/// What everybody chooses who owes a choice.
fn asked<G: Game>(
    game: &G,
    state: &G::State,
    seats: SeatSet,
    legal: &mut Vec<G::Action>,
    mut choose: impl FnMut(Seat, &G::View, &[G::Action]) -> G::Action,
) -> Choices<G::Action> {
    let mut choices = Choices::none();
    for seat in seats.iter() {
        legal.clear();
        game.legal(state, seat, legal);
        let view = game.view(state, Viewer::Seat(seat));
        choices.put(seat, choose(seat, &view, legal));
    }
    choices
}

/// Makes a fresh bot for a game.
pub type Maker<'a, G> = &'a dyn Fn() -> Box<dyn Bot<G>>;

/// Two kinds of bots at a table for two: each number of `pairs` is two games with the same dice, seats swapped.
///
/// The score is that of the first kind.
pub fn swapped<G: Game>(game: &G, a: Maker<G>, b: Maker<G>, seed: u64, pairs: Range<u64>) -> Score {
    swapped_fairly(game, a, b, seed, pairs, &mut |_| None).plain
}

/// The same, with the luck taken out as this eye sees it.
pub fn swapped_fairly<G: Game>(
    game: &G,
    a: Maker<G>,
    b: Maker<G>,
    seed: u64,
    pairs: Range<u64>,
    eye: Eye<G::State>,
) -> Swapped {
    let mut scores = Swapped::default();
    for pair in pairs {
        let mut of_a = |seat: usize| {
            let mut bots = if seat == 0 { [a(), b()] } else { [b(), a()] };
            let (mut dice, mut thoughts) = (Rng::stream(seed, 2 * pair), Rng::stream(seed, 2 * pair + 1));
            let played = fair(game, &mut bots, &mut dice, &mut thoughts, eye);
            (share(&played.outcome)[Seat::at(seat)], played.shares()[Seat::at(seat)])
        };
        let ((plain, fair), (plain_again, fair_again)) = (of_a(0), of_a(1));
        scores.plain.add(f64::midpoint(plain, plain_again));
        scores.fair.add(f64::midpoint(fair, fair_again));
    }
    scores
}

/// What the first of two kinds of bots won.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Swapped {
    /// As the games ended.
    pub plain: Score,
    /// Without the luck of the dice.
    pub fair: Score,
}

impl std::fmt::Display for Swapped {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Swapped { plain, fair } = self;
        let count = plain.count();
        write!(f, "{:.4} ± {:.4} in {count} pairs, ", plain.mean(), plain.half_width())?;
        write!(f, "{:.4} ± {:.4} without luck", fair.mean(), fair.half_width())
    }
}
