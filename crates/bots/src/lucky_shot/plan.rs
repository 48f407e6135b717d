//! The best use of a card: every sequence of acts that can matter, with the odds of every roll on the way.

use super::leaves::Leaves;
use super::luck::outcomes;
use super::opinion::{Chances, Opinion};
use super::sense::{Calm, comes_too_late, is_silly};
use crate::{Budget, Meter};
use luckhouse_engine::{Choices, Die, Game, Seat};
use luckhouse_games::lucky_shot::{Action, LuckyShot, Phase, Place, Purpose, State};

/// Somebody who plans the rest of one turn.
pub(super) struct Planner<'a> {
    pub(super) game: &'a LuckyShot,
    pub(super) opinion: &'a Opinion,
    /// One node is one position in which an act is chosen. When they are used up, the plan is what looks best at once.
    pub(super) meter: Meter,
    /// They are used up.
    pub(super) late: bool,
    /// What the opinion said before.
    pub(super) leaves: Leaves,
    pub(super) skips: Skips,
    /// Of the acts that leave others to be done, so many are followed.
    pub(super) width: usize,
}

/// What a plan leaves out. Without that, it is the slow twin of itself.
#[derive(Clone, Copy)]
pub(super) struct Skips {
    /// Acts that nobody wants.
    pub(super) silly: bool,
    /// Acts in an order that comes to the same as another.
    pub(super) orders: bool,
    /// Choices in between, other than what looks best at once.
    pub(super) choices: bool,
}

impl Skips {
    pub(super) const ALL: Skips = Skips { silly: true, orders: true, choices: true };
}

impl<'a> Planner<'a> {
    pub(super) fn new(game: &'a LuckyShot, opinion: &'a Opinion, width: usize) -> Planner<'a> {
        let meter = Budget::nodes(u64::MAX).begin();
        let leaves = Leaves::default();
        Planner { game, opinion, meter, late: false, leaves, skips: Skips::ALL, width }
    }

    pub(super) fn after(&self, state: &State, seat: Seat, action: Action) -> State {
        let mut next = state.clone();
        self.game.choose(&mut next, &Choices::one(seat, action));
        next
    }

    /// What a state is worth if the player on turn makes the best of the card, or of what is pending.
    pub(super) fn value(&mut self, state: &State) -> Chances {
        self.follow(state, state.on_turn(), state.turns(), None)
    }

    fn follow(&mut self, state: &State, seat: Seat, turn: u16, last: Option<Calm>) -> Chances {
        match state.phase() {
            Phase::Act if state.turns() == turn => self.best_act(state, seat, last),
            Phase::Block { .. }
            | Phase::Steal { .. }
            | Phase::SalvageDie { .. }
            | Phase::Draw { .. }
            | Phase::Found { .. } => {
                let mut mean = [0.0; 3];
                let game = self.game;
                outcomes(game, state, |part, next| {
                    add(&mut mean, part, self.follow(next, seat, turn, None));
                });
                mean
            }
            Phase::Salvage { .. } | Phase::Take(_) | Phase::Power { .. } => self.decide(state, seat, turn),
            _ => self.look(state),
        }
    }

    /// A choice in between, which is not an act: all ways for the twin; else the few that look best at once.
    fn decide(&mut self, state: &State, seat: Seat, turn: u16) -> Chances {
        let chooser = match state.phase() {
            Phase::Take(take) => take.forts.owner(),
            _ => state.acting(),
        };
        let mut legal = Vec::new();
        self.game.legal(state, chooser, &mut legal);
        let all = if self.skips.choices || chooser != seat {
            self.few_choices(state, chooser, &legal)
        } else {
            legal.iter().map(|action| self.after(state, chooser, *action)).collect()
        };
        self.best_state(&all, chooser, |planner, next| planner.follow(next, seat, turn, None))
    }

    /// Where the choice leads that looks best without looking further: all that are not silly only if the plan has no
    /// width. A level that a die on the card fits may be worth more than it looks.
    fn few_choices(&mut self, state: &State, chooser: Seat, legal: &[Action]) -> Vec<State> {
        let mut ranked = Vec::new();
        for action in legal.iter().filter(|action| !is_silly(state, **action)) {
            let next = self.after(state, chooser, *action);
            let worth = if legal.len() == 1 { 0.0 } else { self.at_sight(&next, 0)[chooser.index()] };
            ranked.push((worth, *action, next));
        }
        if ranked.is_empty() {
            return vec![self.after(state, chooser, legal[0])];
        }
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let few = if self.width == usize::MAX && chooser == state.on_turn() { usize::MAX } else { 1 };
        let fits = |die: Die| Place::ALL.iter().any(|place| state.card().ready(*place) == Some(die));
        let fits = |action: Action| matches!(action, Action::Level { level, .. } if fits(level));
        let kept = ranked.into_iter().enumerate().filter(|(at, (_, action, _))| *at < few || fits(*action));
        kept.map(|(_, (_, _, next))| next).collect()
    }

    fn best_state(
        &mut self,
        all: &[State],
        seat: Seat,
        mut worth: impl FnMut(&mut Self, &State) -> Chances,
    ) -> Chances {
        let mut best: Option<Chances> = None;
        for next in all {
            let found = worth(self, next);
            if best.is_none_or(|best| found[seat.index()] > best[seat.index()]) {
                best = Some(found);
            }
        }
        best.expect("there is always a choice")
    }

    /// The best of the acts, `done` included.
    fn best_act(&mut self, state: &State, seat: Seat, last: Option<Calm>) -> Chances {
        let mut best = self.look(&self.after(state, seat, Action::Done));
        let mut open = self.open_acts(state, seat, last, &mut best);
        if self.width < open.len() {
            open.sort_by(|a, b| b.rank.total_cmp(&a.rank));
            let bold = open.iter().take_while(|act| act.rank == f64::INFINITY).count();
            open.truncate(bold + self.width);
        }
        for act in open {
            let found = self.follow(&act.next, seat, state.turns(), act.calm);
            keep_better(&mut best, found, seat);
        }
        best
    }

    /// The acts after which the turn goes on. What ends it is compared with the best at once.
    fn open_acts(&mut self, state: &State, seat: Seat, last: Option<Calm>, best: &mut Chances) -> Vec<Open> {
        let mut legal = Vec::new();
        self.game.legal(state, seat, &mut legal);
        self.late |= !self.meter.go_on();
        let hurry = self.late;
        let mut open = Vec::new();
        for action in legal {
            let late = last.is_some_and(|last| comes_too_late(state, last, action));
            if action == Action::Done || late || (self.skips.silly && is_silly(state, action)) {
                continue;
            }
            let next = self.after(state, seat, action);
            if next.turns() != state.turns() {
                keep_better(best, self.look(&next), seat);
                continue;
            }
            let calm = if self.skips.orders { Calm::of(state, action) } else { None };
            let bold = calm.is_none() || matches!(action, Action::Level { .. });
            let all = self.width == usize::MAX || (bold && !hurry);
            let rank = if all { f64::INFINITY } else { self.at_sight(&next, 0)[seat.index()] };
            open.push(Open { rank, next, calm });
        }
        if hurry {
            open.sort_by(|a, b| b.rank.total_cmp(&a.rank));
            open.truncate(1);
        }
        open
    }

    /// The act to begin with.
    pub(super) fn best_now(&mut self, state: &State, legal: &[Action]) -> Action {
        let seat = state.on_turn();
        let mut best = (f64::NEG_INFINITY, Action::Done);
        for action in legal.iter().filter(|action| !is_silly(state, **action)) {
            let next = self.after(state, seat, *action);
            let calm = Calm::of(state, *action);
            let worth = self.follow(&next, seat, state.turns(), calm)[seat.index()];
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }

    /// A state between turns, as the opinion has it.
    pub(super) fn look(&mut self, state: &State) -> Chances {
        self.leaves.chances(self.opinion, self.game, state)
    }

    /// What a state looks like at once: acts are left, rolls are weighed, one power is used well.
    pub(super) fn at_sight(&mut self, state: &State, powers: usize) -> Chances {
        match state.phase() {
            Phase::Act => self.look(&self.after(state, state.on_turn(), Action::Done)),
            Phase::Salvage { .. } => {
                let next = self.after(state, state.acting(), Action::Salvage);
                self.at_sight(&next, powers)
            }
            Phase::Take(take) => self.best_at_sight(state, take.forts.owner(), powers),
            Phase::Power { .. } if powers == 0 => self.best_at_sight(state, state.acting(), 1),
            Phase::Power { .. } => {
                let next = self.after(state, state.acting(), Action::Leave);
                self.at_sight(&next, powers)
            }
            Phase::Block { .. }
            | Phase::Steal { .. }
            | Phase::SalvageDie { .. }
            | Phase::Draw { .. }
            | Phase::Die { purpose: Purpose::Hunt }
            | Phase::Found { .. } => {
                let mut mean = [0.0; 3];
                let game = self.game;
                outcomes(game, state, |part, next| add(&mut mean, part, self.at_sight(next, powers)));
                mean
            }
            _ => self.look(state),
        }
    }

    fn best_at_sight(&mut self, state: &State, chooser: Seat, powers: usize) -> Chances {
        let mut legal = Vec::new();
        self.game.legal(state, chooser, &mut legal);
        legal.retain(|action| !is_silly(state, *action));
        let all: Vec<State> = legal.iter().map(|action| self.after(state, chooser, *action)).collect();
        self.best_state(&all, chooser, |planner, next| planner.at_sight(next, powers))
    }
}

/// An act that leaves something to do.
struct Open {
    rank: f64,
    next: State,
    calm: Option<Calm>,
}

pub(super) fn add(mean: &mut Chances, part: f64, found: Chances) {
    mean.iter_mut().zip(found).for_each(|(mean, found)| *mean += part * found);
}

pub(super) fn keep_better(best: &mut Chances, found: Chances, seat: Seat) {
    if found[seat.index()] > best[seat.index()] {
        *best = found;
    }
}
