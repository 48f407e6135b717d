//! What any position of Lucky Shot is worth to everybody.

use super::opinion::{Chances, Opinion};
use super::strong::{TurnPlan, advice};
use crate::{Advice, Budget, Judge, Thinker, Unclear, Worth, best_of, over_the_odds, share};
use luckhouse_engine::{Bot, Decision, Game, Imagine, PerSeat, Rng, Turn};
use luckhouse_games::lucky_shot::{Action, LuckyShot, Phase, State, Stolen, Volcano};
use std::collections::HashMap;

/// Half of the 95 % interval of what the judge says: 0.201 against games that quick players played to the end from 148
/// positions, and a little more, since other positions are other positions.
pub(super) const ERROR: f64 = 0.22;

/// With another reading of the rules (LS-23, LS-24) nothing was measured, and the opinions were learned without it.
const OTHER_ERROR: f64 = 1.5 * ERROR;

/// How far a chance can be off under these rules.
pub(super) fn error(game: &LuckyShot) -> f64 {
    let usual = (game.options().volcano, game.options().stolen) == (Volcano::Any, Stolen::Quiet);
    if usual { ERROR } else { OTHER_ERROR }
}

/// How far the difference of two choices can be off, rounded up: it was 0.117 for two and 0.152 for three, at 119 and 117
/// moments, by `differences_in_lucky_shot_are_no_further_off_than_the_judge_says`.
pub(super) const APART: f64 = 0.16;

/// States remembered at most.
const MOST_KNOWN: usize = 50_000;

/// Plans the turn in a position, and trusts its opinion of what comes after.
///
/// ```
/// use luckhouse_bots::{Budget, Judge, lucky_shot::judge::Referee};
/// use luckhouse_engine::Game;
/// use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions};
/// let game = LuckyShot::new(LuckyShotOptions::default(), 2)?;
/// let worth = Referee::new(Budget::nodes(1)).worth(&game, &game.start()).expect("every position is clear");
/// assert_eq!(worth.chances.as_slice(), [0.5, 0.5]);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Referee {
    turn: TurnPlan,
    budget: Budget,
    known: HashMap<State, Chances>,
}

impl Referee {
    /// A judge; the budget is for what it says of choices, positions are judged alike on every machine.
    pub fn new(budget: Budget) -> Referee {
        Referee { turn: TurnPlan::new(Opinion::learned(), &[1]), budget, known: HashMap::new() }
    }

    /// There are too many ways to begin to plan a turn in each: the first turn is judged at sight.
    fn before_the_first_turn(&self, game: &LuckyShot, state: &State) -> Result<Worth, Unclear> {
        if matches!(state.phase(), Phase::Deal { .. } | Phase::Starter) {
            return over_the_odds(game, state, |next| self.before_the_first_turn(game, next));
        }
        let chances = self.turn.opinion.chances(game, state);
        Ok(Worth {
            chances: PerSeat::from_fn(game.seats(), |seat| chances[seat.index()]),
            error: error(game),
        })
    }

    fn chances(&mut self, game: &LuckyShot, state: &State) -> Chances {
        if let Some(known) = self.known.get(state) {
            return *known;
        }
        let found = self.turn.worth(game, state);
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert(state.clone(), found);
        found
    }
}

impl Judge<LuckyShot> for Referee {
    fn worth(&mut self, game: &LuckyShot, state: &State) -> Result<Worth, Unclear> {
        match (game.turn(state), state.phase()) {
            (Turn::Over(outcome), _) => Ok(Worth { chances: share(&outcome), error: 0.0 }),
            // Nothing but levels lie there: everybody's chances are the same.
            (_, Phase::Level { .. }) => Ok(Worth {
                chances: PerSeat::new(game.seats(), 1.0 / game.seats() as f64),
                error: error(game),
            }),
            (_, Phase::Deal { .. } | Phase::Starter) => {
                over_the_odds(game, state, |next| self.before_the_first_turn(game, next))
            }
            _ => {
                let chances = self.chances(game, state);
                Ok(Worth {
                    chances: PerSeat::from_fn(game.seats(), |seat| chances[seat.index()]),
                    error: error(game),
                })
            }
        }
    }
}

impl Bot<LuckyShot> for Referee {
    fn choose(&mut self, decision: &Decision<LuckyShot>, rng: &mut Rng) -> Action {
        best_of(&self.think(decision, rng)).action
    }
}

impl Thinker<LuckyShot> for Referee {
    fn think(&mut self, decision: &Decision<LuckyShot>, rng: &mut Rng) -> Vec<Advice<Action>> {
        let Decision { game, seat, view, legal } = *decision;
        self.turn.begin(self.budget.begin());
        let values = self.turn.values(game, &game.imagine(view, rng), legal);
        // Positions are judged without a clock.
        self.turn.begin(Budget::nodes(u64::MAX).begin());
        advice(game, legal, &values, seat)
    }
}
