//! What the house offers to choose from.

use crate::board::{Scene, Touched};
use luckhouse_shelf::LabelledOffer;

/// What can be chosen, once all dice lie.
pub(super) fn open<'a>(scene: &Scene<'a>) -> &'a [LabelledOffer] {
    if scene.rolling.is_some() { &[] } else { &scene.now.offers }
}

/// This word is chosen, if it is still offered.
pub(super) fn say(scene: &Scene, word: &str) -> Touched {
    match open(scene).iter().find(|offer| offer.word == word) {
        Some(offer) => Touched::Chosen(offer.word.clone()),
        None => Touched::Nothing,
    }
}
