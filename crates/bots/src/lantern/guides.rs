//! Several guides: one who knows best, and others for what would take that one too long.

use crate::Unclear;
use luckhouse_games::lantern::{Lantern, LanternAction, LanternView, Phase};
use luckhouse_solvers::lantern::{Guide, Solution, Value};
use luckhouse_solvers::{Cancel, Unsolved, Watch};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How long somebody waits for an answer: so many fights and circles, a hundred thousand of which take about a second.
#[derive(Clone, Copy)]
pub(super) struct Patience(u64);

/// At a table.
pub(super) const PLAYER: Patience = Patience(130_000);

/// Of somebody who is asked for the truth: longer than any journey through the default sheet takes.
pub(super) const JUDGE: Patience = Patience(1_500_000);

/// Of the one who is hasty: its fights go one by one, so that each takes longer.
const HASTY: Patience = Patience(2_500);

/// Of the last one, who has to answer.
const ENDLESS: Patience = Patience(u64::MAX / 2);

/// The patience that is left. It ends what would take too long as soon as it is known how long it is.
struct Waiting {
    most: u64,
    waited: AtomicU64,
    asker: Asker,
}

/// Who waits: somebody may leave, or have no more time. Only the last guide, who has to answer, takes that time.
struct Asker {
    cancel: Option<Cancel>,
    last: bool,
}

impl Asker {
    fn of_this_thread(last: bool) -> Asker {
        Asker { cancel: Cancel::here(), last }
    }

    fn waits(&self) -> bool {
        let over = |cancel: &Cancel| if self.last { cancel.has_left() } else { cancel.is_over() };
        !self.cancel.as_ref().is_some_and(over)
    }
}

impl Watch for Waiting {
    fn go_on(&self, done: u64, of: u64) -> bool {
        let before = self.waited.load(Ordering::Relaxed);
        if done == of {
            self.waited.store(before + of, Ordering::Relaxed);
        }
        before + of <= self.most && self.asker.waits()
    }
}

/// How far somebody can be off who is hasty about what lies ahead: less in 95 of 100 states that best play met on the
/// default sheet (591 of them; in half it was less than 0.03).
const HASTE: f64 = 0.23;

/// The same of somebody who thinks of no rows. It is a guess: in four positions with many circles it was off by 0.05 to
/// 0.37. `strong_gives_up_some_chance_and_best_next_to_none` counts how often the errors are too small.
const NO_ROWS: f64 = 0.4;

/// Who can be asked.
pub(super) enum Who {
    /// Knows everything, with a solution setups too.
    Exact(Option<Arc<Solution>>, Patience),
    /// Thinks of no more ones.
    Hasty,
    /// Thinks of no rows.
    WithoutRows,
}

/// Guides in the order in which they are asked. The last one always answers.
pub(super) struct Guides(Vec<Link>);

struct Link {
    who: Who,
    /// Once it was asked.
    guide: Option<Guide>,
    /// The zone in which it would have taken too long: there it is not asked again.
    slow_in: Option<u8>,
}

/// What was found.
type Found<T> = Result<T, Unsolved>;

impl Guides {
    pub(super) fn new(all: impl IntoIterator<Item = Who>) -> Guides {
        Guides(all.into_iter().map(|who| Link { who, guide: None, slow_in: None }).collect())
    }

    /// About how many bytes they remember.
    pub(super) fn bytes(&self) -> usize {
        self.0.iter().filter_map(|link| link.guide.as_ref()).map(Guide::bytes).sum()
    }

    /// What a state is worth, and how far that can be off.
    pub(super) fn value(&mut self, game: &Lantern, view: &LanternView) -> Result<(Value, f64), Unclear> {
        self.ask(game, view, |guide, watch| guide.value(view, watch))
            .map_err(|wrong| Unclear(wrong.to_string()))
    }

    /// What each choice is worth, all in the eyes of the same guide, and how far that can be off.
    pub(super) fn after_each(
        &mut self,
        game: &Lantern,
        view: &LanternView,
        legal: &[LanternAction],
    ) -> (Vec<Value>, f64) {
        let found = self.ask(game, view, |guide, watch| {
            if view.phase == Phase::Reward {
                // All gains lead on from here: together they take much less than one by one.
                guide.value(view, watch)?;
            }
            legal.iter().map(|action| guide.after(view, *action, watch)).collect::<Found<Vec<Value>>>()
        });
        // Nobody knows: then all are alike.
        found.unwrap_or_else(|_| (vec![Value { win: 0.5, score: 0.0 }; legal.len()], 0.5))
    }

    /// Ask one after the other, until one answers.
    fn ask<T>(
        &mut self,
        game: &Lantern,
        view: &LanternView,
        question: impl Fn(&mut Guide, &dyn Watch) -> Found<T>,
    ) -> Found<(T, f64)> {
        let in_journey = !matches!(view.phase, Phase::Setup | Phase::Offer(_) | Phase::Assign(_));
        let mut found = Err(Unsolved::Stopped);
        for link in &mut self.0 {
            link.slow_in = link.slow_in.filter(|zone| in_journey && *zone == view.zone);
            if link.slow_in.is_some() {
                continue;
            }
            let asker = Asker::of_this_thread(matches!(link.who, Who::WithoutRows));
            let watch = Waiting { most: link.who.patience().0, waited: AtomicU64::new(0), asker };
            found = question(link.guide(game), &watch).map(|value| (value, link.error()));
            match found {
                // It says nothing about the zone if nobody waited.
                Err(Unsolved::Stopped) if watch.asker.waits() => link.slow_in = Some(view.zone),
                Err(_) => {}
                Ok(_) => break,
            }
        }
        found
    }
}

impl Link {
    fn guide(&mut self, game: &Lantern) -> &mut Guide {
        self.guide.get_or_insert_with(|| self.who.guide(game))
    }

    fn error(&self) -> f64 {
        match (&self.who, &self.guide) {
            (Who::Exact(..), Some(guide)) => guide.error(),
            (Who::WithoutRows, _) => NO_ROWS,
            _ => HASTE,
        }
    }
}

impl Who {
    fn guide(&self, game: &Lantern) -> Guide {
        match self {
            Who::Exact(solution, _) => {
                let solution = solution.clone();
                let solved = solution.and_then(|solution| Guide::with_solution(game, solution).ok());
                solved.unwrap_or_else(|| Guide::new(game))
            }
            Who::Hasty => Guide::hasty(game),
            Who::WithoutRows => Guide::without_rows(game),
        }
    }

    fn patience(&self) -> Patience {
        match self {
            Who::Exact(_, patience) => *patience,
            Who::Hasty => HASTY,
            Who::WithoutRows => ENDLESS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_is_for_all_that_is_asked_about_a_choice() {
        let asker = Asker::of_this_thread(false);
        let watch = Waiting { most: 10, waited: AtomicU64::new(0), asker };
        assert!(watch.go_on(0, 6) && watch.go_on(3, 6) && watch.go_on(6, 6));
        assert!(!watch.go_on(0, 6), "six more would be twelve");
        assert!(watch.go_on(0, 4));
    }

    #[test]
    fn nobody_works_for_somebody_who_has_left_and_the_last_takes_the_time_it_needs() {
        let waits = |cancel: &Cancel, last: bool| cancel.during(|| Asker::of_this_thread(last).waits());
        let late = Cancel::default().until(std::time::Instant::now());
        assert_eq!((waits(&late, false), waits(&late, true)), (false, true));
        late.leave();
        assert_eq!((waits(&late, false), waits(&late, true)), (false, false));
        assert!(Asker::of_this_thread(false).waits(), "nobody can leave where nobody came");
    }
}
