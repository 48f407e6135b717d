//! Two adventurers with tastes of their own.

use crate::{Character, Taste};
use luckhouse_engine::Seat;
use luckhouse_games::lantern::{Lantern, LanternAction, LanternView};

/// Those whom one can meet on the way to the Dragon.
pub const CHARACTERS: &[Character<Lantern>] = &[
    Character { name: "duelist", taste: || Box::new(Duelist) },
    Character { name: "gambler", taste: || Box::new(Gambler) },
];

/// What a liking may cost.
const LIKING: f64 = 0.02;

struct Duelist;

impl Taste<Lantern> for Duelist {
    fn likes(&self, _game: &Lantern, _seat: Seat, _view: &LanternView, action: LanternAction) -> f64 {
        match action {
            LanternAction::Crit(_) | LanternAction::Counter(..) => LIKING,
            _ => 0.0,
        }
    }
}

struct Gambler;

impl Taste<Lantern> for Gambler {
    fn likes(&self, _game: &Lantern, _seat: Seat, _view: &LanternView, action: LanternAction) -> f64 {
        match action {
            LanternAction::Con(dice) if dice.len() >= 3 => LIKING,
            _ => 0.0,
        }
    }
}
