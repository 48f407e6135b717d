//! Dice that belong together, and what they cost everybody else.

use luckhouse_games::booty_dice::{CURSE_DOUBLOONS, CURSE_LIVES, Reading};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A combo that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Combo {
    /// Which.
    pub combo: ComboName,
    /// What every other pirate loses, as far as they have it.
    pub costs: Things,
}

/// The combos, in the order in which they act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ComboName {
    /// Of different faces.
    Curse,
    /// Of planks.
    Mutiny,
    /// Of crosses.
    Shipwreck,
}

/// How many of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Things {
    /// Hearts.
    pub lives: u8,
    /// Gold.
    pub doubloons: u8,
    /// From the War Chest.
    pub shields: u8,
}

/// The combos of these dice.
pub(super) fn combos(reading: Reading) -> impl Iterator<Item = Combo> {
    let all = [
        (reading.curse, ComboName::Curse, CURSE_LIVES, CURSE_DOUBLOONS),
        (reading.mutiny > 0, ComboName::Mutiny, reading.mutiny_lives(), 0),
        (reading.shipwreck > 0, ComboName::Shipwreck, 0, reading.shipwreck),
    ];
    let combo =
        |(_, combo, lives, doubloons)| Combo { combo, costs: Things { lives, doubloons, shields: 0 } };
    all.into_iter().filter(|(made, ..)| *made).map(combo)
}
