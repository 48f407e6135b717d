//! What is touched for each choice.

use super::super::steps::{Way, told_apart};
use luckhouse_shelf::LabelledOffer;
use serde::Deserialize;
use std::fmt;

/// A thing that can be touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::games) enum Key {
    /// A square of the board.
    Square(String),
    /// A kind of piece that is still to be placed.
    Stock(String),
    /// A kind of captive that can come back.
    Captive(String),
    /// A card in the hand.
    Card(u8),
    /// A button with a word.
    Word(String),
}

/// An offer, as its value tells it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Choice {
    Place(String),
    Return(String),
    Card(u8),
    Go { from: String, to: String },
}

/// All ways to choose.
pub(super) fn ways(offers: &[LabelledOffer]) -> Vec<Way<Key>> {
    let ways = offers.iter().map(|offer| Way::of(offer, keys(offer))).collect();
    told_apart(ways, |word| Key::Word(word.into()))
}

fn keys(offer: &LabelledOffer) -> Vec<Key> {
    match Choice::deserialize(&offer.value) {
        Ok(Choice::Place(kind)) => vec![Key::Stock(kind)],
        Ok(Choice::Return(kind)) => vec![Key::Captive(kind)],
        Ok(Choice::Card(card)) => vec![Key::Card(card)],
        Ok(Choice::Go { from, to }) => vec![Key::Square(from), Key::Square(to)],
        Err(_) => vec![Key::Word(offer.word.clone())],
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Square(word) | Key::Stock(word) | Key::Captive(word) | Key::Word(word) => f.write_str(word),
            Key::Card(card) => write!(f, "card {card}"),
        }
    }
}
