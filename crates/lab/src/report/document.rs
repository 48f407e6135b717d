//! What a report is made of: sections of text, tables and plots. It knows nothing of how it is written.

use crate::Figure;
use luckhouse_words::{Language, Words, say};

/// A report, ready to be written as Markdown or as a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// What it is about.
    pub title: String,
    /// The command that makes it again.
    pub command: String,
    /// The plan that all its numbers come from, as JSON.
    pub plan: String,
    /// A line below the title, of what is not made from a plan.
    pub about: String,
    /// Its language.
    pub language: Language,
    /// What stands over the numbers of a plot.
    pub numbers: String,
    /// What stands before all sections: the answers in words. With it comes a list of what is in the document.
    pub lead: Vec<Part>,
    /// What is in it.
    pub sections: Vec<Section>,
}

/// A part of a report with a title of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Its title.
    pub title: String,
    /// What is in it, in order.
    pub parts: Vec<Part>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A paragraph.
    Text(String),
    /// A paragraph that matters more.
    Strong(String),
    /// Questions, each with its answers.
    Answers(Vec<(String, Vec<String>)>),
    /// A table of a game, drawn in letters.
    Board(String),
    /// What belongs together.
    Card(Vec<Part>),
    /// What is shown when it is asked for, under this title.
    Folded(String, Vec<Part>),
    /// A table.
    Table(Table),
    /// A plot; its numbers stand beside it in a table.
    Plot(Plot),
}

/// A table of words and numbers. The first column names the row.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Table {
    /// What each column is.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

/// A plot, with what it shows in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// Its title.
    pub title: String,
    /// How to read it, in a sentence or two.
    pub about: String,
    /// What is drawn.
    pub drawing: Drawing,
}

/// What a plot draws.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawing {
    /// Shares from 0 to 1, each with its interval, and a line where all would be if nothing mattered.
    Bars {
        /// A name and a share each.
        bars: Vec<(String, Figure)>,
        /// The line, with its name.
        line: Option<(f64, String)>,
    },
    /// How often each group of numbers came up.
    Spread {
        /// What is counted.
        unit: String,
        /// From, to, and the share of all.
        groups: Vec<(u32, u32, f64)>,
    },
    /// Chances from the start of a game to its end: bands of many games, and a few of them.
    Curves {
        /// The quantiles at each point: 10, 25, 50, 75 and 90 %.
        bands: Vec<[f64; 5]>,
        /// Single games, at the same points.
        samples: Vec<Vec<f64>>,
    },
    /// Chances of one game, event by event: a line for each seat.
    Lines {
        /// Each line.
        lines: Vec<Line>,
        /// What happened at each point.
        titles: Vec<String>,
        /// What is worth a mark.
        marks: Vec<LineMark>,
        /// What a step is called.
        steps: String,
    },
    /// A value for each pair of values of two options.
    Heat {
        /// The option of the rows, and its values.
        rows: (String, Vec<String>),
        /// The option of the columns, and its values.
        columns: (String, Vec<String>),
        /// A figure for each row and column.
        cells: Vec<Vec<Figure>>,
        /// Are these shares? Otherwise numbers.
        percent: bool,
    },
}

/// A line of a plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Whose it is.
    pub name: String,
    /// The number of its colour.
    pub colour: usize,
    /// Shares from 0 to 1.
    pub points: Vec<f64>,
}

/// Something that happened on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMark {
    /// The place of the line.
    pub line: usize,
    /// The place of the point.
    pub at: usize,
    /// What is written there; a ring, if nothing is.
    pub sign: String,
    /// What kind of mark it is, for its colour.
    pub class: String,
}

impl Document {
    /// An empty one, made by a command from a plan.
    pub fn new(title: impl Into<String>, command: &str, plan: &str, language: Language) -> Document {
        Document { command: command.into(), plan: plan.into(), ..Document::on(title, "", language) }
    }

    /// An empty one on something, in this language.
    pub fn on(title: impl Into<String>, about: &str, language: Language) -> Document {
        Document {
            title: title.into(),
            command: String::new(),
            plan: String::new(),
            about: about.into(),
            language,
            numbers: say!(Words::in_language(language), "terminal-lab-report-numbers"),
            lead: Vec::new(),
            sections: Vec::new(),
        }
    }

    /// One more section.
    pub fn section(&mut self, title: impl Into<String>, parts: Vec<Part>) {
        self.sections.push(Section { title: title.into(), parts });
    }
}

impl Table {
    /// A table without rows yet.
    pub fn new(columns: &[impl AsRef<str>]) -> Table {
        Table { columns: columns.iter().map(|column| column.as_ref().into()).collect(), rows: Vec::new() }
    }

    /// One more row.
    pub fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }
}

impl Plot {
    /// The numbers of the plot.
    pub fn table(&self, words: &Words) -> Table {
        match &self.drawing {
            Drawing::Bars { bars, .. } => bars_in_rows(words, bars),
            Drawing::Spread { unit, groups } => {
                let mut table = Table::new(&[unit.clone(), say!(words, "terminal-lab-column-games")]);
                for (from, to, share) in groups {
                    table.row([range(words, *from, *to), points(words, *share)]);
                }
                table
            }
            Drawing::Curves { bands, .. } => curves(words, bands),
            Drawing::Lines { lines, titles, steps, .. } => table_of_lines(words, lines, titles, steps),
            Drawing::Heat { rows, columns, cells, percent } => heat(words, rows, columns, cells, *percent),
        }
    }
}

fn bars_in_rows(words: &Words, bars: &[(String, Figure)]) -> Table {
    let columns =
        [String::new(), say!(words, "terminal-lab-column-share"), say!(words, "terminal-lab-interval")];
    let mut table = Table::new(&columns);
    for (name, figure) in bars {
        let [value, interval] = percent(words, figure);
        table.row([name.clone(), value, interval]);
    }
    table
}

/// Every second point: enough to read.
fn curves(words: &Words, bands: &[[f64; 5]]) -> Table {
    let (part, half) = (say!(words, "terminal-lab-report-part"), say!(words, "terminal-lab-column-half"));
    let mut table = Table::new(&[&part, "10 %", "25 %", &half, "75 %", "90 %"]);
    let last = bands.len().saturating_sub(1).max(1);
    for (place, [a, b, c, d, e]) in bands.iter().enumerate().step_by(2) {
        let [a, b, c, d, e] = [a, b, c, d, e].map(|chance| points(words, *chance));
        table.row([format!("{} %", 100 * place / last), a, b, c, d, e]);
    }
    table
}

/// Every point of every line, with what happened there.
fn table_of_lines(words: &Words, lines: &[Line], titles: &[String], steps: &str) -> Table {
    let names = lines.iter().map(|line| line.name.clone());
    let mut table = Table { columns: std::iter::once(steps.into()).chain(names).collect(), rows: Vec::new() };
    for (place, title) in titles.iter().enumerate() {
        let chances =
            lines.iter().filter_map(|line| line.points.get(place)).map(|chance| points(words, *chance));
        table.rows.push(std::iter::once(title.clone()).chain(chances).collect());
    }
    table
}

fn heat(
    words: &Words,
    (row, values): &(String, Vec<String>),
    (column, across): &(String, Vec<String>),
    cells: &[Vec<Figure>],
    shares: bool,
) -> Table {
    let names = across.iter().map(|value| format!("{column}={value}"));
    let mut table =
        Table { columns: std::iter::once(String::new()).chain(names).collect(), rows: Vec::new() };
    for (value, figures) in values.iter().zip(cells) {
        let cells = figures.iter().map(|figure| match shares {
            true => in_percent(words, figure),
            false => in_numbers(words, figure),
        });
        table.rows.push(std::iter::once(format!("{row}={value}")).chain(cells).collect());
    }
    table
}

/// `7`, or `7 to 9`.
pub(super) fn range(words: &Words, from: u32, to: u32) -> String {
    match from == to {
        true => from.to_string(),
        false => say!(words, "terminal-lab-between", low = from.to_string(), high = to.to_string()),
    }
}

/// `51.3 %`
pub(super) fn points(words: &Words, share: f64) -> String {
    crate::percent(words, 100.0 * share, 1)
}

/// A share and its interval, each in a cell of its own.
pub(super) fn percent(words: &Words, figure: &Figure) -> [String; 2] {
    figure.percent_cells(words)
}

/// A number and its interval, each in a cell of its own.
pub(super) fn number(words: &Words, figure: &Figure) -> [String; 2] {
    figure.number_cells(words)
}

/// `51.30 % (51.00 to 51.60 %)`
pub(super) fn in_percent(words: &Words, figure: &Figure) -> String {
    let [value, interval] = percent(words, figure);
    format!("{value} ({interval})")
}

/// `12.30 (12.00 to 12.60)`
pub(super) fn in_numbers(words: &Words, figure: &Figure) -> String {
    let [value, interval] = number(words, figure);
    format!("{value} ({interval})")
}
