//! The cards of one confrontation of Reynard's Luck (RL-11 to RL-13), as a game of its own.
//!
//! Both choose a card at once. Neither knows the other's hand, nor perhaps the other's piece: each side is a list of
//! [`Type`]s, what it could hold, with the chance of each. What is at stake may depend on both pieces, and a card
//! that is not played is worth something too; without that, everybody would play their highest.
//!
//! A full deck makes hundreds of types and so more plans than anybody can list. But what a plan does to the other
//! side is only how often each piece comes with each card, 49 numbers. So the solver begins with one plan for each
//! side and adds the best answers to what was found, as long as there is one that gains: the matrix of the plans so
//! far is small, and the best answers prove how far its solution can be off.

mod alike;
mod plans;
mod sides;
mod small;

pub use alike::NearTheCap;
pub use sides::{Ends, Side, Stakes, Type, hands};
pub use small::{BOARDS, SmallBoard};

use crate::matrix::Matrix;
use crate::{Unsolved, Watch};
use luckhouse_games::reynards_luck::{Card, Kind, Sort};
use plans::{Meetings, Plan, Spread};

/// A confrontation before the cards are chosen.
///
/// ```
/// use luckhouse_games::reynards_luck::{Bag, Card, Kind, Sort};
/// use luckhouse_solvers::reynards_luck::{Duel, Side, Stakes};
/// let hand: Bag<Card> = [1, 7].into_iter().filter_map(Card::new).collect();
/// // A 4 against a 4, each with a 1 and a 7, each point of a card kept worth a tenth of a win.
/// let duel = Duel::new(Side::known(Kind::Four, hand), Side::known(Kind::Four, hand), &Stakes::plain(0.1));
/// let solved = duel.solve(1e-12, &())?;
/// assert!(solved.value().abs() < 1e-12 && solved.gap() <= 1e-12);
/// // To lose against the 7 is worse than to spend one.
/// assert_eq!(solved.one[0][6], 1.0);
/// # Ok::<(), luckhouse_solvers::Unsolved>(())
/// ```
#[derive(Clone, Debug)]
pub struct Duel {
    one: Side,
    other: Side,
    meetings: Meetings,
}

/// How both sides play their cards, and what that proves.
#[derive(Clone, Debug, PartialEq)]
pub struct Mixes {
    /// The chance of each card, for each type of the first side in its order.
    pub one: Vec<[f64; 7]>,
    /// The chance of each card, for each type of the other side in its order.
    pub other: Vec<[f64; 7]>,
    /// What the first side gets at least, on average, whatever the other does.
    pub low: f64,
    /// What the other side gives at most, on average.
    pub high: f64,
}

impl Mixes {
    /// What the confrontation is worth to the first side, off by half the [`gap`](Mixes::gap) at most.
    pub fn value(&self) -> f64 {
        f64::midpoint(self.low, self.high)
    }

    /// How much both together could still gain by better answers.
    pub fn gap(&self) -> f64 {
        self.high - self.low
    }
}

/// More best answers than this are not asked for; the gap then says what is missing.
const MOST_ANSWERS: u64 = 2_000;

impl Duel {
    /// One side against the other; the stakes are those of the first.
    pub fn new(one: Side, other: Side, stakes: &Stakes) -> Duel {
        let meetings = Meetings::new(stakes);
        Duel { one, other, meetings }
    }

    /// Mixes that nobody can improve on by more than the tolerance, both together.
    ///
    /// # Errors
    /// If whoever waits does not want to wait any longer.
    pub fn solve(&self, tolerance: f64, watch: &dyn Watch) -> Result<Mixes, Unsolved> {
        let mut table = PlanTable::new(self);
        for answers in 0..MOST_ANSWERS {
            if !watch.go_on(answers, MOST_ANSWERS) {
                return Err(Unsolved::Stopped);
            }
            let round = table.round(self);
            if round.high - round.low <= tolerance || !table.learn(self, &round) {
                return Ok(self.mixes(&table, &round));
            }
        }
        let round = table.round(self);
        Ok(self.mixes(&table, &round))
    }

    /// The same by listing every plan of both sides: the slow twin, for small hands.
    ///
    /// # Panics
    /// If there are more than 4096 plans.
    pub fn solve_by_listing(&self) -> Mixes {
        let table = PlanTable {
            rows: self.one.every_plan().into_iter().map(|plan| self.spread(&self.one, plan)).collect(),
            columns: self.other.every_plan().into_iter().map(|plan| self.spread(&self.other, plan)).collect(),
        };
        let round = table.round(self);
        self.mixes(&table, &round)
    }

    /// What each card is worth to the first side with this piece, when the other plays as it does here.
    pub fn worths(&self, mixes: &Mixes, kind: Kind) -> [f64; 7] {
        let mut column = [0.0; plans::PAIRS];
        for (one, cards) in self.other.types.iter().zip(&mixes.other) {
            let first = 7 * one.kind.place();
            column[first..first + 7].iter_mut().zip(cards).for_each(|(sum, card)| *sum += one.chance * card);
        }
        let worths = self.meetings.against_column(&column);
        std::array::from_fn(|card| worths[7 * kind.place() + card])
    }

    fn spread(&self, side: &Side, plan: Plan) -> (Plan, Spread) {
        let spread = side.spread(&plan);
        (plan, spread)
    }

    fn mixes(&self, table: &PlanTable, round: &Round) -> Mixes {
        Mixes {
            one: mixed(&table.rows, &round.row, self.one.types.len()),
            other: mixed(&table.columns, &round.column, self.other.types.len()),
            low: round.low,
            high: round.high,
        }
    }
}

/// The plans of both sides so far, each with how often it brings each piece with each card.
struct PlanTable {
    rows: Vec<(Plan, Spread)>,
    columns: Vec<(Plan, Spread)>,
}

/// The best that can be done with the plans so far, and the best answers to it.
struct Round {
    row: Vec<f64>,
    column: Vec<f64>,
    answer_row: Plan,
    answer_column: Plan,
    low: f64,
    high: f64,
}

impl PlanTable {
    /// The highest card of every hand.
    fn new(duel: &Duel) -> PlanTable {
        let highest = |side: &Side| {
            let last = |one: &Type| one.hand.sorts().last().map_or(0, Card::place) as u8;
            side.types.iter().map(last).collect::<Plan>()
        };
        PlanTable {
            rows: vec![duel.spread(&duel.one, highest(&duel.one))],
            columns: vec![duel.spread(&duel.other, highest(&duel.other))],
        }
    }

    fn round(&self, duel: &Duel) -> Round {
        let meets = |(_, row): &(Plan, Spread)| {
            let gains = duel.meetings.against_row(row);
            self.columns.iter().map(|(_, column)| dot(&gains, column)).collect()
        };
        let matrix = Matrix::new(self.rows.iter().map(meets).collect()).expect("the stakes are finite");
        let mixed = matrix.solve();
        let gains = duel.meetings.against_column(&blend(&self.columns, &mixed.column));
        let pays = duel.meetings.against_row(&blend(&self.rows, &mixed.row));
        let (answer_row, high) = duel.one.best_plan(&gains, 1.0);
        let (answer_column, low) = duel.other.best_plan(&pays, -1.0);
        Round { row: mixed.row, column: mixed.column, answer_row, answer_column, low: -low, high }
    }

    /// Add the best answers. `false` if both are there already.
    fn learn(&mut self, duel: &Duel, round: &Round) -> bool {
        let new_row = !self.rows.iter().any(|(plan, _)| *plan == round.answer_row);
        let new_column = !self.columns.iter().any(|(plan, _)| *plan == round.answer_column);
        if new_row {
            self.rows.push(duel.spread(&duel.one, round.answer_row.clone()));
        }
        if new_column {
            self.columns.push(duel.spread(&duel.other, round.answer_column.clone()));
        }
        new_row || new_column
    }
}

fn dot(one: &Spread, other: &Spread) -> f64 {
    one.iter().zip(other).map(|(left, right)| left * right).sum()
}

fn blend(plans: &[(Plan, Spread)], chances: &[f64]) -> Spread {
    let mut blend = [0.0; plans::PAIRS];
    for ((_, spread), chance) in plans.iter().zip(chances).filter(|(_, chance)| **chance > 0.0) {
        blend.iter_mut().zip(spread).for_each(|(sum, part)| *sum += chance * part);
    }
    blend
}

/// The chance of each card for each type, when plans are drawn so.
fn mixed(plans: &[(Plan, Spread)], chances: &[f64], types: usize) -> Vec<[f64; 7]> {
    let mut mixed = vec![[0.0; 7]; types];
    for ((plan, _), chance) in plans.iter().zip(chances).filter(|(_, chance)| **chance > 0.0) {
        mixed.iter_mut().zip(plan).for_each(|(cards, card)| cards[usize::from(*card)] += chance);
    }
    mixed
}
