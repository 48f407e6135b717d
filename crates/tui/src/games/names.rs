//! What those at the table are called.

use crate::board::Scene;
use luckhouse_engine::{Seat, SeatSet};

/// Somebody's name: `Anne`, or `p2` of somebody unknown.
pub(super) fn name<'a>(scene: &Scene<'a>, id: &'a str) -> &'a str {
    scene.player(id).map_or(id, |player| player.name.as_str())
}

/// The name of whoever sits there.
pub(super) fn name_of(scene: &Scene, seat: Seat) -> String {
    let id = seat.to_string();
    scene.player(&id).map_or(id, |player| player.name.clone())
}

/// The names of all of them.
pub(super) fn names_of(scene: &Scene, seats: SeatSet) -> String {
    names(scene, &seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>())
}

/// Several names: `you, Anne and Mary`.
pub(super) fn names(scene: &Scene, ids: &[String]) -> String {
    let names: Vec<&str> = ids.iter().map(|id| name(scene, id)).collect();
    match names.as_slice() {
        [] => "nobody".into(),
        [one] => (*one).into(),
        [head @ .., tail] => format!("{} and {tail}", head.join(", ")),
    }
}

/// `p2 Anne`: the word that choices use, and the name.
pub(super) fn seat_and_name(scene: &Scene, id: &str) -> String {
    match scene.player(id) {
        Some(player) if player.name != id => format!("{id} {}", player.name),
        _ => id.into(),
    }
}

/// What the house says, with names for seats.
pub(super) fn named(scene: &Scene, text: &str) -> String {
    let word = |word: &str| {
        let bare = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let (id, rest) = word.split_at(bare.len());
        format!("{}{rest}", name(scene, id))
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
