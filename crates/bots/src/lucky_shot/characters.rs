//! Those whom one can meet at a table of Lucky Shot.

use crate::{Character, Taste};
use luckhouse_engine::Seat;
use luckhouse_games::lucky_shot::{Action, LuckyShot, Place, View};

/// A builder, a raider and a collector.
pub const CHARACTERS: &[Character<LuckyShot>] = &[
    Character { name: "mason", taste: || Box::new(Liking(mason)) },
    Character { name: "corsair", taste: || Box::new(Liking(corsair)) },
    Character { name: "magpie", taste: || Box::new(Liking(magpie)) },
];

/// What a choice is worth to somebody beyond the game.
struct Liking(fn(&View, Seat, Action) -> f64);

impl Taste<LuckyShot> for Liking {
    fn likes(&self, _: &LuckyShot, seat: Seat, view: &View, action: Action) -> f64 {
        self.0(view, seat, action)
    }
}

fn mason(_: &View, seat: Seat, action: Action) -> f64 {
    match action {
        Action::Put(Place::Build) => 0.02,
        Action::Build { fort, .. } if fort.owner() == seat => 0.02,
        _ => 0.0,
    }
}

fn corsair(_: &View, seat: Seat, action: Action) -> f64 {
    match action {
        Action::Put(Place::Raid | Place::Attack) => 0.015,
        Action::Raid { .. } => 0.025,
        Action::Attack { fort, .. } if fort.owner() != seat => 0.02,
        _ => 0.0,
    }
}

fn magpie(_: &View, _: Seat, action: Action) -> f64 {
    match action {
        Action::Put(Place::Fortify) => 0.02,
        Action::Create | Action::CreateAt(_) => 0.025,
        _ => 0.0,
    }
}
