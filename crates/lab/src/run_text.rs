//! Results for a terminal.

use crate::lines::title;
use crate::{Cell, Counts, Figure, PART, Results, Tally, between, decimal};
use luckhouse_shelf::{Metric, Report};
use luckhouse_words::{Words, say};
use std::fmt::Write;

impl Results {
    /// Everything in plain text, cell by cell. Every number that was measured stands with its 95 % interval.
    pub fn text(&self, words: &Words) -> String {
        let mut text = format!("{}\n", self.plan.said(words));
        if self.cells.len() > 1 {
            let _ = write!(text, "\n{}", self.overview(words));
        }
        for (number, (cell, tally)) in self.each().into_iter().enumerate() {
            let title = say!(words, "terminal-lab-cell", number, table = title(&cell));
            let _ = write!(text, "\n{}", of_cell(words, title, &cell, tally));
            if !self.metrics().is_empty() && tally.games > 0 {
                let _ = write!(text, "\n{}", of_metrics(words, self.metrics(), tally));
            }
        }
        text
    }

    /// One line for each cell.
    fn overview(&self, words: &Words) -> Report {
        let columns = [
            say!(words, "terminal-lab-column-cell"),
            say!(words, "terminal-lab-column-first"),
            say!(words, "terminal-lab-measure-turns"),
            say!(words, "terminal-lab-nobody"),
            say!(words, "terminal-lab-column-capped"),
        ];
        let mut report = Report::new(say!(words, "terminal-lab-grid"), &columns);
        for (number, (cell, tally)) in self.each().into_iter().enumerate() {
            let name = format!("{number}: {}", title(&cell));
            let first = tally.first_advantage().map_or("-".into(), |first| first.percent(words));
            let turns = tally.turns.mean().number(words);
            let [lost, capped] =
                [tally.lost, tally.capped].map(|count| share(words, count, tally.games)[0].clone());
            report.row([name, first, turns, lost, capped]);
        }
        report
    }
}

fn of_cell(words: &Words, title: String, cell: &Cell, tally: &Tally) -> Report {
    let games = say!(words, "terminal-lab-games", games = tally.games);
    let mut report = Report::new(title, &[games, String::new(), say!(words, "terminal-lab-interval")]);
    for (seat, bot) in cell.bots.iter().enumerate() {
        let [value, interval] = tally.wins_of(seat).percent_cells(words);
        let seat = format!("p{}", seat + 1);
        report.row([say!(words, "terminal-lab-seat-wins", seat, bot), value, interval]);
    }
    if let Some(first) = tally.first_advantage() {
        let [value, interval] = first.percent_cells(words);
        report.row([say!(words, "terminal-lab-first-turn"), value, interval]);
    }
    for (name, count) in [
        (say!(words, "terminal-lab-shared"), tally.shared),
        (say!(words, "terminal-lab-nobody"), tally.lost),
        (say!(words, "terminal-lab-capped"), tally.capped),
    ] {
        let [value, interval] = share(words, count, tally.games);
        report.row([name, value, interval]);
    }
    for (name, counts) in [
        (say!(words, "terminal-lab-turns-of-game"), &tally.turns),
        (say!(words, "terminal-lab-choices-of-game"), &tally.choices),
        (say!(words, "terminal-lab-rolls-of-game"), &tally.rolls),
    ] {
        let mean = counts.mean();
        report.row([name, decimal(words, mean.value, 2), between(words, [mean.low, mean.high], 2)]);
    }
    report.note(spread(words, tally));
    report.note(width(words, tally));
    report
}

fn share(words: &Words, count: u64, of: u64) -> [String; 2] {
    Figure::share(count, of).percent_cells(words)
}

/// Where most games lie.
fn spread(words: &Words, tally: &Tally) -> String {
    let at = |counts: &Counts, share| counts.quantile(share).unwrap_or_default();
    let [turns, choices] =
        [&tally.turns, &tally.choices].map(|counts| [0.5, 0.1, 0.9].map(|share| at(counts, share)));
    let [half, tenth, most] = turns;
    let turns = say!(words, "terminal-lab-spread-turns", half, tenth, most);
    let [half, tenth, most] = choices;
    format!("{turns}\n{}", say!(words, "terminal-lab-spread-choices", half, tenth, most))
}

/// How much there is to choose.
fn width(words: &Words, tally: &Tally) -> String {
    let Tally { counted, real, width, .. } = tally;
    if *real == 0 {
        return say!(words, "terminal-lab-no-choice");
    }
    let share = decimal(words, 100.0 * Figure::share(*real, *counted).value, 1);
    let things = decimal(words, *width as f64 / *real as f64, 1);
    say!(words, "terminal-lab-width", counted, share, things)
}

fn of_metrics(words: &Words, metrics: &[Metric], tally: &Tally) -> Report {
    let interval = || say!(words, "terminal-lab-interval");
    let columns = [
        say!(words, "terminal-lab-column-use"),
        say!(words, "terminal-lab-column-in-a-game"),
        say!(words, "terminal-lab-column-used"),
        interval(),
        say!(words, "terminal-lab-column-not-used"),
        interval(),
    ];
    let mut report = Report::new(say!(words, "terminal-lab-used"), &columns);
    for (what, counted) in metrics.iter().zip(&tally.metrics) {
        let [with, without] = [&counted.with, &counted.without].map(|moments| match moments.count {
            0 => ["-".into(), "-".into()],
            _ => moments.share(PART).percent_cells(words),
        });
        let times = decimal(words, counted.times as f64 / tally.games as f64, 2);
        let [[with, with_interval], [without, without_interval]] = [with, without];
        report.row([what.name.into(), times, with, with_interval, without, without_interval]);
    }
    report.note(say!(words, "terminal-lab-used-note"));
    report
}
