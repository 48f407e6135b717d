//! The player of the higher levels: believes, looks ahead, and mixes its cards.

use super::belief::{Belief, field};
use super::field::Field;
use super::look::Look;
use super::weights::Opinion;
use super::{cards, placing};
use crate::{Advice, Budget, Thinker, best_of};
use luckhouse_engine::{Bot, Decision, Rng, Seat};
use luckhouse_games::reynards_luck::{Action, Deed, Phase, ReynardsLuck, Sort, View};

/// How far it looks: for each pass, how many turns ahead after the act, and how many acts.
pub(super) type Passes = &'static [(usize, usize)];

/// A player who looks ahead. The same player at every level, with more or less to look at.
#[derive(Clone, Debug)]
pub(super) struct LookaheadBot {
    pub(super) budget: Budget,
    pub(super) passes: Passes,
    /// How many acts are looked at again for each roll further on.
    pub(super) width: usize,
    pub(super) opinion: Opinion,
}

impl LookaheadBot {
    pub(super) fn new(budget: Budget, passes: Passes, width: usize) -> LookaheadBot {
        LookaheadBot { budget, passes, width, opinion: Opinion::weighed() }
    }

    /// How many turns it looks ahead where there is little to choose from.
    pub(super) fn turns_ahead(&self) -> usize {
        self.passes.iter().map(|(turns, _)| *turns).max().unwrap_or(0)
    }

    fn weigh(&self, game: &ReynardsLuck, seat: Seat, view: &View, legal: &[Action]) -> Vec<f64> {
        let belief = Belief::new(game, view, Some(seat), &self.opinion.weights.habits);
        let field = field(game, view);
        let mut look = Look::new(game, &belief, &self.opinion, self.budget.begin());
        look.width = self.width;
        let mut worths: Vec<f64> =
            legal.iter().map(|action| worth(&mut look, &field, view, *action, 0)).collect();
        for (turns, many) in self.passes {
            if !again(&mut look, &field, view, legal, &mut worths, *turns, *many) {
                break;
            }
        }
        crown(game, &field, legal, &mut worths);
        worths
    }
}

/// To hold all four foxheads forces the enemy's hand (RL-18): they can do what they could have done anyway, and lose at
/// once if it fails. So no other walk is better, though a look ahead that ends too soon may think so.
fn crown(game: &ReynardsLuck, field: &Field, legal: &[Action], worths: &mut [f64]) {
    let walks = |action: &Action| matches!(action, Action::Go { deed: Deed::Move, .. });
    let all = legal.iter().zip(worths.iter()).filter(|(action, _)| walks(action));
    let best = all.map(|(_, worth)| *worth).fold(0.0, f64::max);
    for (action, worth) in legal.iter().zip(worths) {
        let Action::Go { from, to, deed: Deed::Move } = *action else { continue };
        let mut next = field.clone();
        next.step(from, to);
        if next.heads_of(field.mover, &game.layout().foxheads) == 4 {
            *worth = worth.max(best + 1e-6);
        }
    }
}

/// Look at the best acts again, further ahead. `false` if there was no time to finish.
fn again(
    look: &mut Look,
    field: &Field,
    view: &View,
    legal: &[Action],
    worths: &mut [f64],
    turns: usize,
    many: usize,
) -> bool {
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by(|one, other| worths[*other].total_cmp(&worths[*one]));
    order.truncate(many.max(1));
    let mut found = Vec::new();
    for index in &order {
        let worth = worth(look, field, view, legal[*index], turns);
        if look.tired {
            break;
        }
        found.push((*index, worth));
    }
    if found.len() < 2.min(order.len()) {
        return false;
    }
    settle(worths, &found);
    found.len() == order.len()
}

/// Those looked at again are worth what was found; the others are moved by as much on average, and stay below the
/// best of those, since they were left out for being worse.
fn settle(worths: &mut [f64], found: &[(usize, f64)]) {
    let shift = found.iter().map(|(index, worth)| worth - worths[*index]).sum::<f64>() / found.len() as f64;
    let least = found.iter().map(|(_, worth)| *worth).fold(f64::INFINITY, f64::min);
    let known: Vec<usize> = found.iter().map(|(index, _)| *index).collect();
    for (index, worth) in worths.iter_mut().enumerate() {
        if !known.contains(&index) {
            *worth = (*worth + shift).min(least);
        }
    }
    found.iter().for_each(|(index, worth)| worths[*index] = *worth);
}

/// What an action is worth to who chooses it, looking so many turns ahead after the turn in which it is made.
fn worth(look: &mut Look, field: &Field, view: &View, action: Action, turns: usize) -> f64 {
    match (view.phase, action) {
        (_, Action::Go { from, to, .. }) => look.act(field, from, to, turns),
        (Phase::Follow { .. }, Action::Stay) => look.after(field, field.mover, turns),
        (Phase::Begin, Action::Roll) => look.rolling(field, turns + 1),
        (Phase::Begin, Action::Return(kind)) => look.bring_back(field, kind.place() as u8, turns + 1),
        (Phase::Return { winner, .. }, Action::Return(kind)) => {
            look.captive(field, winner.index(), Some(kind.place() as u8), turns)
        }
        (Phase::Return { winner, .. }, _) => look.captive(field, winner.index(), None, turns),
        (Phase::Advance { duel }, action) => {
            let step = (action == Action::Advance).then_some((duel.from, duel.to));
            look.advanced(field, step, duel.challenged.kind.place() as u8, turns)
        }
        _ => 0.5,
    }
}

/// What is nearer than this is as good: it differs by rounding.
const EQUAL: f64 = 1e-9;

/// All that is as good as the best. Whoever always took the first of them would be read.
fn equally_good(advice: &[Advice<Action>]) -> Vec<Action> {
    let best = best_of(advice).chance;
    advice.iter().filter(|one| one.chance >= best - EQUAL).map(|one| one.action).collect()
}

impl LookaheadBot {
    /// The chance of each of its choices.
    pub(super) fn mix(&mut self, decision: &Decision<ReynardsLuck>, rng: &mut Rng) -> Vec<f64> {
        let Decision { game, seat, view, legal } = *decision;
        match view.phase {
            Phase::Place => placing::mix(game, seat, view, self.opinion.forward, legal),
            Phase::Cards { .. } => cards::mix(self, game, seat, view, legal),
            _ => {
                let best = equally_good(&self.think(decision, rng));
                let chance = 1.0 / best.len() as f64;
                legal.iter().map(|action| if best.contains(action) { chance } else { 0.0 }).collect()
            }
        }
    }
}

impl Bot<ReynardsLuck> for LookaheadBot {
    fn choose(&mut self, decision: &Decision<ReynardsLuck>, rng: &mut Rng) -> Action {
        let Decision { game, seat, view, legal } = *decision;
        match view.phase {
            Phase::Place => placing::choose(game, seat, view, self.opinion.forward, rng),
            Phase::Cards { .. } => cards::choose(self, game, seat, view, legal, rng),
            _ => {
                let best = equally_good(&self.think(decision, rng));
                rng.pick(&best)
            }
        }
    }
}

impl Thinker<ReynardsLuck> for LookaheadBot {
    fn think(&mut self, decision: &Decision<ReynardsLuck>, _rng: &mut Rng) -> Vec<Advice<Action>> {
        let Decision { game, seat, view, legal } = *decision;
        let worths = match view.phase {
            Phase::Place => placing::weigh(game, seat, view, self.opinion.forward, legal),
            Phase::Cards { .. } => cards::weigh(self, game, seat, view, legal),
            _ => self.weigh(game, seat, view, legal),
        };
        let advice = |(action, chance): (&Action, f64)| {
            Advice::new(*action, chance.clamp(0.0, 1.0), super::error(game)).apart(super::APART)
        };
        legal.iter().zip(worths).map(advice).collect()
    }
}
