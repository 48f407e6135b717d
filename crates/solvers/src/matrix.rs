//! Matrix games: both choose at once, and what one wins the other loses.

mod simplex;

/// What the row player gets from the column player, for each pair of choices.
///
/// ```
/// use luckhouse_solvers::matrix::Matrix;
/// // Both show one or two fingers; the row player wins the fingers if they are even, and pays them if odd.
/// let fingers = Matrix::new(vec![vec![2.0, -3.0], vec![-3.0, 4.0]])?;
/// let solved = fingers.solve();
/// assert!((solved.value() + 1.0 / 12.0).abs() < 1e-12);
/// assert!((solved.row[0] - 7.0 / 12.0).abs() < 1e-12);
/// assert!(solved.gap() < 1e-12);
/// # Ok::<(), luckhouse_solvers::matrix::BadMatrix>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    rows: Vec<Vec<f64>>,
}

/// Why a list of rows is no matrix game.
///
/// ```
/// use luckhouse_solvers::matrix::Matrix;
/// let wrong = Matrix::new(vec![vec![1.0, 2.0], vec![3.0]]).unwrap_err();
/// assert_eq!(wrong.to_string(), "row 1 has 1 numbers: expected 2, as in the first row");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMatrix {
    /// There is nothing to choose.
    #[error("there is nothing to choose: expected at least one row and one column")]
    Empty,
    /// A row is shorter or longer than the first.
    #[error("row {row} has {found} numbers: expected {expected}, as in the first row")]
    Ragged {
        /// Which row, counted from 0.
        row: usize,
        /// How many numbers it has.
        found: usize,
        /// How many the first has.
        expected: usize,
    },
    /// A payoff is infinite or not a number, or payoffs are too far apart for their difference to be one.
    #[error("the payoffs must be finite numbers, and so must their differences")]
    NotFinite,
}

/// How both sides play, and what that proves.
///
/// Whatever the column player does, the row player gets at least `low` with `row`; whatever the row player does,
/// the column player pays at most `high` with `column`. The value of the game lies between. Both numbers are worked
/// out from the strategies as they stand here, not taken from the way in which they were found, and are off by no
/// more than the rounding of one sum over the rows or columns.
///
/// ```
/// use luckhouse_solvers::matrix::Matrix;
/// let saddle = Matrix::new(vec![vec![3.0, 2.0], vec![1.0, 0.0]])?.solve();
/// assert_eq!((saddle.row.as_slice(), saddle.column.as_slice()), ([1.0, 0.0].as_slice(), [0.0, 1.0].as_slice()));
/// assert_eq!((saddle.low, saddle.high), (2.0, 2.0));
/// # Ok::<(), luckhouse_solvers::matrix::BadMatrix>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Mixed {
    /// The chance of each row.
    pub row: Vec<f64>,
    /// The chance of each column.
    pub column: Vec<f64>,
    /// What the row player gets at least, on average.
    pub low: f64,
    /// What the column player pays at most, on average.
    pub high: f64,
}

impl Mixed {
    /// The value of the game, off by half the [`gap`](Mixed::gap) at most.
    pub fn value(&self) -> f64 {
        f64::midpoint(self.low, self.high)
    }

    /// How much the two sides together could still gain by better answers. It is 0 for perfect strategies.
    pub fn gap(&self) -> f64 {
        self.high - self.low
    }
}

impl Matrix {
    /// The game with these payoffs for the row player, row by row.
    ///
    /// # Errors
    /// If there is nothing to choose, the rows differ in length, or a payoff is not finite.
    pub fn new(rows: Vec<Vec<f64>>) -> Result<Matrix, BadMatrix> {
        let expected = rows.first().map_or(0, Vec::len);
        if expected == 0 {
            return Err(BadMatrix::Empty);
        }
        if let Some(row) = rows.iter().position(|row| row.len() != expected) {
            return Err(BadMatrix::Ragged { row, found: rows[row].len(), expected });
        }
        let matrix = Matrix { rows };
        let (least, most) = matrix.range();
        let finite = matrix.rows.iter().flatten().all(|payoff| payoff.is_finite());
        if finite && (most - least).is_finite() { Ok(matrix) } else { Err(BadMatrix::NotFinite) }
    }

    /// The payoffs, row by row.
    pub fn rows(&self) -> &[Vec<f64>] {
        &self.rows
    }

    /// Best strategies of both sides, by linear programming.
    ///
    /// The gap is as small as doubles allow, which is a part of the span from the least payoff to the largest: about
    /// 10⁻¹⁵ of it for a few rows, 10⁻¹³ for some hundred.
    pub fn solve(&self) -> Mixed {
        let (row, column) = simplex::strategies(&self.scaled());
        self.judge(row, column)
    }

    /// What these strategies prove: the best answer to each.
    ///
    /// ```
    /// use luckhouse_solvers::matrix::Matrix;
    /// let pennies = Matrix::new(vec![vec![1.0, -1.0], vec![-1.0, 1.0]])?;
    /// let careless = pennies.judge(vec![0.75, 0.25], vec![0.5, 0.5]);
    /// assert_eq!((careless.low, careless.high, careless.gap()), (-0.5, 0.0, 0.5));
    /// # Ok::<(), luckhouse_solvers::matrix::BadMatrix>(())
    /// ```
    ///
    /// # Panics
    /// If there is not one chance for each row and one for each column.
    pub fn judge(&self, row: Vec<f64>, column: Vec<f64>) -> Mixed {
        assert_eq!((row.len(), column.len()), (self.rows.len(), self.rows[0].len()), "a chance for each");
        let against =
            |j: usize| row.iter().zip(&self.rows).map(|(chance, payoffs)| chance * payoffs[j]).sum();
        let with =
            |payoffs: &Vec<f64>| column.iter().zip(payoffs).map(|(chance, payoff)| chance * payoff).sum();
        let low = (0..column.len()).map(against).fold(f64::INFINITY, f64::min);
        let high = self.rows.iter().map(with).fold(f64::NEG_INFINITY, f64::max);
        Mixed { row, column, low, high }
    }

    /// The same game with payoffs from 1 to 2. The strategies are the same, the value is positive, as the linear
    /// program needs it, and no number is large or small in it.
    fn scaled(&self) -> Vec<Vec<f64>> {
        let (least, most) = self.range();
        let span = if most > least { most - least } else { 1.0 };
        let scale = |row: &Vec<f64>| row.iter().map(|payoff| 1.0 + (payoff - least) / span).collect();
        self.rows.iter().map(scale).collect()
    }

    fn range(&self) -> (f64, f64) {
        let all = || self.rows.iter().flatten().copied();
        (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max))
    }
}
