//! Who is on vacation, as every table with a clock of days needs it.

use luckhouse_store::{MemberId, Millis, Vacation};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use tokio::time::Instant;

/// Vacations that are not over, by member and beginning.
pub(crate) type AllVacations = Arc<HashMap<MemberId, Vec<Vacation>>>;

/// What the store says of all vacations, and the time that they are held against.
pub(crate) struct Vacations {
    all: watch::Sender<AllVacations>,
    /// The latest time that the wall's clock has shown, and when. From then on time only passes: a clock that is set back makes no
    /// vacation longer.
    latest: Mutex<(Millis, Instant)>,
}

impl Vacations {
    pub(crate) fn new(now: Millis) -> Vacations {
        Vacations { all: watch::Sender::default(), latest: Mutex::new((now, Instant::now())) }
    }

    /// From now on these.
    pub(crate) fn set(&self, all: Vec<(MemberId, Vacation)>) {
        let mut by_member: HashMap<MemberId, Vec<Vacation>> = HashMap::new();
        for (member, one) in all {
            by_member.entry(member).or_default().push(one);
        }
        let changed = |known: &mut AllVacations| {
            let changed = **known != by_member;
            *known = Arc::new(by_member);
            changed
        };
        self.all.send_if_modified(changed);
    }

    /// Hear when somebody plans anew.
    pub(crate) fn changes(&self) -> watch::Receiver<AllVacations> {
        self.all.subscribe()
    }

    /// What time it is, where the wall's clock shows this.
    pub(crate) fn time(&self, wall: Millis) -> Millis {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = i64::try_from(latest.1.elapsed().as_millis()).unwrap_or(i64::MAX);
        let steady = Millis(latest.0.0.saturating_add(passed));
        if wall > steady {
            *latest = (wall, Instant::now());
        }
        wall.max(steady)
    }

    /// Until when somebody is on vacation, if they are.
    pub(crate) fn until(&self, member: &MemberId, now: Millis) -> Option<Millis> {
        let all = self.all.borrow();
        all.get(member)?.iter().find(|one| one.runs(now)).map(|one| one.until)
    }

    /// When a vacation of somebody begins or ends next.
    pub(crate) fn next(&self, member: &MemberId, now: Millis) -> Option<Millis> {
        let all = self.all.borrow();
        let moments = all.get(member)?.iter().flat_map(|one| [one.from, one.until]);
        moments.filter(|moment| *moment > now).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_set_back_makes_nothing_longer() {
        let vacations = Vacations::new(Millis(1000));
        let ann = MemberId::new("ann").unwrap();
        vacations.set(vec![(ann.clone(), Vacation { from: Millis(2000), until: Millis(5000) })]);
        let until = |now| vacations.until(&ann, now).map(|until| until.0);
        assert_eq!((until(Millis(1999)), until(Millis(2000)), until(Millis(5000))), (None, Some(5000), None));
        let next = |now| vacations.next(&ann, now).map(|moment| moment.0);
        assert_eq!((next(Millis(0)), next(Millis(2000)), next(Millis(5000))), (Some(2000), Some(5000), None));
        assert_eq!(vacations.time(Millis(3000)), Millis(3000), "the clock goes on");
        tokio::time::advance(Duration::from_millis(500)).await;
        assert_eq!(vacations.time(Millis(-9999)), Millis(3500), "it was set back");
        tokio::time::advance(Duration::from_millis(500)).await;
        assert_eq!(vacations.time(Millis(-9999)), Millis(4000));
        assert_eq!(vacations.time(Millis(4100)), Millis(4100));
    }
}
