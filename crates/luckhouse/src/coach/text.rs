//! The report for a terminal: plain text, at most 80 columns.

use super::numbers::{REST, cause, concerned, loss, meaning, percent, points, remarks, sum, told, worst};
use super::plot::plot;
use luckhouse_bots::analysis::{Analysis, Balance, Choice, Decision, Label, Moment};
use luckhouse_engine::Seat;
use luckhouse_shelf::{CoachReport, Report};

/// Bad decisions that are told one by one; all of them, if one seat is asked for.
const MOST: usize = 10;

/// The whole report.
pub(super) fn text(report: &CoachReport, seat: Option<Seat>) -> String {
    let analysis = &report.analysis;
    let mut parts = vec![format!("{}: looking back\n{}", report.title, report.header)];
    parts.push(curves(analysis, seat));
    parts.push(players(analysis, seat).to_string().trim_end().into());
    parts.push(decisions(report, seat));
    parts.push(turning(report, seat));
    parts.extend(remarks(analysis));
    parts.iter().map(|part| fold(part.trim_end()) + "\n").collect::<Vec<_>>().join("\n")
}

fn curves(analysis: &Analysis, seat: Option<Seat>) -> String {
    let seats: Vec<Seat> = match (seat, analysis.seats) {
        (Some(seat), _) => vec![seat],
        // What one of two wins the other loses.
        (None, 2) => vec![Seat::at(0)],
        (None, seats) => Seat::all(seats).collect(),
    };
    let whose = match seats.as_slice() {
        [one] => format!("The chance of {one} to win"),
        _ => "The chances to win, each with the number of its seat (* several)".into(),
    };
    format!("{whose}, through {} events\n\n{}", analysis.moments.len(), plot(analysis, &seats))
}

fn players(analysis: &Analysis, seat: Option<Seat>) -> Report {
    let rest = analysis.players.iter().any(|player| player.rest.abs() >= 0.0005);
    let mut columns = vec!["", "start", "luck", "own", "others'", "result", "accuracy", "?!", "?", "??"];
    if rest {
        columns.insert(5, "rest");
    }
    let mut report = Report::new("Luck and skill, in points of a hundred", &columns);
    for player in analysis.players.iter().filter(|player| seat.is_none_or(|seat| seat == player.seat)) {
        report.row(row(player, rest));
    }
    report.note(format!("{}. Luck is 0 on average.", sum(rest)));
    if rest {
        report.note(REST);
    }
    report
}

fn row(player: &Balance, rest: bool) -> Vec<String> {
    let accuracy = player.accuracy.map_or("-".into(), |accuracy| format!("{accuracy:.1}"));
    let mut row = vec![player.seat.to_string(), percent(player.start)];
    row.extend([player.luck, player.own, player.others].map(points));
    if rest {
        row.push(points(player.rest));
    }
    row.extend([percent(player.result), accuracy]);
    let labels = player.labels;
    row.extend([labels.inaccuracies, labels.mistakes, labels.blunders].map(|count| count.to_string()));
    row
}

fn decisions(report: &CoachReport, seat: Option<Seat>) -> String {
    let analysis = &report.analysis;
    let worst = worst(analysis, seat);
    let count: usize = analysis
        .players
        .iter()
        .filter(|player| seat.is_none_or(|seat| seat == player.seat))
        .map(|player| player.decisions)
        .sum();
    if worst.is_empty() {
        return format!("None of {count} decisions is known to have cost five points or more.");
    }
    let shown = if seat.is_some() { worst.len() } else { worst.len().min(MOST) };
    let mut text = format!("What cost most, {shown} of {} in {count} decisions\n", worst.len());
    for (moment, decision) in &worst[..shown] {
        text += &format!("\n{}", told_decision(&report.game, moment, decision));
    }
    text
}

fn told_decision(game: &str, moment: &Moment, decision: &Decision) -> String {
    let Decision { seat, played, best, .. } = decision;
    let label = decision.label.map_or(String::new(), |label: Label| format!("{label} {}", label.sign()));
    format!(
        "  event {}: {seat}, {label}, {} points\n    played {}: {}\n    better {}: {}\n",
        moment.event,
        loss(decision),
        words(game, played),
        percent(played.chance),
        words(game, best),
        percent(best.chance)
    )
}

fn words(game: &str, choice: &Choice) -> String {
    match meaning(game, choice) {
        None => format!("`{}`", choice.word),
        Some(meaning) => format!("`{}` ({meaning})", choice.word),
    }
}

fn turning(report: &CoachReport, seat: Option<Seat>) -> String {
    let analysis = &report.analysis;
    if analysis.turning.is_empty() {
        return "No event changed much.".into();
    }
    let mut text = "What changed most\n".to_string();
    for place in &analysis.turning {
        let moment = &analysis.moments[*place];
        let who = concerned(moment, seat);
        let after = moment.chances.unwrap_or(analysis.result)[who];
        let (change, event) = (moment.change[who], moment.event);
        text += &format!(
            "\n  event {event}, {}: {who} {} to {} ({})\n",
            cause(moment),
            percent(after - change),
            percent(after),
            points(change)
        );
        text += &told(&report.game, moment).lines().map(|line| format!("    {line}\n")).collect::<String>();
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
