//! Views and scenery as their game has them, and words of a game in the language of the terminal.

use crate::board::Scene;
use luckhouse_words::Words;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The view before what happened last, and the view now. Nothing, if it is none of this game: a house of another version
/// may send what is not known here.
pub(super) fn views<V: DeserializeOwned + Clone>(scene: &Scene) -> Option<(V, V)> {
    let now = V::deserialize(scene.view()).ok()?;
    let before = V::deserialize(scene.before).unwrap_or_else(|_| now.clone());
    Some((before, now))
}

/// What lies on the table and never changes.
pub(super) fn scenery<S: DeserializeOwned>(scene: &Scene) -> Option<S> {
    S::deserialize(&scene.now.scenery).ok()
}

/// The word of a value, as views and logs write it.
pub(super) fn word(value: impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().into()
}

/// What a value of a game is called, by the field that it stands in: the line `smile`.
pub(super) fn term(game: &str, field: &str, value: impl Serialize) -> String {
    Words::spoken().term(game, field, &word(value))
}
