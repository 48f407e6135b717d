//! A player in a hurry: judges every die alone, and plans only the acts. Fast enough to play out thousands of games.

use super::opinion::Opinion;
use super::plan::Planner;
use luckhouse_engine::{Bot, Decision, Die, Imagine, Rng, Seat};
use luckhouse_games::lucky_shot::{Action, Card, LuckyShot, Phase, Place, Purpose, State};

/// Plays by the opinion, with as little thought as makes sense.
#[derive(Clone, Debug)]
pub struct Quick {
    opinion: Opinion,
    /// What each face gains on each place, in the position that it was found for.
    gains: Option<(State, Gains)>,
}

impl Quick {
    /// A player with this opinion.
    pub fn new(opinion: Opinion) -> Quick {
        Quick { opinion, gains: None }
    }

    /// The choice in a state: everything lies open, so that a state is what a view tells.
    pub fn pick(&mut self, game: &LuckyShot, state: &State, seat: Seat, legal: &[Action]) -> Action {
        match state.phase() {
            _ if legal.len() == 1 => legal[0],
            // A free try for a treasure costs nothing.
            Phase::Hunt => Action::Hunt,
            Phase::Salvage { .. } => Action::Salvage,
            Phase::Die { purpose: Purpose::Card } | Phase::Put { .. } => {
                let gains = self.gains(game, state);
                best(legal, |action| gains.of(state, action))
            }
            Phase::Act => {
                let mut planner = Planner::new(game, &self.opinion, 1);
                planner.best_now(state, legal)
            }
            _ => {
                let mut planner = Planner::new(game, &self.opinion, 1);
                best(legal, |action| {
                    let next = planner.after(state, seat, action);
                    planner.at_sight(&next, 0)[seat.index()]
                })
            }
        }
    }

    fn gains(&mut self, game: &LuckyShot, state: &State) -> &Gains {
        let base = state.with_card(Card::default());
        if self.gains.as_ref().is_none_or(|(known, _)| *known != base) {
            let gains = Gains::at(&mut Planner::new(game, &self.opinion, 1), &base);
            self.gains = Some((base, gains));
        }
        &self.gains.as_ref().expect("they were just found").1
    }
}

impl Bot<LuckyShot> for Quick {
    fn choose(&mut self, decision: &Decision<LuckyShot>, rng: &mut Rng) -> Action {
        let Decision { game, seat, view, legal } = *decision;
        self.pick(game, &game.imagine(view, rng), seat, legal)
    }
}

/// The action that is worth most; the first of equals.
fn best(legal: &[Action], mut worth: impl FnMut(Action) -> f64) -> Action {
    let mut found = (f64::NEG_INFINITY, legal[0]);
    for action in legal {
        let worth = worth(*action);
        if worth > found.0 {
            found = (worth, *action);
        }
    }
    found.1
}

/// What each face is worth on each place of the card, as if it were used alone.
#[derive(Clone, Debug)]
pub(super) struct Gains {
    alone: [[f64; 6]; 4],
    /// What the dice still to come are worth, by the places that are free, as bits.
    rest: [f64; 16],
}

impl Gains {
    pub(super) fn at(planner: &mut Planner, base: &State) -> Gains {
        let seat = base.on_turn().index();
        let done = planner.after(base, base.on_turn(), Action::Done);
        let now = planner.look(&done)[seat];
        let mut gains = Gains { alone: [[0.0; 6]; 4], rest: [0.0; 16] };
        for (row, place) in gains.alone.iter_mut().zip(Place::ALL) {
            for (gain, die) in row.iter_mut().zip(Die::all()) {
                *gain = planner.value(&base.with_card(Card::last(place, die)))[seat] - now;
            }
        }
        // From few free places to many: what is smaller is known.
        for free in 0..16usize {
            if free.count_ones() as usize > Place::ALL.len() - Card::DICE {
                gains.rest[free] = (0..6).map(|face| gains.next(free, face)).sum::<f64>() / 6.0;
            }
        }
        gains
    }

    /// What the next die is worth, with those after it, if it is put where it is best.
    fn next(&self, free: usize, face: usize) -> f64 {
        let places = (0..4).filter(|place| free & (1 << place) != 0);
        let put = places.map(|place| self.alone[place][face] + self.rest[free & !(1 << place)]);
        put.fold(f64::NEG_INFINITY, f64::max)
    }

    /// What a choice about a die for the card gains, with the dice to come. Those that lie there are left out.
    pub(super) fn of(&self, state: &State, action: Action) -> f64 {
        match (state.phase(), action) {
            (Phase::Put { die }, Action::Put(place)) => {
                let free = state.card().free().filter(|free| *free != place);
                let free = free.fold(0, |free, place| free | 1 << place as usize);
                self.alone[place as usize][usize::from(die.face()) - 1] + self.rest[free]
            }
            (_, Action::Die(die)) => self.next(0b1111, usize::from(die.face()) - 1),
            _ => f64::NEG_INFINITY,
        }
    }
}
