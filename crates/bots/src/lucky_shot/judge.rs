//! What any position of Lucky Shot is worth to everybody.

use super::opinion::{Chances, Opinion};
use super::strong::{TurnPlan, advice};
use crate::{Advice, Budget, Judge, Thinker, Unclear, Worth, best_of, over_the_odds, share};
use luckhouse_engine::{Bot, Decision, Game, Imagine, PerSeat, Rng, Turn};
use luckhouse_games::lucky_shot::{Action, LuckyShot, Phase, State, Stolen, Volcano};
use std::collections::HashMap;

/// How far the judge can be off, as half of a 95 % interval: of a position, and of the difference of two choices. It was found
/// in positions of games of `strong` that were played on by it, for as many as are in play (docs/strength.md).
struct Off {
    position: f64,
    apart: f64,
}

const FOR_TWO: Off = Off { position: 0.15, apart: 0.10 };
const FOR_THREE: Off = Off { position: 0.15, apart: 0.12 };

/// Without the networks: as the plain opinion was off in games of quick players.
const PLAIN: Off = Off { position: 0.22, apart: 0.16 };

/// With another reading of the rules (LS-23, LS-24) nothing was measured, and nothing was learned from it.
const OTHER_READING: f64 = 1.5;

/// How much further off one is under these rules.
pub(super) fn rules(game: &LuckyShot) -> f64 {
    let usual = (game.options().volcano, game.options().stolen) == (Volcano::Any, Stolen::Quiet);
    if usual { 1.0 } else { OTHER_READING }
}

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
        Referee { turn: TurnPlan::new(Opinion::trained(), &[1]), budget, known: HashMap::new() }
    }

    /// There are too many ways to begin to plan a turn in each: the first turn is judged at sight.
    fn before_the_first_turn(&self, game: &LuckyShot, state: &State) -> Result<Worth, Unclear> {
        if matches!(state.phase(), Phase::Deal { .. } | Phase::Starter) {
            return over_the_odds(game, state, |next| self.before_the_first_turn(game, next));
        }
        Ok(self.said(game, state, self.turn.opinion.chances(game, state)))
    }

    fn said(&self, game: &LuckyShot, state: &State, chances: Chances) -> Worth {
        // Networks count in 32 bits, and what they say adds up to 1 only nearly.
        let sum: f64 = chances.iter().take(game.seats()).sum();
        let chances = PerSeat::from_fn(game.seats(), |seat| chances[seat.index()] / sum);
        Worth { chances, error: self.error(game, state) }
    }

    fn off(&self, state: &State) -> &'static Off {
        match state.in_play().len() {
            _ if !self.turn.opinion.has_nets() => &PLAIN,
            2 => &FOR_TWO,
            _ => &FOR_THREE,
        }
    }

    /// How far it can be off in this position.
    fn error(&self, game: &LuckyShot, state: &State) -> f64 {
        rules(game) * self.off(state).position
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
            (_, Phase::Level { .. }) => Ok(self.said(game, state, [1.0 / game.seats() as f64; 3])),
            (_, Phase::Deal { .. } | Phase::Starter) => {
                over_the_odds(game, state, |next| self.before_the_first_turn(game, next))
            }
            _ => {
                let chances = self.chances(game, state);
                Ok(self.said(game, state, chances))
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
        let state = game.imagine(view, rng);
        self.turn.begin(self.budget.begin());
        let values = self.turn.values(game, &state, legal);
        // Positions are judged without a clock.
        self.turn.begin(Budget::nodes(u64::MAX).begin());
        let apart = rules(game) * self.off(&state).apart;
        advice(legal, &values, seat, (self.error(game, &state), apart))
    }
}
