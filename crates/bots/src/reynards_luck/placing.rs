//! Arranging the pieces: a good arrangement, never the same one.

use luckhouse_engine::{Rng, Seat};
use luckhouse_games::reynards_luck::{Action, Kind, ReynardsLuck, View};

/// How much a piece likes to stand in front.
fn forward(kind: Kind) -> f64 {
    kind.value().map_or(3.5, f64::from)
}

/// The next piece: strong ones in front more often than behind.
pub(super) fn choose(game: &ReynardsLuck, seat: Seat, view: &View, rng: &mut Rng) -> Action {
    let left = view.to_place(seat).unwrap_or(game.layout().pieces);
    let weights: Vec<(Kind, f64)> = left.iter().map(|kind| (kind, weight(game, seat, view, kind))).collect();
    let all: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let mut ticket = rng.below(1 << 32) as f64 / (1_u64 << 32) as f64 * all;
    for (kind, weight) in &weights {
        ticket -= weight;
        if ticket < 0.0 {
            return Action::Place(*kind);
        }
    }
    Action::Place(weights[weights.len() - 1].0)
}

fn weight(game: &ReynardsLuck, seat: Seat, view: &View, kind: Kind) -> f64 {
    let placed = view.pieces_of(seat).count();
    let front = 2 * placed >= game.layout().pieces.len();
    let wish = if front { forward(kind) } else { 7.0 - forward(kind) };
    wish * wish
}

/// All arrangements are worth about the same: what is liked more is shown as a little more.
pub(super) fn weigh(game: &ReynardsLuck, seat: Seat, view: &View, legal: &[Action]) -> Vec<f64> {
    let like = |action: &Action| match action {
        Action::Place(kind) => 0.5 + weight(game, seat, view, *kind) / 3600.0,
        _ => 0.5,
    };
    legal.iter().map(like).collect()
}
