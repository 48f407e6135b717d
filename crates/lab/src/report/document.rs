//! What a report is made of: sections of text, tables and plots. It knows nothing of how it is written.

use crate::Figure;

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
    /// The tag of its language.
    pub language: String,
    /// What stands over the numbers of a plot.
    pub numbers: String,
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
    pub fn new(title: impl Into<String>, command: impl Into<String>, plan: impl Into<String>) -> Document {
        Document { command: command.into(), plan: plan.into(), ..Document::on(title, "", "en") }
    }

    /// An empty one on something, in the language with this tag.
    pub fn on(title: impl Into<String>, about: &str, language: &str) -> Document {
        Document {
            title: title.into(),
            command: String::new(),
            plan: String::new(),
            about: about.into(),
            language: language.into(),
            numbers: "The numbers".into(),
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
    pub fn new(columns: &[&str]) -> Table {
        Table { columns: columns.iter().map(ToString::to_string).collect(), rows: Vec::new() }
    }

    /// One more row.
    pub fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }
}

impl Plot {
    /// The numbers of the plot.
    pub fn table(&self) -> Table {
        match &self.drawing {
            Drawing::Bars { bars, .. } => {
                let mut table = Table::new(&["", "share", "95 % interval"]);
                for (name, figure) in bars {
                    let [value, interval] = percent(figure);
                    table.row([name.clone(), value, interval]);
                }
                table
            }
            Drawing::Spread { unit, groups } => {
                let mut table = Table::new(&[unit, "games"]);
                groups.iter().for_each(|(from, to, share)| table.row([range(*from, *to), points(*share)]));
                table
            }
            Drawing::Curves { bands, .. } => curves(bands),
            Drawing::Lines { lines, titles, steps, .. } => table_of_lines(lines, titles, steps),
            Drawing::Heat { rows, columns, cells, percent } => heat(rows, columns, cells, *percent),
        }
    }
}

/// Every second point: enough to read.
fn curves(bands: &[[f64; 5]]) -> Table {
    let mut table = Table::new(&["part of the game", "10 %", "25 %", "half", "75 %", "90 %"]);
    let last = bands.len().saturating_sub(1).max(1);
    for (place, [a, b, c, d, e]) in bands.iter().enumerate().step_by(2) {
        let [a, b, c, d, e] = [a, b, c, d, e].map(|chance| points(*chance));
        table.row([format!("{} %", 100 * place / last), a, b, c, d, e]);
    }
    table
}

/// Every point of every line, with what happened there.
fn table_of_lines(lines: &[Line], titles: &[String], steps: &str) -> Table {
    let names = lines.iter().map(|line| line.name.clone());
    let mut table = Table { columns: std::iter::once(steps.into()).chain(names).collect(), rows: Vec::new() };
    for (place, title) in titles.iter().enumerate() {
        let chances = lines.iter().filter_map(|line| line.points.get(place)).map(|chance| points(*chance));
        table.rows.push(std::iter::once(title.clone()).chain(chances).collect());
    }
    table
}

fn heat(
    (row, values): &(String, Vec<String>),
    (column, across): &(String, Vec<String>),
    cells: &[Vec<Figure>],
    shares: bool,
) -> Table {
    let names = across.iter().map(|value| format!("{column}={value}"));
    let mut table =
        Table { columns: std::iter::once(String::new()).chain(names).collect(), rows: Vec::new() };
    for (value, figures) in values.iter().zip(cells) {
        let cells = figures.iter().map(|figure| if shares { in_percent(figure) } else { in_numbers(figure) });
        table.rows.push(std::iter::once(format!("{row}={value}")).chain(cells).collect());
    }
    table
}

/// `7`, or `7 to 9`.
pub(super) fn range(from: u32, to: u32) -> String {
    if from == to { from.to_string() } else { format!("{from} to {to}") }
}

/// `51.3 %`
pub(super) fn points(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A share and its interval, each in a cell of its own.
pub(super) fn percent(figure: &Figure) -> [String; 2] {
    cells(figure, 100.0, " %")
}

/// A number and its interval, each in a cell of its own.
pub(super) fn number(figure: &Figure) -> [String; 2] {
    cells(figure, 1.0, "")
}

fn cells(figure: &Figure, scale: f64, unit: &str) -> [String; 2] {
    let [value, low, high] = [figure.value, figure.low, figure.high].map(|part| scale * part);
    if value.is_nan() {
        return ["–".into(), "no such game".into()];
    }
    // Small numbers are not zero.
    let digits = if value.abs() < 1.0 && scale == 1.0 { 3 } else { 2 };
    let interval = match low.is_finite() && high.is_finite() {
        true => format!("{low:.digits$} to {high:.digits$}{unit}"),
        false => "one game only".into(),
    };
    [format!("{value:.digits$}{unit}"), interval]
}

/// `51.30 % (51.00 to 51.60 %)`
pub(super) fn in_percent(figure: &Figure) -> String {
    let [value, interval] = percent(figure);
    format!("{value} ({interval})")
}

/// `12.30 (12.00 to 12.60)`
pub(super) fn in_numbers(figure: &Figure) -> String {
    let [value, interval] = number(figure);
    format!("{value} ({interval})")
}
