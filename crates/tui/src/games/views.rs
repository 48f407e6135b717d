//! Views as the rules have them.

use super::pen::Pen;
use super::steps::Steps;
use crate::board::Scene;
use crate::look::Role;
use serde::de::DeserializeOwned;
use std::fmt::Display;

/// The view before, and the one to be shown: as long as something rolls, how it was before. Nothing if the house is of
/// another time, and its views are not those of this program.
pub(super) fn shown<V: DeserializeOwned + Clone>(scene: &Scene) -> Option<(V, V)> {
    let now = V::deserialize(scene.view()).ok()?;
    let before = V::deserialize(scene.before).unwrap_or_else(|_| now.clone());
    let view = if scene.rolling.is_some() { before.clone() } else { now };
    Some((before, view))
}

/// The table in plain text; what there is to choose stands in the list.
pub(super) fn plain<K: Clone + PartialEq + Display>(steps: &mut Steps<K>, scene: &Scene, pen: &mut Pen) {
    steps.begin(Vec::new());
    pen.lines((0, 0), scene.now.picture.lines(), Role::Plain);
}
