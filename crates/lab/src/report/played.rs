//! The sections of a report that come from counting many games.

use super::Findings;
use super::document::{Document, Drawing, Part, Plot, Table, in_percent, number, percent};
use crate::plan_grid::shortened;
use crate::{Cell, Counts, Figure, Measure, MetricTally, PART, Results, Tally, decimal};
use luckhouse_shelf::Metric;
use luckhouse_words::{Words, say};

pub(super) fn write(words: &Words, document: &mut Document, findings: &Findings) {
    let results = &findings.results;
    let each = results.each();
    document.section(say!(words, "terminal-lab-report-wins"), seats(words, &each));
    if let Some(parts) = options(words, results) {
        document.section(say!(words, "terminal-lab-report-options"), parts);
    }
    document.section(say!(words, "terminal-lab-report-length"), lengths(words, &each));
    if !results.metrics().is_empty() {
        document.section(say!(words, "terminal-lab-report-uses"), metrics(words, results.metrics(), &each));
    }
}

/// What tells a cell from the others of its grid.
pub(super) fn name(words: &Words, cell: &Cell) -> String {
    let mut bots = cell.bots.clone();
    bots.dedup();
    let (players, bots) = (cell.bots.len(), words.listed(bots));
    let table = say!(words, "terminal-lab-report-table", players, bots);
    options_of(cell).into_iter().chain([table]).collect::<Vec<_>>().join(", ")
}

/// What tells a set of options from the others of its grid, whoever plays.
pub(super) fn set(words: &Words, cell: &Cell) -> String {
    let options = options_of(cell);
    if options.is_empty() { name(words, cell) } else { options.join(", ") }
}

fn options_of(cell: &Cell) -> Vec<String> {
    cell.options.iter().map(|(key, value)| format!("{key}={}", shortened(value))).collect()
}

fn seats(words: &Words, each: &[(Cell, &Tally)]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut table = Table::new(&[
        say!(words, "terminal-lab-column-table"),
        say!(words, "terminal-lab-column-games"),
        say!(words, "terminal-lab-first-turn"),
        say!(words, "terminal-lab-shared"),
        say!(words, "terminal-lab-nobody"),
        say!(words, "terminal-lab-column-capped"),
    ]);
    for (cell, tally) in each {
        let share = |count| in_percent(words, &Figure::share(count, tally.games));
        let first = tally.first_advantage().map_or("–".into(), |first| in_percent(words, &first));
        let counts = [tally.shared, tally.lost, tally.capped].map(share);
        let [shared, lost, capped] = counts;
        table.row([name(words, cell), tally.games.to_string(), first, shared, lost, capped]);
    }
    for (cell, tally) in each {
        let seat = |seat: usize| (format!("p{} ({})", seat + 1, cell.bots[seat]), tally.wins_of(seat));
        let mut bars: Vec<(String, Figure)> = (0..cell.bots.len()).map(seat).collect();
        if let Some(first) = tally.first_advantage() {
            let equal = 1.0 / cell.bots.len() as f64;
            let share =
                Figure { value: first.value + equal, low: first.low + equal, high: first.high + equal };
            bars.push((say!(words, "terminal-lab-report-first"), share));
        }
        let even = 1.0 / cell.bots.len() as f64;
        let line = (cell.bots.len() > 1).then(|| (even, say!(words, "terminal-lab-report-equal")));
        let about = say!(words, "terminal-lab-report-seats-about");
        parts.push(Part::Plot(Plot {
            title: name(words, cell),
            about,
            drawing: Drawing::Bars { bars, line },
        }));
    }
    [vec![Part::Table(table)], parts].concat()
}

/// What stands in place of a second option: the word that it is given with on the command line.
const SEATS: &str = "seats";

/// An option and its values, along one side of a map.
type Axis = (String, Vec<String>);

/// Heat maps, where the grid has two options, or one against the number of seats: three for every table that has a place
/// of its own beside these two.
fn options(words: &Words, results: &Results) -> Option<Vec<Part>> {
    let grid = &results.plan.grid;
    let seats = grid.seats.iter().map(ToString::to_string).collect();
    let (rows, columns) = match &grid.options[..] {
        [] => return None,
        [only] => (only.clone(), (SEATS.to_string(), seats)),
        [first, second, ..] => (first.clone(), second.clone()),
    };
    let each = results.each();
    let at = |cell: &Cell, (key, values): &Axis| values.iter().position(|value| has(cell, key, value));
    // What is neither a row nor a column makes a map of its own.
    let rest = |cell: &Cell| {
        let mut rest = cell.clone();
        rest.options.retain(|(key, _)| *key != rows.0 && *key != columns.0);
        if columns.0 == SEATS {
            rest.bots.dedup();
        }
        rest
    };
    let mut rests: Vec<Cell> = Vec::new();
    each.iter().map(|(cell, _)| rest(cell)).for_each(|one| {
        if !rests.contains(&one) {
            rests.push(one);
        }
    });
    let mut parts = Vec::new();
    for own in &rests {
        let mut tallies = vec![vec![None; columns.1.len()]; rows.1.len()];
        for (cell, tally) in each.iter().filter(|(cell, _)| rest(cell) == *own) {
            if let (Some(row), Some(column)) = (at(cell, &rows), at(cell, &columns)) {
                tallies[row][column] = Some(*tally);
            }
        }
        let table = (rests.len() > 1).then(|| name(words, own));
        parts.extend(maps(words, &rows, &columns, &tallies, table.as_deref()));
    }
    Some(parts)
}

fn has(cell: &Cell, key: &str, value: &str) -> bool {
    match key {
        SEATS => cell.bots.len().to_string() == value,
        key => cell.options.iter().any(|(known, set)| known == key && set == value),
    }
}

/// Who begins, how long, and how often nobody wins alone.
fn maps(
    words: &Words,
    rows: &Axis,
    columns: &Axis,
    tallies: &[Vec<Option<&Tally>>],
    table: Option<&str>,
) -> Vec<Part> {
    let map = |title: String, about: String, percent: bool, measure: &dyn Fn(&Tally) -> Figure| {
        let unknown = Figure { value: f64::NAN, low: 0.0, high: 0.0 };
        let figures =
            |row: &Vec<Option<&Tally>>| row.iter().map(|one| one.map_or(unknown, measure)).collect();
        let cells = tallies.iter().map(figures).collect();
        let title = match table {
            Some(table) => say!(words, "terminal-lab-verdict-map-of", title, table),
            None => title,
        };
        let drawing = Drawing::Heat { rows: rows.clone(), columns: columns.clone(), cells, percent };
        Part::Plot(Plot { title, about, drawing })
    };
    let (first, first_about) =
        (say!(words, "terminal-lab-report-map-first"), say!(words, "terminal-lab-report-map-first-about"));
    let (turns, turns_about) =
        (say!(words, "terminal-lab-report-map-turns"), say!(words, "terminal-lab-report-map-turns-about"));
    let (nobody, nobody_about) =
        (say!(words, "terminal-lab-report-map-nobody"), say!(words, "terminal-lab-report-map-nobody-about"));
    vec![
        map(first, first_about, true, &|tally| tally.first_advantage().unwrap_or(Figure::exact(0.0))),
        map(turns, turns_about, false, &|tally| tally.turns.mean()),
        map(nobody, nobody_about, true, &|tally| Figure::share(tally.shared + tally.lost, tally.games)),
    ]
}

fn lengths(words: &Words, each: &[(Cell, &Tally)]) -> Vec<Part> {
    let mut parts = vec![Part::Table(table_of_lengths(words, each))];
    let plot = |(cell, tally): &(Cell, &Tally)| {
        let drawing = Drawing::Spread { unit: Measure::Turns.said(words), groups: groups(&tally.turns) };
        let about = say!(words, "terminal-lab-report-turns-about");
        Part::Plot(Plot { title: name(words, cell), about, drawing })
    };
    parts.extend(each.iter().map(|each| width(words, each)));
    parts.extend(each.iter().map(plot));
    parts
}

fn table_of_lengths(words: &Words, each: &[(Cell, &Tally)]) -> Table {
    let mut table = Table::new(&[
        say!(words, "terminal-lab-column-table"),
        String::new(),
        say!(words, "terminal-lab-column-mean"),
        say!(words, "terminal-lab-interval"),
        "10 %".into(),
        say!(words, "terminal-lab-column-half"),
        "90 %".into(),
        say!(words, "terminal-lab-column-longest"),
    ]);
    for (cell, tally) in each {
        let all = [
            (Measure::Turns, &tally.turns),
            (Measure::Choices, &tally.choices),
            (Measure::Rolls, &tally.rolls),
        ];
        for (unit, counts) in all {
            let [mean, interval] = number(words, &counts.mean());
            let at = |share| counts.quantile(share).unwrap_or_default().to_string();
            let [tenth, half, most, longest] = [0.1, 0.5, 0.9, 1.0].map(at);
            table.row([name(words, cell), unit.said(words), mean, interval, tenth, half, most, longest]);
        }
    }
    table
}

/// How much there is to choose.
fn width(words: &Words, (cell, tally): &(Cell, &Tally)) -> Part {
    let real = in_percent(words, &Figure::share(tally.real, tally.counted));
    let things = decimal(words, tally.width as f64 / tally.real.max(1) as f64, 1);
    Part::Text(say!(words, "terminal-lab-report-width", table = name(words, cell), real, things))
}

/// At most so many groups, all of one size; the last one per cent of the games in one group more.
const GROUPS: u32 = 40;

fn groups(counts: &Counts) -> Vec<(u32, u32, f64)> {
    let all: u64 = counts.0.values().sum();
    let (Some(first), Some(last)) = (counts.0.keys().next(), counts.quantile(0.99)) else {
        return Vec::new();
    };
    let size = (last - first + 1).div_ceil(GROUPS).max(1);
    let share = |from: u32, to: u32| {
        counts.0.range(from..=to).map(|(_, count)| *count).sum::<u64>() as f64 / all as f64
    };
    let starts = (*first..=last).step_by(size as usize);
    let mut groups: Vec<(u32, u32, f64)> =
        starts.map(|from| (from, from + size - 1, share(from, from + size - 1))).collect();
    let end = groups.last().map_or(last, |(_, to, _)| *to);
    let longest = *counts.0.keys().next_back().unwrap_or(&end);
    if longest > end {
        groups.push((end + 1, longest, share(end + 1, longest)));
    }
    groups
}

fn metrics(words: &Words, metrics: &[Metric], each: &[(Cell, &Tally)]) -> Vec<Part> {
    let mut parts = vec![Part::Text(say!(words, "terminal-lab-report-uses-about"))];
    for (cell, tally) in each {
        let (seen, never): (Vec<_>, Vec<_>) =
            metrics.iter().zip(&tally.metrics).partition(|(_, counted)| counted.times > 0);
        parts.push(Part::Text(say!(words, "terminal-lab-report-uses-of", table = name(words, cell))));
        parts.push(Part::Table(seen_uses(words, &seen, tally.games)));
        if !never.is_empty() {
            let games = (1.0 / Figure::share(0, tally.games).high).floor() as u64;
            let names: Vec<&str> = never.iter().map(|(what, _)| what.name).collect();
            parts.push(Part::Text(say!(words, "terminal-lab-report-never", games, names = names.join(", "))));
        }
    }
    parts
}

/// A row for each thing that was done, or happened.
fn seen_uses(words: &Words, seen: &[(&Metric, &MetricTally)], games: u64) -> Table {
    let interval = || say!(words, "terminal-lab-interval");
    let mut table = Table::new(&[
        say!(words, "terminal-lab-column-use"),
        say!(words, "terminal-lab-column-in-a-game"),
        say!(words, "terminal-lab-column-did-it"),
        interval(),
        say!(words, "terminal-lab-column-not-used"),
        interval(),
    ]);
    for (what, counted) in seen {
        let [with, without] = [&counted.with, &counted.without].map(|moments| match moments.count {
            0 => ["–".into(), say!(words, "terminal-lab-report-nobody")],
            _ => percent(words, &moments.share(PART)),
        });
        let times = decimal(words, counted.times as f64 / games as f64, 3);
        let (name, about) = (what.name, what.said(words));
        let use_of = match what.chosen {
            true => say!(words, "terminal-lab-report-chosen", name, about),
            false => say!(words, "terminal-lab-report-happens", name, about),
        };
        let [[a, b], [c, d]] = [with, without];
        table.row([use_of, times, a, b, c, d]);
    }
    table
}
