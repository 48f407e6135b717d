//! The action card: four places, three dice.

use luckhouse_engine::Die;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place on the action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Bricks off a fort.
    Attack,
    /// Bricks on a fort.
    Build,
    /// A treasure from fort to fort.
    Raid,
    /// Another level, or a new fort.
    Fortify,
}

impl Place {
    /// All four, in the order of the card.
    pub const ALL: [Place; 4] = [Place::Attack, Place::Build, Place::Raid, Place::Fortify];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Place::Attack => "attack",
            Place::Build => "build",
            Place::Raid => "raid",
            Place::Fortify => "fortify",
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What lies on one place of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Slot {
    /// No die.
    #[default]
    Empty,
    /// A die that can be used.
    Ready(Die),
    /// A die that has been used.
    Used(Die),
}

/// The action card of the player on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ts_rs::TS)]
pub struct Card {
    attack: Slot,
    build: Slot,
    raid: Slot,
    fortify: Slot,
}

impl Card {
    /// Dice rolled in a turn (LS-7).
    pub const DICE: usize = 3;

    /// A card with one die on it.
    pub fn of(place: Place, die: Die) -> Card {
        let mut card = Card::default();
        card.put(place, die);
        card
    }

    /// A full card on which only this die is left to use.
    pub fn last(place: Place, die: Die) -> Card {
        let mut card = Card::of(place, die);
        for used in Place::ALL.into_iter().filter(|other| *other != place).take(Card::DICE - 1) {
            *card.slot(used) = Slot::Used(die);
        }
        card
    }

    /// This card with one more die on it.
    #[must_use]
    pub fn with(mut self, place: Place, die: Die) -> Card {
        self.put(place, die);
        self
    }

    /// What lies there.
    pub const fn at(&self, place: Place) -> Slot {
        match place {
            Place::Attack => self.attack,
            Place::Build => self.build,
            Place::Raid => self.raid,
            Place::Fortify => self.fortify,
        }
    }

    fn slot(&mut self, place: Place) -> &mut Slot {
        match place {
            Place::Attack => &mut self.attack,
            Place::Build => &mut self.build,
            Place::Raid => &mut self.raid,
            Place::Fortify => &mut self.fortify,
        }
    }

    /// The places without a die.
    pub fn free(&self) -> impl Iterator<Item = Place> + '_ {
        Place::ALL.into_iter().filter(|place| self.at(*place) == Slot::Empty)
    }

    /// Are all three dice on the card?
    pub fn is_full(&self) -> bool {
        self.free().count() == Place::ALL.len() - Card::DICE
    }

    /// The die there, if it can still be used.
    pub const fn ready(&self, place: Place) -> Option<Die> {
        match self.at(place) {
            Slot::Ready(die) => Some(die),
            _ => None,
        }
    }

    /// The die there, used or not.
    pub const fn die(&self, place: Place) -> Option<Die> {
        match self.at(place) {
            Slot::Ready(die) | Slot::Used(die) => Some(die),
            Slot::Empty => None,
        }
    }

    pub(super) fn put(&mut self, place: Place, die: Die) {
        *self.slot(place) = Slot::Ready(die);
    }

    /// Use up the die there.
    pub(super) fn spend(&mut self, place: Place) {
        if let Slot::Ready(die) = self.at(place) {
            *self.slot(place) = Slot::Used(die);
        }
    }
}
