//! What a player can choose.

use super::{Card, Kind, Square};
use luckhouse_engine::{BadWord, Phrase, phrase};
use std::fmt;
use std::str::FromStr;

/// A choice of a player.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Put this piece on the next square of the formation: `place 4`.
    Place(Kind),
    /// Roll the die, instead of returning a piece: `roll`.
    Roll,
    /// Bring a captured piece back on the own shield: `return fox`.
    Return(Kind),
    /// Act with a piece: `a1-a4`, `a1xa4`.
    Go {
        /// Where the piece stands.
        from: Square,
        /// Where it moves to, or whom it challenges.
        to: Square,
        /// What it does.
        deed: Deed,
    },
    /// Play this card in a confrontation: `card 6`.
    Card(Card),
    /// Take the square of the captured piece: `advance`.
    Advance,
    /// Leave the challenger where it is: `stay`.
    Stay,
    /// Put the captured piece into the reserve: `keep`.
    Keep,
}

/// What a piece does on its turn.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// It goes to an empty square.
    Move,
    /// It challenges an enemy, and stays where it is.
    Challenge,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(kind) => write!(f, "place {kind}"),
            Action::Roll => f.write_str("roll"),
            Action::Return(kind) => write!(f, "return {kind}"),
            Action::Go { from, to, deed: Deed::Move } => write!(f, "{from}-{to}"),
            Action::Go { from, to, deed: Deed::Challenge } => write!(f, "{from}x{to}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Advance => f.write_str("advance"),
            Action::Stay => f.write_str("stay"),
            Action::Keep => f.write_str("keep"),
        }
    }
}

fn unread(text: &str) -> BadWord {
    let setup = "`place 4`, `place fox`, `roll`, `return 5`, `return fox`";
    let others = Phrase::either(["`card 6`", "`advance`", "`stay`", "`keep`"]);
    let expected = phrase!("expected-reynard-action", setup, others);
    BadWord::new(text, phrase!("kind-action", game = "reynards-luck"), expected)
}

impl FromStr for Action {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Action, BadWord> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let action = match words.as_slice() {
            ["place", kind] => kind.parse().ok().map(Action::Place),
            ["return", kind] => kind.parse().ok().map(Action::Return),
            ["card", card] => card.parse().ok().map(Action::Card),
            ["roll"] => Some(Action::Roll),
            ["advance"] => Some(Action::Advance),
            ["stay"] => Some(Action::Stay),
            ["keep"] => Some(Action::Keep),
            squares => go(&squares.concat()),
        };
        action.ok_or_else(|| unread(text))
    }
}

fn go(word: &str) -> Option<Action> {
    let (from, to, deed) = match (word.split_once('-'), word.split_once('x')) {
        (Some((from, to)), None) => (from, to, Deed::Move),
        (None, Some((from, to))) => (from, to, Deed::Challenge),
        _ => return None,
    };
    Some(Action::Go { from: from.parse().ok()?, to: to.parse().ok()?, deed })
}
