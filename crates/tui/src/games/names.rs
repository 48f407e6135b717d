//! What those at the table are called.

use crate::board::Scene;
use luckhouse_engine::{Seat, SeatSet};

/// The name of whoever sits there: `Anne`, or `p2` of somebody unknown.
pub(super) fn name_of(scene: &Scene, seat: Seat) -> String {
    let id = seat.to_string();
    // In a replay nobody has a name.
    scene.player(&id).map(|player| player.name.clone()).filter(|name| !name.is_empty()).unwrap_or(id)
}

/// The names of all of them: `you, Anne and Mary`.
pub(super) fn names_of(scene: &Scene, seats: SeatSet) -> String {
    scene.words.listed(seats.iter().map(|seat| name_of(scene, seat)))
}

/// `p2 Anne`: the word that choices use, and the name.
pub(super) fn seat_and_name(scene: &Scene, seat: Seat) -> String {
    let id = seat.to_string();
    match scene.player(&id) {
        Some(player) if player.name != id && !player.name.is_empty() => format!("{id} {}", player.name),
        _ => id,
    }
}
