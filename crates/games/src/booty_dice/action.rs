//! What a player can choose.

use super::Faces;
use luckhouse_engine::{BadWord, Seat, phrase};
use std::fmt;
use std::str::FromStr;

/// What a pirate can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BootyAction {
    /// Roll no more.
    Stop,
    /// Roll all six dice again.
    RollAll,
    /// Roll these dice again: at least one. All six by name are [`RollAll`](BootyAction::RollAll), if they lie so (BD-22).
    Roll(Faces),
    /// Take one doubloon from a pirate.
    Rob(Seat),
    /// Use one Cutlass on a pirate.
    Attack(Seat),
    /// Say who shall have the first turn (BD-20).
    Begin(Seat),
}

impl fmt::Display for BootyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BootyAction::Stop => f.write_str("stop"),
            BootyAction::RollAll => f.write_str("roll all"),
            BootyAction::Roll(dice) => write!(f, "roll {}", dice.word()),
            BootyAction::Rob(seat) => write!(f, "rob {seat}"),
            BootyAction::Attack(seat) => write!(f, "attack {seat}"),
            BootyAction::Begin(seat) => write!(f, "begin {seat}"),
        }
    }
}

impl FromStr for BootyAction {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<BootyAction, BadWord> {
        let wrong = || {
            BadWord::new(text, phrase!("kind-action", game = "booty-dice"), phrase!("expected-booty-action"))
        };
        let lower = text.trim().to_lowercase();
        let (verb, object) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        let object = object.trim();
        match (verb, object) {
            ("stop", "") => Ok(BootyAction::Stop),
            ("roll", "all") => Ok(BootyAction::RollAll),
            ("roll", letters) => letters.parse().map(BootyAction::Roll).map_err(|_| wrong()),
            ("rob", seat) => Ok(BootyAction::Rob(seat.parse()?)),
            ("attack", seat) => Ok(BootyAction::Attack(seat.parse()?)),
            ("begin", seat) => Ok(BootyAction::Begin(seat.parse()?)),
            _ => Err(wrong()),
        }
    }
}
