//! Views and static data as the rules have them, and words of a game in the language of the terminal.

use super::pen::Pen;
use super::steps::{Steps, Thing};
use crate::board::Scene;
use crate::look::Role;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The view before what happened last, and the view now. Nothing, if it is none of this game: a house of another version
/// may send what is not known here.
pub(super) fn views<V: DeserializeOwned + Clone>(scene: &Scene) -> Option<(V, V)> {
    let now = V::deserialize(scene.view()).ok()?;
    let before = V::deserialize(scene.before).unwrap_or_else(|_| now.clone());
    Some((before, now))
}

/// The view before, and the one to be shown: as long as something rolls, how it was before.
pub(super) fn shown<V: DeserializeOwned + Clone>(scene: &Scene) -> Option<(V, V)> {
    let (before, now) = views::<V>(scene)?;
    let view = if scene.rolling.is_some() { before.clone() } else { now };
    Some((before, view))
}

/// What lies on the table and never changes.
pub(super) fn static_data<S: DeserializeOwned>(scene: &Scene) -> Option<S> {
    S::deserialize(&scene.now.static_data).ok()
}

/// The table in plain text; what there is to choose stands in the list.
pub(super) fn plain<K: Thing>(steps: &mut Steps<K>, scene: &Scene, pen: &mut Pen) {
    steps.begin(Vec::new());
    pen.lines((0, 0), scene.now.picture.lines(), Role::Plain);
}

/// The word of a value, as views and logs write it.
pub(super) fn word(value: impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().into()
}

/// What a value of this game is called, by the field that it stands in: the line `smile`.
pub(super) fn term(scene: &Scene, field: &str, value: impl Serialize) -> String {
    scene.words.term(scene.now.game, field, &word(value))
}
