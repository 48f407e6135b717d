//! One puzzle: how one came there, who chooses, what is best and by how much.

use luckhouse_engine::{Header, Refusal, Seat};
use luckhouse_shelf::{AnyTable, Waiting, read_log};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt;

/// Errors of margins below this come from how solutions are kept and rounded: what is said is proved.
pub(crate) const EXACT: f64 = 1e-3;

/// A position in which one choice is clearly the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its name: the same as long as log and seat are.
    pub id: PuzzleId,
    /// Who chooses.
    pub seat: Seat,
    /// The word of the best choice.
    pub answer: String,
    /// The chance to win after it.
    pub chance: f64,
    /// How much more that is than after the next best.
    pub margin: f64,
    /// How far the margin can be off; 0 if it is proved.
    pub error: f64,
    /// How hard it is: from 1, which nearly everybody finds, to 5.
    pub grade: u8,
    /// What speaks for the answer, as facts that `Words::reason` puts into words.
    pub why: Vec<serde_json::Value>,
    /// What each choice costs, in thousandths of a win, in the order in which the table offers them.
    pub costs: Vec<u16>,
    /// The game up to the moment.
    pub log: String,
}

/// What a puzzle is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct PuzzleId(String);

impl PuzzleId {
    /// From the log and the seat alone, so that a puzzle that is mined or graded again keeps its name.
    pub fn of(log: &str, seat: Seat) -> PuzzleId {
        let hash = Sha256::digest(format!("{seat}\n{}", log.trim_end()));
        PuzzleId(hash[..8].iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// The name of a puzzle that was kept.
    pub(crate) fn named(name: &str) -> PuzzleId {
        PuzzleId(name.into())
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A number for what is drawn while somebody thinks about it.
    pub(crate) fn seed(&self) -> u64 {
        u64::from_str_radix(&self.0, 16).unwrap_or_default()
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Somebody's try at a puzzle: all that a rating of players and puzzles needs to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attempt {
    /// Which puzzle.
    pub puzzle: PuzzleId,
    /// What was said, as the log would have it.
    pub word: String,
    /// Was it the answer?
    pub solved: bool,
}

/// What one choice is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Value {
    /// Its word.
    pub word: String,
    /// What it would do.
    pub outlook: Vec<serde_json::Value>,
    /// The chance to win after it.
    pub chance: f64,
    /// How much less that is than after the best.
    pub cost: f64,
}

/// A puzzle that cannot be asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("puzzle {id}: {fault}")]
pub struct BadPuzzle {
    /// Which.
    pub id: PuzzleId,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The rules do not know the log.
    #[error("its log cannot be replayed: {0}")]
    Log(String),
    /// Somebody else chooses, or nobody.
    #[error("{0} has nothing to choose at the end of its log: expected the seat that owes a choice")]
    Seat(Seat),
    /// It is named after another log or seat.
    #[error("its log and seat belong to the name {0}: expected them unchanged since it was mined")]
    Id(PuzzleId),
    /// The answer cannot be chosen.
    #[error("its answer `{0}` cannot be chosen: expected one of the words that the table offers")]
    Answer(String),
    /// The costs are those of other choices.
    #[error("it has {found} costs for {offers} choices: expected one for each")]
    Costs {
        /// How many there are.
        found: usize,
        /// How many there should be.
        offers: usize,
    },
    /// Something else costs less.
    #[error("its answer `{0}` is not the only choice that costs nothing: expected one best choice")]
    NotBest(String),
}

impl Puzzle {
    /// The name of its game.
    pub fn game(&self) -> String {
        Header::of_log(&self.log).map(|(_, header)| header.game).unwrap_or_default()
    }

    /// Is the answer proved, and not only beyond the error of a judge?
    pub fn is_proved(&self) -> bool {
        self.error < EXACT
    }

    /// What it is about, by the names of its reasons: `own-doubloons`, `others-lives`.
    pub fn themes(&self) -> Vec<String> {
        let text = |why: &serde_json::Value, key: &str| why[key].as_str().unwrap_or_default().to_string();
        self.why.iter().map(|why| format!("{}-{}", text(why, "whose"), text(why, "name"))).collect()
    }

    /// The table at the moment, if everything about the puzzle fits to it.
    ///
    /// # Errors
    /// What does not fit.
    pub fn table(&self) -> Result<Box<dyn AnyTable>, BadPuzzle> {
        self.checked().map_err(|fault| BadPuzzle { id: self.id.clone(), fault })
    }

    fn checked(&self) -> Result<Box<dyn AnyTable>, Fault> {
        let table = read_log(&self.log, usize::MAX).map_err(|wrong| Fault::Log(wrong.to_string()))?;
        if !matches!(table.waiting(), Waiting::Choice(seats) if seats.contains(self.seat)) {
            return Err(Fault::Seat(self.seat));
        }
        let named = PuzzleId::of(&self.log, self.seat);
        if named != self.id {
            return Err(Fault::Id(named));
        }
        let offers = table.offers(self.seat);
        if offers.len() != self.costs.len() {
            return Err(Fault::Costs { found: self.costs.len(), offers: offers.len() });
        }
        let place = offers.iter().position(|offer| offer.word == self.answer);
        let place = place.ok_or_else(|| Fault::Answer(self.answer.clone()))?;
        let free = self.costs.iter().filter(|cost| **cost == 0).count();
        if free != 1 || self.costs[place] != 0 {
            return Err(Fault::NotBest(self.answer.clone()));
        }
        Ok(table)
    }

    /// What every choice is worth that its [`table`](Puzzle::table) offers, the best first.
    pub fn values(&self, table: &dyn AnyTable) -> Vec<Value> {
        let offers = table.offers(self.seat).into_iter().zip(&self.costs);
        let value = |cost: u16| f64::from(cost) / 1000.0;
        let mut values: Vec<Value> = offers
            .map(|(offer, cost)| Value {
                word: offer.word,
                outlook: offer.outlook,
                chance: (self.chance - value(*cost)).max(0.0),
                cost: value(*cost),
            })
            .collect();
        values.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        values
    }

    /// Somebody says a word at the [`table`](Puzzle::table) of this puzzle.
    ///
    /// # Errors
    /// If the word cannot be chosen there: that is no try.
    pub fn attempt(&self, table: &dyn AnyTable, word: &str) -> Result<Attempt, Refusal> {
        let meant = table.canonical(word)?;
        table.fork().choose(self.seat, word)?;
        Ok(Attempt { puzzle: self.id.clone(), word: meant.clone(), solved: meant == self.answer })
    }
}
