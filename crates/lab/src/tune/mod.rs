//! Searching options, or a document such as a sheet, for what a designer wants.
//!
//! Read on: `aim` (what is wanted), `away` (how far from the rules of today), `trial` (one set of options, and how far it is
//! from what is wanted), and here the search: every trial plays the same dice; after a few games the worse half goes, and the
//! rest plays twice as many. Sets that play the very same games are one set: that which is nearest to today.

mod aim;
mod away;
mod trial;

pub use aim::{Aim, Subject};
pub(crate) use away::away;
pub use trial::Candidate;

use crate::{Cell, measured};
use luckhouse_engine::{BadWord, Rng, phrase};
use luckhouse_shelf::{AnyGame, Effort, find};
use luckhouse_solvers::{Unsolved, Watch};
use trial::{Bench, Trial};

/// The most sets of options that are tried.
pub const MOST_TRIALS: usize = 5000;

/// So many come to the end.
const KEPT: usize = 8;

/// Games of a trial before the first half goes.
const FIRST: u64 = 32;

/// New documents in each generation.
const BREED: usize = 16;

/// What to search, for what.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuning {
    /// The game to start from, with a bot for each seat.
    pub table: Cell,
    /// What is wanted.
    pub aims: Vec<Aim>,
    /// What may be changed.
    pub vary: Vec<Vary>,
    /// Games that those play who come to the end.
    pub games: u64,
    /// How often documents are changed.
    pub generations: u64,
    /// How many of the best are solved exactly at the end, where an aim is about best play.
    pub confirm: usize,
    /// How many points of a miss one step away from the rules of today weighs as much as; 0 for nothing.
    pub near: f64,
    /// The seed.
    pub seed: u64,
}

/// What may be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vary {
    /// An option, and the values to try.
    Values(String, Vec<String>),
    /// An option that is a document: bit by bit, by the game's own rule.
    Bits(String),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuned {
    /// Those who came to the end, the nearest to the aims and to today first; none of them is the game as it was.
    pub best: Vec<Candidate>,
    /// The game as it was.
    pub start: Candidate,
    /// How many were tried.
    pub tried: usize,
    /// How many played the very same games as one that is listed, or as the game as it was.
    pub alike: usize,
    /// How many of those that were to be solved exactly could not be.
    pub unconfirmed: usize,
    /// By how much a quick look at best play was corrected, if one was needed: what it was off at the start.
    pub correction: Option<f64>,
    /// Did somebody interrupt the search?
    pub interrupted: bool,
}

impl Vary {
    /// An option by its name alone, or with the values to try: `goal`, `goal=20,25,30`. The name of a document alone is a
    /// document to change bit by bit.
    ///
    /// # Errors
    /// If there is no such option.
    pub fn read(game: &dyn AnyGame, word: &str, values: usize) -> Result<Vary, BadWord> {
        if let Some((key, list)) = word.split_once('=') {
            measured(game).values_of(key, values)?;
            return Ok(Vary::Values(key.into(), list.split(',').map(str::to_string).collect()));
        }
        let near = measured(game).near(&[], word, &mut Rng::seeded(0))?;
        match near {
            Some(_) => Ok(Vary::Bits(word.into())),
            None => Ok(Vary::Values(word.into(), measured(game).values_of(word, values)?)),
        }
    }

    /// Every option of the game that has more than one value.
    ///
    /// # Errors
    /// Never, as long as the game knows its own options.
    pub fn all(game: &dyn AnyGame, values: usize) -> Result<Vec<Vary>, BadWord> {
        let all = game
            .options()
            .into_iter()
            .map(|option| Ok(Vary::Values(option.key.into(), measured(game).values_of(option.key, values)?)));
        let all: Result<Vec<Vary>, BadWord> = all.collect();
        Ok(all?
            .into_iter()
            .filter(|vary| matches!(vary, Vary::Values(_, values) if values.len() > 1))
            .collect())
    }
}

impl Tuning {
    /// Search.
    ///
    /// # Errors
    /// If the game cannot be played as it is, there are too many sets of options, an aim is about best play and the game has no solver, or somebody interrupts before anything is known.
    pub fn run(&self, watch: &dyn Watch) -> Result<Tuned, Unsolved> {
        let bench = Bench::new(self, self.planned()?, watch)?;
        let mut start = [Trial::new(&self.table, &self.table)?];
        bench.play(&mut start, self.games);
        let mut trials = self.grid()?;
        let (mut tried, mut alike) = (trials.len(), 0);
        for generation in 0..self.bred() {
            bench.play(&mut trials, FIRST.min(self.games));
            alike += bench.fold(&mut trials);
            bench.rank(&mut trials);
            trials.truncate(KEPT);
            let more = self.breed(&trials, generation)?;
            tried += more.len();
            trials.extend(more);
        }
        alike += self.halve(&bench, &mut trials);
        let [mut start] = start;
        // The game as it was is there already.
        let same = trials.iter().filter(|trial| trial.away > 0.0 && trial.plays_like(&start)).count();
        trials.retain(|trial| trial.away > 0.0 && !trial.plays_like(&start));
        let unconfirmed = self.settle(&bench, &mut trials)?;
        start.learn(&bench);
        Ok(Tuned {
            best: bench.candidates(&trials),
            start: bench.candidates(&[start]).remove(0),
            tried,
            alike: alike + same,
            unconfirmed,
            correction: bench.correction,
            interrupted: bench.is_over(),
        })
    }

    /// Solve the best exactly. What is known exactly stands before what is only sketched; how many could not be solved?
    fn settle(&self, bench: &Bench<'_>, trials: &mut [Trial]) -> Result<usize, Unsolved> {
        let (confirmed, mut left) = (self.confirm.min(trials.len()), 0);
        for trial in &mut trials[..confirmed] {
            match trial.solve(bench, Effort::Exact) {
                Ok(()) => {}
                Err(Unsolved::Word(wrong)) => return Err(wrong.into()),
                // Too large for the solver, or somebody has waited long enough: the sketch stays.
                Err(Unsolved::Stopped) => return Ok(left + 1),
                Err(_) => left += 1,
            }
        }
        bench.rank(&mut trials[..confirmed]);
        Ok(left)
    }

    /// The worse half goes, and the others play twice as many games, until few are left to play all. How many were no
    /// different from others?
    fn halve(&self, bench: &Bench<'_>, trials: &mut Vec<Trial>) -> usize {
        let (mut games, mut alike) = (FIRST.min(self.games), 0);
        loop {
            bench.play(trials, games);
            alike += bench.fold(trials);
            bench.rank(trials);
            if trials.len() <= KEPT || games >= self.games {
                break;
            }
            trials.truncate(KEPT.max(trials.len() / 2));
            games *= 2;
        }
        trials.truncate(KEPT);
        bench.play(trials, self.games);
        bench.rank(trials);
        alike
    }

    fn bred(&self) -> u64 {
        let bits = self.vary.iter().any(|vary| matches!(vary, Vary::Bits(_)));
        if bits { self.generations } else { 0 }
    }

    /// How many sets of options there are at the start.
    fn combinations(&self) -> usize {
        let values = |vary: &Vary| match vary {
            Vary::Values(_, values) => values.len(),
            Vary::Bits(_) => 1,
        };
        self.vary.iter().map(values).fold(1, usize::saturating_mul)
    }

    /// About how many games that will be, for whoever waits.
    fn planned(&self) -> Result<u64, BadWord> {
        let all = self.combinations();
        if all > MOST_TRIALS {
            let expected = phrase!("expected-fewer-options", most = MOST_TRIALS);
            let found = phrase!("found-option-sets", count = all);
            return Err(BadWord::new(found, phrase!("kind-ending-search"), expected));
        }
        let (mut left, mut games, mut sum) = (all as u64, FIRST, self.games);
        while left > KEPT as u64 && games < self.games {
            sum += left * games / 2;
            (left, games) = (left.div_ceil(2), 2 * games);
        }
        Ok(sum + left.min(KEPT as u64) * self.games + self.bred() * BREED as u64 * FIRST)
    }

    /// Every set of values. What is so today is not set.
    fn grid(&self) -> Result<Vec<Trial>, BadWord> {
        let lines = find(&self.table.game)?.options();
        let mut settings = vec![self.table.options.clone()];
        for vary in &self.vary {
            let Vary::Values(key, values) = vary else { continue };
            let set = self.table.options.iter().find(|(known, _)| known == key).map(|(_, value)| value);
            let today = set.or(lines.iter().find(|line| line.key == key).map(|line| &line.default));
            let with_each = |setting: Vec<(String, String)>| {
                values.iter().map(move |value| match today == Some(value) {
                    true => setting.clone(),
                    false => with(setting.clone(), key, value),
                })
            };
            settings = settings.into_iter().flat_map(with_each).collect();
        }
        let tables = settings.into_iter().map(|options| Cell { options, ..self.table.clone() });
        tables.map(|table| Trial::new(&table, &self.table)).collect()
    }

    /// Documents near those of the best.
    fn breed(&self, parents: &[Trial], generation: u64) -> Result<Vec<Trial>, BadWord> {
        let game = find(&self.table.game)?;
        let mut children: Vec<Trial> = Vec::new();
        for number in 0..BREED {
            let mut rng = Rng::stream(self.seed, generation * BREED as u64 + number as u64);
            let mut options = parents[number % parents.len()].options().to_vec();
            for vary in &self.vary {
                let Vary::Bits(key) = vary else { continue };
                for _ in 0..=rng.below(2) {
                    let near = measured(game).near(&options, key, &mut rng)?;
                    options = near.into_iter().fold(options, |options, near| with(options, key, &near));
                }
            }
            let known = |trial: &&Trial| trial.options() == options;
            if parents.iter().chain(&children).find(known).is_none() {
                children.push(Trial::new(&Cell { options, ..self.table.clone() }, &self.table)?);
            }
        }
        Ok(children)
    }
}

fn with(mut options: Vec<(String, String)>, key: &str, value: &str) -> Vec<(String, String)> {
    options.retain(|(known, _)| known != key);
    options.push((key.into(), value.into()));
    options
}

#[cfg(test)]
mod tests;
