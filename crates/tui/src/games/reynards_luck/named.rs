//! What sides and pieces are called.

use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::Kind;
use luckhouse_words::{Words, say};

/// `Red`, `Blue`.
pub(super) fn side(words: &Words, seat: Seat) -> String {
    match seat == Seat::at(0) {
        true => say!(words, "reynards-luck-side-red"),
        false => say!(words, "reynards-luck-side-blue"),
    }
}

/// The first letter of that.
pub(super) fn initial(words: &Words, seat: Seat) -> String {
    side(words, seat).chars().take(1).collect()
}

/// A kind in one column.
pub(super) fn letter(kind: Kind) -> String {
    kind.value().map_or_else(|| "F".into(), |value| value.to_string())
}
