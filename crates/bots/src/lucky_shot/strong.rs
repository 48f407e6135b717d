//! A player who plans its turn: all cards that the dice can still give, and the best use of each.

use super::judge::ERROR;
use super::luck::outcomes;
use super::opinion::{Chances, Opinion};
use super::placing::Placing;
use super::plan::{Planner, add, keep_better};
use super::quick::best;
use crate::{Advice, Budget, Thinker, best_of};
use luckhouse_engine::{Bot, Choices, Die, Game, Imagine, Rng, Seat};
use luckhouse_games::lucky_shot::{Action, Card, LuckyShot, Phase, Purpose, State, View};

/// Plans one turn, and trusts its opinion of what comes after.
pub struct Strong {
    budget: Budget,
    pub(super) turn: TurnPlan,
}

impl Strong {
    /// A player with the opinion that was learned.
    pub fn new(budget: Budget) -> Strong {
        Strong::with(Opinion::learned(), budget)
    }

    /// A player with another opinion.
    pub fn with(opinion: Opinion, budget: Budget) -> Strong {
        Strong { budget, turn: TurnPlan { opinion, placing: None, width: 2 } }
    }
}

/// What is planned of one turn. Nothing is hidden in this game, so it plans with states.
pub(super) struct TurnPlan {
    pub(super) opinion: Opinion,
    /// The cards of the turn that was thought about last.
    placing: Option<Placing>,
    pub(super) width: usize,
}

impl TurnPlan {
    pub(super) fn new(opinion: Opinion, width: usize) -> TurnPlan {
        TurnPlan { opinion, placing: None, width }
    }

    /// What each of these choices is worth to everybody.
    pub(super) fn values(
        &mut self,
        game: &LuckyShot,
        state: &State,
        legal: &[Action],
        budget: Budget,
    ) -> Vec<Chances> {
        let TurnPlan { opinion, placing, width } = self;
        let mut planner = Planner::new(game, opinion, *width);
        planner.meter = budget.begin();
        let card = *state.card();
        legal
            .iter()
            .map(|action| match (state.phase(), *action) {
                (Phase::Put { die }, Action::Put(place)) => {
                    dice_of(placing, state).card(&mut planner, card.with(place, die))
                }
                (Phase::Die { purpose: Purpose::Card }, Action::Die(die)) => {
                    dice_of(placing, state).die(&mut planner, card, die)
                }
                (Phase::Die { purpose: Purpose::Card }, _) => {
                    dice_of(placing, state).card(&mut planner, card)
                }
                (_, action) => planner.chosen(state, action),
            })
            .collect()
    }

    /// What a state of a turn is worth to everybody.
    pub(super) fn worth(&mut self, game: &LuckyShot, state: &State) -> Chances {
        let TurnPlan { opinion, placing, width } = self;
        let mut planner = Planner::new(game, opinion, *width);
        let card = *state.card();
        match state.phase() {
            Phase::Put { die } => dice_of(placing, state).die(&mut planner, card, die),
            Phase::Die { purpose: Purpose::Card } if state.chooses_die_now() => {
                let placing = dice_of(placing, state);
                let mut best = [-1.0; 3];
                for die in Die::all() {
                    keep_better(&mut best, placing.die(&mut planner, card, die), state.on_turn());
                }
                best
            }
            Phase::Die { purpose: Purpose::Card } => dice_of(placing, state).card(&mut planner, card),
            _ => planner.pending(state),
        }
    }

    /// What a turn that has just begun is worth to everybody: the hunt weighed, and all cards planned if it finds
    /// nothing.
    pub(super) fn begun(&mut self, game: &LuckyShot, state: &State) -> Chances {
        if state.phase() != Phase::Hunt || state.chooses_die_now() {
            return self.worth(game, state);
        }
        let mut hunting = state.clone();
        game.choose(&mut hunting, &Choices::one(state.on_turn(), Action::Hunt));
        let mut mean = [0.0; 3];
        outcomes(game, &hunting, |part, next| add(&mut mean, part, self.worth(game, next)));
        mean
    }

    /// The choice that this player would make.
    pub(super) fn pick(&mut self, game: &LuckyShot, state: &State, seat: Seat, legal: &[Action]) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let values = self.values(game, state, legal, Budget::nodes(u64::MAX));
        let mut values = values.iter();
        best(legal, |_| values.next().map_or(0.0, |value| value[seat.index()]))
    }
}

/// The cards of this turn, begun anew if it is another.
fn dice_of<'a>(placing: &'a mut Option<Placing>, state: &State) -> &'a mut Placing {
    if placing.as_ref().is_none_or(|placing| !placing.fits(state)) {
        *placing = Some(Placing::of(state));
    }
    placing.as_mut().expect("it was just begun")
}

impl Planner<'_> {
    /// What a choice is worth that is not about a die for the card.
    fn chosen(&mut self, state: &State, action: Action) -> Chances {
        let chooser = match state.phase() {
            Phase::Take(take) => take.forts.owner(),
            _ => state.on_turn(),
        };
        let next = self.after(state, chooser, action);
        if next.turns() != state.turns() {
            return self.look(&next);
        }
        self.pending(&next)
    }

    /// What a state is worth that does not wait for a die for the card.
    fn pending(&mut self, state: &State) -> Chances {
        match (state.phase(), *state.card() == Card::default()) {
            // To hunt or not: both are tried.
            (Phase::Hunt, _) => {
                let mut best = self.chosen(state, Action::Hunt);
                keep_better(&mut best, self.chosen(state, Action::Skip), state.on_turn());
                best
            }
            (Phase::Die { purpose: Purpose::Hunt }, _) if state.chooses_die_now() => {
                let mut best = [-1.0; 3];
                for die in Die::all() {
                    keep_better(&mut best, self.chosen(state, Action::Die(die)), state.on_turn());
                }
                best
            }
            // Before the dice there are too many turns to come to plan them all.
            (_, true) => self.at_sight(state, 0),
            (_, false) => self.value(state),
        }
    }
}

impl Bot<LuckyShot> for Strong {
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

impl Thinker<LuckyShot> for Strong {
    fn think(
        &mut self,
        game: &LuckyShot,
        seat: Seat,
        view: &View,
        legal: &[Action],
        rng: &mut Rng,
    ) -> Vec<Advice<Action>> {
        let state = game.imagine(view, rng);
        let values = self.turn.values(game, &state, legal, self.budget);
        advice(legal, &values, seat)
    }
}

pub(super) fn advice(legal: &[Action], values: &[Chances], seat: Seat) -> Vec<Advice<Action>> {
    let one = |(action, value): (&Action, &Chances)| Advice {
        action: *action,
        chance: value[seat.index()],
        error: ERROR,
    };
    legal.iter().zip(values).map(one).collect()
}
