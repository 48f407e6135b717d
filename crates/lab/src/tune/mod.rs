//! Searching options, or a document such as a sheet, for what a designer wants.
//!
//! Read on: `aim` (what is wanted), `trial` (one set of options, and how far it is from it), and here the search: every
//! trial plays the same dice; after a few games the worse half goes, and the rest plays twice as many.

mod aim;
mod trial;

pub use aim::{Aim, Subject};
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
    /// Those who came to the end, the nearest to the aims first.
    pub best: Vec<Candidate>,
    /// The game as it was.
    pub start: Candidate,
    /// How many were tried.
    pub tried: usize,
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
        let mut start = [Trial::new(&self.table)?];
        bench.play(&mut start, self.games);
        let mut trials = self.grid()?;
        let mut tried = trials.len();
        for generation in 0..self.bred() {
            bench.play(&mut trials, FIRST.min(self.games));
            bench.rank(&mut trials);
            trials.truncate(KEPT);
            let more = self.breed(&trials, generation)?;
            tried += more.len();
            trials.extend(more);
        }
        self.halve(&bench, &mut trials);
        // What is known exactly stands before what is only sketched.
        let confirmed = self.confirm.min(trials.len());
        for trial in &mut trials[..confirmed] {
            trial.solve(&bench, Effort::Exact)?;
        }
        bench.rank(&mut trials[..confirmed]);
        let [start] = start;
        Ok(Tuned {
            best: bench.candidates(&trials),
            start: bench.candidates(&[start]).remove(0),
            tried,
            correction: bench.correction,
            interrupted: bench.is_over(),
        })
    }

    /// The worse half goes, and the others play twice as many games, until few are left to play all.
    fn halve(&self, bench: &Bench<'_>, trials: &mut Vec<Trial>) {
        let mut games = FIRST.min(self.games);
        loop {
            bench.play(trials, games);
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

    /// Every set of values.
    fn grid(&self) -> Result<Vec<Trial>, BadWord> {
        let mut settings = vec![self.table.options.clone()];
        for vary in &self.vary {
            let Vary::Values(key, values) = vary else { continue };
            let with_each = |setting: Vec<(String, String)>| {
                values.iter().map(move |value| with(setting.clone(), key, value))
            };
            settings = settings.into_iter().flat_map(with_each).collect();
        }
        let tables = settings.into_iter().map(|options| Cell { options, ..self.table.clone() });
        tables.map(|table| Trial::new(&table)).collect()
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
                children.push(Trial::new(&Cell { options, ..self.table.clone() })?);
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
