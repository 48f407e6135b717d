//! A player who also looks at the answer: what it would choose is held against the next player's whole turn.

use super::opinion::{Chances, Opinion};
use super::plan::add;
use super::strong::{TurnPlan, advice};
use crate::{Advice, Budget, Meter, Thinker, best_of};
use luckhouse_engine::{Bot, Chance, Choices, Game, Imagine, Rng, Seat, Turn};
use luckhouse_games::lucky_shot::{Action, LuckyShot, State, View};
use std::collections::HashMap;

/// A node of its budget is one turn played out.
///
/// Plans a turn like [`Strong`](super::strong::Strong); then plays the rest of it out, for the few choices that are
/// nearly as good as the best, to see what the next player's planned turn makes of it.
///
/// ```
/// use luckhouse_bots::{Budget, lucky_shot::best::Best};
/// use luckhouse_bots::arena;
/// use luckhouse_engine::{Bot, Game, Rng};
/// use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions};
/// let game = LuckyShot::new(LuckyShotOptions { cap: 1, ..Default::default() }, 2)?;
/// let hurried = Budget::nodes(0).within(std::time::Duration::from_millis(10));
/// let mut bots: Vec<Box<dyn Bot<LuckyShot>>> = (0..2).map(|_| Box::new(Best::new(hurried)) as _).collect();
/// let outcome = arena::play(&game, &mut bots, &mut Rng::seeded(1), &mut Rng::seeded(2));
/// assert!(!outcome.winners.is_empty());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Best {
    budget: Budget,
    turn: TurnPlan,
    /// How the turn is played out.
    rest: TurnPlan,
    /// The plans of the next player: less is looked at, more often.
    answer: TurnPlan,
    /// What the next player's turn says, less what the opinion said, by position.
    known: HashMap<State, Chances>,
}

/// What is asked.
struct Question<'a> {
    game: &'a LuckyShot,
    state: &'a State,
    seat: Seat,
    legal: &'a [Action],
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
        let turn = TurnPlan::new(opinion.clone(), &[0, 2]);
        let rest = TurnPlan::new(opinion.clone(), &[1]);
        let answer = TurnPlan::new(opinion, &[1]);
        Best { budget, turn, rest, answer, known: HashMap::new() }
    }

    /// Correct what the best choices are worth by what the next player can do.
    fn look_again(&mut self, question: &Question, found: &mut [Chances], rng: &mut Rng, meter: Meter) {
        let me = question.seat.index();
        let near = near_the_best(found, me);
        if near.len() < 2 {
            return;
        }
        if let Some(corrections) = self.corrections(question, &near, rng.bits(), meter) {
            near.iter().zip(corrections).for_each(|(at, sum)| add(&mut found[*at], TRUST, sum));
        }
        // What was not looked at again stays behind.
        let least = near.iter().map(|at| found[*at][me]).fold(1.0, f64::min);
        let others = found.iter_mut().enumerate().filter(|(at, _)| !near.contains(at));
        others.for_each(|(_, value)| value[me] = value[me].min(least));
    }

    /// For each of these choices, how much better the next player's turn makes it than it looked; nothing if there
    /// was no time for one line of each.
    fn corrections(
        &mut self,
        question: &Question,
        near: &[usize],
        root: u64,
        mut meter: Meter,
    ) -> Option<Vec<Chances>> {
        let (mut sums, mut lines) = (vec![[0.0; 3]; near.len()], 0.0);
        'lines: for line in 0..MOST_LINES {
            let mut round = Vec::new();
            for at in near {
                // The same dice for all choices.
                let dice = &mut Rng::stream(root, line);
                if !meter.go_on() {
                    break 'lines;
                }
                round.push(self.line(question, question.legal[*at], dice));
                if self.rest.late || self.answer.late {
                    break 'lines;
                }
            }
            sums.iter_mut().zip(&round).for_each(|(sum, found)| add(sum, 1.0, *found));
            lines += 1.0;
        }
        let mean = |sum: Chances| sum.map(|sum| sum / lines);
        (lines > 0.0).then(|| sums.into_iter().map(mean).collect())
    }

    /// Play this turn to its end, and say how much better the next player's turn makes it than it looked.
    fn line(&mut self, question: &Question, action: Action, dice: &mut Rng) -> Chances {
        let Question { game, state, seat, .. } = *question;
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
                    let action = self.rest.pick(game, &now, chooser, &legal);
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
        if self.answer.late {
            return [0.0; 3];
        }
        let found = std::array::from_fn(|seat| planned[seat] - looked[seat]);
        self.known.insert(state.clone(), found);
        found
    }
}

/// The few choices that are worth another look, the best first.
fn near_the_best(found: &[Chances], me: usize) -> Vec<usize> {
    let most = found.iter().map(|value| value[me]).fold(0.0, f64::max);
    let mut near: Vec<usize> = (0..found.len()).filter(|at| found[*at][me] >= most - MARGIN).collect();
    near.sort_by(|a, b| found[*b][me].total_cmp(&found[*a][me]));
    near.truncate(MOST_CHOICES);
    near
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
        let meter = self.budget.begin();
        // A part of the time is for the plan, the rest for the answers.
        let plans =
            |part: u32| Budget { nodes: u64::MAX, time: self.budget.time.map(|time| time / part) }.begin();
        let (planning, answering) = (plans(3), plans(1));
        self.turn.begin(planning);
        self.rest.begin(answering);
        self.answer.begin(answering);
        self.known.clear();
        let state = &game.imagine(view, rng);
        let mut values = self.turn.values(game, state, legal);
        self.look_again(&Question { game, state, seat, legal }, &mut values, rng, meter);
        advice(legal, &values, seat)
    }
}
