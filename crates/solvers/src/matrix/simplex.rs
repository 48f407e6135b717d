//! A small simplex method for matrix games with positive payoffs.
//!
//! With payoffs `A` the column player looks for `y ≥ 0` with `A y ≤ 1` and the largest sum. That sum is one over the
//! value of the game, and `y` times the value is the best strategy; the prices of the rows are the row player's.

/// A pivot below this may be the rounding of a 0, and dividing by it would ruin all: payoffs are from 1 to 2.
const LEAST_PIVOT: f64 = 1e-11;

/// A column that adds less than this adds nothing. It is finer than the other, for a wrong step here costs only time,
/// and a step that is not made costs as much of the span of the payoffs.
const LEAST_GAIN: f64 = 1e-13;

/// Best strategies of the row player and the column player.
pub(super) fn strategies(payoffs: &[Vec<f64>]) -> (Vec<f64>, Vec<f64>) {
    let mut tableau = Tableau::new(payoffs);
    let patience = 50 * (tableau.rows + tableau.columns);
    let rules =
        [Rule::Steepest, Rule::Bland].into_iter().flat_map(|rule| std::iter::repeat_n(rule, patience));
    for rule in rules {
        if !tableau.step(rule) {
            break;
        }
    }
    // If rounding deceived even Bland, the strategies are what they are, and their gap says so.
    (chances(tableau.row_weights()), chances(tableau.column_weights()))
}

/// How to pick the next corner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// By the column that adds most: few steps, but they could go round in circles between equally good corners.
    Steepest,
    /// By the first column, and of equal rows the first: more steps, which never go round in circles.
    Bland,
}

/// Weights as chances: nothing below 0, and 1 in all.
fn chances(weights: Vec<f64>) -> Vec<f64> {
    let weights: Vec<f64> = weights.into_iter().map(|weight| weight.max(0.0)).collect();
    let all: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / all).collect()
}

/// The rows of the game, each with its payoffs, its own slack, and what is left of its 1; and below them what each
/// column would still add to the sum, with the opposite sign.
struct Tableau {
    rows: usize,
    columns: usize,
    cells: Vec<Vec<f64>>,
    /// The column that each row stands for: first those of the game, then the slacks.
    basis: Vec<usize>,
}

impl Tableau {
    fn new(payoffs: &[Vec<f64>]) -> Tableau {
        let (rows, columns) = (payoffs.len(), payoffs[0].len());
        let slack = |row| (0..rows).map(move |other| f64::from(u8::from(other == row)));
        let line = |(row, payoffs): (usize, &Vec<f64>)| {
            payoffs.iter().copied().chain(slack(row)).chain([1.0]).collect()
        };
        let mut cells: Vec<Vec<f64>> = payoffs.iter().enumerate().map(line).collect();
        cells.push([vec![-1.0; columns], vec![0.0; rows + 1]].concat());
        Tableau { rows, columns, cells, basis: (columns..columns + rows).collect() }
    }

    /// One step to a better corner; false if there is none.
    fn step(&mut self, rule: Rule) -> bool {
        let Some(column) = self.entering(rule) else { return false };
        let Some(row) = self.leaving(column, rule) else { return false };
        self.pivot(row, column);
        true
    }

    fn prices(&self) -> &[f64] {
        &self.cells[self.rows][..self.columns + self.rows]
    }

    fn entering(&self, rule: Rule) -> Option<usize> {
        let mut adding = self.prices().iter().enumerate().filter(|(_, price)| **price < -LEAST_GAIN);
        let found = match rule {
            Rule::Steepest => adding.min_by(|left, right| left.1.total_cmp(right.1)),
            Rule::Bland => adding.next(),
        };
        found.map(|(column, _)| column)
    }

    /// The row that is used up first. Of several, unless Bland decides, the one with the largest pivot: it rounds least.
    fn leaving(&self, column: usize, rule: Rule) -> Option<usize> {
        let pivot = |row: usize| self.cells[row][column];
        let able = (0..self.rows).filter(|row| pivot(*row) > LEAST_PIVOT);
        let ratio = |row: usize| self.left(row).max(0.0) / pivot(row);
        let least = able.clone().map(ratio).fold(f64::INFINITY, f64::min);
        let tied = able.filter(|row| ratio(*row) <= least + LEAST_PIVOT);
        match rule {
            Rule::Steepest => tied.max_by(|left, right| pivot(*left).total_cmp(&pivot(*right))),
            Rule::Bland => tied.min_by_key(|row| self.basis[*row]),
        }
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let pivot = self.cells[row][column];
        self.cells[row].iter_mut().for_each(|cell| *cell /= pivot);
        let line = self.cells[row].clone();
        for (other, cells) in self.cells.iter_mut().enumerate() {
            let times = cells[column];
            if other != row && times != 0.0 {
                cells.iter_mut().zip(&line).for_each(|(cell, part)| *cell -= times * part);
                // Exactly, for what is left of it would be rounding.
                cells[column] = 0.0;
            }
        }
        self.basis[row] = column;
    }

    fn left(&self, row: usize) -> f64 {
        self.cells[row][self.columns + self.rows]
    }

    fn column_weights(&self) -> Vec<f64> {
        let mut weights = vec![0.0; self.columns];
        for (row, column) in self.basis.iter().enumerate().filter(|(_, column)| **column < self.columns) {
            weights[*column] = self.left(row);
        }
        weights
    }

    fn row_weights(&self) -> Vec<f64> {
        self.prices()[self.columns..].to_vec()
    }
}
