//! Clocks of single seats: whose stands still for a vacation, and who has more time for one.

use luckhouse_engine::{Seat, SeatSet};
use std::time::Duration;
use tokio::time::Instant;

/// The clocks of all seats for the choice that is waited for, beside the one that they share.
pub(super) struct SeatClocks {
    all: Vec<SeatClock>,
    /// When one of them last went on.
    resumed: Instant,
}

/// How the clock of one seat differs from the one that all share.
#[derive(Clone, Copy, Default)]
struct SeatClock {
    /// So long it has stood still.
    stood: Duration,
    /// Since when it stands still, if it does.
    since: Option<Instant>,
}

impl SeatClocks {
    /// All of them run, and have so much more time.
    pub(super) fn with(more: Vec<Duration>, now: Instant) -> SeatClocks {
        let all = more.into_iter().map(|stood| SeatClock { stood, since: None }).collect();
        SeatClocks { all, resumed: now }
    }

    /// Another choice is waited for: everybody has the same time again.
    pub(super) fn begin_anew(&mut self, now: Instant) {
        for clock in &mut self.all {
            *clock = SeatClock { stood: Duration::ZERO, since: clock.since.map(|_| now) };
        }
    }

    /// From now on the clocks of these stand still, and no others. Is that new for anybody?
    pub(super) fn stand_still(&mut self, seats: SeatSet, now: Instant) -> bool {
        let mut changed = false;
        for (clock, stands) in self.all.iter_mut().zip((0..).map(|index| seats.contains(Seat::at(index)))) {
            match (clock.since, stands) {
                (None, true) => clock.since = Some(now),
                (Some(since), false) => {
                    clock.stood += now.saturating_duration_since(since);
                    clock.since = None;
                    self.resumed = now;
                }
                _ => continue,
            }
            changed = true;
        }
        changed
    }

    /// When one of them last went on.
    pub(super) fn resumed(&self) -> Instant {
        self.resumed
    }

    /// When the time of this seat is up, if its clock runs and the shared one ends then.
    pub(super) fn up(&self, seat: Seat, shared: Instant) -> Option<Instant> {
        let clock = self.all.get(seat.index())?;
        clock.since.is_none().then_some(shared + clock.stood)
    }

    /// What is left to this seat, if it is another time than the shared one.
    pub(super) fn own_left(&self, seat: Seat, shared: Instant, now: Instant) -> Option<Duration> {
        let SeatClock { stood, since } = *self.all.get(seat.index())?;
        let own = since.is_some() || stood > Duration::ZERO;
        own.then(|| (shared + stood).saturating_duration_since(since.unwrap_or(now)))
    }

    /// So much time has passed in which nobody could do anything: the shared clock ends so much later.
    pub(super) fn give_back(&mut self, lost: Duration) {
        for clock in &mut self.all {
            clock.since = clock.since.map(|since| since + lost);
        }
        self.resumed += lost;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_stood_still_goes_on_where_it_stood() {
        let (now, second) = (Instant::now(), Duration::from_secs(1));
        let (ann, ben) = (Seat::at(0), Seat::at(1));
        let mut clocks = SeatClocks::with(vec![Duration::ZERO; 2], now);
        let shared = now + 10 * second;
        assert!(clocks.stand_still(SeatSet::EMPTY.with(ann), now + 3 * second));
        assert!(!clocks.stand_still(SeatSet::EMPTY.with(ann), now + 4 * second), "nothing new");
        assert_eq!((clocks.up(ann, shared), clocks.up(ben, shared)), (None, Some(shared)));
        let left = |clocks: &SeatClocks, seat, at: u32| clocks.own_left(seat, shared, now + at * second);
        assert_eq!((left(&clocks, ann, 50), left(&clocks, ben, 5)), (Some(7 * second), None));
        assert!(clocks.stand_still(SeatSet::EMPTY, now + 53 * second));
        assert_eq!(clocks.up(ann, shared), Some(now + 60 * second));
        assert_eq!(left(&clocks, ann, 55), Some(5 * second));
        clocks.stand_still(SeatSet::EMPTY.with(ann), now + 55 * second);
        clocks.begin_anew(now + 56 * second);
        let later = now + 66 * second;
        assert_eq!(clocks.own_left(ann, later, now + 90 * second), Some(10 * second), "and it still stands");
    }
}
