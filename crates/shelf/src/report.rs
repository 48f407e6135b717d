//! A small table of figures with a title: what `odds` answers with.

use crate::{OddsReport, Saying};
use luckhouse_engine::BadWord;
use luckhouse_words::Words;
use std::fmt;

/// Something a player may ask the odds of.
pub struct OddsTopic {
    /// The word to ask with: `raid`.
    pub name: &'static str,
    /// What may follow it: `[BRICKS]`. Empty if nothing may. All of it can be left out.
    pub takes: &'static str,
    /// The message that says what it answers, in one line.
    pub about: &'static str,
    /// The answer; without words, the whole table.
    pub run: fn(&[&str]) -> Result<OddsReport, BadWord>,
}

/// A table of figures: in words already, or as the [sayings](Saying) that words are made of where it is shown.
///
/// ```
/// use luckhouse_shelf::Report;
/// let mut report = Report::new("Two dice", &["total", "ways"]);
/// report.row(["7", "6"]);
/// report.row(["12", "1"]);
/// assert_eq!(report.to_string(), "Two dice\n\n  total  ways\n  7         6\n  12        1\n");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<Cell = String> {
    /// What it is about.
    pub title: Cell,
    /// What stands above each column.
    pub columns: Vec<Cell>,
    /// The rows, cell by cell.
    pub rows: Vec<Vec<Cell>>,
    /// Lines below the table.
    pub notes: Vec<Cell>,
    /// Is each column set flush right? Where nothing is said of it, columns of figures are.
    right: Vec<bool>,
}

impl Report {
    /// An empty table with these columns. The first is set flush left, the others flush right.
    pub fn new(title: impl Into<String>, columns: &[impl AsRef<str>]) -> Report {
        Report::empty(title, columns.iter().map(AsRef::as_ref))
    }
}

impl OddsReport {
    /// An empty table of odds. Columns of figures are set flush right, those of words flush left.
    pub fn of(title: impl Into<Saying>, columns: impl IntoIterator<Item = impl Into<Saying>>) -> OddsReport {
        Report { right: Vec::new(), ..Report::empty(title, columns) }
    }

    /// An empty table of what a solver answers. The first column is set flush left, the others flush right.
    pub(crate) fn solved(
        title: impl Into<Saying>,
        columns: impl IntoIterator<Item = impl Into<Saying>>,
    ) -> OddsReport {
        Report::empty(title, columns)
    }

    /// What a terminal shows of it in English.
    #[cfg(test)]
    pub(crate) fn english(&self, game: &str) -> String {
        self.said(&Words::in_language(luckhouse_words::Language::ENGLISH), game).to_string()
    }

    /// The same in words.
    pub fn said(&self, words: &Words, game: &str) -> Report {
        let all = |sayings: &[Saying]| sayings.iter().map(|one| one.said(words, game)).collect();
        let says = |column: usize| {
            let mut cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.any(Saying::is_words)
        };
        Report {
            title: self.title.said(words, game),
            columns: all(&self.columns),
            rows: self.rows.iter().map(|row| all(row)).collect(),
            notes: all(&self.notes),
            right: match self.right.is_empty() {
                true => (0..self.columns.len()).map(|column| !says(column)).collect(),
                false => self.right.clone(),
            },
        }
    }
}

impl<Cell> Report<Cell> {
    fn empty(title: impl Into<Cell>, columns: impl IntoIterator<Item = impl Into<Cell>>) -> Report<Cell> {
        let columns: Vec<Cell> = columns.into_iter().map(Into::into).collect();
        let right = (0..columns.len()).map(|column| column > 0).collect();
        Report { title: title.into(), columns, rows: Vec::new(), notes: Vec::new(), right }
    }

    /// One more row.
    pub fn row<S: Into<Cell>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// One more line below the table.
    pub fn note(&mut self, text: impl Into<Cell>) {
        self.notes.push(text.into());
    }
}

impl Report {
    fn widths(&self) -> Vec<usize> {
        let all = std::iter::once(&self.columns).chain(&self.rows);
        let mut widths = vec![0; self.columns.len()];
        for row in all {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = (*width).max(cell.chars().count());
            }
        }
        widths
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.widths();
        writeln!(f, "{}\n", self.title)?;
        for row in std::iter::once(&self.columns).chain(&self.rows) {
            let mut line = String::new();
            for ((cell, right), width) in row.iter().zip(&self.right).zip(&widths) {
                line += &match right {
                    false => format!("  {cell:<width$}"),
                    true => format!("  {cell:>width$}"),
                };
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        for note in &self.notes {
            writeln!(f, "\n{note}")?;
        }
        Ok(())
    }
}
