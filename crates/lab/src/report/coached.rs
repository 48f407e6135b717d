//! The coach's report on one game as a page: boards and sentences, in the language of whoever reads it.

use super::document::{Document, Drawing, Line, LineMark, Part, Plot, Table};
use luckhouse_engine::{Seat, Viewer};
use luckhouse_shelf::coach::{self, Made, Reading, concerned, curve};
use luckhouse_shelf::read_log;
use luckhouse_words::say;

/// The page on the game of this log: of one seat, or of all.
pub fn coached(reading: &Reading, log: &str, seat: Option<Seat>) -> Document {
    let words = &reading.words;
    let title = say!(words, "terminal-coach-title", title = reading.report.title);
    let mut page = Document::on(title, &reading.report.header, words.language());
    page.numbers = say!(words, "terminal-coach-page-events", events = reading.analysis().moments.len());
    let about = seat.unwrap_or_else(|| reading.about());
    let head = [Part::Strong(reading.headline(about))];
    let chances = head.into_iter().chain(reading.remarks().into_iter().map(Part::Text));
    let chances = chances.chain([Part::Plot(plot(reading, seat))]).collect();
    page.section(say!(words, "terminal-coach-page-chances"), chances);
    page.section(say!(words, "terminal-coach-list"), mistakes(reading, log, seat));
    page.section(say!(words, "terminal-coach-changed-most"), turning(reading, seat));
    let report = coach::balance(reading, seat);
    let mut parts = vec![Part::Table(Table { columns: report.columns, rows: report.rows })];
    parts.extend(report.notes.into_iter().map(Part::Text));
    page.section(report.title, parts);
    page
}

/// Each mistake with the board as whoever chose saw it, and every decision, folded.
fn mistakes(reading: &Reading, log: &str, seat: Option<Seat>) -> Vec<Part> {
    let (worst, all) = (reading.mistakes(seat), reading.decisions(seat));
    let mut parts: Vec<Part> = worst.into_iter().map(|made| mistake(reading, log, made)).collect();
    if parts.is_empty() {
        parts.push(Part::Text(say!(reading.words, "terminal-coach-no-mistakes", count = all.len())));
    }
    let title = say!(reading.words, "terminal-coach-row-decisions", count = all.len());
    parts.push(Part::Folded(title, vec![Part::Table(decisions(reading, all))]));
    parts
}

fn mistake(reading: &Reading, log: &str, made: Made) -> Part {
    let (moment, decision) = made;
    let mut parts = vec![Part::Strong(reading.decision(made))];
    // What was looked through can be read.
    let table = read_log(log, moment.event - 1).ok();
    parts.extend(table.map(|table| Part::Board(table.picture(Viewer::Seat(decision.seat), &reading.words))));
    parts.extend(reading.both(decision).into_iter().map(Part::Text));
    Part::Card(parts)
}

fn decisions(reading: &Reading, all: Vec<Made>) -> Table {
    let words = &reading.words;
    let columns = [
        say!(words, "terminal-coach-page-event"),
        say!(words, "terminal-coach-page-seat"),
        say!(words, "terminal-coach-then"),
        say!(words, "terminal-coach-page-chance"),
        say!(words, "terminal-coach-page-cost"),
    ];
    let mut table = Table::new(&columns);
    for (moment, decision) in all {
        let chance = reading.percent(decision.played.chance);
        let sign = decision.label.map_or("", |label| label.sign());
        let cost = format!("{} {sign}", reading.cost(decision)).trim().to_string();
        let (event, choice) = (moment.event.to_string(), reading.choice(&decision.played));
        table.row([event, reading.name(decision.seat), choice, chance, cost]);
    }
    table
}

fn turning(reading: &Reading, seat: Option<Seat>) -> Vec<Part> {
    let turn =
        |moment| Part::Card(vec![Part::Strong(reading.turn(moment, seat)), Part::Text(reading.told(moment))]);
    let parts: Vec<Part> = reading.turning().into_iter().map(turn).collect();
    if parts.is_empty() {
        vec![Part::Text(say!(reading.words, "terminal-coach-nothing-changed"))]
    } else {
        parts
    }
}

/// The chances of everybody, or of one seat, through the whole game.
fn plot(reading: &Reading, seat: Option<Seat>) -> Plot {
    let (analysis, words, curve) = (reading.analysis(), &reading.words, curve(reading.analysis()));
    let seats: Vec<Seat> =
        Seat::all(analysis.seats).filter(|own| seat.is_none_or(|seat| seat == *own)).collect();
    let line = |seat: &Seat| Line {
        name: reading.name(*seat),
        colour: seat.index(),
        points: curve.iter().map(|chances| chances[*seat]).collect(),
    };
    let told = |moment: &coach::Moment| {
        let (event, cause) = (moment.event, reading.cause(moment));
        format!("{} {}", say!(words, "terminal-coach-page-moment", event, cause), reading.told(moment))
    };
    let start = say!(words, "terminal-coach-column-start");
    let drawing = Drawing::Lines {
        lines: seats.iter().map(line).collect(),
        titles: [start].into_iter().chain(analysis.moments.iter().map(told)).collect(),
        marks: marks(reading, &seats, seat),
        steps: say!(words, "terminal-coach-page-event"),
    };
    let title = say!(words, "terminal-coach-page-chances");
    Plot { title, about: say!(words, "terminal-coach-page-plot"), drawing }
}

/// Where mistakes were made, and where the game turned.
fn marks(reading: &Reading, seats: &[Seat], seat: Option<Seat>) -> Vec<LineMark> {
    let line_of = |own: Seat| seats.iter().position(|seat| *seat == own);
    let turned = reading.turning().into_iter().filter_map(|moment| {
        let line = line_of(concerned(moment, seat))?;
        Some(LineMark { line, at: moment.event, sign: String::new(), class: "turning".into() })
    });
    let wrong = reading.mistakes(seat).into_iter().filter_map(|(moment, decision)| {
        let (line, label) = (line_of(decision.seat)?, decision.label?);
        Some(LineMark { line, at: moment.event, sign: label.sign().into(), class: label.to_string() })
    });
    turned.chain(wrong).collect()
}
