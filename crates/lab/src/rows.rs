//! Single games and single decisions, as rows of a table: for whoever wants to count something else.

use crate::rows_columns::{Column, Shape, Value};
use crate::rows_judged::Verdict;
use crate::{Decided, Observed};
use luckhouse_engine::{BadWord, Phrase, phrase};
use luckhouse_shelf::Metric;
use luckhouse_words::{Language, Words};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RowKind {
    /// One row for each game.
    Games,
    /// One row for each choice that somebody made.
    Decisions,
}

impl RowKind {
    /// Both, in order.
    pub const ALL: [RowKind; 2] = [RowKind::Games, RowKind::Decisions];
}

impl fmt::Display for RowKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RowKind::Games => "games",
            RowKind::Decisions => "decisions",
        })
    }
}

impl FromStr for RowKind {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<RowKind, BadWord> {
        let found = RowKind::ALL.into_iter().find(|kind| kind.to_string() == text);
        found.ok_or_else(|| BadWord::new(text, phrase!("kind-rows"), Phrase::words(RowKind::ALL)))
    }
}

/// One game of a cell.
pub(crate) struct GameRow<'a> {
    pub(crate) cell: usize,
    pub(crate) table: &'a str,
    pub(crate) bots: &'a str,
    pub(crate) game: u64,
    pub(crate) seen: &'a Observed,
}

/// One choice of a game. Only games that the coach looked at know what choices were worth.
pub(crate) struct DecisionRow<'a> {
    pub(crate) cell: usize,
    pub(crate) decided: &'a Decided<'a>,
    pub(crate) metrics: &'static [Metric],
    pub(crate) verdict: Option<Verdict>,
}

/// A column, and how its value is found in a row.
pub(crate) struct Field<F> {
    name: &'static str,
    shape: Shape,
    about: &'static str,
    pub(crate) value: F,
}

type OfGame = for<'a> fn(&'a GameRow<'a>) -> Value<'a>;
type OfDecision = for<'a> fn(&'a DecisionRow<'a>) -> Value<'a>;

impl<F> Field<F> {
    fn column(&self) -> Column {
        Column { name: self.name.into(), shape: self.shape, about: self.about.into() }
    }
}

macro_rules! fields {
    ($($name:literal $shape:ident $about:literal $value:expr;)*) => {
        &[$(Field { name: $name, shape: Shape::$shape, about: $about, value: $value }),*]
    };
}

#[rustfmt::skip]
pub(crate) const GAME: &[Field<OfGame>] = fields! {
    "cell" Whole "which cell of the plan, counted from 0" |row| Value::Whole(row.cell as i64);
    "table" Text "the header of its log: game, options, seats, edition" |row| Value::Text(row.table);
    "bots" Text "who played, seat by seat" |row| Value::Text(row.bots);
    "game" Whole "the number of the game in its cell: the same number is the same dice in every cell" |row| Value::Whole(row.game as i64);
    "seats" Whole "how many played" |row| Value::Whole(row.seen.outcome.scores.seats() as i64);
    "winners" Wholes "the seats that won, counted from 1; none, one or several" |row| Value::Wholes(winners(row.seen));
    "scores" Wholes "the score of each seat" |row| Value::Wholes(scores(row.seen));
    "turns" Whole "how many turns it took, as the game counts them" |row| Value::Whole(row.seen.progress.turns.into());
    "choices" Whole "how many choices were made; choices made at once count one each" |row| Value::Whole(row.seen.choices.into());
    "rolls" Whole "how many rolls there were" |row| Value::Whole(row.seen.rolls.into());
    "capped" Yes "did the cap end it?" |row| Value::Yes(row.seen.progress.capped);
    "counted" Whole "choices for which it was counted what else could have been chosen" |row| Value::Whole(row.seen.counted.into());
    "real" Whole "those of them that were between two things or more" |row| Value::Whole(row.seen.real.into());
    "width" Whole "how many things there were to choose from in those, added up" |row| Value::Whole(row.seen.width.into());
};

#[rustfmt::skip]
pub(crate) const DECISION: &[Field<OfDecision>] = fields! {
    "cell" Whole "which cell of the plan, counted from 0" |row| Value::Whole(row.cell as i64);
    "game" Whole "the number of the game in its cell" |row| Value::Whole(row.decided.game as i64);
    "number" Whole "the number of the choice in its game, counted from 0" |row| Value::Whole(row.decided.number.into());
    "seat" Whole "whose choice, counted from 1" |row| Value::Whole(row.decided.seat.index() as i64 + 1);
    "choices" Whole "how many things there were to choose from" |row| Value::Whole(row.decided.choices as i64);
    "word" Text "what was chosen, as it stands in a log" |row| Value::Text(row.decided.word);
    "use" MaybeText "which of the game's metrics it is, if any" |row| Value::MaybeText(row.decided.what.map(|what| row.metrics[what].name));
    "chance" MaybeReal "the chance to win after it, from 0 to 1; null if the game was not judged" |row| Value::MaybeReal(row.verdict.map(|verdict| verdict.chance));
    "best" MaybeReal "the chance to win after the best choice; null if the game was not judged" |row| Value::MaybeReal(row.verdict.map(|verdict| verdict.best));
    "loss" MaybeReal "what the choice lost against the best; null if the game was not judged" |row| Value::MaybeReal(row.verdict.map(|verdict| verdict.loss));
};

fn winners(seen: &Observed) -> Vec<i64> {
    seen.outcome.winners.iter().map(|seat| seat.index() as i64 + 1).collect()
}

fn scores(seen: &Observed) -> Vec<i64> {
    seen.outcome.scores.iter().map(|(_, score)| i64::from(score)).collect()
}

/// The columns of rows of this kind: those of every game, and those for what is counted of this one.
pub fn columns(kind: RowKind, metrics: &[Metric]) -> Vec<Column> {
    // For programs: in one language, whoever runs it.
    let english = Words::in_language(Language::ENGLISH);
    let of_metric = |what: &Metric| Column {
        name: format!("use_{}", what.name.replace('-', "_")),
        shape: Shape::Wholes,
        about: format!("how often each seat used this: {}", what.said(&english)),
    };
    match kind {
        RowKind::Games => GAME.iter().map(Field::column).chain(metrics.iter().map(of_metric)).collect(),
        RowKind::Decisions => DECISION.iter().map(Field::column).collect(),
    }
}
