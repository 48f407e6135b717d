//! What any position of Fortuna is worth.

use super::ahead::{Ahead, result};
use super::best::Best;
use super::strong::ERROR;
use super::tables;
use crate::{Advice, Budget, Judge, Thinker, Unclear, Worth, over_the_odds};
use luckhouse_engine::{Bot, Decision, Game, Outcome, PerSeat, Rng, Seat};
use luckhouse_games::fortuna::{Fortuna, FortunaAction, FortunaOptions, FortunaState, Phase};
use std::collections::HashMap;

/// Exact for two; for more the outlook at the end of the turn.
pub(super) struct FortunaJudge {
    best: Best,
    /// What was asked already, in the game it was asked about.
    known: HashMap<FortunaState, Worth>,
    of: Option<Fortuna>,
}

/// More answers than this are forgotten together: a game has some thousand.
const KEPT: usize = 100_000;

impl FortunaJudge {
    pub(super) fn new(budget: Budget) -> FortunaJudge {
        FortunaJudge { best: Best::new(budget), known: HashMap::new(), of: None }
    }

    /// Forget what was said about another game.
    fn sit_down(&mut self, game: &Fortuna) {
        let same = |known: &Fortuna| known.seats() == game.seats() && known.options() == game.options();
        if !self.of.as_ref().is_some_and(same) || self.known.len() >= KEPT {
            self.known.clear();
            self.of = Some(game.clone());
        }
    }

    fn find(&mut self, game: &Fortuna, state: &FortunaState) -> Result<Worth, Unclear> {
        if let Some(table) = tables::table(game) {
            let chance = table.worth(state, Seat::at(0));
            let both = [chance, 1.0 - chance];
            let chances = PerSeat::from_fn(2, |seat| both[seat.index()]);
            return Ok(Worth {
                chances,
                error: if state.phase == Phase::Over { 0.0 } else { table.error() },
            });
        }
        match state.phase {
            Phase::Starting(_) => {
                let even = if game.options().teams { 0.5 } else { 1.0 / game.seats() as f64 };
                Ok(Worth { chances: PerSeat::new(game.seats(), even), error: error(game, 0) })
            }
            // Two bricks can be looked at one by one; the many of a full spread cannot.
            Phase::Bricks { .. } if game.spread() == 2 => {
                over_the_odds(game, state, |after| Ok(estimate(game, after)))
            }
            _ => Ok(estimate(game, state)),
        }
    }
}

/// The outlook is too sure of itself when strong players play on: what it gave 97 of 100 came 92 times for four and 88 for six.
/// Believed by so much it comes nearer to what comes.
const BELIEF: f64 = 0.8;

fn estimate(game: &Fortuna, state: &FortunaState) -> Worth {
    let outlook = tables::outlook(game).believed(BELIEF);
    let chances = Ahead::new(game, &outlook).chances(state);
    let over = state.phase == Phase::Over;
    Worth { chances, error: if over { 0.0 } else { error(game, outlook.third(game, state)) } }
}

/// By the usual rules, for four, six and eight: what holds 95 % of how far positions in the first, second and last third of a game
/// were off, rounded up, as `luckhouse judge fortuna --seats 4 --positions 180 --playouts 50 --seed 202` and the like measure it.
/// docs/strength.md has how often it held in other games.
const USUAL_ERRORS: [[f64; 3]; 3] = [[0.06, 0.15, 0.20], [0.06, 0.08, 0.12], [0.09, 0.11, 0.11]];

/// How far a chance can be off in this third of a game. Other rules, and more players, were not measured.
fn error(game: &Fortuna, third: usize) -> f64 {
    let usual = *game.options() == FortunaOptions::default();
    match game.seats() {
        seats @ (4 | 6 | 8) if usual => USUAL_ERRORS[seats / 2 - 2][third],
        _ => ERROR,
    }
}

impl Judge<Fortuna> for FortunaJudge {
    fn worth(&mut self, game: &Fortuna, state: &FortunaState) -> Result<Worth, Unclear> {
        self.sit_down(game);
        // The turn before does not matter any more.
        let key = FortunaState { last: None, ..state.clone() };
        if let Some(worth) = self.known.get(&key) {
            return Ok(*worth);
        }
        let worth = self.find(game, state)?;
        self.known.insert(key, worth);
        Ok(worth)
    }

    fn result(&self, game: &Fortuna, outcome: &Outcome) -> PerSeat<f64> {
        result(game, outcome)
    }
}

impl Bot<Fortuna> for FortunaJudge {
    fn choose(&mut self, decision: &Decision<Fortuna>, rng: &mut Rng) -> FortunaAction {
        self.best.choose(decision, rng)
    }
}

impl Thinker<Fortuna> for FortunaJudge {
    fn think(&mut self, decision: &Decision<Fortuna>, rng: &mut Rng) -> Vec<Advice<FortunaAction>> {
        self.best.think(decision, rng)
    }
}
