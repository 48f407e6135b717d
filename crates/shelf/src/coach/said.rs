//! A coach's report in the words of whoever reads it: the same for a terminal, a page and plain text.

use super::{Analysis, Balance, Cause, Choice, CoachReport, JudgedDecision, Label, Moment, NoCoach};
use crate::{label, paragraph};
use luckhouse_bots::analysis::can_tell;
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_words::{Words, say};

/// A report, and who reads it.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    /// What was found.
    pub report: &'a CoachReport,
    /// The language, and what the players are called.
    pub words: Words<'a>,
    /// The seat of the reader, if there is one.
    pub you: Option<Seat>,
}

/// A decision, and the event that it was.
pub type Made<'a> = (&'a Moment, &'a JudgedDecision);

/// What luck did to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Luck {
    Gave,
    Took,
    Even,
    Unknown,
}

impl<'a> Reading<'a> {
    /// What there is to say.
    pub fn analysis(&self) -> &'a Analysis {
        &self.report.analysis
    }

    /// Of whom the headline speaks: the reader, or whoever did best.
    pub fn about(&self) -> Seat {
        let result = &self.analysis().result;
        let better = |best: Seat, seat: Seat| if result[seat] > result[best] { seat } else { best };
        self.you.unwrap_or_else(|| Seat::all(result.seats()).reduce(better).unwrap_or(Seat::at(0)))
    }

    /// How well somebody chose, and what luck did.
    pub fn headline(&self, seat: Seat) -> String {
        let balance = &self.analysis().players[seat.index()];
        format!("{} {}", self.skill(balance), self.luck(balance))
    }

    fn skill(&self, balance: &Balance) -> String {
        let seat = &balance.seat;
        let who = if self.you == Some(*seat) { "you" } else { "other" };
        let (words, name) = (&self.words, seat);
        let Some(accuracy) = balance.accuracy else {
            return say!(words, "terminal-coach-head-unknown", who, name);
        };
        let (grade, accuracy) = (accuracy, self.words.figure(&format!("{accuracy:.1}")));
        match grade {
            95.0.. => say!(words, "terminal-coach-head-great", who, name, accuracy),
            85.0.. => say!(words, "terminal-coach-head-well", who, name, accuracy),
            70.0.. => say!(words, "terminal-coach-head-mixed", who, name, accuracy),
            _ => say!(words, "terminal-coach-head-badly", who, name, accuracy),
        }
    }

    fn luck(&self, balance: &Balance) -> String {
        let by = self.words.figure(&format!("{:.1}", 100.0 * balance.luck.abs()));
        match luck(balance.luck, self.analysis().error) {
            Luck::Gave => say!(self.words, "terminal-coach-luck-gave", by),
            Luck::Took => say!(self.words, "terminal-coach-luck-took", by),
            Luck::Even => say!(self.words, "terminal-coach-luck-even"),
            Luck::Unknown => say!(self.words, "terminal-coach-luck-unknown"),
        }
    }

    /// What has to be said besides: how far all this can be trusted.
    pub fn remarks(&self) -> Vec<String> {
        let (analysis, words) = (self.analysis(), &self.words);
        let mut remarks = Vec::new();
        if !analysis.over {
            remarks.push(say!(words, "terminal-coach-not-over"));
        }
        if cannot_tell(analysis) {
            remarks.push(say!(words, "terminal-coach-cannot-tell"));
        }
        remarks.push(match analysis.error < 0.0005 {
            true => say!(words, "terminal-coach-exact"),
            false => {
                let points = self.words.figure(&format!("{:.1}", 100.0 * analysis.error));
                say!(words, "terminal-coach-estimates", points)
            }
        });
        let left_out = |why: &String| say!(words, "terminal-coach-left-out", why);
        remarks.extend(analysis.unclear.as_ref().map(left_out));
        remarks
    }

    /// The decisions of a seat, or of all, in the order of the game.
    pub fn decisions(&self, seat: Option<Seat>) -> Vec<Made<'a>> {
        let all = self.analysis().moments.iter();
        let all = all.flat_map(|moment| moment.decisions.iter().map(move |decision| (moment, decision)));
        all.filter(|(_, decision)| seat.is_none_or(|seat| seat == decision.seat)).collect()
    }

    /// Those that have a label, the worst first.
    pub fn mistakes(&self, seat: Option<Seat>) -> Vec<Made<'a>> {
        let mut worst = self.decisions(seat);
        worst.retain(|(_, decision)| decision.label.is_some());
        worst.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
        worst
    }

    /// What turned the game, as far as that can be told; the greatest change first.
    pub fn turning(&self) -> Vec<&'a Moment> {
        self.analysis().turning.iter().map(|place| &self.analysis().moments[*place]).collect()
    }

    /// From where to where somebody's chance went, and by how much: of the seat asked for, or of whose changed most.
    pub fn turn(&self, moment: &Moment, seat: Option<Seat>) -> String {
        let who = concerned(moment, seat);
        let after = moment.chances.unwrap_or(self.analysis().result)[who];
        let (change, event, cause) = (moment.change[who], moment.event, self.cause(moment));
        let (before, after, change) =
            (self.percent(after - change), self.percent(after), self.points(change));
        say!(self.words, "terminal-coach-turn", event, cause, who, before, after, change)
    }

    /// What a moment was, in a word.
    pub fn cause(&self, moment: &Moment) -> String {
        match moment.cause {
            Cause::Roll => say!(self.words, "terminal-coach-cause-luck"),
            Cause::Choice => say!(self.words, "terminal-coach-cause-choice"),
            Cause::Resignation => say!(self.words, "terminal-coach-cause-resignation"),
            Cause::Unclear => say!(self.words, "terminal-coach-cause-unclear"),
        }
    }

    /// What happened; where there is nothing to tell, the line of the log.
    pub fn told(&self, moment: &Moment) -> String {
        let told = paragraph(&self.words, &self.report.game, &moment.facts);
        if told.is_empty() { moment.line.clone() } else { told }
    }

    /// What a choice is, in words, and what it would have done.
    pub fn choice(&self, choice: &Choice) -> String {
        let game = &self.report.game;
        let called = self.words.choice(game, &choice.value).unwrap_or_else(|| format!("`{}`", choice.word));
        match label(&self.words, game, &choice.outlook) {
            meaning if meaning.is_empty() => called,
            meaning => format!("{called} ({meaning})"),
        }
    }

    /// What would have spoken for the best choice, sentence after sentence; nothing where nothing differs beyond doubt.
    fn reasons(&self, decision: &JudgedDecision) -> String {
        let other = (self.you != Some(decision.seat)).then(|| decision.seat.to_string());
        let reason = |why| self.words.reason(&self.report.game, why, other.as_deref());
        decision.best.why.iter().map(reason).collect::<Vec<_>>().join(" ")
    }

    /// Who decided, when, and what that cost.
    pub fn decision(&self, (moment, decision): Made) -> String {
        let (event, seat, points) = (moment.event, decision.seat, self.loss(decision));
        match decision.label {
            Some(label) => {
                let label = self.label(label);
                say!(self.words, "terminal-coach-decision", event, seat, label, points)
            }
            None => say!(self.words, "terminal-coach-decision-plain", event, seat),
        }
    }

    /// What was played, what was better, and why, a line for each.
    pub fn both(&self, decision: &JudgedDecision) -> Vec<String> {
        let JudgedDecision { played, best, .. } = decision;
        let (choice, chance) = (self.choice(played), self.percent(played.chance));
        let mut lines = vec![say!(self.words, "terminal-coach-played", choice, chance)];
        // What nobody could read off the figures is no loss.
        if decision.proved_loss() >= 0.0005 {
            let (choice, chance) = (self.choice(best), self.percent(best.chance));
            lines.push(say!(self.words, "terminal-coach-better", choice, chance));
            lines.extend(Some(self.reasons(decision)).filter(|why| !why.is_empty()));
        }
        lines
    }

    /// `mistake ?`
    pub fn label(&self, label: Label) -> String {
        match label {
            Label::Inaccuracy => say!(self.words, "terminal-coach-label-inaccuracy"),
            Label::Mistake => say!(self.words, "terminal-coach-label-mistake"),
            Label::Blunder => say!(self.words, "terminal-coach-label-blunder"),
        }
    }

    /// `51.3 %`
    pub fn percent(&self, chance: f64) -> String {
        self.words.figure(&format!("{:.1} %", 100.0 * chance))
    }

    /// `+12.3`: points of a hundred, with a sign.
    pub fn points(&self, change: f64) -> String {
        let text = format!("{:+.1}", 100.0 * change);
        // Nothing has no sign.
        self.words.figure(if text == "-0.0" || text == "+0.0" { "0.0" } else { &text })
    }

    /// `12.3`, or `12.3 ± 2.0` if it can be off.
    pub fn loss(&self, decision: &JudgedDecision) -> String {
        let loss = format!("{:.1}", 100.0 * decision.loss);
        let exact = decision.error < 0.0005;
        self.words.figure(&if exact { loss } else { format!("{loss} ± {:.1}", 100.0 * decision.error) })
    }

    /// What a decision cost, where that is known.
    pub fn cost(&self, decision: &JudgedDecision) -> String {
        let lost = decision.proved_loss();
        if lost < 0.0005 { String::new() } else { self.points(-lost) }
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> String {
        self.words.term(&self.report.game, "seat", &seat.to_string())
    }

    /// How well somebody chose; a dash where that cannot be told.
    pub fn accuracy(&self, balance: &Balance) -> String {
        balance.accuracy.map_or("-".into(), |accuracy| self.words.figure(&format!("{accuracy:.1}")))
    }
}

/// The least that is worth a word: five points of a hundred.
const LEAST: f64 = 0.05;

/// Is there something that an estimate of this kind cannot tell?
fn cannot_tell(analysis: &Analysis) -> bool {
    let untold = |player: &Balance| player.decisions > 0 && player.accuracy.is_none();
    analysis.unclear.is_some() || analysis.players.iter().any(untold)
}

/// What luck did, where that is larger than its own error.
fn luck(luck: f64, error: f64) -> Luck {
    match luck.abs() {
        size if error > LEAST && !can_tell(size, error) => Luck::Unknown,
        size if size < LEAST => Luck::Even,
        _ if luck > 0.0 => Luck::Gave,
        _ => Luck::Took,
    }
}

/// Whose chance a turning point is told of: the one asked for, or the one whose chance changed most.
pub fn concerned(moment: &Moment, seat: Option<Seat>) -> Seat {
    let more = |a: Seat, b: Seat| if moment.change[b].abs() > moment.change[a].abs() + 1e-9 { b } else { a };
    seat.unwrap_or_else(|| Seat::all(moment.change.seats()).reduce(more).unwrap_or(Seat::at(0)))
}

/// The chances at the start and after every event. Where nothing is known, what was known last.
pub fn curve(analysis: &Analysis) -> Vec<PerSeat<f64>> {
    let mut curve = vec![analysis.start];
    for moment in &analysis.moments {
        curve.push(moment.chances.unwrap_or(curve[curve.len() - 1]));
    }
    curve
}

/// Why there is no report, in words.
pub fn no_coach(words: &Words, why: &NoCoach) -> String {
    match why {
        NoCoach::Secrets => say!(words, "terminal-coach-none-secrets"),
        NoCoach::NothingDecided => say!(words, "terminal-coach-none-decided"),
        NoCoach::Stopped => say!(words, "terminal-coach-stopped"),
        NoCoach::Unclear(why) => say!(words, "terminal-coach-none-unclear", why = why.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_told_where_it_is_larger_than_its_error() {
        assert_eq!(luck(0.2, 0.0), Luck::Gave);
        assert_eq!(luck(-0.2, 0.1), Luck::Took);
        assert_eq!(luck(0.04, 0.04), Luck::Even);
        assert_eq!(luck(0.2, 0.3), Luck::Unknown);
    }
}
