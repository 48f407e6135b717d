//! The cards, 1 to 7, that are added to a piece in a confrontation.

use super::Sort;
use luckhouse_engine::{BadWord, phrase};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card, by its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[ts(as = "u8")]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card of this value, if there is one.
    pub const fn new(value: u8) -> Option<Card> {
        if value >= 1 && value <= 7 { Some(Card(value)) } else { None }
    }

    /// 1 to 7.
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl Sort for Card {
    const ALL: [Card; 7] = [Card(1), Card(2), Card(3), Card(4), Card(5), Card(6), Card(7)];

    #[inline]
    fn place(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

fn unread(text: &str) -> BadWord {
    BadWord::new(text, phrase!("kind-card"), phrase!("expected-card"))
}

impl FromStr for Card {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Card, BadWord> {
        let card = text.parse().ok().and_then(Card::new);
        card.ok_or_else(|| unread(text))
    }
}

impl TryFrom<u8> for Card {
    type Error = BadWord;
    fn try_from(value: u8) -> Result<Card, BadWord> {
        Card::new(value).ok_or_else(|| unread(&value.to_string()))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}
