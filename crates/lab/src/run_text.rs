//! Results for a terminal.

use crate::{Cell, Counts, Figure, PART, Results, Tally};
use luckhouse_shelf::{Metric, Report, find};
use std::fmt::Write;

impl Results {
    /// Everything in plain text, cell by cell. Every number that was measured stands with its 95 % interval.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.plan);
        if self.cells.len() > 1 {
            let _ = write!(text, "\n{}", self.overview());
        }
        for (number, (cell, tally)) in self.each().into_iter().enumerate() {
            let title = format!("Cell {number}: {}", title(&cell));
            let _ = write!(text, "\n{}", of_cell(title, &cell, tally));
            if !self.metrics().is_empty() && tally.games > 0 {
                let _ = write!(text, "\n{}", of_metrics(self.metrics(), tally));
            }
        }
        text
    }

    /// One line for each cell.
    fn overview(&self) -> Report {
        let columns = ["cell", "first turn's advantage", "turns", "nobody wins", "capped"];
        let mut report = Report::new("The grid", &columns);
        for (number, (cell, tally)) in self.each().into_iter().enumerate() {
            let name = format!("{number}: {}", title(&cell));
            let first = tally.first_advantage().map_or("-".into(), |first| first.percent());
            let turns = tally.turns.mean().to_string();
            let [lost, capped] = [tally.lost, tally.capped].map(|count| share(count, tally.games)[0].clone());
            report.row([name, first, turns, lost, capped]);
        }
        report
    }
}

/// `booty-dice(goal=30) seats 2 edition 1, steady,random`
fn title(cell: &Cell) -> String {
    let table = find(&cell.game).and_then(|game| game.open(&cell.options, cell.bots.len()));
    let header = table.map_or_else(|_| cell.game.clone(), |table| table.header().to_string());
    format!("{header}, {}", cell.bots.join(","))
}

fn of_cell(title: String, cell: &Cell, tally: &Tally) -> Report {
    let games = if tally.games == 1 { "1 game".into() } else { format!("{} games", tally.games) };
    let mut report = Report::new(title, &[&games, "", "95 % interval"]);
    for (seat, bot) in cell.bots.iter().enumerate() {
        let [value, interval] = percent(&tally.wins_of(seat));
        report.row([format!("p{} ({bot}) wins", seat + 1), value, interval]);
    }
    if let Some(first) = tally.first_advantage() {
        let [value, interval] = percent(&first);
        report.row(["first turn, above an equal share".into(), value, interval]);
    }
    for (name, count) in
        [("shared", tally.shared), ("nobody wins", tally.lost), ("ended by the cap", tally.capped)]
    {
        let [value, interval] = share(count, tally.games);
        report.row([name.into(), value, interval]);
    }
    let mut mean = |name: &str, figure: Figure| {
        let interval = format!("{:.2} to {:.2}", figure.low, figure.high);
        report.row([name.into(), format!("{:.2}", figure.value), interval]);
    };
    mean("turns in a game", tally.turns.mean());
    mean("choices in a game", tally.choices.mean());
    mean("rolls in a game", tally.rolls.mean());
    report.note(spread(tally));
    report.note(width(tally));
    report
}

fn percent(figure: &Figure) -> [String; 2] {
    let [value, low, high] = [figure.value, figure.low, figure.high].map(|part| 100.0 * part);
    [format!("{value:.2} %"), format!("{low:.2} to {high:.2} %")]
}

fn share(count: u64, of: u64) -> [String; 2] {
    percent(&Figure::share(count, of))
}

/// Where most games lie.
fn spread(tally: &Tally) -> String {
    let of = |name: &str, counts: &Counts| {
        let at = |share| counts.quantile(share).unwrap_or_default();
        format!(
            "{name}: half of the games have at most {}, 10 % at most {}, 90 % at most {}.",
            at(0.5),
            at(0.1),
            at(0.9)
        )
    };
    format!("{}\n{}", of("Turns", &tally.turns), of("Choices", &tally.choices))
}

/// How much there is to choose.
fn width(tally: &Tally) -> String {
    let Tally { counted, real, width, .. } = tally;
    if *real == 0 {
        return "Nobody had a choice between two things or more.".into();
    }
    let share = Figure::share(*real, *counted).value;
    format!(
        "Of {counted} choices that were looked at, {:.1} % were between two things or more; then between {:.1} on average.",
        100.0 * share,
        *width as f64 / *real as f64
    )
}

fn of_metrics(metrics: &[Metric], tally: &Tally) -> Report {
    let columns = ["use", "in a game", "who used it wins", "95 % interval", "who did not", "95 % interval"];
    let mut report = Report::new("What was used", &columns);
    for (what, counted) in metrics.iter().zip(&tally.metrics) {
        let [with, without] = [&counted.with, &counted.without].map(|moments| match moments.count {
            0 => ["-".into(), "-".into()],
            _ => percent(&moments.share(PART)),
        });
        let times = format!("{:.2}", counted.times as f64 / tally.games as f64);
        let [[with, with_interval], [without, without_interval]] = [with, without];
        report.row([what.name.into(), times, with, with_interval, without, without_interval]);
    }
    report.note("Who used something often had a reason: this is what went together, not what caused it.");
    report
}
