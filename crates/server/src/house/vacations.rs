//! Vacations of players: planned, ended, and what remains. Every node has all that are not over in memory.

use super::House;
use super::members::{no, no_player};
use crate::days_off::{self, Allowance, Refused, days_of};
use crate::members::Session;
use crate::protocol::{MyVacations, PlanVacation, Problem, VacationInfo, Why, because};
use luckhouse_store::{Change, MemberChange, MemberId, Millis, Store, StoreError, Vacation};
use std::sync::Arc;

/// So often a plan is tried again that somebody has changed meanwhile, at another device.
const TRIES: usize = 5;

impl House {
    /// What time it is for what a clock that is set back must not stretch.
    pub(crate) fn onward(&self) -> Millis {
        self.vacations.time((self.config.clock)())
    }

    /// Until when this one is on vacation, if they are.
    pub(crate) fn on_vacation(&self, member: &MemberId) -> Option<Millis> {
        self.vacations.until(member, self.onward())
    }

    /// When a vacation of this one begins or ends next.
    pub(crate) fn vacation_changes(&self, member: &MemberId, now: Millis) -> Option<Millis> {
        self.vacations.next(member, now)
    }

    fn allowance(&self) -> Allowance {
        Allowance { a_year: self.config.vacation_days, at_once: self.config.vacation_at_once }
    }

    /// One's own vacations, and how many days remain.
    pub(crate) async fn my_vacations(&self, session: &Session) -> Result<MyVacations, Problem> {
        let known = self.known_vacations(&session.member).await?;
        Ok(shown(self.allowance(), &known, self.onward()))
    }

    /// Begin a vacation, now or later.
    ///
    /// # Errors
    /// If it cannot be: why.
    pub(crate) async fn plan_vacation(
        self: &Arc<Self>,
        session: &Session,
        order: PlanVacation,
    ) -> Result<MyVacations, Problem> {
        let from = order.from.map(Millis);
        let plan =
            |known: &[Vacation], now| self.allowance().plan(known, (from, order.days), now).map_err(refused);
        self.change_vacations(session, plan).await
    }

    /// End the vacation that began then, or forget the one that was to begin.
    ///
    /// # Errors
    /// If there is none, or it is over.
    pub(crate) async fn end_vacation(
        self: &Arc<Self>,
        session: &Session,
        from: i64,
    ) -> Result<MyVacations, Problem> {
        let end = |known: &[Vacation], now| {
            let none = || Problem::new(Why::NoTable, because("no-vacation"));
            days_off::ended(known, Millis(from), now).ok_or_else(none)
        };
        self.change_vacations(session, end).await
    }

    async fn change_vacations(
        self: &Arc<Self>,
        session: &Session,
        change: impl Fn(&[Vacation], Millis) -> Result<Vec<Vacation>, Problem>,
    ) -> Result<MyVacations, Problem> {
        let member = &session.member;
        for _ in 0..TRIES {
            let (before, now) = (self.known_vacations(member).await?, self.onward());
            let after = change(&before, now)?;
            let told = shown(self.allowance(), &after, now);
            let plan = MemberChange::Vacations { member: member.clone(), before, after };
            match self.save(Change::Member(plan)).await {
                Ok(_) => {
                    // By the way that bans go.
                    self.read_bans().await?;
                    self.tell_of_bans().await;
                    return Ok(told);
                }
                Err(StoreError::PlannedMeanwhile) => {}
                Err(StoreError::NoMember(_)) => return Err(no_player()),
                Err(why) => return Err(super::unfound(&why)),
            }
        }
        Err(Problem::new(Why::NotSaved, because("vacation-changed")))
    }

    async fn known_vacations(&self, member: &MemberId) -> Result<Vec<Vacation>, Problem> {
        let member = member.clone();
        self.read(move |store| store.members().vacations_of(&member)).await
    }

    /// Read who is on vacation, and will be.
    pub(super) async fn read_vacations(&self) -> Result<(), Problem> {
        let now = self.onward();
        let all = self.read(move |store| store.members().vacations(now)).await?;
        self.vacations.set(all);
        Ok(())
    }
}

/// Somebody's vacations, to take along.
pub(super) fn taken_along(store: &dyn Store, member: &MemberId) -> Result<Vec<VacationInfo>, StoreError> {
    Ok(store.members().vacations_of(member)?.into_iter().map(info).collect())
}

fn shown(allowance: Allowance, known: &[Vacation], now: Millis) -> MyVacations {
    let runs = known.iter().copied().find(|one| one.runs(now));
    let planned = known.iter().copied().filter(|one| one.from > now);
    MyVacations {
        a_year: allowance.a_year,
        at_once: allowance.at_once,
        left: allowance.left(known, now),
        now: now.0,
        runs: runs.map(info),
        planned: planned.map(info).collect(),
    }
}

fn info(one: Vacation) -> VacationInfo {
    VacationInfo { from: one.from.0, until: one.until.0, days: days_of(one) }
}

fn refused(why: Refused) -> Problem {
    no(match why {
        Refused::NoDay => because("vacation-no-day"),
        Refused::Past => because("vacation-past"),
        Refused::Far => because("vacation-far"),
        Refused::Overlaps => because("vacation-overlaps"),
        Refused::Long(most) => because("vacation-long").with("most", most),
        Refused::UsedUp(left) => because("vacation-used-up").with("left", left),
    })
}
