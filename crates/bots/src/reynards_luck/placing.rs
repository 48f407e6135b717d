//! Arranging the pieces. Strong ones may stand in front more often than behind, but within each half any order is as likely as
//! the others: whoever has seen many arrangements learns nothing more from them.

use luckhouse_engine::{Rng, Seat};
use luckhouse_games::reynards_luck::{Action, Bag, Kind, ReynardsLuck, View};

/// What a piece counts on average.
fn value(kind: Kind) -> f64 {
    kind.value().map_or(3.5, f64::from)
}

/// How much strong pieces are placed in front where nobody says otherwise: at arm's length whoever stands in front fights at once,
/// and perfect play puts them there; farther off more of it could be read (docs/strength.md).
const FORWARD: [f64; 2] = [2.0, 0.5];
/// So many squares are at arm's length.
const NEAR: usize = 3;

fn forward(game: &ReynardsLuck, wished: Option<f64>) -> f64 {
    let [red, blue] = [0, 1].map(|seat| &game.layout().side(Seat::at(seat)).formation);
    let far = red.iter().flat_map(|one| blue.iter().map(|other| one.distance(*other))).min();
    wished.unwrap_or(FORWARD[usize::from(far.is_none_or(|far| far > NEAR))])
}

/// How much likelier a piece is to stand behind than a fox.
fn behind(kind: Kind, forward: f64) -> f64 {
    ((7.0 - value(kind)) / value(kind)).powf(forward)
}

/// The next piece.
pub(super) fn choose(
    game: &ReynardsLuck,
    seat: Seat,
    view: &View,
    wished: Option<f64>,
    rng: &mut Rng,
) -> Action {
    let left = view.to_place(seat).unwrap_or(game.layout().pieces);
    let kinds: Vec<Action> = left.sorts().map(Action::Place).collect();
    let mut ticket = rng.below(1 << 32) as f64 / (1_u64 << 32) as f64;
    for (action, chance) in kinds.iter().zip(mix(game, seat, view, wished, &kinds)) {
        ticket -= chance;
        if ticket < 0.0 {
            return *action;
        }
    }
    kinds[kinds.len() - 1]
}

/// The chance of each kind to be placed next.
///
/// Those that will stand behind are drawn together, each set by the product of what its pieces say, and stand in any order;
/// so a piece is next as often as it is in such a set, shared among the places that are left.
pub(super) fn mix(
    game: &ReynardsLuck,
    seat: Seat,
    view: &View,
    wished: Option<f64>,
    legal: &[Action],
) -> Vec<f64> {
    let forward = forward(game, wished);
    let left = view.to_place(seat).unwrap_or(game.layout().pieces);
    let places_behind = game.layout().pieces.len().div_ceil(2);
    let open = places_behind.saturating_sub(view.pieces_of(seat).count());
    let part = |action: &Action| {
        let Action::Place(kind) = *action else { return 0.0 };
        let many = f64::from(left.count(kind));
        if open == 0 || many == 0.0 {
            return many;
        }
        let mut others = left;
        others.take(kind);
        many * behind(kind, forward) * sets(&others, open - 1, forward)
    };
    let parts: Vec<f64> = legal.iter().map(part).collect();
    let all: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / all).collect()
}

/// All sets of so many of these pieces, each counted by the product of what its pieces say.
fn sets(pieces: &Bag<Kind>, many: usize, forward: f64) -> f64 {
    let mut sums = vec![0.0; many + 1];
    sums[0] = 1.0;
    for piece in pieces.iter() {
        for size in (1..=many).rev() {
            sums[size] += behind(piece, forward) * sums[size - 1];
        }
    }
    sums[many]
}

/// All arrangements are worth about the same: what is liked more is shown as a little more.
pub(super) fn weigh(
    game: &ReynardsLuck,
    seat: Seat,
    view: &View,
    wished: Option<f64>,
    legal: &[Action],
) -> Vec<f64> {
    mix(game, seat, view, wished, legal).into_iter().map(|chance| 0.5 + chance / 100.0).collect()
}
