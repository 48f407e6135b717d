//! One set of options against another: the same bots, the same dice.

use super::measure::{MEASURES, Measure, Measured, sample};
use crate::sequential::{Join, Looks};
use crate::{Figure, Moments, Setup};
use luckhouse_solvers::Watch;
use std::ops::Range;

/// Two set-ups to hold against each other.
#[derive(Clone)]
pub struct Settings {
    /// The one.
    pub a: Setup,
    /// The other.
    pub b: Setup,
}

/// How two set-ups differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Contrast {
    /// One line for each measure.
    pub lines: Vec<Line>,
    /// Games of each.
    pub games: u64,
    /// Did somebody interrupt the run?
    pub interrupted: bool,
}

/// What a measure is in both, and the difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// What is measured.
    pub measure: Measure,
    /// Of A.
    pub a: Figure,
    /// Of B.
    pub b: Figure,
    /// A less B, from games with the same dice.
    pub difference: Figure,
}

impl Line {
    /// Is there a difference for sure, or none worth the name?
    pub fn is_settled(&self) -> bool {
        !self.difference.holds(0.0) || self.difference.half() <= self.worth_the_name()
    }

    /// Half a point of a share; a hundredth of a length.
    fn worth_the_name(&self) -> f64 {
        if self.measure.is_share() { 0.005 } else { 0.01 * self.b.value.abs() }
    }
}

/// The moments of A, of B and of their difference, measure by measure.
#[derive(Clone, Copy, Default)]
pub(crate) struct Paired([[Moments; 3]; MEASURES]);

impl Paired {
    pub(crate) fn of(a: &[Measured], b: &[Measured]) -> Paired {
        let mut paired = Paired::default();
        for (a, b) in a.iter().zip(b) {
            for (moments, (a, b)) in paired.0.iter_mut().zip(a.iter().zip(b)) {
                for (moments, value) in moments.iter_mut().zip([*a, *b, a - b]) {
                    moments.add(value);
                }
            }
        }
        paired
    }

    pub(crate) fn lines(&self, deviations: f64) -> Vec<Line> {
        let line = |(measure, [a, b, difference]): (&Measure, &[Moments; 3])| Line {
            measure: *measure,
            a: measure.figure(a, deviations),
            b: measure.figure(b, deviations),
            difference: measure.difference(difference, deviations),
        };
        Measure::ALL.iter().zip(&self.0).map(line).collect()
    }
}

impl Join for Paired {
    fn joined(mut self, other: Paired) -> Paired {
        for (mine, more) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            mine.merge(more);
        }
        self
    }
}

impl Settings {
    /// Play until every measure is settled, or the looks are over. Nothing, if somebody interrupts before the first look.
    pub fn run(&self, seed: u64, looks: &Looks, watch: &dyn Watch) -> Option<Contrast> {
        let portion = |games: Range<u64>| {
            Paired::of(&sample(&self.a, seed, games.clone()), &sample(&self.b, seed, games))
        };
        let settled =
            |paired: &Paired, deviations: f64| paired.lines(deviations).iter().all(Line::is_settled);
        let found = looks.play(watch, portion, settled)?;
        let (lines, games) = (found.sum.lines(found.deviations), found.rounds);
        Some(Contrast { lines, games, interrupted: found.interrupted })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    fn contrast(a: &[(&str, &str)], b: &[(&str, &str)]) -> Contrast {
        let setup = |options| Cell::new("booty-dice", options, &["random", "random"]).check().unwrap();
        Settings { a: setup(a), b: setup(b) }.run(1, &Looks::doubling(128, 1024), &()).unwrap()
    }

    #[test]
    fn the_same_options_make_no_difference_at_all() {
        let same = contrast(&[("goal", "25")], &[]);
        assert!(same.lines.iter().all(|line| line.a.value == line.b.value && line.difference.value == 0.0));
        assert!(same.lines.iter().all(|line| line.difference.holds(0.0)));
    }

    #[test]
    fn a_lower_goal_makes_the_game_shorter() {
        let lower = contrast(&[("goal", "12")], &[]);
        let rolls = lower.lines.iter().find(|line| line.measure == Measure::Rolls).unwrap();
        assert!(rolls.difference.high < 0.0 && rolls.is_settled());
        assert!((rolls.difference.value - (rolls.a.value - rolls.b.value)).abs() < 1e-9);
    }
}
