//! A player who also looks at the answer: what it would choose is held against the next player's whole turn.

use super::opinion::{Chances, Opinion};
use super::strong::{TurnPlan, advice};
use crate::{Advice, Budget, Meter, Thinker, best_of};
use luckhouse_engine::{Bot, Chance, Choices, Game, Imagine, Rng, Seat, Turn};
use luckhouse_games::lucky_shot::{Action, LuckyShot, State, View};
use std::collections::HashMap;

/// A node of its budget is one turn played out.
///
/// Plans a turn like [`Strong`](super::strong::Strong); then plays the rest of it out, for the few choices that are
/// nearly as good as the best, to see what the next player's planned turn makes of it.
pub struct Best {
    budget: Budget,
    turn: TurnPlan,
    /// The plans of the next player: less is looked at, more often.
    answer: TurnPlan,
    /// What the next player's turn says, less what the opinion said, by position.
    known: HashMap<State, Chances>,
}

/// Choices this much behind the best are not looked at again.
const MARGIN: f64 = 0.04;
/// How far what the next player can do is believed: what looked better stays so, where nothing helps.
const TRUST: f64 = 0.8;
/// How many choices are looked at again.
const MOST_CHOICES: usize = 3;
/// The most that is played out for each.
const MOST_LINES: u64 = 200;

impl Best {
    /// A player with the opinion that was learned.
    pub fn new(budget: Budget) -> Best {
        let opinion = Opinion::learned();
        let (turn, answer) = (TurnPlan::new(opinion.clone(), 2), TurnPlan::new(opinion, 1));
        Best { budget, turn, answer, known: HashMap::new() }
    }

    /// Correct what the best choices are worth by what the next player can do.
    fn look_again(
        &mut self,
        game: &LuckyShot,
        state: &State,
        seat: Seat,
        found: &mut [(Action, Chances)],
        rng: &mut Rng,
        mut meter: Meter,
    ) {
        let most = found.iter().map(|(_, value)| value[seat.index()]).fold(0.0, f64::max);
        let mut near: Vec<usize> =
            (0..found.len()).filter(|at| found[*at].1[seat.index()] >= most - MARGIN).collect();
        near.sort_by(|a, b| found[*b].1[seat.index()].total_cmp(&found[*a].1[seat.index()]));
        near.truncate(MOST_CHOICES);
        if near.len() < 2 {
            return;
        }
        let (mut sums, mut lines) = (vec![[0.0; 3]; near.len()], 0.0);
        let root = rng.bits();
        'lines: for line in 0..MOST_LINES {
            let mut round = Vec::new();
            for at in &near {
                if !meter.go_on() {
                    break 'lines;
                }
                // The same dice for all choices.
                round.push(self.line(game, state, seat, found[*at].0, &mut Rng::stream(root, line)));
            }
            sums.iter_mut().zip(&round).for_each(|(sum, found)| super::plan::add(sum, 1.0, *found));
            lines += 1.0;
        }
        if lines > 0.0 {
            near.iter()
                .zip(sums)
                .for_each(|(at, sum)| super::plan::add(&mut found[*at].1, TRUST / lines, sum));
        }
        // What was not looked at again stays behind.
        let least = near.iter().map(|at| found[*at].1[seat.index()]).fold(1.0, f64::min);
        for (at, (_, value)) in found.iter_mut().enumerate() {
            if !near.contains(&at) {
                value[seat.index()] = value[seat.index()].min(least);
            }
        }
    }

    /// Play this turn to its end, and say how much better the next player's turn makes it than it looked.
    fn line(
        &mut self,
        game: &LuckyShot,
        state: &State,
        seat: Seat,
        action: Action,
        dice: &mut Rng,
    ) -> Chances {
        let mut now = state.clone();
        game.choose(&mut now, &Choices::one(seat, action));
        let mut legal = Vec::new();
        while now.turns() == state.turns() {
            match game.turn(&now) {
                Turn::Over(_) => return [0.0; 3],
                Turn::Roll(luck) => game.roll(&mut now, luck.roll(dice)),
                Turn::Choose(seats) => {
                    let chooser = seats.first().expect("somebody chooses");
                    legal.clear();
                    game.legal(&now, chooser, &mut legal);
                    let action = self.turn.pick(game, &now, chooser, &legal);
                    game.choose(&mut now, &Choices::one(chooser, action));
                }
            }
        }
        self.correction(game, &now)
    }

    fn correction(&mut self, game: &LuckyShot, state: &State) -> Chances {
        if let Turn::Over(_) = game.turn(state) {
            return [0.0; 3];
        }
        if let Some(known) = self.known.get(state) {
            return *known;
        }
        let (looked, planned) = (self.answer.opinion.chances(game, state), self.answer.begun(game, state));
        let found = std::array::from_fn(|seat| planned[seat] - looked[seat]);
        self.known.insert(state.clone(), found);
        found
    }
}

impl Bot<LuckyShot> for Best {
    fn choose(
        &mut self,
        game: &LuckyShot,
        seat: Seat,
        view: &View,
        legal: &[Action],
        rng: &mut Rng,
    ) -> Action {
        match legal {
            [only] => *only,
            _ => best_of(&self.think(game, seat, view, legal, rng)).action,
        }
    }
}

impl Thinker<LuckyShot> for Best {
    fn think(
        &mut self,
        game: &LuckyShot,
        seat: Seat,
        view: &View,
        legal: &[Action],
        rng: &mut Rng,
    ) -> Vec<Advice<Action>> {
        // A third of the time for the own plans, and none is begun after two: one line can take as long as that.
        let part = |of: u32| self.budget.time.map(|time| time * of / 3);
        let meter = Budget { time: part(2), ..self.budget }.begin();
        self.known.clear();
        let state = game.imagine(view, rng);
        let planning = Budget { nodes: u64::MAX, time: part(1) };
        let values = self.turn.values(game, &state, legal, planning);
        let mut found: Vec<(Action, Chances)> = legal.iter().copied().zip(values).collect();
        self.look_again(game, &state, seat, &mut found, rng, meter);
        let values: Vec<Chances> = found.into_iter().map(|(_, value)| value).collect();
        advice(legal, &values, seat)
    }
}
