//! What sides and pieces are called.

use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::Kind;
use luckhouse_words::Words;

/// `Red`, `Blue`.
pub(super) fn side(seat: Seat) -> String {
    let colour = if seat == Seat::at(0) { "red" } else { "blue" };
    Words::spoken().say(&format!("reynards-luck-side-{colour}"), &())
}

/// The first letter of that.
pub(super) fn initial(seat: Seat) -> String {
    side(seat).chars().take(1).collect()
}

/// A kind in one column.
pub(super) fn letter(kind: Kind) -> String {
    kind.value().map_or_else(|| "F".into(), |value| value.to_string())
}
