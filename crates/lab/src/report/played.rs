//! The sections of a report that come from counting many games.

use super::Findings;
use super::document::{Document, Drawing, Part, Plot, Table, in_percent, number, percent};
use crate::{Cell, Counts, Figure, MetricTally, PART, Results, Tally};
use luckhouse_shelf::Metric;

pub(super) fn write(document: &mut Document, findings: &Findings) {
    let results = &findings.results;
    let each = results.each();
    document.section("Who wins", seats(&each));
    if let Some(parts) = options(results) {
        document.section("What the options do", parts);
    }
    document.section("How long it takes", lengths(&each));
    if !results.metrics().is_empty() {
        document.section("What is used", metrics(results.metrics(), &each));
    }
}

/// What tells a cell from the others of its grid.
pub(super) fn name(cell: &Cell) -> String {
    let options: Vec<String> =
        cell.options.iter().map(|(key, value)| format!("{key}={}, ", short(value))).collect();
    let mut bots = cell.bots.clone();
    bots.dedup();
    let players = if cell.bots.len() == 1 { "alone".into() } else { format!("{} players", cell.bots.len()) };
    format!("{}{players}, {}", options.concat(), bots.join(" and "))
}

fn short(value: &str) -> &str {
    value.lines().next().unwrap_or_default()
}

fn seats(each: &[(Cell, &Tally)]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut table = Table::new(&[
        "table",
        "games",
        "first turn, above an equal share",
        "shared",
        "nobody wins",
        "capped",
    ]);
    for (cell, tally) in each {
        let share = |count| in_percent(&Figure::share(count, tally.games));
        let first = tally.first_advantage().map_or("–".into(), |first| in_percent(&first));
        let counts = [tally.shared, tally.lost, tally.capped].map(share);
        let [shared, lost, capped] = counts;
        table.row([name(cell), tally.games.to_string(), first, shared, lost, capped]);
    }
    for (cell, tally) in each {
        let seat = |seat: usize| (format!("p{} ({})", seat + 1, cell.bots[seat]), tally.wins_of(seat));
        let mut bars: Vec<(String, Figure)> = (0..cell.bots.len()).map(seat).collect();
        if let Some(first) = tally.first_advantage() {
            let equal = 1.0 / cell.bots.len() as f64;
            let share =
                Figure { value: first.value + equal, low: first.low + equal, high: first.high + equal };
            bars.push(("whoever has the first turn".into(), share));
        }
        let even = 1.0 / cell.bots.len() as f64;
        let line = (cell.bots.len() > 1).then(|| (even, "an equal share".to_string()));
        let about = "What each seat wins, a shared win in parts, with the 95 % interval.".into();
        parts.push(Part::Plot(Plot { title: name(cell), about, drawing: Drawing::Bars { bars, line } }));
    }
    [vec![Part::Table(table)], parts].concat()
}

/// Heat maps, where the grid has two options, or one against the number of seats.
fn options(results: &Results) -> Option<Vec<Part>> {
    let grid = &results.plan.grid;
    let seats = grid.seats.iter().map(ToString::to_string).collect();
    let (rows, columns) = match &grid.options[..] {
        [] => return None,
        [only] => (only.clone(), ("seats".to_string(), seats)),
        [first, second, ..] => (first.clone(), second.clone()),
    };
    // Of a larger grid, the first table for each pair of values.
    let each = results.each();
    let pick = |row: &str, column: &str| {
        let has = |cell: &Cell, key: &str, value: &str| match key {
            "seats" => cell.bots.len().to_string() == value,
            key => cell.options.iter().any(|(known, set)| known == key && set == value),
        };
        let mut found =
            each.iter().filter(|(cell, _)| has(cell, &rows.0, row) && has(cell, &columns.0, column));
        found.next().map(|(_, tally)| *tally)
    };
    let map = |title: &str, about: &str, shares: bool, measure: &dyn Fn(&Tally) -> Figure| {
        let unknown = Figure { value: f64::NAN, low: 0.0, high: 0.0 };
        let cells = rows
            .1
            .iter()
            .map(|row| columns.1.iter().map(|column| pick(row, column).map_or(unknown, measure)).collect());
        let drawing = Drawing::Heat {
            rows: rows.clone(),
            columns: columns.clone(),
            cells: cells.collect(),
            percent: shares,
        };
        Part::Plot(Plot { title: title.into(), about: about.into(), drawing })
    };
    Some(vec![
        map("The first turn", "What it is worth above an equal share.", true, &|tally| {
            tally.first_advantage().unwrap_or(Figure::exact(0.0))
        }),
        map("Turns", "The mean length of a game.", false, &|tally| tally.turns.mean()),
        map("Nobody wins alone", "Games that are shared or lost.", true, &|tally| {
            Figure::share(tally.shared + tally.lost, tally.games)
        }),
    ])
}

fn lengths(each: &[(Cell, &Tally)]) -> Vec<Part> {
    let mut table = Table::new(&["table", "", "mean", "95 % interval", "10 %", "half", "90 %", "longest"]);
    for (cell, tally) in each {
        for (unit, counts) in [("turns", &tally.turns), ("choices", &tally.choices), ("rolls", &tally.rolls)]
        {
            let [mean, interval] = number(&counts.mean());
            let at = |share| counts.quantile(share).unwrap_or_default().to_string();
            table.row([name(cell), unit.into(), mean, interval, at(0.1), at(0.5), at(0.9), at(1.0)]);
        }
    }
    let plot = |(cell, tally): &(Cell, &Tally)| {
        let drawing = Drawing::Spread { unit: "turns".into(), groups: groups(&tally.turns) };
        let about = "How many of all games took so many turns.".into();
        Part::Plot(Plot { title: name(cell), about, drawing })
    };
    let mut parts = vec![Part::Table(table)];
    parts.extend(each.iter().map(width));
    parts.extend(each.iter().map(plot));
    parts
}

/// How much there is to choose.
fn width((cell, tally): &(Cell, &Tally)) -> Part {
    let real = in_percent(&Figure::share(tally.real, tally.counted));
    let things = tally.width as f64 / tally.real.max(1) as f64;
    Part::Text(format!(
        "{}: {real} of the choices are between two things or more, then between {things:.1} on average.",
        name(cell)
    ))
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

fn metrics(metrics: &[Metric], each: &[(Cell, &Tally)]) -> Vec<Part> {
    let mut parts = vec![Part::Text(
        "How often each thing is done, or happens; and what those win who did it at least once in a game, and those who \
         did not. The difference says who wins, not what makes them win: whoever wins has done more of everything."
            .into(),
    )];
    for (cell, tally) in each {
        let (seen, never): (Vec<_>, Vec<_>) =
            metrics.iter().zip(&tally.metrics).partition(|(_, counted)| counted.times > 0);
        parts.push(Part::Text(format!("{}:", name(cell))));
        parts.push(Part::Table(seen_uses(&seen, tally.games)));
        if !never.is_empty() {
            let one_in = (1.0 / Figure::share(0, tally.games).high).floor();
            let names: Vec<&str> = never.iter().map(|(what, _)| what.name).collect();
            parts.push(Part::Text(format!(
                "Never seen, so in fewer than one game in {one_in}: {}.",
                names.join(", ")
            )));
        }
    }
    parts
}

/// A row for each thing that was done, or happened.
fn seen_uses(seen: &[(&Metric, &MetricTally)], games: u64) -> Table {
    let columns = ["use", "in a game", "who did it wins", "95 % interval", "who did not", "95 % interval"];
    let mut table = Table::new(&columns);
    for (what, counted) in seen {
        let [with, without] = [&counted.with, &counted.without].map(|moments| match moments.count {
            0 => ["–".into(), "nobody".into()],
            _ => percent(&moments.share(PART)),
        });
        let times = format!("{:.3}", counted.times as f64 / games as f64);
        let kind = if what.chosen { "chosen" } else { "happens" };
        let [[a, b], [c, d]] = [with, without];
        table.row([format!("{} ({kind}): {}", what.name, what.about), times, a, b, c, d]);
    }
    table
}
