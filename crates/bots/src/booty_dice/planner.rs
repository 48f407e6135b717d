//! A pirate who plays the turn exactly, as far as it knows what the end of the turn is worth.

use super::estimate::Estimate;
use super::naming::Naming;
use super::settling::Settling;
use super::shares::Shares;
use crate::{Advice, Judge, Thinker, Unclear, Worth, best_of, over_the_odds};
use luckhouse_engine::{Bot, Choices, Decision, Game, Imagine, PerSeat, Rng, Seat, Viewer};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyOptions, BootyRoll, BootyState, BootyView, Faces, Phase, ROLLS, Resolve,
    Throw,
};
use luckhouse_solvers::dice::Plan;
use std::cell::RefCell;
use std::collections::HashMap;

/// Works out every roll, keep, victim and target of a turn by what it believes of the standing after it.
pub struct TurnPlanner {
    estimate: Estimate,
    options: BootyOptions,
    /// The plans of the last turns, by what everybody had when they began.
    plans: HashMap<BootyState, Plan<Shares>>,
}

/// So many plans are remembered.
const MOST_PLANS: usize = 64;

impl TurnPlanner {
    /// A pirate who believes this.
    pub fn new(estimate: Estimate) -> TurnPlanner {
        TurnPlanner { estimate, options: BootyOptions::default(), plans: HashMap::new() }
    }

    /// The plan for the turn that this state is in, and how many of its rolls are left then.
    fn plan(&mut self, game: &BootyDice, state: &BootyState, rolls: u8) -> (&Plan<Shares>, usize) {
        let (each, at) = match game.options().resolve {
            Resolve::Stop => (false, 0),
            Resolve::Each => (true, rolls),
        };
        let key = in_phase(game, state, Phase::Rolling { kept: Faces::EMPTY, rolls: at });
        if self.options != *game.options() || self.plans.len() >= MOST_PLANS {
            self.plans.clear();
            self.options = game.options().clone();
        }
        let estimate = self.estimate;
        let left = if each { 1 } else { usize::from(ROLLS - rolls) };
        let plan = self.plans.entry(key).or_insert_with_key(|start| match each {
            false => plan_of_a_turn(game, estimate, start),
            true => plan_of_a_roll(game, estimate, start, ROLLS - rolls),
        });
        (plan, left)
    }

    /// Everybody's chance when a turn begins, looked one turn ahead: the mean of what this pirate believes of its
    /// ends, if it is this pirate who rolls.
    pub fn ahead(&mut self, game: &BootyDice, state: &BootyState) -> PerSeat<f64> {
        self.keeping(game, state, Faces::EMPTY, 0).per_seat(game.seats())
    }

    /// What it is worth to roll all but these.
    fn keeping(&mut self, game: &BootyDice, state: &BootyState, kept: Faces, rolls: u8) -> Shares {
        let (plan, left) = self.plan(game, state, rolls);
        plan.worth_keeping(left, kept.dice())
    }

    fn of_action(&mut self, game: &BootyDice, state: &BootyState, action: BootyAction) -> Shares {
        let Phase::Deciding(throw) = state_phase(game, state) else {
            return after_choice(game, self.estimate, state, action);
        };
        let rolled = match action {
            BootyAction::RollAll => throw.dice,
            BootyAction::Roll(dice) => dice,
            _ => return after_choice(game, self.estimate, state, action),
        };
        let kept = throw.dice.minus(rolled).expect("only dice that are there are rolled again");
        self.keeping(game, state, kept, throw.rolls)
    }

    /// The best of rolling some dice again and of stopping.
    fn deciding(&mut self, game: &BootyDice, state: &BootyState, throw: Throw) -> Shares {
        if throw.rolls == 0 {
            let (plan, left) = self.plan(game, state, 0);
            return best_roll(plan, left, throw.dice).expect("six dice have parts");
        }
        let stop = after_choice(game, self.estimate, state, BootyAction::Stop);
        let (plan, left) = self.plan(game, state, throw.rolls);
        best_roll(plan, left, throw.dice).map_or(stop, |best| if best > stop { best } else { stop })
    }
}

/// The best that rolling some of these dice again is worth.
fn best_roll(plan: &Plan<Shares>, left: usize, dice: Faces) -> Option<Shares> {
    let parts = dice.parts();
    let worth = parts.as_slice().iter().filter(|kept| **kept != dice);
    let worth = worth.map(|kept| plan.worth_keeping(left, kept.dice()));
    worth.reduce(|best, next| if next > best { next } else { best })
}

/// All three rolls, resolved once.
fn plan_of_a_turn(game: &BootyDice, estimate: Estimate, start: &BootyState) -> Plan<Shares> {
    plan_of_rolls(game, estimate, start, usize::from(ROLLS))
}

/// So many rolls, the last of which is resolved.
fn plan_of_rolls(game: &BootyDice, estimate: Estimate, start: &BootyState, rolls: usize) -> Plan<Shares> {
    let settling = RefCell::new(Settling::new(game, estimate, start.roller()));
    let last_roll = in_phase(game, start, Phase::Rolling { kept: Faces::EMPTY, rolls: ROLLS - 1 });
    Plan::new(Faces::DICE, rolls, |dice| {
        let mut state = last_roll.clone();
        game.roll(&mut state, BootyRoll::Dice(Faces::from(dice)));
        settling.borrow_mut().best(&state)
    })
}

/// One roll that is resolved. If there is another after it, that gains about as much as it would gain now.
fn plan_of_a_roll(game: &BootyDice, estimate: Estimate, start: &BootyState, left: u8) -> Plan<Shares> {
    let last = plan_of_rolls(game, estimate, start, 1);
    if left == 1 {
        return last;
    }
    let shown = Throw { dice: Faces::EMPTY, rolls: ROLLS - left };
    let now = after_choice(game, estimate, &in_phase(game, start, Phase::Deciding(shown)), BootyAction::Stop);
    Plan::new(Faces::DICE, 1, |dice| {
        let after = last.worth(0, dice);
        match best_roll(&last, 1, Faces::from(dice)) {
            // Who has won or lost has nothing more to gain.
            Some(best) if best > now && after.own > 0.0 && now.own < 1.0 => {
                after.moved(now, best, (1.0 - after.own) / (1.0 - now.own))
            }
            _ => after,
        }
    })
}

fn in_phase(game: &BootyDice, state: &BootyState, phase: Phase) -> BootyState {
    let view = game.view(state, Viewer::Arbiter);
    game.imagine(&BootyView { phase, ..view }, &mut Rng::seeded(0))
}

fn state_phase(game: &BootyDice, state: &BootyState) -> Phase {
    game.view(state, Viewer::Arbiter).phase
}

fn roller(game: &BootyDice, state: &BootyState) -> Seat {
    game.view(state, Viewer::Arbiter).roller.expect("somebody rolls")
}

fn after_choice(game: &BootyDice, estimate: Estimate, state: &BootyState, action: BootyAction) -> Shares {
    let mut after = state.clone();
    let roller = roller(game, state);
    game.choose(&mut after, &Choices::one(roller, action));
    settled(game, estimate, &after, roller)
}

/// The rest of a resolution.
fn settled(game: &BootyDice, estimate: Estimate, state: &BootyState, roller: Seat) -> Shares {
    Settling::new(game, estimate, roller).best(state)
}

impl Bot<BootyDice> for TurnPlanner {
    fn choose(&mut self, decision: &Decision<BootyDice>, rng: &mut Rng) -> BootyAction {
        best_of(&self.think(decision, rng)).action
    }
}

impl Thinker<BootyDice> for TurnPlanner {
    fn think(&mut self, decision: &Decision<BootyDice>, rng: &mut Rng) -> Vec<Advice<BootyAction>> {
        let Decision { game, seat, view, legal } = *decision;
        let state = game.imagine(view, rng);
        let (error, apart) = (self.estimate.error(game, view), self.estimate.apart(game, view));
        let advice = legal.iter().map(|action| {
            let chance = match *action {
                // Few of these are ever weighed, and only once in a game.
                BootyAction::Begin(first) => {
                    Naming::new(game, self.estimate, &view.pirates).naming(seat, first)
                }
                action => self.of_action(game, &state, action).own,
            };
            let advice = Advice::new(*action, chance, error);
            apart.map_or(advice, |off| advice.apart(off))
        });
        advice.collect()
    }
}

impl Judge<BootyDice> for TurnPlanner {
    fn worth(&mut self, game: &BootyDice, state: &BootyState) -> Result<Worth, Unclear> {
        let view = game.view(state, Viewer::Arbiter);
        let chances: PerSeat<f64> = match (view.phase, view.roller) {
            (Phase::Naming, _) => Naming::new(game, self.estimate, &view.pirates).worth(),
            (Phase::WhoStarts { .. }, _) | (_, None) => {
                return over_the_odds(game, state, |after| self.worth(game, after));
            }
            (Phase::Rolling { kept, rolls: 0 }, Some(roller)) if kept.is_empty() => {
                self.estimate.chances(game, &view.pirates, roller)
            }
            (Phase::Rolling { kept, rolls }, _) => {
                self.keeping(game, state, kept, rolls).per_seat(game.seats())
            }
            (Phase::Deciding(throw), _) => self.deciding(game, state, throw).per_seat(game.seats()),
            (Phase::Robbing { .. } | Phase::Attacking { .. } | Phase::Over { .. }, Some(roller)) => {
                settled(game, self.estimate, state, roller).per_seat(game.seats())
            }
        };
        let over = matches!(view.phase, Phase::Over { .. });
        Ok(Worth { chances, error: if over { 0.0 } else { self.estimate.error(game, &view) } })
    }
}
