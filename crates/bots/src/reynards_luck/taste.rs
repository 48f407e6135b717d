//! Those whom one can meet at a table of Reynard's Luck.

use crate::{Character, Taste};
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Action, Deed, ReynardsLuck, Square, Standing, View};

/// What a whole liking is worth, in chance of winning.
const LIKING: f64 = 0.025;

/// Those with a name.
pub const CHARACTERS: &[Character<ReynardsLuck>] = &[
    Character { name: "hothead", taste: || Box::new(Hothead) },
    Character { name: "warden", taste: || Box::new(Warden) },
    Character { name: "reynard", taste: || Box::new(Masquerade) },
];

struct Hothead;

impl Taste<ReynardsLuck> for Hothead {
    fn likes(&self, _: &ReynardsLuck, _: Seat, _: &View, action: Action) -> f64 {
        match action {
            Action::Go { deed: Deed::Challenge, .. } | Action::Advance => LIKING,
            _ => 0.0,
        }
    }
}

struct Warden;

impl Taste<ReynardsLuck> for Warden {
    fn likes(&self, game: &ReynardsLuck, seat: Seat, _: &View, action: Action) -> f64 {
        match action {
            Action::Go { deed: Deed::Challenge, .. } | Action::Advance => -LIKING,
            Action::Keep => LIKING / 2.0,
            Action::Go { to, .. } if at_home(game, seat, to) => LIKING / 2.0,
            _ => 0.0,
        }
    }
}

/// Nearer to the own shield than to the other's.
fn at_home(game: &ReynardsLuck, seat: Seat, square: Square) -> bool {
    let far = |seat| game.layout().side(seat).shield.distance(square);
    far(seat) < far(seat.other())
}

struct Masquerade;

impl Taste<ReynardsLuck> for Masquerade {
    fn likes(&self, _: &ReynardsLuck, _: Seat, view: &View, action: Action) -> f64 {
        let Action::Go { from, deed: Deed::Move, .. } = action else { return 0.0 };
        let hidden = view.at(from).filter(|piece| piece.standing == Standing::Hidden);
        let value = hidden.and_then(|piece| piece.kind).map(|kind| kind.value().unwrap_or(1));
        value.map_or(0.0, |value| LIKING * f64::from(7 - value) / 6.0)
    }
}
