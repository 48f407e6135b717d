//! Looking at a run before it is over, and stopping early without fooling oneself.
//!
//! Whoever looks often enough at a run without any difference will see one by luck. So the looks are fixed beforehand, each
//! after twice as many rounds as the one before, and the error that is allowed is shared out among them: the last look
//! gets half of it, the look before a quarter, and so on. However the run goes, a wrong word comes with at most that error.

use crate::{Figure, Moments};
use luckhouse_solvers::Watch;
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// The error that is allowed for one statement, all looks together.
pub const ERROR: f64 = 0.05;

/// The normal distribution has 95 % within so many standard deviations.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// Rounds that one worker plays before it looks up.
const PORTION: u64 = 8;

/// The numbers of rounds after which a run is looked at.
///
/// ```
/// use luckhouse_lab::Looks;
/// let looks = Looks::doubling(64, 1000);
/// assert_eq!(looks.ends(), [64, 128, 256, 512, 1000]);
/// // The last look has half of the 5 %: a little more than two standard deviations.
/// assert!((looks.deviations(4) - 2.2414).abs() < 1e-4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looks(Vec<u64>);

impl Looks {
    /// The first look after so many rounds, each later one after twice as many, the last at the end.
    pub fn doubling(first: u64, most: u64) -> Looks {
        let mut ends = vec![];
        let mut next = first.max(2);
        while next < most {
            ends.push(next);
            next *= 2;
        }
        ends.push(most.max(2));
        Looks(ends)
    }

    /// After how many rounds.
    pub fn ends(&self) -> &[u64] {
        &self.0
    }

    /// How many standard deviations the interval of a look is wide, to either side.
    pub fn deviations(&self, look: usize) -> f64 {
        let later = self.0.len() - 1 - look.min(self.0.len() - 1);
        let error = ERROR / 2f64.powi(later as i32 + 1);
        deviations_of(error)
    }

    /// Play portions of rounds, as many as are asked for at once, and merge them in any order, until `enough` says so at a
    /// look or the last look is over. Whoever watches may end it sooner: then all that was played until then counts, and takes
    /// the error that the next look would have had.
    pub(crate) fn play<T: Join>(
        &self,
        watch: &dyn Watch,
        portion: impl Fn(Range<u64>) -> T + Sync,
        enough: impl Fn(&T, f64) -> bool,
    ) -> Option<Looked<T>> {
        let (done, of) = (AtomicU64::new(0), *self.0.last()?);
        let go_on = |more: u64| watch.go_on(done.fetch_add(more, Ordering::Relaxed) + more, of);
        let mut found: Option<Looked<T>> = None;
        let mut start = 0;
        for (look, end) in self.0.iter().enumerate() {
            let (sum, played) = rounds(start..*end, &portion, &go_on);
            let Some(sum) = sum else {
                return found.map(|found| Looked { interrupted: true, ..found });
            };
            let sum = match found {
                None => sum,
                Some(before) => before.sum.joined(sum),
            };
            let (rounds, deviations, interrupted) =
                (start + played, self.deviations(look), start + played < *end);
            let over = interrupted || enough(&sum, deviations);
            found = Some(Looked { sum, rounds, deviations, interrupted });
            if over {
                break;
            }
            start = *end;
        }
        found
    }
}

/// All these rounds, or those that were played until whoever watches ended it; and how many they are.
fn rounds<T: Join>(
    all: Range<u64>,
    portion: &(impl Fn(Range<u64>) -> T + Sync),
    go_on: &(impl Fn(u64) -> bool + Sync),
) -> (Option<T>, u64) {
    let portions = (all.end - all.start).div_ceil(PORTION);
    let play = |number: u64| {
        let start = all.start + number * PORTION;
        let games = start..(start + PORTION).min(all.end);
        let count = games.end - games.start;
        let part = portion(games);
        go_on(count);
        (part, count)
    };
    let played = (0..portions).into_par_iter().take_any_while(|_| go_on(0)).map(play);
    played
        .reduce_with(|(a, some), (b, more)| (a.joined(b), some + more))
        .map_or((None, 0), |(sum, all)| (Some(sum), all))
}

/// Something that adds up to the same in any order.
pub(crate) trait Join: Send {
    /// Both together.
    #[must_use]
    fn joined(self, other: Self) -> Self;
}

impl Join for Moments {
    fn joined(mut self, other: Moments) -> Moments {
        self.merge(&other);
        self
    }
}

/// What a run had come to at its last look.
pub(crate) struct Looked<T> {
    pub(crate) sum: T,
    pub(crate) rounds: u64,
    /// How wide the intervals of that look are.
    pub(crate) deviations: f64,
    pub(crate) interrupted: bool,
}

/// The mean of numbers that lie within `reach` of their middle, in units of so many, with an interval of so many standard
/// deviations. As Wilson does for shares, it takes it that some extreme numbers were just not seen yet: a run in which
/// nothing ever happened is no proof that nothing does.
pub(crate) fn mean(moments: &Moments, unit: f64, reach: f64, deviations: f64) -> Figure {
    if moments.count < 2 {
        return moments.mean(unit);
    }
    let count = moments.count as f64;
    let seen = moments.deviation().powi(2) * (count - 1.0) / (unit * unit);
    let variance = (seen + (deviations * reach).powi(2)) / count;
    Figure::around(moments.sum as f64 / count / unit, deviations * (variance / count).sqrt())
}

/// The normal distribution leaves this much outside of so many standard deviations, both sides together.
pub(crate) fn deviations_of(error: f64) -> f64 {
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if outside(middle) > error { low = middle } else { high = middle }
    }
    high
}

/// What lies outside of so many standard deviations: the continued fraction of Mills for the tails, where it is wanted, and
/// a plain sum nearer to the middle.
fn outside(deviations: f64) -> f64 {
    let density = (-deviations * deviations / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    if deviations < 1.5 {
        let (mut term, mut sum) = (deviations, deviations);
        for step in 1..60 {
            term *= deviations * deviations / f64::from(2 * step + 1);
            sum += term;
        }
        return 1.0 - 2.0 * density * sum;
    }
    let fraction = (1..=120).rev().fold(deviations, |below, step| deviations + f64::from(step) / below);
    2.0 * density / fraction
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::Rng;

    #[test]
    fn deviations_are_those_of_the_textbook() {
        for (error, expected) in [(0.3173, 1.0), (0.05, 1.959_964), (0.01, 2.575_829), (0.0001, 3.890_592)] {
            assert!((deviations_of(error) - expected).abs() < 1e-4, "{error}: {}", deviations_of(error));
        }
    }

    /// A run of coins with this chance, each worth −1 or 1: is a difference seen at any look?
    fn alarm(looks: &Looks, heads_of_1000: u64, seed: u64) -> bool {
        let toss = |round: u64| 2 * i64::from(Rng::stream(seed, round).below(1000) < heads_of_1000) - 1;
        let (mut sum, mut start) = (Moments::default(), 0);
        looks.ends().iter().enumerate().any(|(look, end)| {
            (start..*end).for_each(|round| sum.add(toss(round)));
            start = *end;
            !mean(&sum, 1.0, 1.0, looks.deviations(look)).holds(0.0)
        })
    }

    fn alarms(heads_of_1000: u64) -> usize {
        let looks = Looks::doubling(16, 512);
        (0..2000).filter(|run| alarm(&looks, heads_of_1000, *run)).count()
    }

    #[test]
    fn a_fair_coin_is_called_unfair_in_fewer_than_five_of_a_hundred_runs() {
        let false_alarms = alarms(500);
        assert!((10..100).contains(&false_alarms), "{false_alarms} of 2000");
    }

    #[test]
    fn an_unfair_coin_is_found() {
        assert!(alarms(620) > 1980);
    }

    #[test]
    fn nothing_seen_is_no_proof() {
        let mut never = Moments::default();
        (0..100).for_each(|_| never.add(0));
        let figure = mean(&never, 1.0, 1.0, 2.0);
        assert_eq!(figure.value, 0.0);
        assert!(figure.high > 0.03, "three in a hundred can hide: {}", figure.high);
    }

    #[test]
    fn a_run_stops_at_a_look_and_is_the_same_with_any_number_of_workers() {
        let portion = |rounds: Range<u64>| {
            let mut moments = Moments::default();
            rounds.for_each(|round| moments.add((round % 7) as i64));
            moments
        };
        let looks = Looks::doubling(20, 300);
        let run = |workers: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(workers).build().unwrap();
            pool.install(|| looks.play(&(), portion, |sum, _| sum.count >= 80)).unwrap()
        };
        let (one, three) = (run(1), run(3));
        assert_eq!((one.rounds, one.sum.count, one.interrupted), (80, 80, false));
        assert_eq!(one.sum, three.sum);
    }

    #[test]
    fn who_interrupts_at_a_look_gets_what_there_was() {
        struct Half;
        impl Watch for Half {
            fn go_on(&self, done: u64, of: u64) -> bool {
                2 * done < of
            }
        }
        let portion = |rounds: Range<u64>| Moments { count: rounds.end - rounds.start, ..Moments::default() };
        let found = Looks::doubling(25, 100).play(&Half, portion, |_, _| false).unwrap();
        assert_eq!((found.rounds, found.sum.count, found.interrupted), (50, 50, true));
    }

    #[test]
    fn who_interrupts_before_the_first_look_gets_what_was_played() {
        struct Few;
        impl Watch for Few {
            fn go_on(&self, done: u64, _of: u64) -> bool {
                done < 16
            }
        }
        let portion = |rounds: Range<u64>| Moments { count: rounds.end - rounds.start, ..Moments::default() };
        // So many that going through those that are left would take years.
        for rounds in [80, 1 << 60] {
            let found = Looks::doubling(rounds, rounds).play(&Few, portion, |_, _| false).unwrap();
            assert!(found.interrupted && found.rounds == found.sum.count && (16..80).contains(&found.rounds));
        }
    }
}
