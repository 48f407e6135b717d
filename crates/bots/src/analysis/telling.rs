//! What can be told, and what is smaller than its own error.

use super::{JudgedDecision, Label};

/// The one rule for all that is told of a game: labels, accuracy, turning points, hints and what the lab counts. What is
/// smaller than its own error is not told.
///
/// ```
/// use luckhouse_bots::analysis::can_tell;
/// assert!(can_tell(0.06, 0.05) && can_tell(0.06, 0.0));
/// assert!(!can_tell(0.06, 0.07) && !can_tell(0.0, 0.0));
/// ```
pub fn can_tell(size: f64, error: f64) -> bool {
    // Chances are differences of doubles: five points are five points.
    size > 0.0 && size + 1e-9 >= error
}

/// Of so many decisions it must be known how good they were before there is an accuracy.
const MOST: f64 = 0.9;

/// Is it known how good these decisions of a player were, to whom all own choices gave so much (or rather took)? Not where
/// too many of them could have cost more than anybody would have seen, nor where the choices lost more than the decisions
/// are known to have cost.
pub(super) fn tells_accuracy(decisions: &[&JudgedDecision], own: f64) -> bool {
    let least = Label::ALL[0].1;
    let seen = |decision: &&&JudgedDecision| decision.error <= least || decision.told;
    let lost: f64 = decisions.iter().map(|decision| decision.proved_loss()).sum();
    decisions.iter().filter(seen).count() as f64 >= MOST * decisions.len() as f64
        && -own <= lost + 2.0 * least
}
