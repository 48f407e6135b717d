//! Games played out in mind, for games that nobody can solve.

use super::ahead::{Ahead, result};
use super::{quick, tables};
use crate::{Advice, Budget};
use luckhouse_engine::{Game, Rng, Seat, Turn};
use luckhouse_games::fortuna::{Fortuna, FortunaAction, FortunaState};

/// Plays games out after each choice that looks promising, with the same dice for all of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playouts {
    /// A node is a game played out.
    pub(super) budget: Budget,
}

/// A choice that looks worse than the best by this is not tried.
const HOPELESS: f64 = 0.06;

/// At most so many choices are tried.
const TRIED: usize = 6;

/// More games than this say nothing new.
const MOST: u64 = 20_000;

/// The outlook counts as much as so many games.
const PRIOR: f64 = 30.0;

/// How far the outlook of a choice that was not tried may be off.
const UNTRIED: f64 = super::strong::ERROR;

impl Playouts {
    pub(super) fn think(
        &self,
        game: &Fortuna,
        state: &FortunaState,
        seat: Seat,
        rng: &mut Rng,
    ) -> Vec<Advice<FortunaAction>> {
        let outlook = tables::outlook(game);
        let ahead = Ahead::new(game, &outlook);
        let ways = ahead.each(state, seat).into_iter();
        let mut advice: Vec<Advice<FortunaAction>> =
            ways.map(|(action, chances)| Advice::new(action, chances[seat], UNTRIED)).collect();
        let mut tried = promising(&advice, &ahead, state, seat);
        if tried.len() > 1 {
            self.play(game, seat, &mut tried, rng.bits());
            tried.iter().for_each(|tried| tried.tell(&mut advice));
        }
        advice
    }

    /// Round after round, one game after each choice. Halfway through, only the better half goes on.
    fn play(&self, game: &Fortuna, seat: Seat, tried: &mut [Tried], seed: u64) {
        let mut meter = self.budget.begin();
        let most = MOST.min(self.budget.nodes / tried.len() as u64);
        let mut going = tried.len();
        for round in 0..most {
            for choice in &mut tried[..going] {
                if !meter.go_on() {
                    return;
                }
                let mut state = choice.after.clone();
                let outcome = quick::play_out(game, &mut state, &mut Rng::stream(seed, round));
                choice.add(result(game, &outcome)[seat]);
            }
            if round + 1 == most / 2 && going > 2 {
                tried.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                going = going.div_ceil(2);
            }
        }
    }
}

/// A choice that is being tried.
struct Tried {
    index: usize,
    /// The end of the turn after it.
    after: FortunaState,
    games: f64,
    sum: f64,
    squares: f64,
}

impl Tried {
    /// What was expected counts as well.
    fn new(index: usize, after: FortunaState, chance: f64) -> Tried {
        Tried { index, after, games: PRIOR, sum: PRIOR * chance, squares: PRIOR * chance }
    }

    fn add(&mut self, won: f64) {
        self.games += 1.0;
        self.sum += won;
        self.squares += won * won;
    }

    fn mean(&self) -> f64 {
        self.sum / self.games
    }

    fn tell(&self, advice: &mut [Advice<FortunaAction>]) {
        let mean = self.mean();
        let variance = (self.squares / self.games - mean * mean).max(0.0);
        let error = 1.96 * (variance / self.games).sqrt();
        advice[self.index] = Advice::new(advice[self.index].action, mean, error);
    }
}

/// The choices that look best, one of each kind, each played to the end of the turn.
fn promising(
    advice: &[Advice<FortunaAction>],
    ahead: &Ahead,
    state: &FortunaState,
    seat: Seat,
) -> Vec<Tried> {
    let mut order: Vec<usize> = (0..advice.len()).collect();
    order.sort_by(|one, other| advice[*other].chance.total_cmp(&advice[*one].chance));
    let best = advice[order[0]].chance;
    let mut tried: Vec<Tried> = Vec::new();
    for index in order {
        let chance = advice[index].chance;
        if chance < best - HOPELESS || tried.len() == TRIED {
            break;
        }
        let mut after = end_of_turn(ahead, ahead.chosen(state, seat, advice[index].action));
        after.last = None;
        // Choices that come to the same are tried once, the first of them.
        if !tried.iter().any(|known| known.after == after) {
            tried.push(Tried::new(index, after, chance));
        }
    }
    tried
}

/// Everybody chooses by the outlook until the next roll, or the end.
fn end_of_turn(ahead: &Ahead, mut state: FortunaState) -> FortunaState {
    while let Turn::Choose(asked) = ahead.game.turn(&state) {
        let first = asked.first().expect("somebody is asked");
        if let Some(paired) = ahead.paired(&state) {
            let chance = |after: &FortunaState| ahead.chances(after)[first];
            let best = paired.into_iter().max_by(|one, other| chance(one).total_cmp(&chance(other)));
            state = best.expect("dice and bricks can be paired up");
            continue;
        }
        let ways = ahead.each(&state, first).into_iter();
        let better = |best: (FortunaAction, f64), next: (FortunaAction, f64)| {
            if next.1 > best.1 { next } else { best }
        };
        let best = ways.map(|(action, chances)| (action, chances[first])).reduce(better);
        state = ahead.chosen(&state, first, best.expect("a legal action").0);
    }
    state
}
