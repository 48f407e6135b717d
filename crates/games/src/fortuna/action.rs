//! What a player can choose, and the words for it.

use super::{Call, Pair};
use luckhouse_engine::{BadWord, Phrase, Seat, phrase};
use std::fmt;
use std::str::FromStr;

/// What a player of Fortuna can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum FortunaAction {
    /// `dice 3 6`: score with these two of the dice (FO-17, FO-22).
    Dice(Pair),
    /// `bricks 0 3`: score with these two of the bricks (FO-17, FO-22).
    Bricks(Pair),
    /// `call smile`, also read as `smile` (FO-9).
    Call(Call),
    /// `accept` the call (FO-10).
    Accept,
    /// `challenge` the call (FO-10).
    Challenge,
    /// `free` a marble from the dungeon (FO-8).
    Free,
    /// `leave` it there (FO-8).
    Leave,
    /// `take p3`: this opponent loses the marble or marbles (FO-16).
    Take(Seat),
}

impl fmt::Display for FortunaAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FortunaAction::Dice(pair) => write!(f, "dice {pair}"),
            FortunaAction::Bricks(pair) => write!(f, "bricks {pair}"),
            FortunaAction::Call(call) => write!(f, "call {}", call.word()),
            FortunaAction::Accept => f.write_str("accept"),
            FortunaAction::Challenge => f.write_str("challenge"),
            FortunaAction::Free => f.write_str("free"),
            FortunaAction::Leave => f.write_str("leave"),
            FortunaAction::Take(seat) => write!(f, "take {seat}"),
        }
    }
}

fn unread(text: &str) -> BadWord {
    let others = ["`accept`", "`challenge`", "`free`", "`leave`", "`take p2`", "`dice 3 6`", "`bricks 0 3`"];
    let lines = "happiness, smile, grin, half-smile, wolf-grin, plain";
    let expected = phrase!("expected-call", lines, others = Phrase::either(others));
    BadWord::new(text, phrase!("kind-action", game = "fortuna"), expected)
}

impl FromStr for FortunaAction {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<FortunaAction, BadWord> {
        let lower = text.trim().to_lowercase();
        let (word, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        read(word, rest.trim()).ok_or_else(|| unread(text))
    }
}

fn read(word: &str, rest: &str) -> Option<FortunaAction> {
    match (word, rest) {
        ("dice", faces) => Pair::read(faces, 1).map(FortunaAction::Dice),
        ("bricks", faces) => Pair::read(faces, 0).map(FortunaAction::Bricks),
        ("call", name) => read_call(name).map(FortunaAction::Call),
        ("take", seat) => seat.parse().ok().map(FortunaAction::Take),
        ("accept", "") => Some(FortunaAction::Accept),
        ("challenge", "") => Some(FortunaAction::Challenge),
        ("free", "") => Some(FortunaAction::Free),
        ("leave", "") => Some(FortunaAction::Leave),
        // The rules write a call as its bare name (FO-9).
        _ => read_call(&format!("{word} {rest}")).map(FortunaAction::Call),
    }
}

/// The call with this name; `half smile` is as good as `half-smile`.
fn read_call(name: &str) -> Option<Call> {
    let name = name.split_whitespace().collect::<Vec<_>>().join("-");
    Call::ALL.into_iter().find(|call| call.word() == name)
}
