//! What dice can be worth: a number, several numbers side by side, or a whole number of parts.

/// A worth that can be averaged over the six faces of a die, and compared.
pub trait Amount: Copy {
    /// Before anything is known.
    const NOTHING: Self;

    /// The mean over six equally likely faces.
    fn mean(six: [Self; 6]) -> Self;

    /// The larger of two; of several side by side, each for itself.
    #[must_use]
    fn larger(self, other: Self) -> Self;

    /// The same worth in the units that are used before so many dice are rolled.
    #[must_use]
    fn before_rolling(self, _dice: usize) -> Self {
        self
    }
}

impl Amount for f64 {
    const NOTHING: f64 = 0.0;

    #[inline(always)]
    fn mean([a, b, c, d, e, f]: [f64; 6]) -> f64 {
        ((a + b) + (c + d) + (e + f)) * (1.0 / 6.0)
    }

    #[inline(always)]
    fn larger(self, other: f64) -> f64 {
        if other > self { other } else { self }
    }
}

/// Several worths at once, for the same dice in several positions.
impl<const N: usize> Amount for [f64; N] {
    const NOTHING: [f64; N] = [0.0; N];

    #[inline(always)]
    fn mean(six: [[f64; N]; 6]) -> [f64; N] {
        let [a, b, c, d, e, f] = six;
        let mut mean = [0.0; N];
        for lane in 0..N {
            mean[lane] = ((a[lane] + b[lane]) + (c[lane] + d[lane]) + (e[lane] + f[lane])) * (1.0 / 6.0);
        }
        mean
    }

    #[inline(always)]
    fn larger(self, other: [f64; N]) -> [f64; N] {
        let mut larger = self;
        for lane in 0..N {
            larger[lane] = larger[lane].larger(other[lane]);
        }
        larger
    }
}

/// Exactly: each die that is to be rolled makes the parts six times smaller, so that the sum over its faces can be
/// divided by six without a rest.
impl Amount for i64 {
    const NOTHING: i64 = 0;

    fn mean(six: [i64; 6]) -> i64 {
        six.iter().sum::<i64>() / 6
    }

    fn larger(self, other: i64) -> i64 {
        self.max(other)
    }

    fn before_rolling(self, dice: usize) -> i64 {
        self * 6i64.pow(dice as u32)
    }
}
