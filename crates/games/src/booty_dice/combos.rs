//! What six faces mean together (BD-5, BD-6).

use super::{Curse, Face, Faces};

/// How many equal faces make a Mutiny or a Shipwreck.
pub const ALIKE: u8 = 3;

/// Six faces, read: the combos among them, and the dice that act alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The dice that belong to no combo.
    pub alone: Faces,
    /// Is there a Curse?
    pub curse: bool,
    /// How many W make a Mutiny; 0 if there is none.
    pub mutiny: u8,
    /// How many X make a Shipwreck; 0 if there is none.
    pub shipwreck: u8,
}

impl Reading {
    /// Read the six faces.
    pub fn of(dice: Faces, curse: Curse) -> Reading {
        // With one of each face of a Curse taken out, at most one die is left: no other combo stands beside it.
        if let Some(alone) = dice.minus(curse.faces()) {
            return Reading { alone, curse: true, mutiny: 0, shipwreck: 0 };
        }
        let combo = |face| if dice.count(face) >= ALIKE { dice.count(face) } else { 0 };
        let (mutiny, shipwreck) = (combo(Face::Plank), combo(Face::Cross));
        let mut alone = dice;
        if mutiny > 0 {
            alone = alone.without_any(Face::Plank);
        }
        if shipwreck > 0 {
            alone = alone.without_any(Face::Cross);
        }
        Reading { alone, curse: false, mutiny, shipwreck }
    }

    /// Lives that a Mutiny costs every other pirate (BD-12).
    pub fn mutiny_lives(self) -> u8 {
        self.mutiny.saturating_sub(ALIKE - 1)
    }
}
