//! Chances and changes as people read them, and what of a report a reader sees first.

use luckhouse_bots::analysis::{Analysis, Cause, Choice, Decision, Moment};
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_shelf::{label, paragraph};
use luckhouse_words::Words;

/// What the rest is that is neither luck nor choice.
pub(super) const REST: &str =
    "rest: what changed where nothing could be said, and what was thought better of between two rolls.";

/// What adds up to what; with the rest, where there is one.
pub(super) fn sum(rest: bool) -> &'static str {
    if rest {
        "start + luck + own choices + others' choices + rest = result"
    } else {
        "start + luck + own choices + others' choices = result"
    }
}

/// `51.3 %`
pub(super) fn percent(chance: f64) -> String {
    format!("{:.1} %", 100.0 * chance)
}

/// `+12.3`: points of a hundred, with a sign.
pub(super) fn points(change: f64) -> String {
    let text = format!("{:+.1}", 100.0 * change);
    // Nothing has no sign.
    if text == "-0.0" || text == "+0.0" { "0.0".into() } else { text }
}

/// `12.3`, or `12.3 ± 2.0` if it can be off.
pub(super) fn loss(decision: &Decision) -> String {
    let loss = format!("{:.1}", 100.0 * decision.loss);
    if decision.error < 0.0005 { loss } else { format!("{loss} ± {:.1}", 100.0 * decision.error) }
}

/// The decisions that have a label, with their moments; the worst first.
pub(super) fn worst(analysis: &Analysis, seat: Option<Seat>) -> Vec<(&Moment, &Decision)> {
    let all = analysis.moments.iter();
    let all = all.flat_map(|moment| moment.decisions.iter().map(move |decision| (moment, decision)));
    let mut worst: Vec<_> = all
        .filter(|(_, decision)| decision.label.is_some() && seat.is_none_or(|seat| seat == decision.seat))
        .collect();
    worst.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
    worst
}

/// Whose chance a turning point is told of: the one asked for, or the one whose chance changed most.
pub(super) fn concerned(moment: &Moment, seat: Option<Seat>) -> Seat {
    let more = |a: Seat, b: Seat| if moment.change[b].abs() > moment.change[a].abs() + 1e-9 { b } else { a };
    seat.unwrap_or_else(|| Seat::all(moment.change.seats()).reduce(more).unwrap_or(Seat::at(0)))
}

/// The chances at the start and after every event. Where nothing is known, what was known last.
pub(super) fn curve(analysis: &Analysis) -> Vec<PerSeat<f64>> {
    let mut curve = vec![analysis.start];
    for moment in &analysis.moments {
        curve.push(moment.chances.unwrap_or(curve[curve.len() - 1]));
    }
    curve
}

/// What a moment was, in a word.
pub(super) fn cause(moment: &Moment) -> &'static str {
    match moment.cause {
        Cause::Roll => "luck",
        Cause::Choice => "choice",
        Cause::Resignation => "resignation",
        Cause::Unclear => "unclear",
    }
}

/// What happened: in the words of the game, or else the line of the log.
pub(super) fn told(game: &str, moment: &Moment) -> String {
    let told = paragraph(&Words::spoken(), game, &moment.facts);
    if told.is_empty() { moment.line.clone() } else { told }
}

/// What a choice would have done; nothing if its word says it all.
pub(super) fn meaning(game: &str, choice: &Choice) -> Option<String> {
    let meaning = label(&Words::spoken(), game, &choice.outlook);
    (!meaning.is_empty()).then_some(meaning)
}

/// What has to be said besides: how far all this can be trusted.
pub(super) fn remarks(analysis: &Analysis) -> Vec<String> {
    let mut remarks = Vec::new();
    if !analysis.over {
        remarks.push("The game is not over: its result is how it stands.".into());
    }
    if analysis.error >= 0.0005 {
        remarks.push(format!(
            "The chances are estimates, each off by up to {:.1} points in 19 of 20 cases; no decision has a label \
             that is smaller than its own error.",
            100.0 * analysis.error
        ));
    }
    remarks.extend(analysis.unclear.as_ref().map(|why| format!("Some positions are left out: {why}.")));
    remarks
}
