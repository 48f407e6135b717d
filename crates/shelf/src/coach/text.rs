//! The report in plain text, at most 80 columns wide.

use super::{Balance, Made, Reading, plot};
use crate::{Report, read_log, wrap};
use luckhouse_engine::{Seat, Viewer};
use luckhouse_words::{id, say};

/// Mistakes that are told one by one; all of them, if one seat is asked for.
const MOST: usize = 10;

/// The columns of the table of luck and skill, between the seat and the labels.
const COLUMNS: [&str; 6] = [
    id!("terminal-coach-column-start"),
    id!("terminal-coach-column-luck"),
    id!("terminal-coach-column-own"),
    id!("terminal-coach-column-others"),
    id!("terminal-coach-column-result"),
    id!("terminal-coach-column-accuracy"),
];

/// The whole report of a game with this log: of one seat, or of all.
pub fn text(reading: &Reading, log: &str, seat: Option<Seat>) -> String {
    let title = say!(reading.words, "terminal-coach-title", title = reading.report.title);
    let mut parts = vec![format!("{title}\n{}", reading.report.header), overview(reading, seat)];
    parts.push(mistakes(reading, log, seat));
    parts.iter().map(|part| part.trim_end().to_string() + "\n").collect::<Vec<_>>().join("\n")
}

/// The headline, the curve, luck and skill, and what turned the game.
pub fn overview(reading: &Reading, seat: Option<Seat>) -> String {
    let mut parts = vec![reading.headline(seat.unwrap_or_else(|| reading.about()))];
    parts.push(curves(reading, seat));
    parts.push(balance(reading, seat).to_string().trim_end().into());
    parts.push(turning(reading, seat));
    parts.extend(reading.remarks());
    parts.iter().map(|part| fold(part.trim_end()) + "\n").collect::<Vec<_>>().join("\n")
}

fn curves(reading: &Reading, seat: Option<Seat>) -> String {
    let analysis = reading.analysis();
    let seats: Vec<Seat> = match (seat, analysis.seats) {
        (Some(seat), _) => vec![seat],
        // What one of two wins the other loses.
        (None, 2) => vec![reading.about()],
        (None, seats) => Seat::all(seats).collect(),
    };
    let events = analysis.moments.len();
    let whose = match seats.as_slice() {
        [seat] => say!(reading.words, "terminal-coach-chance-of", seat, events),
        _ => say!(reading.words, "terminal-coach-chances", events),
    };
    format!("{whose}\n\n{}", plot(analysis, &seats, &reading.words))
}

/// Luck and skill of everybody, or of one seat.
pub fn balance(reading: &Reading, seat: Option<Seat>) -> Report {
    let (analysis, words) = (reading.analysis(), &reading.words);
    let rest = analysis.players.iter().any(|player| player.rest.abs() >= 0.0005);
    let mut columns = COLUMNS.map(|id| words.say(id, &())).to_vec();
    if rest {
        columns.insert(4, say!(words, "terminal-coach-column-rest"));
    }
    let columns = [""].into_iter().chain(columns.iter().map(String::as_str)).chain(["?!", "?", "??"]);
    let columns: Vec<&str> = columns.collect();
    let mut report = Report::new(say!(words, "terminal-coach-luck-and-skill"), &columns);
    for player in analysis.players.iter().filter(|player| seat.is_none_or(|seat| seat == player.seat)) {
        report.row(row(reading, player, rest));
    }
    if rest {
        report.note(say!(words, "terminal-coach-sum-rest"));
        report.note(say!(words, "terminal-coach-rest"));
    } else {
        report.note(say!(words, "terminal-coach-sum"));
    }
    report
}

fn row(reading: &Reading, player: &Balance, rest: bool) -> Vec<String> {
    let mut row = vec![player.seat.to_string(), reading.percent(player.start)];
    row.extend([player.luck, player.own, player.others].map(|part| reading.points(part)));
    if rest {
        row.push(reading.points(player.rest));
    }
    row.extend([reading.percent(player.result), reading.accuracy(player)]);
    let labels = player.labels;
    row.extend([labels.inaccuracies, labels.mistakes, labels.blunders].map(|count| count.to_string()));
    row
}

/// Each mistake with the board at which it was made.
fn mistakes(reading: &Reading, log: &str, seat: Option<Seat>) -> String {
    let (worst, count) = (reading.mistakes(seat), reading.decisions(seat).len());
    if worst.is_empty() {
        return say!(reading.words, "terminal-coach-no-mistakes", count);
    }
    let shown = if seat.is_some() { worst.len() } else { worst.len().min(MOST) };
    let mut text = say!(reading.words, "terminal-coach-cost-most", shown, all = worst.len(), count) + "\n";
    for made in &worst[..shown] {
        text += &format!("\n{}", mistake(reading, log, *made));
    }
    text
}

fn mistake(reading: &Reading, log: &str, made: Made) -> String {
    let (moment, decision) = made;
    let mut text = fold(&format!("  {}", reading.decision(made))) + "\n";
    // As it was seen by whoever chose. What was looked through can be read.
    if let Ok(table) = read_log(log, moment.event - 1) {
        let picture = table.picture(Viewer::Seat(decision.seat), &reading.words);
        text += &format!("\n{}\n\n", picture.trim_end());
    }
    for line in reading.both(decision) {
        text += &(fold(&format!("    {line}")) + "\n");
    }
    text
}

/// Every decision in a line or two: its event, who chose what, and what it cost where that is known.
pub fn all_decisions(reading: &Reading, seat: Option<Seat>) -> String {
    let line = |(moment, decision): Made| {
        let what = format!("{}: {}", reading.name(decision.seat), reading.choice(&decision.played));
        let what = wrap(&what, 64).replace('\n', &format!("\n{:17}", ""));
        format!("{:>5}  {:>6}  {what}\n", moment.event, reading.cost(decision))
    };
    reading.decisions(seat).into_iter().map(line).collect()
}

fn turning(reading: &Reading, seat: Option<Seat>) -> String {
    let turning = reading.turning();
    if turning.is_empty() {
        return say!(reading.words, "terminal-coach-nothing-changed");
    }
    let mut text = say!(reading.words, "terminal-coach-changed-most") + "\n";
    for moment in turning {
        text += &format!("\n  {}\n", reading.turn(moment, seat));
        text += &reading.told(moment).lines().map(|line| format!("    {line}\n")).collect::<String>();
    }
    text
}

/// Lines that are too long are broken between words; what is set in stays so, a little further.
fn fold(text: &str) -> String {
    text.lines().map(fold_line).collect::<Vec<_>>().join("\n")
}

fn fold_line(line: &str) -> String {
    const WIDEST: usize = 80;
    if line.chars().count() <= WIDEST {
        return line.into();
    }
    let indent = " ".repeat(line.len() - line.trim_start().len());
    let further = if indent.is_empty() { String::new() } else { format!("{indent}  ") };
    let (mut folded, mut column) = (indent.clone(), indent.len());
    for word in line.split_whitespace() {
        let length = word.chars().count();
        if column > indent.len() && column + 1 + length > WIDEST {
            folded += &format!("\n{further}");
            column = further.len();
        } else if column > indent.len() {
            folded.push(' ');
            column += 1;
        }
        folded += word;
        column += length;
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_and_short_ones_left() {
        let long = format!("    {}", "word ".repeat(40));
        let folded = fold_line(long.trim_end());
        assert!(folded.lines().all(|line| line.chars().count() <= 80 && line.starts_with("    ")));
        assert_eq!(folded.split_whitespace().count(), 40);
        assert_eq!(fold("  a  b"), "  a  b");
    }
}
