//! What there is to say about a game: small plain data, the same for a terminal, a server and a browser.

use super::can_tell;
use luckhouse_engine::{PerSeat, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// A game, looked back at. Every chance is a number from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// How many seats.
    pub seats: usize,
    /// Has the game ended? If not, `result` is how it stood.
    pub over: bool,
    /// Each seat's chance before the first event; or at the first position that was clear.
    pub start: PerSeat<f64>,
    /// What each seat got: 1 for a win, 0 for a loss. In an open game, the chance in the end.
    pub result: PerSeat<f64>,
    /// How far a chance on the way can be off, at most. 0 if all of them are exact.
    pub error: f64,
    /// Every event, in order.
    pub moments: Vec<Moment>,
    /// The places of the moments that changed most, the greatest first.
    pub turning: Vec<usize>,
    /// Luck and skill of each seat, in the order of the seats.
    pub players: Vec<Balance>,
    /// Why nothing can be said of some positions, if that is so.
    pub unclear: Option<String>,
}

/// One event, and what it changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// Its number in the log, from 1.
    pub event: usize,
    /// What it was.
    pub cause: Cause,
    /// Its line in the log.
    pub line: String,
    /// What it did, as facts of the game; empty if there is nothing to report.
    pub facts: Vec<Value>,
    /// Each seat's chance after it; nothing where nothing can be said.
    pub chances: Option<PerSeat<f64>>,
    /// How far these can be off.
    pub error: f64,
    /// How much each seat's chance has changed.
    pub change: PerSeat<f64>,
    /// The part of it that was luck.
    pub luck: PerSeat<f64>,
    /// The part of the change that each of several did who chose at once; of one who chose alone it is all.
    pub shares: Vec<Share>,
    /// What was decided, where there was something to decide.
    pub decisions: Vec<JudgedDecision>,
}

impl Moment {
    /// Can it be told what this changed?
    pub fn can_be_told(&self) -> bool {
        can_tell(self.swing(), self.error)
    }

    /// The greatest change of any seat's chance.
    pub fn swing(&self) -> f64 {
        self.change.as_slice().iter().fold(0.0, |most: f64, change| most.max(change.abs()))
    }
}

/// Who or what made an event happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// Chance: all of the change is luck.
    Roll,
    /// The choice of a player, or of several at once.
    Choice,
    /// A player gave up: a choice too.
    Resignation,
    /// An event before or after which nothing can be said.
    Unclear,
}

/// What one player's choice did to everybody's chances.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// Who chose.
    pub seat: Seat,
    /// How much each seat's chance has changed by it.
    pub change: PerSeat<f64>,
}

/// A choice between at least two things, as the one who made it could see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgedDecision {
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub played: Choice,
    /// What would have been best.
    pub best: Choice,
    /// How much of the chance to win it cost. It is an estimate, and less than nothing never.
    pub loss: f64,
    /// How far that can be off. 0 if it is exact.
    pub error: f64,
    /// Is the loss more than its own error?
    #[serde(default)]
    pub told: bool,
    /// What players call it, if it was bad enough.
    pub label: Option<Label>,
    /// How far the best is above all others, and how far that can be off; for the lab, so that no page hears of it.
    #[serde(skip)]
    pub lead: Option<(f64, f64)>,
    /// How many things there were to choose from; for the lab too.
    #[serde(skip)]
    pub choices: usize,
}

/// Something that could be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// The word of it.
    pub word: String,
    /// The same for machines: what is chosen and with what.
    #[serde(default)]
    pub value: Value,
    /// What it would do, as an outlook of the game; may be empty.
    pub outlook: Vec<Value>,
    /// The chance to win with it.
    pub chance: f64,
    /// What speaks for it beside the other, as reasons of the game; only of a best choice that was missed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Value>,
}

/// What players call a choice that was not the best, from chess.
///
/// ```
/// use luckhouse_bots::analysis::Label;
/// assert_eq!(Label::of(0.12, 0.0), Some(Label::Mistake));
/// // An estimate that can be off by more than the loss proves nothing.
/// assert_eq!(Label::of(0.12, 0.13), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Label {
    /// At least 5 points of a hundred lost.
    Inaccuracy,
    /// At least 10.
    Mistake,
    /// At least 15.
    Blunder,
}

impl Label {
    /// Every label, with the loss from which it is given, its sign and its name for several; the lightest first.
    pub const ALL: [(Label, f64, &'static str, &'static str); 3] = [
        (Label::Inaccuracy, 0.05, "?!", "inaccuracies"),
        (Label::Mistake, 0.10, "?", "mistakes"),
        (Label::Blunder, 0.15, "??", "blunders"),
    ];

    /// The label for this loss, unless the loss is smaller than its own error.
    pub fn of(loss: f64, error: f64) -> Option<Label> {
        let reaches = |from: f64| loss + 1e-9 >= from && can_tell(loss, error);
        Label::ALL.iter().rev().find(|(_, from, _, _)| reaches(*from)).map(|(label, ..)| *label)
    }

    /// The sign that chess players write behind such a move.
    pub fn sign(self) -> &'static str {
        Label::ALL[self as usize].2
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Label::Inaccuracy => "inaccuracy",
            Label::Mistake => "mistake",
            Label::Blunder => "blunder",
        })
    }
}

/// Where one seat's result came from: `start + luck + own + others + rest = result`, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Balance {
    /// Who.
    pub seat: Seat,
    /// The chance at the start.
    pub start: f64,
    /// What the dice gave. Over many games it is nothing on average, whoever plays.
    pub luck: f64,
    /// What the seat's own choices gave, or rather took.
    pub own: f64,
    /// What the choices of the others gave.
    pub others: f64,
    /// What cannot be laid at anybody's door: what changed while nothing could be said, and what the judge thought
    /// better of between two rolls. 0 with a judge who is always clear and at one with itself.
    pub rest: f64,
    /// The result.
    pub result: f64,
    /// From 0 to 100: how little the decisions lost. Nothing, if there were none or if that cannot be told.
    pub accuracy: Option<f64>,
    /// How many decisions there were.
    pub decisions: usize,
    /// How many of them were inaccuracies, mistakes and blunders.
    pub labels: Labels,
}

/// How many of each label.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Labels {
    /// Losses of at least 5 points.
    pub inaccuracies: usize,
    /// Losses of at least 10 points.
    pub mistakes: usize,
    /// Losses of at least 15 points.
    pub blunders: usize,
}

impl Labels {
    /// One more.
    pub(super) fn count(&mut self, label: Label) {
        *match label {
            Label::Inaccuracy => &mut self.inaccuracies,
            Label::Mistake => &mut self.mistakes,
            Label::Blunder => &mut self.blunders,
        } += 1;
    }
}
