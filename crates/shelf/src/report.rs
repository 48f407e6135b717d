//! A small table of figures with a title: what `odds` answers with.

use luckhouse_engine::BadWord;
use std::fmt;

/// Something a player may ask the odds of.
pub struct OddsTopic {
    /// The word to ask with: `raid`.
    pub name: &'static str,
    /// What may follow it: `[BRICKS]`. Empty if nothing may. All of it can be left out.
    pub takes: &'static str,
    /// What it answers, in one line.
    pub about: &'static str,
    /// The answer; without words, the whole table.
    pub run: fn(&[&str]) -> Result<Report, BadWord>,
}

/// A table of figures.
///
/// ```
/// use luckhouse_shelf::Report;
/// let mut report = Report::new("Two dice", &["total", "ways"]);
/// report.row(["7", "6"]);
/// report.row(["12", "1"]);
/// assert_eq!(report.to_string(), "Two dice\n\n  total  ways\n  7         6\n  12        1\n");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What it is about.
    pub title: String,
    /// What stands above each column.
    pub columns: Vec<String>,
    /// The rows, cell by cell.
    pub rows: Vec<Vec<String>>,
    /// Lines below the table.
    pub notes: Vec<String>,
}

impl Report {
    /// An empty table with these columns. The first is set flush left, the others flush right.
    pub fn new(title: impl Into<String>, columns: &[&str]) -> Report {
        let columns = columns.iter().map(ToString::to_string).collect();
        Report { title: title.into(), columns, rows: Vec::new(), notes: Vec::new() }
    }

    /// One more row.
    pub fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// One more line below the table.
    pub fn note(&mut self, text: impl Into<String>) {
        self.notes.push(text.into());
    }

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
            for (index, (cell, width)) in row.iter().zip(&widths).enumerate() {
                line += &match index {
                    0 => format!("  {cell:<width$}"),
                    _ => format!("  {cell:>width$}"),
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
