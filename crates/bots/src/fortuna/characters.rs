//! Those whom one can meet at a table of Fortuna.

use crate::{Character, Taste};
use luckhouse_engine::Seat;
use luckhouse_games::fortuna::{Fortuna, FortunaAction, FortunaView, Phase};

/// A doubter, a jailer and a bluffer.
pub const CHARACTERS: &[Character<Fortuna>] = &[
    Character { name: "doubter", taste: || Box::new(Doubter) },
    Character { name: "jailer", taste: || Box::new(Jailer) },
    Character { name: "bluffer", taste: || Box::new(Bluffer) },
];

/// What a character gives up for a choice they like.
const LIKES: f64 = 0.02;

struct Doubter;

impl Taste<Fortuna> for Doubter {
    fn likes(&self, _: &Fortuna, _: Seat, _: &FortunaView, action: FortunaAction) -> f64 {
        if action == FortunaAction::Challenge { LIKES } else { 0.0 }
    }
}

struct Jailer;

impl Taste<Fortuna> for Jailer {
    fn likes(&self, _: &Fortuna, _: Seat, _: &FortunaView, action: FortunaAction) -> f64 {
        if action == FortunaAction::Leave { LIKES } else { 0.0 }
    }
}

struct Bluffer;

impl Taste<Fortuna> for Bluffer {
    /// Any wrong call would do; the grandest is the one to make.
    fn likes(&self, game: &Fortuna, _: Seat, view: &FortunaView, action: FortunaAction) -> f64 {
        match (view.phase, action) {
            (Phase::Call(throw), FortunaAction::Call(call)) if !game.is_right(throw, call) => LIKES,
            _ => 0.0,
        }
    }
}
