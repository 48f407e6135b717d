//! What any position of a game is worth: the evaluation, and the rest of the turn played out by the odds.

use super::belief::{Belief, field};
use super::look::Look;
use super::lookahead::LookaheadBot;
use super::weights::Opinion;
use crate::{Advice, Budget, Judge, Thinker, Unclear, Worth, over_the_odds, share};
use luckhouse_engine::{Bot, Decision, Game, PerSeat, Rng, Seat, Turn, Viewer};
use luckhouse_games::reynards_luck::{Action, Phase, ReynardsLuck, Sort, State, View};
use std::collections::HashMap;

/// So many answers are remembered; then it begins anew.
const REMEMBERED: usize = 1 << 16;

/// Sees the whole table, and judges how games from here ended between players who do not.
pub(super) struct Referee {
    bot: LookaheadBot,
    known: HashMap<State, Worth>,
}

impl Referee {
    pub(super) fn new(budget: Budget) -> Referee {
        Referee { bot: super::best(budget), known: HashMap::new() }
    }

    fn judge(&mut self, game: &ReynardsLuck, state: &State) -> Result<Worth, Unclear> {
        if let Turn::Over(outcome) = game.turn(state) {
            return Ok(Worth { chances: share(&outcome), error: 0.0 });
        }
        let view = game.view(state, Viewer::Arbiter);
        match view.phase {
            Phase::Place => {
                Err(Unclear("the pieces are not all placed: ask again when both sides stand".into()))
            }
            Phase::Reveal { .. } | Phase::Foxes { .. } | Phase::TurnCards { .. } => {
                over_the_odds(game, state, |after| self.worth(game, after))
            }
            _ => Ok(glance(game, &view, &self.bot.opinion)),
        }
    }
}

/// The worth of a moment in which the board tells all that matters.
fn glance(game: &ReynardsLuck, view: &View, opinion: &Opinion) -> Worth {
    let belief = Belief::new(game, view, None, &opinion.weights.habits);
    let mut look = Look::new(game, &belief, opinion, Budget::nodes(u64::MAX).begin());
    let mut field = field(game, view);
    let chance = match view.phase {
        Phase::Deal | Phase::Starter => {
            field.mover = 0;
            let first = look.turn(&field, 1);
            field.mover = 1;
            return shared(game, Seat::at(0), f64::midpoint(first, 1.0 - look.turn(&field, 1)));
        }
        Phase::Act { die } => look.best_act(&field, die),
        Phase::Follow { at } => look.best_follow(&field, at),
        Phase::Cards { from, to } => look.act(&field, from, to, 0),
        Phase::Advance { duel } => {
            let captured = duel.challenged.kind.place() as u8;
            let advance = look.advanced(&field, Some((duel.from, duel.to)), captured, 0);
            advance.max(look.advanced(&field, None, captured, 0))
        }
        Phase::Return { winner, captured, .. } => {
            let side = winner.index();
            let kept = look.captive(&field, side, None, 0);
            return shared(
                game,
                winner,
                kept.max(look.captive(&field, side, Some(captured.place() as u8), 0)),
            );
        }
        Phase::Draw { .. } => look.after(&field, view.on_turn.index(), 0),
        Phase::Roll => look.rolling(&field, 1),
        _ => look.turn(&field, 1),
    };
    shared(game, view.on_turn, chance)
}

fn shared(game: &ReynardsLuck, seat: Seat, chance: f64) -> Worth {
    let chance = chance.clamp(0.0, 1.0);
    let chances = PerSeat::from_fn(2, |other| if other == seat { chance } else { 1.0 - chance });
    Worth { chances, error: super::error(game) }
}

impl Bot<ReynardsLuck> for Referee {
    fn choose(&mut self, decision: &Decision<ReynardsLuck>, rng: &mut Rng) -> Action {
        self.bot.choose(decision, rng)
    }
}

impl Thinker<ReynardsLuck> for Referee {
    fn think(&mut self, decision: &Decision<ReynardsLuck>, rng: &mut Rng) -> Vec<Advice<Action>> {
        self.bot.think(decision, rng)
    }
}

impl Judge<ReynardsLuck> for Referee {
    fn worth(&mut self, game: &ReynardsLuck, state: &State) -> Result<Worth, Unclear> {
        if let Some(worth) = self.known.get(state) {
            return Ok(*worth);
        }
        let worth = self.judge(game, state)?;
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        self.known.insert(state.clone(), worth);
        Ok(worth)
    }
}
