//! A player who plans its turn: all cards that the dice can still give, and the best use of each.

use super::judge::rules;
use super::leaves::Leaves;
use super::luck::outcomes;
use super::opinion::{Chances, Opinion};
use super::placing::Placing;
use super::plan::{Planner, add, keep_better};
use super::quick::Gains;
use crate::{Advice, Budget, Meter, Thinker, best_of};
use luckhouse_engine::{Bot, Choices, Decision, Die, Game, Imagine, Rng, Seat};
use luckhouse_games::lucky_shot::{Action, Card, LuckyShot, Phase, Purpose, State};

/// How far its own opinion can be off: 0.201 in games that quick players played to the end from 148 positions, and a little
/// more, since other positions are other positions.
const ERROR: f64 = 0.22;
/// And the difference of two choices, rounded up: 0.117 for two and 0.152 for three, at 119 and 117 moments.
const APART: f64 = 0.16;

/// Plans one turn, and trusts its opinion of what comes after. A node of its budget is one position in which an act is
/// chosen.
///
/// ```
/// use luckhouse_bots::{Budget, Thinker, lucky_shot::strong::Strong};
/// use luckhouse_engine::{Decision, Chance, Game, Rng, Turn, Viewer};
/// use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions};
/// let (game, mut rng) = (LuckyShot::new(LuckyShotOptions::default(), 2)?, Rng::seeded(1));
/// let mut state = game.start();
/// while let Turn::Roll(luck) = game.turn(&state) {
///     game.roll(&mut state, luck.roll(&mut rng));
/// }
/// let seat = state.on_turn();
/// let mut legal = Vec::new();
/// game.legal(&state, seat, &mut legal);
/// let view = game.view(&state, Viewer::Seat(seat));
/// let decision = Decision { game: &game, seat, view: &view, legal: &legal };
/// let advice = Strong::new(Budget::nodes(100)).think(&decision, &mut rng);
/// assert!(advice.iter().all(|said| (0.0..=1.0).contains(&said.chance)));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Strong {
    budget: Budget,
    turn: TurnPlan,
}

impl Strong {
    /// A player with the opinion that was learned.
    pub fn new(budget: Budget) -> Strong {
        Strong::with(Opinion::learned(), budget)
    }

    /// The best player: the same plans, with the finer opinion. It knows what the next player's turn makes of a
    /// position nearly as well as planning that turn too would tell.
    pub fn fine(budget: Budget) -> Strong {
        Strong::with(Opinion::fine(), budget)
    }

    /// A player with another opinion.
    pub fn with(opinion: Opinion, budget: Budget) -> Strong {
        Strong::wide(opinion, budget, &[0, 2])
    }

    /// A player with another opinion, and plans of these widths: a narrow one first, then wider ones while there is time.
    pub fn wide(opinion: Opinion, budget: Budget, widths: &[usize]) -> Strong {
        Strong { budget, turn: TurnPlan::new(opinion, widths) }
    }

    /// What a turn that has just begun is worth to everybody: all cards are planned, as narrowly as it gets.
    pub fn planned(&mut self, game: &LuckyShot, state: &State) -> Chances {
        self.turn.begin(self.budget.begin());
        self.turn.begun(game, state)
    }
}

/// What is planned of one turn. Nothing is hidden in this game, so it plans with states.
pub(super) struct TurnPlan {
    pub(super) opinion: Opinion,
    /// A narrow plan first, then wider ones as long as there is time: each with the cards of the turn that was thought
    /// about last.
    plans: Vec<(usize, Option<Placing>)>,
    /// What may still be spent on plans.
    meter: Meter,
    /// It was not enough: what was said since is said in a hurry.
    late: bool,
    /// What the opinion said of ends of turns.
    leaves: Leaves,
}

impl TurnPlan {
    pub(super) fn new(opinion: Opinion, widths: &[usize]) -> TurnPlan {
        let meter = Budget::nodes(u64::MAX).begin();
        let plans = widths.iter().map(|width| (*width, None)).collect();
        TurnPlan { opinion, plans, meter, late: false, leaves: Leaves::default() }
    }

    /// Plan no longer than this from now on.
    pub(super) fn begin(&mut self, meter: Meter) {
        (self.meter, self.late) = (meter, false);
    }

    /// What each of these choices is worth to everybody: as the widest plan says for which there is time.
    pub(super) fn values(&mut self, game: &LuckyShot, state: &State, legal: &[Action]) -> Vec<Chances> {
        let mut found = self.values_of_plan(0, game, state, legal);
        if self.late && matches!(state.phase(), Phase::Put { .. } | Phase::Die { purpose: Purpose::Card }) {
            return self.hurried(game, state, legal);
        }
        for at in 1..self.plans.len() {
            let wider = self.values_of_plan(at, game, state, legal);
            if self.late {
                break;
            }
            found = wider;
        }
        found
    }

    fn values_of_plan(
        &mut self,
        at: usize,
        game: &LuckyShot,
        state: &State,
        legal: &[Action],
    ) -> Vec<Chances> {
        let card = *state.card();
        self.plan(at, game, |planner, placing| {
            let one = |action: &Action| match (state.phase(), *action) {
                (Phase::Put { die }, Action::Put(place)) => {
                    dice_of(placing, state).card(planner, card.with(place, die))
                }
                (Phase::Die { purpose: Purpose::Card }, Action::Die(die)) => {
                    dice_of(placing, state).die(planner, card, die)
                }
                (Phase::Die { purpose: Purpose::Card }, _) => dice_of(placing, state).card(planner, card),
                (_, action) => planner.chosen(state, action),
            };
            legal.iter().map(one).collect()
        })
    }

    /// Plan something, and keep count of what it costs.
    fn plan<T>(
        &mut self,
        at: usize,
        game: &LuckyShot,
        plan: impl FnOnce(&mut Planner, &mut Option<Placing>) -> T,
    ) -> T {
        let (width, placing) = &mut self.plans[at];
        let usual = Planner::new(game, &self.opinion, *width);
        let leaves = std::mem::take(&mut self.leaves);
        let mut planner = Planner { meter: self.meter, late: self.late, leaves, ..usual };
        let found = plan(&mut planner, placing);
        (self.meter, self.late, self.leaves) = (planner.meter, planner.late, planner.leaves);
        found
    }

    /// There was no time for all cards. Half of them planned would be worse than none: every die is judged alone.
    fn hurried(&self, game: &LuckyShot, state: &State, legal: &[Action]) -> Vec<Chances> {
        let base = state.with_card(Card::default());
        // Four times six short plans: they take no time worth a look at the clock.
        let mut planner = Planner::new(game, &self.opinion, 1);
        let (now, gains) = (planner.look(&base), Gains::at(&mut planner, &base));
        let me = state.on_turn().index();
        let one = |action: &Action| {
            let chance = (now[me] + gains.of(state, *action)).clamp(0.0, 1.0);
            let others = (1.0 - chance) / (1.0 - now[me]).max(1e-9);
            std::array::from_fn(|seat| if seat == me { chance } else { now[seat] * others })
        };
        legal.iter().map(one).collect()
    }

    /// What a state of a turn is worth to everybody, as the narrow plan says.
    pub(super) fn worth(&mut self, game: &LuckyShot, state: &State) -> Chances {
        let card = *state.card();
        self.plan(0, game, |planner, placing| match state.phase() {
            Phase::Put { die } => dice_of(placing, state).die(planner, card, die),
            Phase::Die { purpose: Purpose::Card } if state.chooses_die_now() => {
                let placing = dice_of(placing, state);
                let mut best = [-1.0; 3];
                for die in Die::all() {
                    keep_better(&mut best, placing.die(planner, card, die), state.on_turn());
                }
                best
            }
            Phase::Die { purpose: Purpose::Card } => dice_of(placing, state).card(planner, card),
            _ => planner.pending(state),
        })
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
            _ => state.acting(),
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
    fn choose(&mut self, decision: &Decision<LuckyShot>, rng: &mut Rng) -> Action {
        let Decision { legal, .. } = *decision;
        match legal {
            [only] => *only,
            _ => best_of(&self.think(decision, rng)).action,
        }
    }
}

impl Thinker<LuckyShot> for Strong {
    fn think(&mut self, decision: &Decision<LuckyShot>, rng: &mut Rng) -> Vec<Advice<Action>> {
        let Decision { game, seat, view, legal } = *decision;
        let state = game.imagine(view, rng);
        // What is begun when the time is over must still end.
        let time = self.budget.time.map(|time| time * 3 / 4);
        self.turn.begin(Budget { time, ..self.budget }.begin());
        let values = self.turn.values(game, &state, legal);
        advice(legal, &values, seat, (rules(game) * ERROR, rules(game) * APART))
    }
}

/// What each choice is worth to one, and how far that can be off: by itself, and beside others.
pub(super) fn advice(
    legal: &[Action],
    values: &[Chances],
    seat: Seat,
    (error, apart): (f64, f64),
) -> Vec<Advice<Action>> {
    let one =
        |(action, value): (&Action, &Chances)| Advice::new(*action, value[seat.index()], error).apart(apart);
    legal.iter().zip(values).map(one).collect()
}
