//! Puzzles and those who try them: Glicko-2, as if the two had played.

use super::{Rating, two};
use std::cmp::Ordering;

/// The ratings of a player and of a puzzle after the player's first try at it. Whoever finds the best choice has won.
///
/// ```
/// use luckhouse_club::rating::{Rating, after_try};
/// let (player, puzzle) = after_try(Rating::new(), Rating::new(), true);
/// assert!(player.mean > 1500.0 && puzzle.mean < 1500.0);
/// assert!(player.deviation < Rating::WIDEST && puzzle.deviation < Rating::WIDEST);
/// assert_eq!((player.games, puzzle.games), (1, 1));
/// ```
pub fn after_try(player: Rating, puzzle: Rating, solved: bool) -> (Rating, Rating) {
    let places = if solved { Ordering::Less } else { Ordering::Greater };
    let counted = |rating: Rating| Rating { games: rating.games.saturating_add(1), ..rating };
    let [player, puzzle] = two::rate(&player, &puzzle, places).map(counted);
    (player, puzzle)
}
