//! What is touched for each choice.

use super::super::steps::{Way, told_apart};
use luckhouse_games::reynards_luck::{Action, Card, Kind, Square};
use luckhouse_shelf::LabelledOffer;
use serde::Deserialize;
use std::fmt;

/// A thing that can be touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::games) enum Key {
    /// A square of the board.
    Square(Square),
    /// A kind of piece that is still to be placed.
    Stock(Kind),
    /// A kind of captive that can come back.
    Captive(Kind),
    /// A card in the hand.
    Card(Card),
    /// A button with a word.
    Word(String),
}

/// All ways to choose.
pub(super) fn ways(offers: &[LabelledOffer]) -> Vec<Way<Key>> {
    let ways = offers.iter().map(|offer| Way::of(offer, keys(offer))).collect();
    told_apart(ways, |word| Key::Word(word.into()))
}

fn keys(offer: &LabelledOffer) -> Vec<Key> {
    match Action::deserialize(&offer.value) {
        Ok(Action::Place(kind)) => vec![Key::Stock(kind)],
        Ok(Action::Return(kind)) => vec![Key::Captive(kind)],
        Ok(Action::Card(card)) => vec![Key::Card(card)],
        Ok(Action::Go { from, to, .. }) => vec![Key::Square(from), Key::Square(to)],
        _ => vec![Key::Word(offer.word.clone())],
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Square(square) => square.fmt(f),
            Key::Stock(kind) | Key::Captive(kind) => kind.fmt(f),
            Key::Word(word) => f.write_str(word),
            Key::Card(card) => write!(f, "card {card}"),
        }
    }
}
