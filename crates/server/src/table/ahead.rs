//! Choices that were said ahead: made when the turn of whoever said them comes, as if they said them now, and given up as soon as they
//! fit no more. Nobody else is told that there are any.

use super::actor::TableActor;
use super::occupant::{Occupant, number};
use super::pending::{ChangeSet, PendingChange};
use super::state::TableState;
use crate::ahead::{Ground, Plan, is_of};
use crate::ids::short;
use crate::members::bot::is_bot;
use crate::protocol::{Clock, Problem, Secrecy, Stage, Why, because};
use luckhouse_engine::{Seat, Viewer};
use luckhouse_store::{Json, MemberId, Millis, PlanAhead};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// What could not be saved is tried again after so long.
const AGAIN: Duration = Duration::from_secs(1);

/// What everybody at a table has said ahead, by seat.
pub(super) type Plans = Arc<BTreeMap<Seat, Plan>>;

/// The plans of a table as they were kept. One that cannot be read any more is none.
pub(super) fn as_kept(kept: Vec<PlanAhead>) -> Plans {
    let read = |kept: PlanAhead| {
        let plan = serde_json::from_str(&kept.plan.0).ok()?;
        Some((Seat::at(usize::from(kept.seat.get()) - 1), plan))
    };
    Arc::new(kept.into_iter().filter_map(read).collect())
}

/// What somebody needs who looks ahead, and what they have said already.
pub(crate) struct Prepared {
    pub(crate) member: Option<MemberId>,
    pub(crate) plan: Option<(Plan, Ground)>,
    /// From where they look. Nothing, where they cannot say anything ahead.
    pub(crate) ground: Result<Ground, Problem>,
}

impl TableState {
    /// Do people have days for a choice, or as long as they like?
    fn has_time(&self) -> bool {
        !matches!(self.clock(), Clock::Seconds(_))
    }

    /// May people say ahead what they will choose?
    pub(super) fn takes_plans(&self) -> bool {
        self.has_time() && self.game.is_open()
    }

    /// May this seat say ahead what it will choose?
    fn may_plan(&self, seat: Seat) -> Result<(), Problem> {
        let refused = |reason| Err(Problem::new(Why::House, reason));
        self.must_play()?;
        if !self.has_time() {
            return refused(because("ahead-clock"));
        }
        if !self.game.is_open() {
            return refused(because("ahead-secrets"));
        }
        let person =
            |occupant: &Occupant| occupant.chooses() && !occupant.member.as_ref().is_some_and(is_bot);
        if !self.occupant(seat).is_some_and(person) || self.game.resigned().contains(seat) {
            return refused(because("ahead-persons"));
        }
        if self.game.asked().contains(seat) && !self.owing().contains(seat) {
            return refused(because("ahead-at-once"));
        }
        Ok(())
    }

    /// What has happened since a moment, if no choice of this seat is among it.
    fn happened(&self, seat: Seat, after: usize) -> Option<Vec<String>> {
        let lines = (after <= self.game.events()).then(|| self.game.lines_since(after, &[Viewer::Arbiter]));
        lines?.pop().filter(|lines| !lines.iter().any(|line| is_of(line, seat)))
    }

    /// From where this seat looks ahead: from now on, or from a moment since its last choice.
    fn ground(&self, seat: Seat, after: Option<u32>) -> Result<Ground, Problem> {
        self.may_plan(seat)?;
        let after = after.map_or(self.game.events(), |after| after as usize);
        if self.happened(seat, after).is_none() {
            return Err(Problem::new(Why::Rules, because("ahead-too-late")));
        }
        if after == self.game.events() && self.owing().contains(seat) {
            return Err(Problem::new(Why::Rules, because("ahead-your-turn")));
        }
        Ok(self.ground_at(seat, after))
    }

    fn ground_at(&self, seat: Seat, after: usize) -> Ground {
        Ground { seat, after, log: self.game.log(Viewer::Arbiter) }
    }

    /// A seat says ahead what it will choose, or that it takes back what it said.
    pub(crate) fn plan(&self, seat: Seat, plan: Option<Plan>, at: Millis) -> Result<PendingChange, Problem> {
        let Some(plan) = plan else {
            return Ok(self.decide(at, |next, changes| {
                if self.plans.contains_key(&seat) {
                    next.set_plan(changes, seat, None);
                }
            }));
        };
        self.ground(seat, Some(plan.after as u32))?;
        if self.choosing().contains(seat) && self.choice_of(seat, &plan, at).is_none() {
            return Err(Problem::new(Why::Rules, because("ahead-too-late")));
        }
        Ok(self.decide(at, |next, changes| next.set_plan(changes, seat, Some(plan))))
    }

    fn set_plan(&mut self, changes: &mut ChangeSet, seat: Seat, plan: Option<Plan>) {
        changes.plan(&self.id, number(seat), plan.as_ref().map(kept));
        let plans = Arc::make_mut(&mut self.plans);
        match plan {
            Some(plan) => drop(plans.insert(seat, plan)),
            None => drop(plans.remove(&seat)),
        }
    }

    /// Does what was said ahead still stand? Not after a choice by hand, after what it was said of was taken back, or where a bot plays.
    fn stands(&self, seat: Seat, plan: &Plan) -> bool {
        self.stage() == Stage::Playing
            && self.occupant(seat).is_some_and(Occupant::chooses)
            && !self.game.resigned().contains(seat)
            && self.happened(seat, plan.after).is_some()
    }

    /// Whose turn it is who has said something ahead.
    pub(super) fn planned(&self) -> Option<Seat> {
        let waits = |seat: &Seat| self.plans.get(seat).is_some_and(|plan| !plan.branches.is_empty());
        if self.plans.is_empty() { None } else { self.choosing().iter().find(waits) }
    }

    /// The choice that a seat has said for what has happened: the first that fits and can be made.
    fn choice_of(&self, seat: Seat, plan: &Plan, at: Millis) -> Option<PendingChange> {
        let happened = self.happened(seat, plan.after).filter(|_| self.secrecy(seat) == Secrecy::Open)?;
        let event = self.game.events();
        plan.fitting(&happened).find_map(|branch| {
            let mut pending = self.choose(seat, &branch.choose, None, at).ok()?;
            let PendingChange { changes, next } = &mut pending;
            next.set_plan(changes, seat, Some(plan.after_choice(branch, event)));
            Some(pending)
        })
    }

    /// The same, or that what they said is given up, because nothing of it fits.
    fn choose_ahead(&self, seat: Seat, at: Millis) -> PendingChange {
        let made = self.plans.get(&seat).and_then(|plan| self.choice_of(seat, plan, at));
        made.unwrap_or_else(|| self.decide(at, |next, changes| next.set_plan(changes, seat, None)))
    }
}

fn kept(plan: &Plan) -> Json {
    Json(serde_json::to_string(plan).expect("a plan is plain data"))
}

impl PendingChange {
    /// What was said ahead and stands no more is given up with whatever made it so.
    pub(super) fn without_fallen_plans(mut self) -> PendingChange {
        let PendingChange { changes, next } = &mut self;
        let fallen = |(seat, plan): (&Seat, &Plan)| (!next.stands(*seat, plan)).then_some(*seat);
        let fallen: Vec<Seat> = next.plans.iter().filter_map(fallen).collect();
        fallen.into_iter().for_each(|seat| next.set_plan(changes, seat, None));
        self
    }
}

impl TableActor {
    /// What whoever has this token needs to look ahead.
    pub(super) fn prepared(&self, token: &str, after: Option<u32>) -> Result<Prepared, Problem> {
        let seat = self.seat_of(token)?;
        let member = self.state.occupant(seat).and_then(|occupant| occupant.member.clone());
        let plan = self.state.plans.get(&seat).cloned();
        let plan = plan
            .map(|plan| (self.state.ground_at(seat, plan.after), plan))
            .map(|(ground, plan)| (plan, ground));
        Ok(Prepared { member, plan, ground: self.state.ground(seat, after) })
    }

    fn seat_of(&self, token: &str) -> Result<Seat, Problem> {
        match self.viewer(Some(token), false)? {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Watcher | Viewer::Arbiter => unreachable!("a token opens a seat"),
        }
    }

    /// Keep what somebody says ahead, instead of what they said before.
    pub(super) async fn keep_plan(&mut self, token: &str, plan: Option<Plan>) -> Result<(), Problem> {
        let seat = self.seat_of(token)?;
        let pending = self.state.plan(seat, plan, self.time())?;
        self.commit(pending, None).await
    }

    /// Choose what was said ahead, as long as it is the turn of anybody who has.
    pub(super) async fn choose_what_was_planned(&mut self) {
        while let Some(seat) = self.state.planned().filter(|_| !self.lost) {
            let pending = self.state.choose_ahead(seat, self.time());
            if let Err(problem) = self.commit(pending, None).await {
                tracing::error!(table = short(&self.state.id), %problem, "a choice that was said ahead was not saved");
                return;
            }
        }
    }

    /// When a choice that was said ahead is tried again, because it could not be saved.
    pub(super) fn planned_due(&self) -> Option<Instant> {
        self.state.planned().map(|_| Instant::now() + AGAIN)
    }
}
