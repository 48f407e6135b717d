//! What is touched for each choice.

use super::super::steps::{Thing, Way, told_apart};
use luckhouse_games::reynards_luck::{Action, Card, Kind, Square};
use luckhouse_shelf::LabelledOffer;
use luckhouse_words::{Words, say};
use serde::Deserialize;

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

impl Thing for Key {
    fn called(&self, words: &Words) -> String {
        match self {
            Key::Square(square) => square.to_string(),
            Key::Stock(kind) | Key::Captive(kind) => words.term("reynards-luck", "kind", &kind.to_string()),
            Key::Word(word) => words.term("terminal-reynards-luck", "button", word),
            Key::Card(card) => say!(words, "terminal-reynards-luck-card", card = card.to_string()),
        }
    }
}
