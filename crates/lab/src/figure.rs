//! Numbers with their intervals. The lab shows no other.

use crate::sequential::Z;
use luckhouse_words::{Words, say};
use serde::{Deserialize, Serialize};

/// A number, and where it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// The best guess.
    pub value: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Figure {
    /// A number that is known exactly.
    pub const fn exact(value: f64) -> Figure {
        Figure { value, low: value, high: value }
    }

    /// How often something happened, by Wilson's method, which is right also near 0 and 1.
    ///
    /// ```
    /// use luckhouse_lab::Figure;
    /// let share = Figure::share(50, 100);
    /// assert!((share.low - 0.4038).abs() < 1e-4 && (share.high - 0.5962).abs() < 1e-4);
    /// ```
    pub fn share(count: u64, of: u64) -> Figure {
        if of == 0 {
            return Figure { value: f64::NAN, low: 0.0, high: 1.0 };
        }
        let (low, high) = wilson(count, of);
        Figure { value: count as f64 / of as f64, low, high }
    }

    /// How many games it takes until a share is known so well, half of its interval to each side.
    pub fn games_for(half: f64) -> u64 {
        (Z * Z / (4.0 * half * half)).ceil() as u64
    }

    /// A mean and half of its interval.
    pub fn around(value: f64, half: f64) -> Figure {
        Figure { value, low: value - half, high: value + half }
    }

    /// The mean of a few numbers, by Student's distribution: a small sample has a wide interval.
    ///
    /// ```
    /// use luckhouse_lab::Figure;
    /// let mean = Figure::mean_of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
    /// // The deviation is 2.138, and for eight numbers Student says 2.365.
    /// assert!((mean.value - 5.0).abs() < 1e-12 && (mean.half() - 2.365 * 2.138 / 8f64.sqrt()).abs() < 2e-3);
    /// assert!(Figure::mean_of(&[1.0]).high.is_infinite());
    /// ```
    pub fn mean_of(values: &[f64]) -> Figure {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        if values.len() < 2 {
            return Figure { value: mean, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        Figure::around(mean, student(values.len() - 1) * (squares / (count - 1.0) / count).sqrt())
    }

    /// The mean of parts of 1: no interval of them reaches beyond 0 and 1, and where all are 0 or 1 they are counted, as
    /// six times nothing is not nothing for certain.
    ///
    /// ```
    /// use luckhouse_lab::Figure;
    /// let never = Figure::mean_of_parts(&[0.0; 6]);
    /// assert!(never.value == 0.0 && never.high > 0.3);
    /// ```
    pub fn mean_of_parts(parts: &[f64]) -> Figure {
        let counted = parts.iter().all(|part| *part == 0.0 || *part == 1.0);
        if counted && !parts.is_empty() {
            return Figure::share(parts.iter().sum::<f64>() as u64, parts.len() as u64);
        }
        let mean = Figure::mean_of(parts);
        Figure { low: mean.low.max(0.0), high: mean.high.min(1.0), ..mean }
    }

    /// Half of the interval.
    pub fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The difference of two figures that were measured apart.
    #[must_use]
    pub fn minus(&self, other: &Figure) -> Figure {
        Figure::around(self.value - other.value, self.half().hypot(other.half()))
    }

    /// Does the interval hold this number?
    pub fn holds(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// As a percentage: `52.10 % (51.80 to 52.40 %)`.
    pub fn percent(&self, words: &Words) -> String {
        let [value, interval] = self.percent_cells(words);
        format!("{value} ({interval})")
    }

    /// As a percentage and its interval, each for a column of its own: `52.10 %` and `51.80 to 52.40 %`. What nobody knows
    /// is said to be unknown.
    ///
    /// ```
    /// use luckhouse_lab::Figure;
    /// use luckhouse_words::{Language, Words};
    /// let german = Words::in_language(Language::find("de").unwrap());
    /// assert_eq!(Figure::around(0.5, 0.01).percent_cells(&german), ["50,00 %", "49,00 bis 51,00 %"]);
    /// assert_eq!(Figure::share(0, 0).percent_cells(&german), ["–", "kein solches Spiel"]);
    /// ```
    pub fn percent_cells(&self, words: &Words) -> [String; 2] {
        self.cells(words, 100.0, 2, " %")
    }

    /// As a number: `12.34 (12.10 to 12.58)`.
    pub fn number(&self, words: &Words) -> String {
        let [value, interval] = self.number_cells(words);
        format!("{value} ({interval})")
    }

    /// As a number and its interval, each for a column of its own.
    pub fn number_cells(&self, words: &Words) -> [String; 2] {
        // Small numbers are not zero.
        self.cells(words, 1.0, if self.value.abs() < 1.0 { 3 } else { 2 }, "")
    }

    fn cells(&self, words: &Words, scale: f64, digits: usize, unit: &str) -> [String; 2] {
        let [value, low, high] = [self.value, self.low, self.high].map(|part| scale * part);
        if value.is_nan() {
            return ["–".into(), say!(words, "terminal-lab-report-no-such-game")];
        }
        let interval = match low.is_finite() && high.is_finite() {
            true => format!("{}{unit}", between(words, [low, high], digits)),
            false => say!(words, "terminal-lab-report-one-game"),
        };
        [format!("{}{unit}", decimal(words, value, digits)), interval]
    }
}

/// `12.34`, as this language writes it; a dash for what nobody knows.
///
/// ```
/// use luckhouse_lab::decimal;
/// use luckhouse_words::{Language, Words};
/// let english = Words::in_language(Language::ENGLISH);
/// assert_eq!([decimal(&english, 1.25, 1), decimal(&english, f64::NAN, 1)], ["1.2", "–"]);
/// ```
pub fn decimal(words: &Words, value: f64, digits: usize) -> String {
    known(value).map_or("–".into(), |value| words.figure(&format!("{value:.digits$}")))
}

/// `+1.2`, as this language writes it; a dash for what nobody knows.
pub fn signed(words: &Words, value: f64, digits: usize) -> String {
    known(value).map_or("–".into(), |value| words.figure(&format!("{value:+.digits$}")))
}

fn known(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

/// `12.34 %`, of a number that is per cent already.
pub fn percent(words: &Words, value: f64, digits: usize) -> String {
    format!("{} %", decimal(words, value, digits))
}

/// `12.10 to 12.58`
pub fn between(words: &Words, [low, high]: [f64; 2], digits: usize) -> String {
    say!(
        words,
        "terminal-lab-between",
        low = decimal(words, low, digits),
        high = decimal(words, high, digits)
    )
}

/// What stands for [`Z`] when the deviation is known from so many numbers less one.
fn student(freedom: usize) -> f64 {
    const FEW: [f64; 4] = [12.706_204_736, 4.302_652_730, 3.182_446_305, 2.776_445_105];
    if let Some(known) = freedom.checked_sub(1).and_then(|place| FEW.get(place)) {
        return *known;
    }
    // The first terms of its series, right to a thousandth from five on.
    let n = freedom as f64;
    let [z3, z5, z7] = [3, 5, 7].map(|power| Z.powi(power));
    Z + (z3 + Z) / (4.0 * n)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * n * n)
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * n * n * n)
}

/// How many, their sum and the sum of their squares, in whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    /// How many.
    pub count: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: i64,
}

impl Moments {
    /// One more.
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Those of another.
    pub fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The standard deviation of one of them.
    pub fn deviation(&self) -> f64 {
        let (count, sum) = (self.count as f64, self.sum as f64);
        ((self.squares as f64 - sum * sum / count) / (count - 1.0)).max(0.0).sqrt()
    }

    /// What share of so many parts each is on average. If all are nothing or all of it, they are counted: a few that have
    /// nothing do not prove that nobody has.
    pub fn share(&self, whole: u64) -> Figure {
        let counted = self.squares == self.sum * whole as i64;
        if counted { Figure::share(self.sum as u64 / whole, self.count) } else { self.mean(whole as f64) }
    }

    /// Their mean, with its interval; in units of so many: 1 for the numbers as they are.
    pub fn mean(&self, unit: f64) -> Figure {
        match self.count {
            0 => Figure { value: f64::NAN, low: f64::NEG_INFINITY, high: f64::INFINITY },
            1 => Figure {
                low: f64::NEG_INFINITY,
                high: f64::INFINITY,
                ..Figure::exact(self.sum as f64 / unit)
            },
            count => {
                let half = Z * self.deviation() / (count as f64).sqrt();
                Figure::around(self.sum as f64 / count as f64 / unit, half / unit)
            }
        }
    }
}

/// The 95 % interval of a share, by Wilson's method.
///
/// ```
/// let (low, high) = luckhouse_lab::wilson(50, 100);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// assert_eq!(luckhouse_lab::wilson(0, 0), (0.0, 1.0));
/// ```
pub fn wilson(count: u64, of: u64) -> (f64, f64) {
    // Of nothing, everything may be so.
    if of == 0 {
        return (0.0, 1.0);
    }
    let n = of as f64;
    let share = count as f64 / n;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // Rounding shall not leave the share itself outside.
    (((middle - spread) / scale).clamp(0.0, share), ((middle + spread) / scale).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_the_interval_of_the_textbook() {
        let mut moments = Moments::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| moments.add(value));
        let mean = moments.mean(1.0);
        assert_eq!(mean.value, 5.0);
        assert!((moments.deviation() - 2.138_09).abs() < 1e-5);
        assert!((mean.half() - 1.959_964 * 2.138_09 / 8f64.sqrt()).abs() < 1e-4);
        assert!((moments.mean(10.0).half() - mean.half() / 10.0).abs() < 1e-12);
    }

    #[test]
    fn student_is_that_of_the_tables() {
        let table = [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)];
        for (freedom, known) in table {
            assert!((student(freedom) - known).abs() < 4e-3, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn little_data_says_that_it_is_little() {
        assert!(Moments::default().mean(1.0).value.is_nan());
        assert!(Moments { count: 1, sum: 3, squares: 9 }.mean(1.0).high.is_infinite());
        assert_eq!(Figure::share(0, 0).low, 0.0);
    }
}
