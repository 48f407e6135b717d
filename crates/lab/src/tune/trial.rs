//! One set of options, and how far it is from what is wanted.

use super::{Aim, Subject, Tuning};
use crate::compare::{MEASURES, sample};
use crate::sequential::Z;
use crate::{Cell, Figure, Measure, Moments, Setup, measured};
use luckhouse_engine::BadWord;
use luckhouse_shelf::{BestPlay, Effort};
use luckhouse_solvers::{Unsolved, Watch};
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A set of options that came to the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The options that were set.
    pub options: Vec<(String, String)>,
    /// What was found for each aim, in their order. What is only sketched has an interval without an end.
    pub figures: Vec<Figure>,
    /// How far each is from its aim: points of a share, hundredths of a length.
    pub misses: Vec<f64>,
    /// How far it is from the rules of today: about one for each option that differs.
    pub away: f64,
    /// Games played.
    pub games: u64,
    /// Is no other nearer in one aim, or to today, without being farther in another?
    pub front: bool,
}

impl Candidate {
    /// All misses together.
    pub fn miss(&self) -> f64 {
        self.misses.iter().sum()
    }

    /// What is set, in one line: `goal=20 lives=5`.
    pub fn settings(&self) -> String {
        let set: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        set.join(" ")
    }
}

/// A set of options that is tried.
pub(super) struct Trial {
    setup: Setup,
    moments: [Moments; MEASURES],
    games: u64,
    best_play: Option<BestPlay>,
    pub(super) away: f64,
}

/// What all trials have in common.
pub(super) struct Bench<'a> {
    aims: &'a [Aim],
    seed: u64,
    near: f64,
    watch: &'a dyn Watch,
    done: AtomicU64,
    of: u64,
    over: AtomicBool,
    pub(super) correction: Option<f64>,
    /// What best play brings at the start, where a sketch had to be corrected by it.
    exact: Option<BestPlay>,
}

impl<'a> Bench<'a> {
    pub(super) fn new(tuning: &'a Tuning, of: u64, watch: &'a dyn Watch) -> Result<Bench<'a>, Unsolved> {
        let (done, over) = (AtomicU64::new(0), AtomicBool::new(false));
        let (aims, seed, near) = (&tuning.aims, tuning.seed, tuning.near);
        let mut bench = Bench { aims, seed, near, watch, done, of, over, correction: None, exact: None };
        if bench.solves() {
            let mut start = Trial::new(&tuning.table, &tuning.table)?;
            start.solve(&bench, Effort::Sketch)?;
            if let Some(BestPlay { chance: sketched, error: None }) = start.best_play {
                start.solve(&bench, Effort::Exact)?;
                bench.correction = start.best_play.map(|exact| exact.chance - sketched);
                bench.exact = start.best_play;
            }
        }
        Ok(bench)
    }

    /// Is a solver asked?
    fn solves(&self) -> bool {
        self.aims.iter().any(|aim| aim.of == Subject::BestPlay)
    }

    /// Are bots asked?
    fn plays(&self) -> bool {
        self.aims.iter().any(|aim| aim.of != Subject::BestPlay)
    }

    pub(super) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Every trial plays until it has so many games. All have the same dice.
    pub(super) fn play(&self, trials: &mut [Trial], games: u64) {
        trials.par_iter_mut().for_each(|trial| {
            if self.is_over() {
                return;
            }
            // Without an answer it is far from every aim, and goes.
            if self.solves() && trial.best_play.is_none() {
                let _ = trial.solve(self, Effort::Sketch);
            }
            let before = trial.games;
            if self.plays() {
                trial.play(self.seed, games);
            }
            let more = trial.games - before;
            let done = self.done.fetch_add(more, Ordering::Relaxed) + more;
            if !self.watch.go_on(done.min(self.of), self.of) {
                self.over.store(true, Ordering::Relaxed);
            }
        });
    }

    /// The nearest to the aims and to today first; of equals the one that changes less.
    pub(super) fn rank(&self, trials: &mut [Trial]) {
        let key = |trial: &Trial| trial.candidate(self).miss() + self.near * trial.away;
        trials.sort_by(|a, b| key(a).total_cmp(&key(b)).then(a.away.total_cmp(&b.away)));
    }

    /// Of those that played the very same games only the one nearest to today stays. How many went?
    pub(super) fn fold(&self, trials: &mut Vec<Trial>) -> usize {
        let before = trials.len();
        trials.sort_by(|a, b| a.away.total_cmp(&b.away));
        let mut kept: Vec<Trial> = Vec::new();
        for trial in trials.drain(..) {
            if !kept.iter().any(|known| known.plays_like(&trial)) {
                kept.push(trial);
            }
        }
        *trials = kept;
        before - trials.len()
    }

    /// What is known of each, and who is on the front.
    pub(super) fn candidates(&self, trials: &[Trial]) -> Vec<Candidate> {
        let mut all: Vec<Candidate> = trials.iter().map(|trial| trial.candidate(self)).collect();
        for place in 0..all.len() {
            let axes = |one: &Candidate| [&one.misses[..], &[one.away]].concat();
            let beaten = all.iter().any(|other| dominates(&axes(other), &axes(&all[place])));
            all[place].front = !beaten;
        }
        all
    }
}

/// Nowhere farther, and somewhere nearer.
fn dominates(one: &[f64], other: &[f64]) -> bool {
    let pairs = || one.iter().zip(other);
    pairs().all(|(one, other)| one <= other) && pairs().any(|(one, other)| one < other)
}

impl Trial {
    pub(super) fn new(table: &Cell, today: &Cell) -> Result<Trial, BadWord> {
        let (setup, moments) = (table.check()?, [Moments::default(); MEASURES]);
        let away = measured(setup.game).away(&today.options, &table.options)?;
        Ok(Trial { setup, moments, games: 0, best_play: None, away })
    }

    /// The game as it was takes what was found out about it to begin with.
    pub(super) fn learn(&mut self, bench: &Bench<'_>) {
        self.best_play = bench.exact.or(self.best_play);
    }

    /// Did both play the very same games, as far as anything measured tells?
    pub(super) fn plays_like(&self, other: &Trial) -> bool {
        let known = |trial: &Trial| (trial.games, trial.moments, trial.best_play);
        self.games > 0 && known(self) == known(other)
    }

    pub(super) fn options(&self) -> &[(String, String)] {
        &self.setup.options
    }

    fn play(&mut self, seed: u64, games: u64) {
        for game in sample(&self.setup, seed, self.games..games.max(self.games)) {
            self.moments.iter_mut().zip(game).for_each(|(moments, value)| moments.add(value));
        }
        self.games = self.games.max(games);
    }

    pub(super) fn solve(&mut self, bench: &Bench<'_>, effort: Effort) -> Result<(), Unsolved> {
        if bench.solves() {
            let Setup { game, options, bots } = &self.setup;
            self.best_play = Some(game.best_play(options, bots.len(), effort, bench.watch)?);
        }
        Ok(())
    }

    fn candidate(&self, bench: &Bench<'_>) -> Candidate {
        let figures: Vec<Figure> = bench.aims.iter().map(|aim| self.figure(bench, aim.of)).collect();
        let miss = |(aim, figure): (&Aim, &Figure)| {
            // What nobody knows is as far as can be.
            if figure.value.is_nan() { f64::INFINITY } else { aim.miss(figure.value) }
        };
        let misses = bench.aims.iter().zip(&figures).map(miss).collect();
        let (options, away, games) = (self.options().to_vec(), self.away, self.games);
        Candidate { options, figures, misses, away, games, front: false }
    }

    fn figure(&self, bench: &Bench<'_>, of: Subject) -> Figure {
        match (of, self.best_play) {
            (Subject::Measure(measure), _) => {
                let place = Measure::ALL.iter().position(|known| *known == measure);
                measure.figure(&self.moments[place.unwrap_or(0)], Z)
            }
            (Subject::BestPlay, Some(BestPlay { chance, error: Some(error) })) => {
                Figure::around(chance, error)
            }
            (Subject::BestPlay, Some(BestPlay { chance, error: None })) => {
                Figure::around(chance + bench.correction.unwrap_or(0.0), f64::INFINITY)
            }
            (Subject::BestPlay, None) => Figure::around(f64::NAN, f64::INFINITY),
        }
    }
}
