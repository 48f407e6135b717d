//! The four abilities and their circles.

use luckhouse_engine::{BadWord, Phrase, phrase};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// What an adventurer can do to the dice (LN-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Critical Hit: turn one die to its opposite face.
    Crit,
    /// Counter Attack: one die one up or down.
    Counter,
    /// Magic Spell: roll one die again.
    Magic,
    /// Constitution: roll any dice again.
    Con,
}

impl Ability {
    /// All four, in order.
    pub const ALL: [Ability; 4] = [Ability::Crit, Ability::Counter, Ability::Magic, Ability::Con];

    /// The name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Ability::Crit => "Critical Hit",
            Ability::Counter => "Counter Attack",
            Ability::Magic => "Magic Spell",
            Ability::Con => "Constitution",
        }
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ability::Crit => "crit",
            Ability::Counter => "counter",
            Ability::Magic => "magic",
            Ability::Con => "con",
        })
    }
}

impl FromStr for Ability {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Ability, BadWord> {
        let found = Ability::ALL.into_iter().find(|ability| ability.to_string() == text);
        found.ok_or_else(|| {
            BadWord::new(text, phrase!("kind-ability"), Phrase::either(["crit", "counter", "magic", "con"]))
        })
    }
}

/// The circles of one ability: never more than seven are drawn (LN-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ts_rs::TS)]
pub struct Circles {
    /// Uses that are left.
    pub left: u8,
    /// Uses that are gone.
    pub crossed: u8,
}

impl Circles {
    /// The most circles of one ability, crossed-off ones counted.
    pub const MOST: u8 = 7;

    /// Room for one more?
    pub const fn has_room(self) -> bool {
        self.left + self.crossed < Circles::MOST
    }

    pub(super) fn cross_off(&mut self) {
        self.left -= 1;
        self.crossed += 1;
    }
}

/// The circles of all four abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ts_rs::TS)]
pub struct Abilities {
    /// Critical Hit.
    pub crit: Circles,
    /// Counter Attack.
    pub counter: Circles,
    /// Magic Spell.
    pub magic: Circles,
    /// Constitution.
    pub con: Circles,
}

impl Abilities {
    /// All circles crossed off: the Adventure Score (LN-15).
    pub fn crossed(&self) -> u8 {
        Ability::ALL.iter().map(|ability| self[*ability].crossed).sum()
    }

    /// The abilities that have room for one more circle (LN-11).
    pub fn with_room(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.into_iter().filter(move |ability| self[*ability].has_room())
    }
}

impl Index<Ability> for Abilities {
    type Output = Circles;
    fn index(&self, ability: Ability) -> &Circles {
        match ability {
            Ability::Crit => &self.crit,
            Ability::Counter => &self.counter,
            Ability::Magic => &self.magic,
            Ability::Con => &self.con,
        }
    }
}

impl IndexMut<Ability> for Abilities {
    fn index_mut(&mut self, ability: Ability) -> &mut Circles {
        match ability {
            Ability::Crit => &mut self.crit,
            Ability::Counter => &mut self.counter,
            Ability::Magic => &mut self.magic,
            Ability::Con => &mut self.con,
        }
    }
}
