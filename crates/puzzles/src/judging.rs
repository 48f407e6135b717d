//! Asking a judge: is one choice clearly the best, and is it still the answer?

use crate::puzzle::EXACT;
use crate::{BadPuzzle, Puzzle, PuzzleId};
use luckhouse_engine::{Rng, Seat};
use luckhouse_shelf::{AnyTable, Budget, Opinion};

/// How long a judge thinks about a puzzle: nodes, so that it says the same everywhere.
pub const JUDGING: Budget = Budget::nodes(200_000);

/// How long it thinks at first, where most moments are found to be unclear.
const GLANCE: Budget = Budget::nodes(1_000);

/// By less than this no choice is clearly better, however exact the judge is: nobody could see it.
const LEAST: f64 = 0.02;

/// A file tells margins and errors in steps of this: what is clear must be so there too.
const STEP: f64 = 0.0001;

/// A judge with an error is asked so often, in other worlds that fit the view: all have to agree.
const ASKED: u64 = 3;

/// Why an answer does not hold any more.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Wrong {
    /// It does not fit to its log.
    #[error(transparent)]
    Puzzle(#[from] BadPuzzle),
    /// Nothing is clearly better than all the rest, or something else is.
    #[error("puzzle {id}: `{answer}` is not clearly best any more, {found}")]
    NotBest {
        /// Which.
        id: PuzzleId,
        /// What was the answer.
        answer: String,
        /// What is found now.
        found: String,
    },
}

/// What a judge who sees only what the seat may see says where one choice is clearly the best.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    /// The best first.
    pub(crate) opinions: Vec<Opinion>,
    pub(crate) margin: f64,
    pub(crate) error: f64,
}

impl Verdict {
    /// None, if nothing is clearly the best, or the judge can say nothing.
    pub(crate) fn of(table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<Verdict> {
        let ask = |budget, number| Verdict::in_world(table, seat, budget, &mut Rng::stream(seed, number));
        let glance = ask(GLANCE, 0)?;
        if glance.error < EXACT {
            // What is solved does not get better with more thought.
            return Some(glance);
        }
        let first = ask(JUDGING, 0)?;
        let agrees = |other: Verdict| other.opinions[0].word == first.opinions[0].word;
        (1..ASKED).all(|number| ask(JUDGING, number).is_some_and(agrees)).then_some(first)
    }

    fn in_world(table: &dyn AnyTable, seat: Seat, budget: Budget, rng: &mut Rng) -> Option<Verdict> {
        let opinions = table.judged(seat, budget)(rng).ok()?;
        let (best, others) = opinions.split_first()?;
        let ahead = |other: &Opinion| best.chance - other.chance - best.paired_error - other.paired_error;
        let next = others.first()?;
        let (margin, error) = (best.chance - next.chance, best.paired_error + next.paired_error);
        let clear = margin >= LEAST && others.iter().all(|other| ahead(other) > STEP);
        clear.then_some(Verdict { opinions, margin, error })
    }

    /// What each choice costs in thousandths, in the order in which the table offers them. What is not the best costs
    /// something.
    pub(crate) fn costs(&self, table: &dyn AnyTable, seat: Seat) -> Vec<u16> {
        let best = &self.opinions[0];
        let cost = |word: &str| {
            let opinion = self.opinions.iter().find(|opinion| opinion.word == word);
            let lost = opinion.map_or(0.0, |opinion| best.chance - opinion.chance);
            let least = if word == best.word { 0.0 } else { 1.0 };
            (1000.0 * lost).round().max(least) as u16
        };
        table.offers(seat).iter().map(|offer| cost(&offer.word)).collect()
    }
}

impl Puzzle {
    /// Is the answer still best, beyond what the judge can be off by?
    ///
    /// # Errors
    /// If it is not, or if the puzzle does not fit to its log.
    pub fn prove(&self) -> Result<(), Wrong> {
        let table = self.table()?;
        let verdict = Verdict::of(&*table, self.seat, self.id.seed());
        let found = match verdict {
            Some(verdict) if verdict.opinions[0].word == self.answer => return Ok(()),
            Some(verdict) => format!("`{}` is", verdict.opinions[0].word),
            None => "nothing is".into(),
        };
        Err(Wrong::NotBest { id: self.id.clone(), answer: self.answer.clone(), found })
    }
}
