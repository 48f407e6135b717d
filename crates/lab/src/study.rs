//! A sample of games that the coach looks at: when they were decided, how they swung, what luck and choices did.

use crate::study_game::Judged;
use crate::{Cell, Figure, Setup};
use luckhouse_engine::{BadWord, Rng};
use luckhouse_shelf::{AnyTable, Budget, NoCoach, Waiting};
use luckhouse_solvers::Watch;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU64, Ordering};

/// What is looked at, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Study {
    /// Who plays what.
    pub cell: Cell,
    /// The seed. Game number so-and-so is the same as in a run with this seed.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// What the coach looks at for each decision.
    pub nodes: u64,
}

/// The games of a study, looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// Seats at the table.
    pub seats: usize,
    /// Those of which something can be said, in order.
    pub games: Vec<Judged>,
    /// Those of which nothing can be said: nobody had anything to decide, or no judge knows the game so well.
    pub left_out: u64,
    /// Did somebody interrupt it?
    pub interrupted: bool,
}

impl Study {
    /// Play all games and let the coach look at each, on all cores; the same study is always the same sample.
    ///
    /// Whoever watches may end it: then the sample has the games that were looked at, and there is none without any.
    ///
    /// # Errors
    /// If there is no such game, option or bot.
    pub fn run(&self, watch: &dyn Watch) -> Result<Option<Sample>, BadWord> {
        let setup = self.cell.check()?;
        let together = Together { watch, done: AtomicU64::new(0), of: self.games };
        let look = |index| {
            let judged = self.judge(&setup, index, &together)?;
            together.one_more();
            Some(judged)
        };
        // In their order, so that the sample is the same with any number of workers.
        let looked: Vec<Option<Option<Judged>>> =
            (0..self.games).into_par_iter().take_any_while(|_| together.goes_on()).map(look).collect();
        let done: Vec<Option<Judged>> = looked.into_iter().flatten().collect();
        let (all, interrupted) = (done.len() as u64, (done.len() as u64) < self.games);
        let games: Vec<Judged> = done.into_iter().flatten().collect();
        let left_out = all - games.len() as u64;
        let sample = Sample { seats: setup.seats(), left_out, games, interrupted };
        Ok((all > 0 || !interrupted).then_some(sample))
    }

    /// One game; `None` if it was stopped, `Some(None)` if there is nothing to say.
    fn judge(&self, setup: &Setup, index: u64, watch: &dyn Watch) -> Option<Option<Judged>> {
        let table = played(setup, self.seed, index);
        match table.coach(Budget::nodes(self.nodes), watch) {
            Ok(report) => Some(Some(Judged::of(index, &report.analysis))),
            Err(NoCoach::Stopped) => None,
            Err(NoCoach::Secrets | NoCoach::NothingDecided | NoCoach::Unclear(_)) => Some(None),
        }
    }
}

/// One watcher for pieces of work that are done side by side: it is told how many are done, and nothing of each.
pub(crate) struct Together<'a> {
    pub(crate) watch: &'a dyn Watch,
    pub(crate) done: AtomicU64,
    pub(crate) of: u64,
}

impl Together<'_> {
    /// Shall we go on?
    pub(crate) fn goes_on(&self) -> bool {
        self.go_on(0, 0)
    }

    /// One more piece is done. Shall we go on?
    pub(crate) fn one_more(&self) -> bool {
        self.watch.go_on(self.done.fetch_add(1, Ordering::Relaxed) + 1, self.of)
    }
}

impl Watch for Together<'_> {
    fn go_on(&self, _done: u64, _of: u64) -> bool {
        self.watch.go_on(self.done.load(Ordering::Relaxed), self.of)
    }
}

/// Game number `index` of a run, played at a table that keeps its log: dice and thoughts are those of
/// [`Setup::play`].
pub(crate) fn played(setup: &Setup, seed: u64, index: u64) -> Box<dyn AnyTable> {
    let mut table = setup.game.open(&setup.options, setup.seats()).expect("the options were checked");
    let (mut dice, mut thoughts) = (Rng::stream(seed, 2 * index), Rng::stream(seed, 2 * index + 1));
    loop {
        match table.waiting() {
            Waiting::Over(_) => return table,
            Waiting::Roll => table.roll(&mut dice),
            Waiting::Choice(seats) => {
                for seat in seats.iter() {
                    let chosen = table.choose_as(seat, setup.bots[seat.index()], &mut thoughts);
                    chosen.expect("a bot chooses what is legal");
                }
            }
        }
    }
}

/// How many things there are to choose from, in the groups that a report shows: from, to.
pub const WIDTHS: [(usize, usize); 4] = [(2, 2), (3, 5), (6, 15), (16, usize::MAX)];

impl Sample {
    /// The mean over games of a measure that each of them has, or some.
    pub fn mean(&self, measure: impl Fn(&Judged) -> Option<f64>) -> Figure {
        let mean = Figure::mean_of(&self.values(measure));
        // No measure is below nothing.
        Figure { low: mean.low.max(0.0), ..mean }
    }

    /// The same for parts of 1.
    pub fn part(&self, measure: impl Fn(&Judged) -> Option<f64>) -> Figure {
        Figure::mean_of_parts(&self.values(measure))
    }

    fn values(&self, measure: impl Fn(&Judged) -> Option<f64>) -> Vec<f64> {
        self.games.iter().filter_map(measure).collect()
    }

    /// The chance of the later winner at so many points of the game, from its start to its end: for each point the
    /// quantiles asked for. Games that several won, or nobody among several, are left out.
    pub fn curves(&self, quantiles: &[f64]) -> Vec<Vec<f64>> {
        let curves: Vec<&Vec<f64>> = self.games.iter().filter_map(|game| game.curve.as_ref()).collect();
        let points = curves.first().map_or(0, |curve| curve.len());
        (0..points)
            .map(|point| {
                let mut here: Vec<f64> = curves.iter().map(|curve| curve[point]).collect();
                here.sort_by(f64::total_cmp);
                quantiles.iter().map(|share| quantile(&here, *share)).collect()
            })
            .collect()
    }
}

/// The quantile of numbers that are in order, between two of them in proportion.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = share * (sorted.len() - 1) as f64;
    let (low, high) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    low + (high - low) * place.fract()
}

#[cfg(test)]
#[path = "study_tests.rs"]
mod tests;
