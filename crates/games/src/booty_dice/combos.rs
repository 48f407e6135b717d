//! What six faces mean together (BD-5, BD-6, BD-21).

use super::{Curse, Face, Faces};
use serde::{Deserialize, Serialize};

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

/// What a turn has brought so far, where only the dice that were just rolled act (BD-21); empty elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct SoFar {
    /// The dice of the last roll.
    pub rolled: Faces,
    /// A Curse has struck.
    pub curse: bool,
    /// A Mutiny has struck.
    pub mutiny: bool,
    /// A Shipwreck has struck.
    pub shipwreck: bool,
}

impl Reading {
    /// The same where only the dice that were just rolled act, and every combo once in a turn (BD-21). Of two dice that
    /// show the same, the one that was rolled is the one that acts.
    #[must_use]
    pub fn of_rolled(self, so_far: SoFar) -> Reading {
        let Reading { alone, curse, mutiny, shipwreck } = self;
        Reading {
            alone: Faces::from_fn(|face| alone.count(face).min(so_far.rolled.count(face))),
            curse: curse && !so_far.curse,
            mutiny: if so_far.mutiny { 0 } else { mutiny },
            shipwreck: if so_far.shipwreck { 0 } else { shipwreck },
        }
    }
}

impl SoFar {
    /// These combos have struck now.
    pub(super) fn struck(&mut self, reading: Reading) {
        self.curse |= reading.curse;
        self.mutiny |= reading.mutiny > 0;
        self.shipwreck |= reading.shipwreck > 0;
    }
}
