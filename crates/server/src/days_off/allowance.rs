//! How many days somebody may be on vacation. A day that has begun counts whole, so that nothing is won by beginning and ending often.

use luckhouse_store::{Millis, Vacation};
use std::cmp::max;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Days come back when so long has passed since the vacation ended.
const YEAR: i64 = 365 * DAY;
/// What was planned for a moment that has just passed begins now.
const JUST: i64 = 5 * 60 * 1000;

/// How many days there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allowance {
    /// In any 365 days.
    pub(crate) a_year: u32,
    /// In a row.
    pub(crate) at_once: u32,
}

/// Why a vacation cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It has no day.
    NoDay,
    /// It would have begun before now.
    Past,
    /// It would begin in more than a year.
    Far,
    /// There is another one then.
    Overlaps,
    /// It is longer than so many days, alone or with those right before and after it.
    Long(u32),
    /// No more than so many days are left then.
    UsedUp(u32),
}

/// So many days a vacation counts.
pub(crate) fn days_of(one: Vacation) -> u32 {
    let days = (one.until.0 - one.from.0 + DAY - 1) / DAY;
    u32::try_from(max(days, 1)).unwrap_or(u32::MAX)
}

impl Allowance {
    /// So many days that begin now could still be taken, if nothing else stood against it.
    pub(crate) fn left(self, known: &[Vacation], now: Millis) -> u32 {
        let counts = known.iter().filter(|one| one.until.0 > now.0 - YEAR);
        self.a_year.saturating_sub(counts.map(|one| days_of(*one)).sum())
    }

    /// The same vacations and one more, of so many days.
    pub(crate) fn plan(
        self,
        known: &[Vacation],
        (from, days): (Option<Millis>, u32),
        now: Millis,
    ) -> Result<Vec<Vacation>, Refused> {
        let from = from.unwrap_or(now);
        if days == 0 {
            return Err(Refused::NoDay);
        }
        if from.0 < now.0 - JUST {
            return Err(Refused::Past);
        }
        if from.0 > now.0 + YEAR {
            return Err(Refused::Far);
        }
        if days > self.at_once {
            return Err(Refused::Long(self.at_once));
        }
        let from = max(from, now);
        let of = |days: u32| Vacation { from, until: Millis(from.0 + i64::from(days) * DAY) };
        let new = of(days);
        let meets = |one: &Vacation| one.from < new.until && new.from < one.until || one.from == new.from;
        if known.iter().any(meets) {
            return Err(Refused::Overlaps);
        }
        let with = |days: u32| remembered(known, now).chain([of(days)]).collect::<Vec<_>>();
        if longest_row(with(days)) > self.at_once {
            return Err(Refused::Long(self.at_once));
        }
        if !self.fits(&with(days)) {
            let left = (1..days).rev().find(|days| self.fits(&with(*days)));
            return Err(Refused::UsedUp(left.unwrap_or(0)));
        }
        let mut all = with(days);
        all.sort();
        Ok(all)
    }

    /// Are there nowhere more days in a year than there may be?
    fn fits(self, all: &[Vacation]) -> bool {
        let year_to = |end: i64| {
            let within = all.iter().filter(move |one| one.until.0 <= end && one.until.0 > end - YEAR);
            within.map(|one| days_of(*one)).sum::<u32>()
        };
        all.iter().all(|one| year_to(one.until.0) <= self.a_year)
    }
}

/// The same without this one, if it is to come, or with its end now, if it runs; nothing, if there is none.
pub(crate) fn ended(known: &[Vacation], from: Millis, now: Millis) -> Option<Vec<Vacation>> {
    let found = *known.iter().find(|one| one.from == from && one.until > now)?;
    let others = remembered(known, now).filter(|one| *one != found);
    let stays = found.runs(now).then_some(Vacation { until: now, ..found });
    let mut all: Vec<Vacation> = others.chain(stays).collect();
    all.sort();
    Some(all)
}

/// What ended long ago counts for nothing any more.
fn remembered(known: &[Vacation], now: Millis) -> impl Iterator<Item = Vacation> {
    known.iter().copied().filter(move |one| one.until.0 > now.0 - 2 * YEAR)
}

/// The most days in a row: what is begun less than a day after another one's end goes on with it.
fn longest_row(mut all: Vec<Vacation>) -> u32 {
    all.sort();
    let (mut longest, mut row, mut end) = (0, 0, None);
    for one in all {
        let goes_on = end.is_some_and(|end: Millis| one.from.0 - end.0 < DAY);
        row = days_of(one) + if goes_on { row } else { 0 };
        (longest, end) = (max(longest, row), Some(one.until));
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Allowance = Allowance { a_year: 21, at_once: 14 };
    const NOW: Millis = Millis(1_800_000_000_000);

    fn day(days: i64) -> Millis {
        Millis(NOW.0 + days * DAY)
    }

    fn plan(known: &[Vacation], from: i64, days: u32) -> Result<Vec<Vacation>, Refused> {
        USUAL.plan(known, (Some(day(from)), days), NOW)
    }

    #[test]
    fn a_vacation_begins_now_or_later_and_counts() {
        let now = USUAL.plan(&[], (None, 7), NOW).unwrap();
        assert_eq!(now, [Vacation { from: NOW, until: day(7) }]);
        let two = plan(&now, 30, 14).unwrap();
        assert_eq!((two.len(), USUAL.left(&two, NOW)), (2, 0));
        // The first days come back a year after they ended.
        assert_eq!((USUAL.left(&two, day(371)), USUAL.left(&two, day(372))), (0, 7));
    }

    #[test]
    fn what_cannot_be_is_refused_with_its_reason() {
        let known = plan(&[], 10, 10).unwrap();
        let refused = [
            (0, 0, Refused::NoDay),
            (-1, 3, Refused::Past),
            (366, 3, Refused::Far),
            (0, 15, Refused::Long(14)),
            (0, 11, Refused::Overlaps),
            (15, 1, Refused::Overlaps),
            // Right before or after the other one: longer than may be in a row.
            (5, 5, Refused::Long(14)),
            (20, 5, Refused::Long(14)),
            (40, 12, Refused::UsedUp(11)),
        ];
        for (from, days, why) in refused {
            assert_eq!(plan(&known, from, days), Err(why), "{days} days from {from}");
        }
        assert!(plan(&known, 40, 11).is_ok() && plan(&known, 5, 4).is_ok());
        let none = Allowance { a_year: 0, at_once: 14 };
        assert_eq!(none.plan(&[], (None, 1), NOW), Err(Refused::UsedUp(0)));
    }

    /// A year is any year, also one that ends with a vacation that was planned before.
    #[test]
    fn days_before_and_after_count_alike() {
        let later = plan(&[], 300, 14).unwrap();
        assert_eq!(plan(&later, 0, 14), Err(Refused::UsedUp(7)));
        assert!(plan(&later, 0, 7).is_ok());
    }

    #[test]
    fn whoever_begins_and_ends_often_wins_nothing() {
        let mut known = Vec::new();
        let mut begun = 0;
        // An hour each, an hour apart.
        for hour in (0..200).step_by(2) {
            let now = Millis(NOW.0 + hour * DAY / 24);
            let Ok(more) = USUAL.plan(&known, (None, 1), now) else { break };
            known = ended(&more, now, Millis(now.0 + DAY / 24)).unwrap();
            begun += 1;
        }
        assert_eq!(begun, 14, "each counts a day, and together they are one row");
        assert_eq!(USUAL.left(&known, NOW), 7);
    }

    #[test]
    fn what_runs_ends_now_and_what_was_planned_is_gone() {
        let known = plan(&plan(&[], 0, 5).unwrap(), 20, 5).unwrap();
        let early = ended(&known, NOW, Millis(day(1).0 + 1)).unwrap();
        assert_eq!(early[0], Vacation { from: NOW, until: Millis(day(1).0 + 1) });
        assert_eq!(USUAL.left(&early, day(2)), 21 - 2 - 5);
        let none = ended(&early, day(20), day(2)).unwrap();
        assert_eq!((none.len(), USUAL.left(&none, day(2))), (1, 19));
        assert_eq!(ended(&none, NOW, day(2)), None, "it is over");
        assert_eq!(ended(&none, day(20), day(2)), None, "it is not there");
        // What is remembered does not grow for ever.
        let after = USUAL.plan(&none, (None, 3), day(800)).unwrap();
        assert_eq!(after.len(), 1);
    }
}
