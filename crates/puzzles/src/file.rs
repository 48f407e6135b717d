//! Puzzles as text, a block for each:
//!
//! ```text
//! puzzle 6d1c0b4f0a2e9d57 p1
//! answer roll XW
//! worth 0.5312 margin 0.0831 error 0.0000 grade 3
//! why {"name":"doubloons","whose":"own","with":8.2,"instead":5.9}
//! costs 83 0 141
//! booty-dice seats 2 edition 1
//! * p1 starts
//! end
//! ```
//!
//! Blank lines and lines with `#` between puzzles are remarks.

use crate::{BadPuzzle, Puzzle, PuzzleId};
use luckhouse_engine::Seat;
use std::fmt::Write;
use std::str::FromStr;

/// A file of puzzles that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct BadFile {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there, and what was expected.
    pub fault: String,
}

/// The puzzles of a file, each held against the rules.
///
/// # Errors
/// The first line that is wrong; of a puzzle that does not fit to its log, its first line.
pub fn read(text: &str) -> Result<Vec<Puzzle>, BadFile> {
    let puzzles = blocks(text)?;
    let fits = |(line, puzzle): (usize, Puzzle)| match puzzle.table() {
        Ok(_) => Ok(puzzle),
        Err(BadPuzzle { fault, .. }) => Err(BadFile { line, fault: fault.to_string() }),
    };
    puzzles.into_iter().map(fits).collect()
}

/// The puzzles of a file that was checked before, each with its line.
pub(crate) fn blocks(text: &str) -> Result<Vec<(usize, Puzzle)>, BadFile> {
    let mut reader = Reader { lines: text.lines().enumerate(), line: 0 };
    let mut puzzles = Vec::new();
    while let Some(first) = reader.next_block() {
        let line = reader.line;
        puzzles.push((line, reader.puzzle(first)?));
    }
    Ok(puzzles)
}

/// Puzzles as [`read`] reads them.
pub fn write(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(block).collect::<Vec<_>>().join("\n")
}

fn block(puzzle: &Puzzle) -> String {
    let Puzzle { id, seat, answer, chance, margin, error, grade, why, costs, log } = puzzle;
    let mut text = format!("puzzle {id} {seat}\nanswer {answer}\n");
    // Writing to a text cannot fail.
    let _ = writeln!(text, "worth {chance:.4} margin {margin:.4} error {error:.4} grade {grade}");
    for why in why {
        let _ = writeln!(text, "why {why}");
    }
    let costs: Vec<String> = costs.iter().map(ToString::to_string).collect();
    let _ = writeln!(text, "costs {}\n{}\nend", costs.join(" "), log.trim_end());
    text
}

struct Reader<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    /// The line that was read last.
    line: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (index, line) = self.lines.next()?;
        self.line = index + 1;
        Some(line)
    }

    fn next_block(&mut self) -> Option<&'a str> {
        loop {
            let line = self.next()?;
            if !line.is_empty() && !line.starts_with('#') {
                return Some(line);
            }
        }
    }

    fn wrong(&self, expected: &str) -> BadFile {
        BadFile { line: self.line, fault: format!("expected {expected}") }
    }

    /// What stands after a word.
    fn after(&mut self, word: &str, expected: &str) -> Result<&'a str, BadFile> {
        let line = self.next().ok_or_else(|| self.wrong(&format!("{expected}, but the file ends here")))?;
        line.strip_prefix(word).ok_or_else(|| self.wrong(expected))
    }

    fn number<T: FromStr>(&self, word: Option<&str>, expected: &str) -> Result<T, BadFile> {
        word.and_then(|word| word.parse().ok()).ok_or_else(|| self.wrong(expected))
    }

    fn puzzle(&mut self, first: &str) -> Result<Puzzle, BadFile> {
        let (id, seat) = self.name(first)?;
        let answer = self.after("answer ", "`answer WORD`")?.to_string();
        let [chance, margin, error, grade] = self.figures()?;
        let (why, costs) = self.reasons_and_costs()?;
        let log = self.log()?;
        Ok(Puzzle { id, seat, answer, chance, margin, error, grade: grade as u8, why, costs, log })
    }

    fn name(&self, first: &str) -> Result<(PuzzleId, Seat), BadFile> {
        let words: Vec<&str> = first.split(' ').collect();
        match words.as_slice() {
            ["puzzle", id, seat] => {
                Ok((PuzzleId::named(id), self.number(Some(seat), "a seat, `p1` to `p12`")?))
            }
            _ => Err(self.wrong("`puzzle NAME SEAT`")),
        }
    }

    fn figures(&mut self) -> Result<[f64; 4], BadFile> {
        let expected = "`worth CHANCE margin CHANCE error CHANCE grade 1 to 5`";
        let words: Vec<&str> = self.after("worth ", expected)?.split(' ').collect();
        let [chance, "margin", margin, "error", error, "grade", grade] = words.as_slice() else {
            return Err(self.wrong(expected));
        };
        let mut figures = [0.0; 4];
        for (figure, word) in figures.iter_mut().zip([chance, margin, error, grade]) {
            *figure = self.number(Some(word), expected)?;
        }
        let fits = figures[..3].iter().all(|chance| (0.0..=1.0).contains(chance));
        let grades = [1.0, 2.0, 3.0, 4.0, 5.0];
        if fits && grades.contains(&figures[3]) { Ok(figures) } else { Err(self.wrong(expected)) }
    }

    fn reasons_and_costs(&mut self) -> Result<(Vec<serde_json::Value>, Vec<u16>), BadFile> {
        let expected = "`why FACT` or `costs NUMBERS`";
        let mut reasons = Vec::new();
        loop {
            let line = self.after("", expected)?;
            if let Some(fact) = line.strip_prefix("why ") {
                reasons.push(serde_json::from_str(fact).map_err(|_| self.wrong("`why` and a fact"))?);
                continue;
            }
            let costs = line.strip_prefix("costs ").ok_or_else(|| self.wrong(expected))?;
            let cost = |word| self.number(Some(word), "a cost in thousandths");
            return Ok((reasons, costs.split(' ').map(cost).collect::<Result<_, _>>()?));
        }
    }

    fn log(&mut self) -> Result<String, BadFile> {
        let mut log = String::new();
        loop {
            match self.after("", "the line `end` after the log")? {
                "end" => return Ok(log),
                line => log = log + line + "\n",
            }
        }
    }
}
