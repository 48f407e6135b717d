//! The answer to a question, as words or as data: one way of printing for all commands. `docs/lab-data.md` names every field.

use crate::failure::Failure;
use crate::files::print_json;
use luckhouse_lab::DataLine;
use serde::Serialize;
use serde_json::Value;
use std::io::Write;

/// How an answer is printed.
#[derive(clap::Args, Clone, Copy, Default)]
pub(crate) struct Form {
    /// Print the answer for machines, as JSON
    #[arg(long)]
    json: bool,
    /// Print the answer for spreadsheets, as CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

/// An answer of figures.
#[derive(Serialize)]
pub(crate) struct Answer {
    /// What was asked, as it is typed after `luckhouse`.
    pub(crate) question: &'static str,
    /// The version of the program.
    pub(crate) version: &'static str,
    /// The seed, where there are dice.
    pub(crate) seed: Option<u64>,
    /// Did somebody interrupt it? Then it is true of what there was.
    pub(crate) interrupted: bool,
    /// A line for each figure.
    pub(crate) lines: Vec<DataLine>,
}

impl Answer {
    /// A whole answer.
    pub(crate) fn new(question: &'static str, seed: u64, lines: Vec<DataLine>) -> Answer {
        let version = env!("CARGO_PKG_VERSION");
        Answer { question, version, seed: Some(seed), interrupted: false, lines }
    }

    /// The same, as far as it goes.
    pub(crate) fn interrupted(self, interrupted: bool) -> Answer {
        Answer { interrupted, ..self }
    }
}

impl Form {
    /// Is it read by machines? Then nothing else is to be printed.
    pub(crate) fn is_data(self) -> bool {
        self.json || self.csv
    }

    /// Print figures as data, or else the words.
    pub(crate) fn print(
        self,
        answer: impl FnOnce() -> Answer,
        words: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        self.print_rows(answer, |answer| as_rows(&DataLine::COLUMNS, &answer.lines), words)
    }

    /// The same for an answer that is no list of figures.
    pub(crate) fn print_rows<A: Serialize>(
        self,
        answer: impl FnOnce() -> A,
        rows: impl FnOnce(&A) -> Vec<Vec<String>>,
        words: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        match self {
            Form { json: true, .. } => print_json(&answer()),
            Form { csv: true, .. } => {
                let text: String = rows(&answer()).iter().map(|row| csv_line(row)).collect();
                Ok(write!(std::io::stdout().lock(), "{text}")?)
            }
            Form { .. } => Ok(write!(std::io::stdout().lock(), "{}", words())?),
        }
    }
}

/// The columns, and a row for each thing: its fields, in their order.
pub(crate) fn as_rows(columns: &[&str], things: &[impl Serialize]) -> Vec<Vec<String>> {
    let head = columns.iter().map(ToString::to_string).collect();
    let row = |thing: &_| {
        let fields = serde_json::to_value(thing).unwrap_or_default();
        columns.iter().map(|column| cell(&fields[*column])).collect()
    };
    [head].into_iter().chain(things.iter().map(row)).collect()
}

/// Nothing for what is not there.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(all) => all.iter().map(cell).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// A line as RFC 4180 has it: what could be taken for a sign stands in quotes, and a quote twice.
fn csv_line(cells: &[String]) -> String {
    let quoted = |cell: &String| match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.clone(),
    };
    format!("{}\r\n", cells.iter().map(quoted).collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_lab::Figure;

    #[test]
    fn a_line_is_one_line_whatever_is_in_it() {
        let cells = ["a", "b,c", "say \"so\"", "two\nlines", ""].map(String::from);
        assert_eq!(csv_line(&cells), "a,\"b,c\",\"say \"\"so\"\"\",\"two\nlines\",\r\n");
    }

    #[test]
    fn every_column_is_a_field_and_what_nobody_knows_is_empty() {
        let line = DataLine::new("p1", "wins", &Figure::share(0, 0)).of_games(0);
        let fields = serde_json::to_value(&line).unwrap();
        assert!(DataLine::COLUMNS.iter().all(|column| fields.get(column).is_some()));
        assert_eq!(fields.as_object().unwrap().len(), DataLine::COLUMNS.len());
        let rows = as_rows(&DataLine::COLUMNS, &[line]);
        assert_eq!(rows[1], ["", "p1", "wins", "", "0.0", "1.0", "0", ""]);
    }
}
